/** Taking a unit up: what it may do is asked for. */

import { get } from "../api";
import type { Play } from "./play";

export async function select({ game, looking, acts }: Play, unit: string): Promise<void> {
  const started = performance.now();
  const asked = get("/api/games/{game}/reach", { ...game.at, unit }, game.seat);
  acts.map.drawWith(asked);
  looking.select(unit);
  try {
    looking.offer(unit, (await asked).choices);
  } catch (error) {
    acts.wrong(error);
  }
  requestAnimationFrame(() => performance.measure("reach", { start: started, end: performance.now() }));
}

/** Tab through the units that may be chosen; after the last, Tab leaves the board. */
export function selectNext({ game, looking, acts }: Play, step: 1 | -1): boolean {
  const { counters } = game.view.table;
  const hexOf = (unit: string): string => counters.find((counter) => counter.unit === unit)?.hex ?? "";
  const unit = next([...game.ready].filter(hexOf), looking.unit, step);
  if (unit === undefined) {
    acts.clear();
    return false;
  }
  const hex = hexOf(unit);
  acts.map.stand(hex);
  void acts.select(unit).then(() => {
    if (looking.unit === unit) acts.map.stand(hex);
  });
  return true;
}

/** What comes after or before one of a list; from nowhere its first or last. */
export function next(order: string[], now: string | null, step: 1 | -1): string | undefined {
  const at = now === null ? (step === 1 ? -1 : order.length) : order.indexOf(now);
  return order[at + step];
}
