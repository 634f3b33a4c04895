/** Reading the data of what the log tells: ids, numbers, and what is said in another sentence. */

import type { LogEntry, ToldEvent } from "../generated/api";
import { own, type Prose } from "../prose";

/** Events of the lines that stand, up to a line, each with its line. */
export function* eventsIn(log: LogEntry[], until = Infinity, from = 0): Generator<{ n: number; event: ToldEvent }> {
  for (const entry of log) {
    if (!entry.live || entry.n > until || entry.n < from) continue;
    for (const event of entry.events) yield { n: entry.n, event };
  }
}

/** The last line that stands, up to a line, with an event of a topic. */
export function lastWith(log: LogEntry[], topic: string, until: number): LogEntry | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry?.live && entry.n <= until && entry.events.some((event) => event.topic === topic)) return entry;
  }
  return undefined;
}

export function numberIn(data: Record<string, unknown>, name: string): number {
  const value = data[name];
  return typeof value === "number" ? value : 0;
}

/** An id, also where the system tells it by its name: the name then has the id among its own data. */
export function idOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("data" in value)) return "";
  const named: Record<string, unknown> = { ...(value.data ?? {}) };
  return idOf(named["unit"] ?? named["hex"] ?? "");
}

export function idIn(data: Record<string, unknown>, name: string): string {
  return idOf(data[name]);
}

export function idsIn(data: Record<string, unknown>, name: string): string[] {
  const value = data[name];
  return Array.isArray(value) ? value.map(idOf).filter(Boolean) : [];
}

export function numbersIn(data: Record<string, unknown>, name: string): number[] {
  const value = data[name];
  return Array.isArray(value) ? value.map((one) => (typeof one === "number" ? one : 0)) : [];
}

/** What is said within another sentence; null where nothing is. */
export function saidIn(data: Record<string, unknown>, name: string): Prose | null {
  const value = data[name];
  if (typeof value !== "object" || value === null || !("text" in value)) return null;
  return typeof value.text === "string" ? own(value.text) : null;
}
