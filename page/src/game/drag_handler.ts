/** Dragging units on the map: one, a stack, or several from different hexes. */

import type { DragListener } from "../board/counter_drag";
import { clickHex } from "./clicks";
import type { Play } from "./play";
import { pickUpUnits, canPickUp } from "./group_moves";
import { gameWords } from "../words/game";

/** Milliseconds over a hex before a refusal is explained. */
const HOVER_DELAY = 160;

export class DragHandler implements DragListener {
  private hoverTimer = 0;
  private selection: Promise<void> = Promise.resolve();

  constructor(private readonly play: Play) {}

  /** Return the units to drag; a finger drags only selected units, and otherwise moves the map. */
  take(hex: string, _unit: string | null, finger: boolean): string[] {
    const { game, looking } = this.play;
    if (!game.mine || looking.busy.value) return [];
    const here = game.view.table.counters.filter((counter) => counter.hex === hex).map((counter) => counter.unit);
    if (looking.heldUnits.some((unit) => here.includes(unit))) return looking.heldUnits;
    if (finger) return [];
    const going = here.filter((unit) => canPickUp(this.play, unit));
    return going.length ? going : here.filter((unit) => game.part.planner?.attack?.by(this.play, unit));
  }

  lift(units: string[]): void {
    const { heldUnits } = this.play.looking;
    const same = heldUnits.length === units.length && units.every((unit) => heldUnits.includes(unit));
    this.selection = same ? Promise.resolve() : pickUpUnits(this.play, units);
  }

  over(units: string[], hex: string | null): void {
    clearTimeout(this.hoverTimer);
    const [unit] = units;
    if (!hex || !unit) return;
    this.hoverTimer = window.setTimeout(() => void this.explainClosedHex(unit, hex), HOVER_DELAY);
  }

  /** Explain why the dragged unit cannot go to a hex. */
  private async explainClosedHex(unit: string, hex: string): Promise<void> {
    await this.selection;
    const { game, looking, acts } = this.play;
    const from = game.view.table.counters.find((counter) => counter.unit === unit)?.hex;
    if (hex === from || looking.unit !== unit || !acts.map.isPointedAt(hex)) return;
    if (looking.reach.some((choice) => choice.hex === hex) || game.part.planner?.attack?.on(this.play, hex)) return;
    await this.explainRefusal(unit, hex);
  }

  /** Explain why the first blocked unit cannot go to a hex, and name the units that can. */
  private async explainRefusal(unit: string, hex: string): Promise<void> {
    const { game, looking, acts } = this.play;
    const [first] = looking.unitsUnableToReach(hex);
    await acts.explain(first ?? unit, hex);
    const explanation = looking.explanation.value;
    if (first === undefined || explanation?.kind !== "why" || explanation.why.ruling.legal) return;
    const unable = looking.unitsUnableToReach(hex);
    const named = (units: string[]): string => units.map((one) => game.unitLabel(one)).join(", ");
    const able = looking.heldUnits.filter((one) => !unable.includes(one));
    if (able.length)
      looking.explanation.value = { ...explanation, note: gameWords().why.together(named(unable), named(able)) };
  }

  async putDown(units: string[], hex: string | null): Promise<void> {
    await this.selection;
    const { game, looking } = this.play;
    const [unit] = units;
    const home = game.view.table.counters.some((counter) => counter.hex === hex && units.includes(counter.unit));
    if (!hex || !unit || home || looking.unit !== unit) return;
    if (looking.reach.some((choice) => choice.hex === hex)) await clickHex(this.play, hex, null);
    else if (!game.part.planner?.attack?.plan(this.play, units, hex)) await this.explainRefusal(unit, hex);
  }

  drop(units: string[], hex: string | null): void {
    clearTimeout(this.hoverTimer);
    void this.putDown(units, hex);
  }
}
