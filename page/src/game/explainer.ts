/** What is told below the prompt: why something may or may not be done, what lies in a hex, odds, what went wrong. */

import { get, post, Refused } from "../api";
import { describeGround } from "../board/words";
import { type Child, fill, h, toast } from "../dom";
import type { Action, Why } from "../generated/api";
import { own, type Prose } from "../prose";
import type { GamePage } from "./game";
import { oddsChart } from "./odds_chart";
import { whyView } from "./table";
import { gameWords } from "../words/game";

export class Explainer {
  readonly element = h("div", { class: "slot", "aria-live": "polite" });
  private readonly whys = new Map<string, Promise<Why>>();
  private readonly attacks = new Map<string, { action: Action; text: Prose }>();

  constructor(private readonly page: GamePage) {}

  show(told: Child): void {
    fill(this.element, told);
  }

  clear(): void {
    fill(this.element);
  }

  /** The game has moved on: what was asked about the last position no longer holds. */
  forget(): void {
    this.whys.clear();
  }

  async loadAttacks(): Promise<void> {
    this.attacks.clear();
    // A title that plans attacks itself tells the odds there.
    const hexes =
      this.page.mine && !this.page.part.chosen
        ? (this.page.view.choices ?? []).filter((choice) => choice.hex && !choice.unit)
        : [];
    if (!hexes.length) return;
    const told = await get("/api/games/{game}/attacks", this.page.at, this.page.seat);
    for (const attack of told.attacks) {
      for (const value of Object.values(attack.action))
        if (typeof value === "string" && hexes.some((choice) => choice.hex === value)) this.attacks.set(value, attack);
    }
  }

  /** The mouse or the keys stand over a hex. */
  async point(hex: string | null): Promise<void> {
    void this.page.overlays.point(hex);
    const choice =
      hex && this.page.selection.unit ? this.page.selection.reach.find((one) => one.hex === hex) : undefined;
    if (choice?.path.length) {
      const start = this.page.view.table.counters.find((counter) => counter.unit === this.page.selection.unit)?.hex;
      this.page.board.show({ path: start ? [start, ...choice.path] : choice.path });
      const why = await this.why({ action: choice.action });
      if (this.page.selection.reach.includes(choice))
        this.show(this.page.part.way?.(this.page, why) ?? whyView({ ...why, text: choice.text }));
      return;
    }
    if (this.page.board.scene.path.length) this.page.board.show({ path: [] });
    const attack = hex && !this.page.selection.unit ? this.attacks.get(hex) : undefined;
    if (attack) await this.showOdds(attack.text, attack.action);
    else if (hex && !this.page.selection.unit && !this.page.view.table.attack) this.tellHex(hex);
  }

  why(asked: { action?: Action; unit?: string; hex?: string }): Promise<Why> {
    const name = JSON.stringify(asked);
    let found = this.whys.get(name);
    if (!found) {
      found = post("/api/games/{game}/why", { game: this.page.id }, { ...asked, side: this.page.side }, this.page.seat);
      this.whys.set(name, found);
      found.catch(() => this.whys.delete(name));
    }
    return found;
  }

  /** What stands against it, with its rule. */
  async explain(unit: string, hex: string): Promise<void> {
    try {
      const why = await this.why({ unit, hex });
      // Nothing that is asked has to do with units or hexes: then what lies there is told.
      if (!why.action && !why.ruling.legal) {
        this.tellHex(hex);
        return;
      }
      this.show(whyView(why));
      if (!why.ruling.legal) this.element.scrollIntoView({ block: "nearest" });
      if (!why.ruling.legal) this.page.board.show({ marks: [...this.page.marks(), { hex, kind: "bad" }], path: [] });
    } catch {
      this.tellHex(hex);
    }
  }

  /** Bring a hex into sight, mark it and say what is there. */
  showHex(hex: string): void {
    this.page.board.reveal(hex);
    this.page.board.show({ marks: [...this.page.marks(), { hex, kind: "told" }] });
    this.tellHex(hex);
  }

  tellHex(hex: string): void {
    const here = this.page.view.table.counters.filter((counter) => counter.hex === hex);
    const signs = this.page.view.table.markers
      .filter((marker) => marker.hex === hex && marker.text)
      .map((marker) => marker.text);
    this.show(
      h(
        "section",
        { class: "panel hex-told", "aria-label": gameWords().hex.name(hex) },
        h("h3", {}, gameWords().hex.name(hex)),
        h("p", {}, [...describeGround(this.page.board.grid, hex), ...signs].join(" · ")),
        ...here.map((counter) =>
          h(
            "p",
            {},
            gameWords().hex.counter(
              counter.name || counter.unit,
              counter.strength,
              counter.movement,
              `${counter.steps}/${counter.full_steps}`,
              counter.badges,
            ),
          ),
        ),
      ),
    );
  }

  async showOdds(text: string | Prose, action: Action): Promise<void> {
    try {
      const odds = await post(
        "/api/games/{game}/odds",
        { game: this.page.id },
        { action, side: this.page.side },
        this.page.seat,
      );
      this.show(oddsChart(text, odds));
    } catch (error) {
      if (!(error instanceof Refused && error.status === 422)) this.wrong(error);
    }
  }

  wrong(error: unknown): void {
    if (error instanceof Refused && error.error.ruling) {
      this.show(whyView({ ruling: error.error.ruling, action: null, text: own(""), nearest: null, route: null }));
      return;
    }
    if (error instanceof Refused && error.error.kind === "conflict") {
      toast(gameWords().movedOn);
      void this.page.replay.now();
      return;
    }
    toast((error as Error).message, "wrong");
  }
}
