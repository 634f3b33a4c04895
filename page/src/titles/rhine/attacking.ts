/** An attack begun on the map: its target is chosen, or units are put down on it. */

import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { Counter, Offer } from "../../generated/api";

/** The choice of a hex as it may be made now: a target, a hex of retreat. */
export function targetIn({ view }: GameStore, hex: string): Offer | undefined {
  return view.choices?.find((choice) => choice.hex === hex && !choice.unit);
}

/** Hexes beside a counter with units of the other side. */
export function enemiesBeside({ grid, view }: GameStore, counter: Counter): string[] {
  const at = grid.index.get(counter.hex);
  if (at === undefined) return [];
  const around = new Set([0, 1, 2, 3, 4, 5].map((way) => grid.map.ids[grid.beside(at, way)] ?? ""));
  const enemies = view.table.counters.filter((one) => one.side !== counter.side && around.has(one.hex));
  return [...new Set(enemies.map((one) => one.hex))];
}

/** Whether a unit stands beside a hex that may be attacked now. */
export function besideTarget(game: GameStore, unit: string): boolean {
  const counter = game.view.table.counters.find((one) => one.unit === unit);
  return Boolean(counter && enemiesBeside(game, counter).some((hex) => targetIn(game, hex)));
}

/** Units were put down on a target: they attack it, and others may join them. */
export function attackWith({ game, acts }: Play, units: string[], hex: string): boolean {
  let first = targetIn(game, hex)?.action;
  if (!first) return false;
  void acts.applyAll(({ choices = [] }) => {
    const target = first;
    first = undefined;
    if (target) return target;
    const able = choices.filter(({ kind }) => kind === "Join");
    // With the last that can join the attack is fought: that is left to the person, who sees the odds.
    return able.length > 1 ? (able.find(({ unit }) => units.includes(unit ?? ""))?.action ?? null) : null;
  });
  return true;
}
