/** Explanations: why an action is legal or refused, what it costs, and its odds. */

import { get, post, RequestError } from "../api";
import { showToast } from "../dom";
import type { Action, Attack, ToldOdds, Why } from "../generated/api";
import { asProse, type Prose } from "../prose";
import type { WhyQuestion, Play } from "./play";
import { canPickUp } from "./group_moves";
import { gameWords } from "../words/game";

/** Most units named in a hint. */
const MAX_NAMED = 5;

export class Explainer {
  private readonly whys = new Map<string, Promise<Why>>();
  private readonly attacks = new Map<string, Attack>();

  constructor(private readonly play: Play) {}

  /** Forget the answers about an earlier position. */
  forgetAnswers(): void {
    this.whys.clear();
  }

  async loadAttacks(): Promise<void> {
    const { game, acts } = this.play;
    this.attacks.clear();
    // A title that plans attacks itself shows the odds there.
    if (!game.mine || game.part.planner?.attack?.tellsOdds) return;
    const hexes = new Set((game.view.choices ?? []).filter((choice) => !choice.unit).map((choice) => choice.hex));
    hexes.delete("");
    if (!hexes.size) return;
    try {
      const answer = await get("/api/games/{game}/attacks", game.at, game.seat);
      for (const attack of answer.attacks) {
        for (const value of Object.values(attack.action))
          if (typeof value === "string" && hexes.has(value)) this.attacks.set(value, attack);
      }
    } catch (error) {
      acts.showError(error);
    }
  }

  /** Explain the hex under the pointer or the keyboard cursor; null is outside the map. */
  async pointAt(hex: string | null, counter = false): Promise<void> {
    const { game, looking } = this.play;
    const choice = hex && looking.unit ? looking.reach.find((one) => one.hex === hex) : undefined;
    if (choice?.path.length) {
      const start = game.view.table.counters.find((counter) => counter.unit === looking.unit)?.hex;
      const path = start ? [start, ...choice.path] : choice.path;
      looking.path.value = path;
      const why = await this.askWhy({ action: choice.action });
      if (looking.path.value === path) looking.explanation.value = { kind: "way", why, text: choice.text };
      return;
    }
    const explanation = looking.explanation.value;
    if (explanation?.kind === "told" && explanation.stays && !looking.unit) return;
    if (looking.path.value.length) looking.path.value = [];
    if (!hex) return;
    // Do not replace a refusal or a choice about a selected unit.
    if (looking.unit) {
      const { kind } = looking.explanation.value ?? { kind: "hex" };
      if (kind === "hex" || kind === "way") looking.explanation.value = { kind: "hex", hex, counter };
      return;
    }
    const attack = this.attacks.get(hex);
    if (attack) await this.showOdds(attack.text, attack.action);
    else if (!game.view.table.attack) looking.explanation.value = { kind: "hex", hex, counter };
  }

  askWhy(asked: WhyQuestion): Promise<Why> {
    const { game } = this.play;
    const name = JSON.stringify(asked);
    let answer = this.whys.get(name);
    if (!answer) {
      answer = post("/api/games/{game}/why", { game: game.id }, { ...asked, side: game.side }, game.seat);
      this.whys.set(name, answer);
      answer.catch(() => this.whys.delete(name));
    }
    return answer;
  }

  askOdds(action: Action): Promise<ToldOdds> {
    const { game } = this.play;
    return post("/api/games/{game}/odds", { game: game.id }, { action, side: game.side }, game.seat);
  }

  /** Explain whether a unit can go to a hex, with the rule; describe the hex if the question does not apply. */
  async explain(unit: string, hex: string): Promise<void> {
    const { looking } = this.play;
    try {
      const why = await this.askWhy({ unit, hex });
      // Without an action or a refusal, the question is not about units or hexes: describe the hex.
      if (why.action || why.ruling.legal) {
        const note = why.ruling.legal || unit ? undefined : this.moversHint();
        looking.explanation.value = { kind: "why", why, ...(note && { note }) };
        if (why.ruling.legal) return;
        looking.extraMarks.value = [{ hex, kind: "bad" }];
        looking.path.value = [];
        return;
      }
    } catch {
      // Describe the hex instead.
    }
    looking.explanation.value = { kind: "hex", hex };
  }

  /** Return a hint naming the units that can be moved, or undefined if there are none. */
  private moversHint(): string | undefined {
    const { game } = this.play;
    const movers = [...game.ready].filter((unit) => canPickUp(this.play, unit)).map((unit) => game.unitLabel(unit));
    return movers.length ? gameWords().why.moveHere(movers.slice(0, MAX_NAMED), movers.length) : undefined;
  }

  showHex(hex: string): void {
    const { looking, acts } = this.play;
    acts.map.reveal(hex);
    looking.extraMarks.value = [{ hex, kind: "told" }];
    looking.explanation.value = { kind: "hex", hex };
  }

  async showOdds(text: string | Prose, action: Action): Promise<void> {
    const { lines } = this.play.game.view;
    try {
      const odds = await this.askOdds(action);
      if (this.play.game.view.lines === lines) this.play.looking.explanation.value = { kind: "odds", text, odds };
    } catch (error) {
      if (!(error instanceof RequestError && error.status === 422)) this.showError(error);
    }
  }

  showError(error: unknown): void {
    const { looking, acts } = this.play;
    if (error instanceof RequestError && error.error.ruling) {
      const why = { ruling: error.error.ruling, action: null, text: asProse(""), nearest: null, route: null };
      looking.explanation.value = { kind: "why", why };
      return;
    }
    if (error instanceof RequestError && error.error.kind === "conflict") {
      showToast(gameWords().movedOn);
      void acts.showLatest();
      return;
    }
    showToast((error as Error).message, "wrong");
  }
}
