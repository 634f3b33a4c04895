/** Reading the data of log events: ids, numbers and nested sentences. */

import type { LogEntry, ToldEvent } from "../generated/api";
import { asProse, type Prose } from "../prose";

/** Yield the events of live lines from one line to another, each with its line number. */
export function* eventsIn(log: LogEntry[], until = Infinity, from = 0): Generator<{ n: number; event: ToldEvent }> {
  for (const entry of log) {
    if (!entry.live || entry.n > until || entry.n < from) continue;
    for (const event of entry.events) yield { n: entry.n, event };
  }
}

/** Return the last live entry, up to a line, that has an event of a topic. */
export function lastEntryWith(log: LogEntry[], topic: string, until: number): LogEntry | undefined {
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

/** Return an id from a string, or from a nested sentence that names a unit or hex; empty if there is none. */
export function readId(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("data" in value)) return "";
  const named: Record<string, unknown> = { ...(value.data ?? {}) };
  return readId(named["unit"] ?? named["hex"] ?? "");
}

export function idIn(data: Record<string, unknown>, name: string): string {
  return readId(data[name]);
}

export function idsIn(data: Record<string, unknown>, name: string): string[] {
  const value = data[name];
  return Array.isArray(value) ? value.map(readId).filter(Boolean) : [];
}

export function numbersIn(data: Record<string, unknown>, name: string): number[] {
  const value = data[name];
  return Array.isArray(value) ? value.map((one) => (typeof one === "number" ? one : 0)) : [];
}

/** Return a nested sentence, or null if there is none. */
export function sentenceIn(data: Record<string, unknown>, name: string): Prose | null {
  const value = data[name];
  if (typeof value !== "object" || value === null || !("text" in value)) return null;
  return typeof value.text === "string" ? asProse(value.text) : null;
}
