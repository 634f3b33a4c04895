/** Several units in hand: they go to one hex together, each as the rules let it. */

import { get } from "../api";
import type { Action, Offer } from "../generated/api";
import type { Play } from "./play";

/** Whether a unit may be taken up to see where it can go; others do at once what they may. */
export function movable({ game }: Play, unit: string): boolean {
  const { choices, movers, table } = game.view;
  if (!game.ready.has(unit)) return false;
  if (table.ready.includes(unit) || movers?.[unit]) return true;
  return (choices ?? []).some((choice) => choice.unit === unit && game.part.planner?.selects?.(choice));
}

/** Take several units up: where all of them may go is shown. */
export async function gather(play: Play, units: string[]): Promise<void> {
  const { looking, acts } = play;
  const [first, ...others] = units;
  if (first === undefined) return;
  const known = acts.select(first);
  looking.alongside(others);
  try {
    await Promise.all([known, ...others.map((unit) => offersOf(play, unit).then((told) => looking.also(unit, told)))]);
  } catch (error) {
    acts.wrong(error);
  }
}

/** Add a unit to those in hand, or leave it out again. */
export async function joinOrLeave(play: Play, unit: string): Promise<void> {
  const { looking } = play;
  const held = looking.held;
  if (!held.length || !movable(play, unit)) {
    if (movable(play, unit)) await gather(play, [unit]);
    return;
  }
  const units = held.includes(unit) ? held.filter((one) => one !== unit) : [...held, unit];
  if (units.length) await gather(play, units);
  else play.acts.clear();
}

async function offersOf({ game }: Play, unit: string): Promise<Offer[]> {
  return (await get("/api/games/{game}/reach", { ...game.at, unit }, game.seat)).choices;
}

/** All units in hand go to a hex, one after another, each as the rules let it; the first that may not says why. */
export async function goTogether(play: Play, hex: string): Promise<void> {
  const { game, looking, acts } = play;
  const waiting = looking.held;
  const kind = looking.reach.find((choice) => choice.hex === hex)?.kind;
  let stuck: string | null = null;
  const next = async (): Promise<Action | null> => {
    const unit = waiting.shift();
    if (unit === undefined) return null;
    const here = (await offersOf(play, unit)).filter((choice) => choice.hex === hex);
    const offers = game.part.planner?.sift?.(play, here) ?? here;
    const found = offers.find((choice) => choice.kind === kind) ?? offers[0];
    if (!found) stuck = unit;
    return found?.action ?? null;
  };
  await acts.applyAll(next);
  if (stuck) await acts.explain(stuck, hex);
}
