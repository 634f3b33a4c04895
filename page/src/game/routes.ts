/** Routes of moved counters from the log, so that they slide along the hexes they passed. */

import type { LogEntry } from "../generated/api";
import { readId, idsIn } from "./event_data";

/** Most log entries searched for a route. */
const RECENT_LINES = 60;
const MOVING_EVENTS = ["move", "retreat", "advance", "tactic", "deploy", "event"];

/** Return the hexes a unit passed between two hexes, up to a line; only the two if the log has no route. */
export function routeTaken(log: LogEntry[], until: number, unit: string, from: string, to: string): string[] {
  const hexesPassed = [from];
  for (const entry of log.slice(-RECENT_LINES)) {
    if (!entry.live || entry.n > until) continue;
    for (const { kind, data } of entry.events) {
      if (!MOVING_EVENTS.includes(kind) || !(readId(data["unit"]) === unit || idsIn(data, "units").includes(unit)))
        continue;
      const path = idsIn(data, "path");
      const hexes = path.length ? path : [readId(data["hex"])].filter(Boolean);
      for (const hex of hexes) if (hex !== hexesPassed.at(-1)) hexesPassed.push(hex);
    }
  }
  const start = hexesPassed.lastIndexOf(from);
  const end = hexesPassed.lastIndexOf(to);
  return end > start ? hexesPassed.slice(start, end + 1) : [from, to];
}
