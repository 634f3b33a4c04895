/** The days of a game as its log tells them: points and places at their beginning, who arrived, what was lost. */

import type { GameStore } from "../../game/store";
import type { LogEntry } from "../../generated/api";
import { eventsIn, idIn, idsIn, lastWith, numberIn } from "../../game/told_data";

export interface Loss {
  n: number;
  unit: string;
  side: string;
  steps: number;
}

export interface Day {
  day: number;
  /** The line it began with. */
  n: number;
  /** At its beginning: the German's points, and the victory hexes that count for him. */
  points: number;
  hexes: string[];
  arrivals: string[];
  losses: Loss[];
  /** At its end, once it has ended. */
  end: { points: number; hexes: string[] } | null;
}

/** A game from the middle of a day tells no beginning of it: that day is the one before the next, or `now`. */
export function daysIn(log: LogEntry[], until = Infinity, now = 0): Day[] {
  const first: Day = { day: now, n: 0, points: 0, hexes: [], arrivals: [], losses: [], end: null };
  const days: Day[] = [];
  let today = first;
  for (const { n, event } of eventsIn(log, until)) {
    const { topic, data } = event;
    const told = { points: numberIn(data, "points"), hexes: idsIn(data, "hexes") };
    if (topic === "day.begins") {
      if (!days.length) first.day = numberIn(data, "day") - 1;
      today = { day: numberIn(data, "day"), n, ...told, arrivals: [], losses: [], end: null };
      days.push(today);
    } else if (topic === "points.at-end-of-day") today.end = told;
    else if (topic === "arrival.enters") today.arrivals.push(idIn(data, "unit"));
    else if (typeof data["lost"] === "number")
      today.losses.push({ n, unit: idIn(data, "unit"), side: idIn(data, "side"), steps: data["lost"] });
  }
  const began = !first.end && !first.arrivals.length && !first.losses.length;
  return began ? days : [first, ...days];
}

/** The line with which the day began that is shown. */
export function dayBegan(game: GameStore): LogEntry | undefined {
  return lastWith(game.log, "day.begins", game.view.at);
}

/** Steps a side lost. */
export function stepsLost(losses: Loss[], side: string): number {
  return losses.filter((loss) => loss.side === side).reduce((sum, loss) => sum + loss.steps, 0);
}
