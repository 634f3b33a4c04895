/** Why a German impulse ended, from the log. */

import { idIn } from "../../game/event_data";
import type { LogEntry, ToldEvent } from "../../generated/api";

const ENDING_TOPICS = ["impulse.level-reached", "impulse.stops", "impulse.passes"];
/** Topics that begin an impulse, where the search stops. */
const BEGINNING_TOPICS = ["activation.begins", "day.begins", "system.chose"];

/** Whether the German passed on the day before line `began`, and nobody acted afterwards. */
export function isPassUnanswered(log: LogEntry[], began: number, acts: (event: ToldEvent) => boolean): boolean {
  for (const { events, live, n } of [...log].reverse()) {
    if (!live || n > began) continue;
    if (events.some((event) => acts(event) || (n < began && event.topic === "day.begins"))) return false;
    if (events.some(({ topic, data }) => topic === "impulse.passes" && idIn(data, "side") === "german")) return true;
  }
  return false;
}

/** Return the event that ended the impulse before a line; null if there is none, or another activation followed it. */
export function impulseEndBefore(log: LogEntry[], line: number): ToldEvent | null {
  for (const { events, live, n } of [...log].reverse()) {
    if (!live || n > line) continue;
    const end = events.filter(({ topic }) => ENDING_TOPICS.includes(topic)).at(-1);
    if (end) return end;
    if (n < line && events.some(({ topic }) => BEGINNING_TOPICS.includes(topic))) return null;
  }
  return null;
}
