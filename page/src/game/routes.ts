/** The way a counter took, as the log tells it: so it slides along the road it went, not as the crow flies. */

import type { LogEntry } from "../generated/api";
import { idOf, idsIn } from "./told_data";

/** So many lines back the way of a counter that has just moved is looked for. */
const LATELY = 60;
const GOES = ["move", "retreat", "advance", "tactic", "deploy", "event"];

/** The hexes from one to another by which a unit came up to a line; these two alone where nobody told more. */
export function routeOf(log: LogEntry[], until: number, unit: string, from: string, to: string): string[] {
  const way = [from];
  for (const entry of log.slice(-LATELY)) {
    if (!entry.live || entry.n > until) continue;
    for (const { kind, data } of entry.events) {
      if (!GOES.includes(kind) || !(idOf(data["unit"]) === unit || idsIn(data, "units").includes(unit))) continue;
      const path = idsIn(data, "path");
      const hexes = path.length ? path : [idOf(data["hex"])].filter(Boolean);
      for (const hex of hexes) if (hex !== way.at(-1)) way.push(hex);
    }
  }
  const start = way.lastIndexOf(from);
  const end = way.lastIndexOf(to);
  return end > start ? way.slice(start, end + 1) : [from, to];
}
