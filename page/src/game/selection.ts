/** The unit somebody has selected, and what it may do. */

import { signal } from "@preact/signals";
import { get } from "../api";
import type { Offer } from "../generated/api";
import type { GamePage } from "./game";

export class Selection {
  private readonly chosen = signal<string | null>(null);
  /** What the unit may do in a hex, and what it may do where it stands. */
  reach: Offer[] = [];
  acts: Offer[] = [];
  /** All the unit may do in a hex; `reach` is what of it the title shows now. */
  moves: Offer[] = [];

  constructor(private readonly page: GamePage) {}

  get unit(): string | null {
    return this.chosen.value;
  }

  set unit(unit: string | null) {
    this.chosen.value = unit;
  }

  async select(unit: string): Promise<void> {
    const { page } = this;
    const started = performance.now();
    this.unit = unit;
    this.moves = this.reach = [];
    this.acts = [];
    page.explainer.clear();
    try {
      const told = await get("/api/games/{game}/reach", { ...page.at, unit }, page.seat);
      if (this.unit !== unit) return;
      this.moves = told.choices.filter((choice) => choice.hex);
      this.acts = told.choices.filter((choice) => !choice.hex);
      this.sift();
    } catch (error) {
      page.explainer.wrong(error);
    }
    page.render();
    requestAnimationFrame(() => performance.measure("reach", { start: started, end: performance.now() }));
  }

  /** Show of the unit's moves those the title has chosen. */
  sift(): void {
    this.reach = this.page.part.sift?.(this.page, this.moves) ?? this.moves;
  }

  clear(): void {
    this.unit = null;
    this.moves = this.reach = [];
    this.acts = [];
    this.page.explainer.clear();
    this.page.board.show({ selected: null, path: [], marks: this.page.marks() });
    this.page.renderAsked();
  }

  /** Tab through the units that may be chosen; after the last, Tab leaves the board. */
  next(step: 1 | -1): boolean {
    const { board, ready, view } = this.page;
    const order = ready.filter((unit) => view.table.counters.some((counter) => counter.unit === unit && counter.hex));
    const at = this.unit ? order.indexOf(this.unit) : step === 1 ? -1 : order.length;
    const unit = order[at + step];
    if (!unit) {
      this.clear();
      return false;
    }
    const hex = view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "";
    board.stand(hex);
    void this.select(unit).then(() => {
      if (this.unit === unit) board.stand(hex);
    });
    return true;
  }
}
