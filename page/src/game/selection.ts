/** Selecting units. */

import { get } from "../api";
import type { Play } from "./play";

export async function selectUnit({ game, looking, acts }: Play, unit: string): Promise<void> {
  const started = performance.now();
  const asked = get("/api/games/{game}/reach", { ...game.at, unit }, game.seat);
  acts.map.drawWith(asked);
  looking.select(unit);
  try {
    looking.setOffers(unit, (await asked).choices);
  } catch (error) {
    acts.showError(error);
  }
  requestAnimationFrame(() => performance.measure("reach", { start: started, end: performance.now() }));
}

/** Select the next or previous unit that can be chosen; return false after the last, so that Tab leaves the board. */
export function selectNext({ game, looking, acts }: Play, step: 1 | -1): boolean {
  const { counters } = game.view.table;
  const hexOf = (unit: string): string => counters.find((counter) => counter.unit === unit)?.hex ?? "";
  const unit = neighborInList([...game.ready].filter(hexOf), looking.unit, step);
  if (unit === undefined) {
    acts.clear();
    return false;
  }
  const hex = hexOf(unit);
  acts.map.moveCursorTo(hex);
  void acts.select(unit).then(() => {
    if (looking.unit === unit) acts.map.moveCursorTo(hex);
  });
  return true;
}

/** Return the next or previous element; with no current element, the first or last. */
export function neighborInList(order: string[], now: string | null, step: 1 | -1): string | undefined {
  const at = now === null ? (step === 1 ? -1 : order.length) : order.indexOf(now);
  return order[at + step];
}
