import { expect, test } from "vitest";
import { hasChanceUndone } from "../src/game/undo";
import type { ArdennesPart, LogEntry, ToldEvent } from "../src/generated/api";
import { germanPass } from "../src/titles/ardennes/after/account";
import { daysFromLog, countStepsLost } from "../src/titles/ardennes/days";
import { impulseEndBefore } from "../src/titles/ardennes/impulse_end";
import { heldSince } from "../src/titles/ardennes/point_places";
import { makeEntry } from "./factories";

function entryWith(n: number, ...events: [topic: string, data?: Record<string, unknown>][]): LogEntry {
  return makeEntry(n, { events: events.map(([topic, data = {}]) => ({ topic, data }) as unknown as ToldEvent) });
}

const HAND = { hand: { side: "german", held: [{}, {}, {}] }, calendar: { today: 16 } } as unknown as ArdennesPart;

test("a day that ended by passing has the number of cards left", () => {
  const passed = entryWith(4, ["impulse.passes", { side: "german" }]);
  expect(germanPass([entryWith(1, ["day.begins", { day: 16 }]), passed], HAND)).toEqual({ day: 16, unplayed: 3 });
  expect(germanPass([passed, entryWith(5, ["day.begins", { day: 17 }])], HAND)).toBeNull();
  expect(germanPass([entryWith(4, ["impulse.passes", { side: "allied" }])], HAND)).toBeNull();
});

test("the end of an impulse is the last ending event, unless an activation followed", () => {
  const reached = entryWith(5, ["impulse.level-reached", { level: 10 }]);
  expect(impulseEndBefore([entryWith(2, ["activation.begins"]), reached, entryWith(6)], 6)?.topic).toBe(
    "impulse.level-reached",
  );
  expect(impulseEndBefore([reached, entryWith(7, ["activation.begins"]), entryWith(8)], 8)).toBeNull();
});

test("a place is held since the day on which it changed hands, or since the start", () => {
  const days = daysFromLog([
    entryWith(1, ["day.begins", { day: 16, hexes: ["0904"] }]),
    entryWith(5, ["day.begins", { day: 17, hexes: ["0904", "1004"] }]),
  ]);
  expect(heldSince(days, { hex: "1004", german: true })).toBe("16 Dec");
  expect(heldSince(days, { hex: "0904", german: true })).toBe("the start");
  expect(heldSince(days, { hex: "0705", german: false })).toBe("the start");
  expect(heldSince(days, { hex: "0705", german: true })).toBe("17 Dec");
});

test("steps lost before the first day in the log count for the day before it", () => {
  const days = daysFromLog([
    entryWith(1, ["loss", { unit: "a", side: "german", lost: 2 }]),
    entryWith(2, ["day.begins", { day: 17 }]),
  ]);
  expect(days.map(({ day, losses }) => [day, countStepsLost(losses, "german")])).toEqual([
    [16, 2],
    [17, 0],
  ]);
});

test("an undo says that chits are drawn again only when something drawn is undone", () => {
  const before = [makeEntry(1), makeEntry(2, { kind: "chance" })];
  expect(hasChanceUndone(before, [makeEntry(1), makeEntry(2, { kind: "chance", live: false })])).toBe(true);
  expect(hasChanceUndone(before, [makeEntry(1, { live: false }), makeEntry(2, { kind: "chance" })])).toBe(false);
});
