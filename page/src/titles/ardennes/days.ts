/** Days read from the log: points and places at their start, arrivals, losses. */

import type { GameStore } from "../../game/store";
import type { LogEntry } from "../../generated/api";
import { eventsIn, idIn, idsIn, lastEntryWith, numberIn } from "../../game/event_data";

export interface Loss {
  n: number;
  unit: string;
  side: string;
  steps: number;
}

export interface Day {
  day: number;
  /** The line that began the day. */
  n: number;
  /** German points at the start of the day, and the victory hexes that count for them. */
  points: number;
  hexes: string[];
  arrivals: string[];
  losses: Loss[];
  /** The same at the end of the day, once it has ended. */
  end: { points: number; hexes: string[] } | null;
}

/** Return the days in the log. A day without a beginning in the log is the one before the next, or `now`. */
export function daysFromLog(log: LogEntry[], until = Infinity, now = 0): Day[] {
  const first: Day = { day: now, n: 0, points: 0, hexes: [], arrivals: [], losses: [], end: null };
  const days: Day[] = [];
  let today = first;
  for (const { n, event } of eventsIn(log, until)) {
    const { topic, data } = event;
    const totals = { points: numberIn(data, "points"), hexes: idsIn(data, "hexes") };
    if (topic === "day.begins") {
      if (!days.length) first.day = numberIn(data, "day") - 1;
      today = { day: numberIn(data, "day"), n, ...totals, arrivals: [], losses: [], end: null };
      days.push(today);
    } else if (topic === "points.at-end-of-day") today.end = totals;
    else if (topic === "arrival.enters") today.arrivals.push(idIn(data, "unit"));
    else if (typeof data["lost"] === "number")
      today.losses.push({ n, unit: idIn(data, "unit"), side: idIn(data, "side"), steps: data["lost"] });
  }
  const began = !first.end && !first.arrivals.length && !first.losses.length;
  return began ? days : [first, ...days];
}

/** Return the line that began the shown day. */
export function dayStart(game: GameStore): LogEntry | undefined {
  return lastEntryWith(game.log, "day.begins", game.view.at);
}

/** Return the steps a side lost. */
export function countStepsLost(losses: Loss[], side: string): number {
  return losses.filter((loss) => loss.side === side).reduce((sum, loss) => sum + loss.steps, 0);
}
