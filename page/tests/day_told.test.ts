import { expect, test } from "vitest";
import { chanceUndone } from "../src/game/undo";
import type { ArdennesPart, LogEntry, ToldEvent } from "../src/generated/api";
import { passedIn } from "../src/titles/ardennes/after/account";
import { daysIn, stepsLost } from "../src/titles/ardennes/days";
import { endBefore } from "../src/titles/ardennes/impulse_end";
import { sinceWhen } from "../src/titles/ardennes/point_places";
import { anEntry } from "./making";

function told(n: number, ...events: [topic: string, data?: Record<string, unknown>][]): LogEntry {
  return anEntry(n, { events: events.map(([topic, data = {}]) => ({ topic, data }) as unknown as ToldEvent) });
}

const HAND = { hand: { side: "german", held: [{}, {}, {}] }, calendar: { today: 16 } } as unknown as ArdennesPart;

test("a day that ended by passing is told with the cards that were left", () => {
  const passed = told(4, ["impulse.passes", { side: "german" }]);
  expect(passedIn([told(1, ["day.begins", { day: 16 }]), passed], HAND)).toEqual({ day: 16, unplayed: 3 });
  expect(passedIn([passed, told(5, ["day.begins", { day: 17 }])], HAND)).toBeNull();
  expect(passedIn([told(4, ["impulse.passes", { side: "allied" }])], HAND)).toBeNull();
});

test("the end of an impulse is the last thing that ended one, not one before another activation", () => {
  const reached = told(5, ["impulse.level-reached", { level: 10 }]);
  expect(endBefore([told(2, ["activation.begins"]), reached, told(6)], 6)?.topic).toBe("impulse.level-reached");
  expect(endBefore([reached, told(7, ["activation.begins"]), told(8)], 8)).toBeNull();
});

test("a place is held since the day on which it changed hands, or since the start", () => {
  const days = daysIn([
    told(1, ["day.begins", { day: 16, hexes: ["0904"] }]),
    told(5, ["day.begins", { day: 17, hexes: ["0904", "1004"] }]),
  ]);
  expect(sinceWhen(days, { hex: "1004", german: true })).toBe("16 Dec");
  expect(sinceWhen(days, { hex: "0904", german: true })).toBe("the start");
  expect(sinceWhen(days, { hex: "0705", german: false })).toBe("the start");
  expect(sinceWhen(days, { hex: "0705", german: true })).toBe("17 Dec");
});

test("steps lost before the first day that is told count for the day before it", () => {
  const days = daysIn([
    told(1, ["loss", { unit: "a", side: "german", lost: 2 }]),
    told(2, ["day.begins", { day: 17 }]),
  ]);
  expect(days.map(({ day, losses }) => [day, stepsLost(losses, "german")])).toEqual([
    [16, 2],
    [17, 0],
  ]);
});

test("an undo says that chits are drawn again only when something drawn is undone", () => {
  const before = [anEntry(1), anEntry(2, { kind: "chance" })];
  expect(chanceUndone(before, [anEntry(1), anEntry(2, { kind: "chance", live: false })])).toBe(true);
  expect(chanceUndone(before, [anEntry(1, { live: false }), anEntry(2, { kind: "chance" })])).toBe(false);
});
