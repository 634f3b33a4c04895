/** Units carried on the map: one, a stack, or several from several hexes. */

import type { Carrier } from "../board/carry";
import { clickHex } from "./clicks";
import type { Play } from "./play";
import { gather, movable } from "./together";
import { gameWords } from "../words/game";

/** Milliseconds over a hex before it is asked why it is refused. */
const REST = 160;

export class Hands implements Carrier {
  private resting = 0;
  private taken: Promise<void> = Promise.resolve();

  constructor(private readonly play: Play) {}

  /** With a finger only what is chosen already is carried: a finger on anything else moves the map. */
  take(hex: string, _unit: string | null, finger: boolean): string[] {
    const { game, looking } = this.play;
    if (!game.mine || looking.busy.value) return [];
    const here = game.view.table.counters.filter((counter) => counter.hex === hex).map((counter) => counter.unit);
    if (looking.held.some((unit) => here.includes(unit))) return looking.held;
    if (finger) return [];
    const going = here.filter((unit) => movable(this.play, unit));
    return going.length ? going : here.filter((unit) => game.part.planner?.attack?.by(this.play, unit));
  }

  lift(units: string[]): void {
    const { held } = this.play.looking;
    const same = held.length === units.length && units.every((unit) => held.includes(unit));
    this.taken = same ? Promise.resolve() : gather(this.play, units);
  }

  over(units: string[], hex: string | null): void {
    clearTimeout(this.resting);
    const [unit] = units;
    if (!hex || !unit) return;
    this.resting = window.setTimeout(() => void this.why(unit, hex), REST);
  }

  /** A hex that is not open says why, while the unit is still in the hand. */
  private async why(unit: string, hex: string): Promise<void> {
    await this.taken;
    const { game, looking, acts } = this.play;
    const from = game.view.table.counters.find((counter) => counter.unit === unit)?.hex;
    if (hex === from || looking.unit !== unit || !acts.map.standsOn(hex)) return;
    if (looking.reach.some((choice) => choice.hex === hex) || game.part.planner?.attack?.on(this.play, hex)) return;
    await this.refuse(unit, hex);
  }

  /** Of several the one that may not go there says why, and the others are named that may. */
  private async refuse(unit: string, hex: string): Promise<void> {
    const { game, looking, acts } = this.play;
    const [stuck] = looking.keptFrom(hex);
    await acts.explain(stuck ?? unit, hex);
    const told = looking.explained.value;
    if (stuck === undefined || told?.kind !== "why" || told.why.ruling.legal) return;
    const kept = looking.keptFrom(hex);
    const named = (units: string[]): string => units.map((one) => game.unitLabel(one)).join(", ");
    const able = looking.held.filter((one) => !kept.includes(one));
    if (able.length) looking.explained.value = { ...told, note: gameWords().why.together(named(kept), named(able)) };
  }

  async put(units: string[], hex: string | null): Promise<void> {
    await this.taken;
    const { game, looking } = this.play;
    const [unit] = units;
    const home = game.view.table.counters.some((counter) => counter.hex === hex && units.includes(counter.unit));
    if (!hex || !unit || home || looking.unit !== unit) return;
    if (looking.reach.some((choice) => choice.hex === hex)) await clickHex(this.play, hex, null);
    else if (!game.part.planner?.attack?.plan(this.play, units, hex)) await this.refuse(unit, hex);
  }

  drop(units: string[], hex: string | null): void {
    clearTimeout(this.resting);
    void this.put(units, hex);
  }
}
