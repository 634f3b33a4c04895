/** Asking why something may or may not be done, what it costs, and how likely it is. */

import { get, post, Refused } from "../api";
import { toast } from "../dom";
import type { Action, Attack, ToldOdds, Why } from "../generated/api";
import { own, type Prose } from "../prose";
import type { Asked, Play } from "./play";
import { movable } from "./together";
import { gameWords } from "../words/game";

/** So many units that could be chosen are named. */
const MOST_NAMED = 5;

export class Explainer {
  private readonly whys = new Map<string, Promise<Why>>();
  private readonly attacks = new Map<string, Attack>();

  constructor(private readonly play: Play) {}

  /** The game has moved on: what was asked about the last position no longer holds. */
  forget(): void {
    this.whys.clear();
  }

  async loadAttacks(): Promise<void> {
    const { game, acts } = this.play;
    this.attacks.clear();
    // A title that plans attacks itself tells the odds there.
    if (!game.mine || game.part.planner?.attack?.tellsOdds) return;
    const hexes = new Set((game.view.choices ?? []).filter((choice) => !choice.unit).map((choice) => choice.hex));
    hexes.delete("");
    if (!hexes.size) return;
    try {
      const told = await get("/api/games/{game}/attacks", game.at, game.seat);
      for (const attack of told.attacks) {
        for (const value of Object.values(attack.action))
          if (typeof value === "string" && hexes.has(value)) this.attacks.set(value, attack);
      }
    } catch (error) {
      acts.wrong(error);
    }
  }

  /** The mouse or the keys stand over a hex. */
  async point(hex: string | null, counter = false): Promise<void> {
    const { game, looking } = this.play;
    const choice = hex && looking.unit ? looking.reach.find((one) => one.hex === hex) : undefined;
    if (choice?.path.length) {
      const start = game.view.table.counters.find((counter) => counter.unit === looking.unit)?.hex;
      const way = start ? [start, ...choice.path] : choice.path;
      looking.path.value = way;
      const why = await this.why({ action: choice.action });
      if (looking.path.value === way) looking.explained.value = { kind: "way", why, text: choice.text };
      return;
    }
    const told = looking.explained.value;
    if (told?.kind === "told" && told.stays && !looking.unit) return;
    if (looking.path.value.length) looking.path.value = [];
    if (!hex) return;
    // With a unit in hand, a refusal or a choice about it is not talked over.
    if (looking.unit) {
      const { kind } = looking.explained.value ?? { kind: "hex" };
      if (kind === "hex" || kind === "way") looking.explained.value = { kind: "hex", hex, counter };
      return;
    }
    const attack = this.attacks.get(hex);
    if (attack) await this.showOdds(attack.text, attack.action);
    else if (!game.view.table.attack) looking.explained.value = { kind: "hex", hex, counter };
  }

  why(asked: Asked): Promise<Why> {
    const { game } = this.play;
    const name = JSON.stringify(asked);
    let found = this.whys.get(name);
    if (!found) {
      found = post("/api/games/{game}/why", { game: game.id }, { ...asked, side: game.side }, game.seat);
      this.whys.set(name, found);
      found.catch(() => this.whys.delete(name));
    }
    return found;
  }

  odds(action: Action): Promise<ToldOdds> {
    const { game } = this.play;
    return post("/api/games/{game}/odds", { game: game.id }, { action, side: game.side }, game.seat);
  }

  /** What stands against it, with its rule. */
  async explain(unit: string, hex: string): Promise<void> {
    const { looking } = this.play;
    try {
      const why = await this.why({ unit, hex });
      // Nothing that is asked has to do with units or hexes: then what lies there is told.
      if (why.action || why.ruling.legal) {
        const note = why.ruling.legal || unit ? undefined : this.moveHere();
        looking.explained.value = { kind: "why", why, ...(note && { note }) };
        if (why.ruling.legal) return;
        looking.pointed.value = [{ hex, kind: "bad" }];
        looking.path.value = [];
        return;
      }
    } catch {
      // What lies there is told, as for a hex that nobody asks about.
    }
    looking.explained.value = { kind: "hex", hex };
  }

  /** Nobody was chosen before the hex: who could be. */
  private moveHere(): string | undefined {
    const { game } = this.play;
    const movers = [...game.ready].filter((unit) => movable(this.play, unit)).map((unit) => game.unitLabel(unit));
    return movers.length ? gameWords().why.moveHere(movers.slice(0, MOST_NAMED), movers.length) : undefined;
  }

  showHex(hex: string): void {
    const { looking, acts } = this.play;
    acts.map.reveal(hex);
    looking.pointed.value = [{ hex, kind: "told" }];
    looking.explained.value = { kind: "hex", hex };
  }

  async showOdds(text: string | Prose, action: Action): Promise<void> {
    const { lines } = this.play.game.view;
    try {
      const odds = await this.odds(action);
      if (this.play.game.view.lines === lines) this.play.looking.explained.value = { kind: "odds", text, odds };
    } catch (error) {
      if (!(error instanceof Refused && error.status === 422)) this.wrong(error);
    }
  }

  wrong(error: unknown): void {
    const { looking, acts } = this.play;
    if (error instanceof Refused && error.error.ruling) {
      const why = { ruling: error.error.ruling, action: null, text: own(""), nearest: null, route: null };
      looking.explained.value = { kind: "why", why };
      return;
    }
    if (error instanceof Refused && error.error.kind === "conflict") {
      toast(gameWords().movedOn);
      void acts.now();
      return;
    }
    toast((error as Error).message, "wrong");
  }
}
