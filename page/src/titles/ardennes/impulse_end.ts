/** Why an impulse of the German ended, from the log. */

import { idIn } from "../../game/told_data";
import type { LogEntry, ToldEvent } from "../../generated/api";

const ENDS = ["impulse.level-reached", "impulse.stops", "impulse.passes"];
/** An impulse before this one: no farther back. */
const BEGINS = ["activation.begins", "day.begins", "system.chose"];

/** Whether the German passed on the day before the one that began with a line, and nothing was done after that. */
export function nothingAfterPass(log: LogEntry[], began: number, acts: (event: ToldEvent) => boolean): boolean {
  for (const { events, live, n } of [...log].reverse()) {
    if (!live || n > began) continue;
    if (events.some((event) => acts(event) || (n < began && event.topic === "day.begins"))) return false;
    if (events.some(({ topic, data }) => topic === "impulse.passes" && idIn(data, "side") === "german")) return true;
  }
  return false;
}

/** What ended the impulse before a line; null where nothing says so, or that was told before another activation. */
export function endBefore(log: LogEntry[], line: number): ToldEvent | null {
  for (const { events, live, n } of [...log].reverse()) {
    if (!live || n > line) continue;
    const end = events.filter(({ topic }) => ENDS.includes(topic)).at(-1);
    if (end) return end;
    if (n < line && events.some(({ topic }) => BEGINS.includes(topic))) return null;
  }
  return null;
}
