/** Moving several selected units to the same hex. */

import { get } from "../api";
import type { Action, Offer } from "../generated/api";
import type { Play } from "./play";

/** Return whether a unit can be selected to see where it can go; other units act at once. */
export function canPickUp({ game }: Play, unit: string): boolean {
  const { choices, movers, table } = game.view;
  if (!game.ready.has(unit)) return false;
  if (table.ready.includes(unit) || movers?.[unit]) return true;
  return (choices ?? []).some((choice) => choice.unit === unit && game.part.planner?.selects?.(choice));
}

/** Select several units and load the hexes they can all reach. */
export async function pickUpUnits(play: Play, units: string[]): Promise<void> {
  const { looking, acts } = play;
  const [first, ...others] = units;
  if (first === undefined) return;
  const selected = acts.select(first);
  looking.setCompanions(others);
  try {
    await Promise.all([
      selected,
      ...others.map((unit) => fetchOffers(play, unit).then((offers) => looking.setCompanionOffers(unit, offers))),
    ]);
  } catch (error) {
    acts.showError(error);
  }
}

/** Add a unit to the selection, or remove it. */
export async function toggleUnit(play: Play, unit: string): Promise<void> {
  const { looking } = play;
  const heldUnits = looking.heldUnits;
  if (!heldUnits.length || !canPickUp(play, unit)) {
    if (canPickUp(play, unit)) await pickUpUnits(play, [unit]);
    return;
  }
  const units = heldUnits.includes(unit) ? heldUnits.filter((one) => one !== unit) : [...heldUnits, unit];
  if (units.length) await pickUpUnits(play, units);
  else play.acts.clear();
}

async function fetchOffers({ game }: Play, unit: string): Promise<Offer[]> {
  return (await get("/api/games/{game}/reach", { ...game.at, unit }, game.seat)).choices;
}

/** Move all selected units to a hex, one after another; explain the refusal of the first that cannot go. */
export async function moveTogether(play: Play, hex: string): Promise<void> {
  const { game, looking, acts } = play;
  const waiting = looking.heldUnits;
  const kind = looking.reach.find((choice) => choice.hex === hex)?.kind;
  let stuck: string | null = null;
  const next = async (): Promise<Action | null> => {
    const unit = waiting.shift();
    if (unit === undefined) return null;
    const here = (await fetchOffers(play, unit)).filter((choice) => choice.hex === hex);
    const offers = game.part.planner?.sift?.(play, here) ?? here;
    const found = offers.find((choice) => choice.kind === kind) ?? offers[0];
    if (!found) stuck = unit;
    return found?.action ?? null;
  };
  await acts.applyAll(next);
  if (stuck) await acts.explain(stuck, hex);
}
