import { expect, test } from "vitest";
import type { BarItem, Marker } from "../src/generated/api";
import { own } from "../src/prose";
import { barIn, type Lies, stillToCome, unsaid, upTo } from "../src/titles/ardennes/told_table";
import { aCounter } from "./making";

const anIp = (hex: string): Marker => ({ hex, kind: "good" }) as unknown as Marker;
const STEPS = [{ n: 4 }, { n: 5 }, { n: 5 }, { n: 6 }];
const SPOKEN = [
  { hexes: [], units: [] },
  { hexes: ["0101"], units: ["a"] },
  { hexes: ["0101", "0606"], units: ["a", "b"] },
  { hexes: ["0909"], units: ["c"] },
];
const none = { hexes: [], units: [] };

test("a step does not show what a later step of the same line tells", () => {
  const later = (at: number): object => stillToCome(STEPS, at, (step) => SPOKEN[step] ?? none);
  expect(later(1)).toEqual({ hexes: ["0606"], units: ["b"] });
  expect(later(2)).toEqual(none);
  expect(later(0)).toEqual(none);
  const before: Lies = { counters: [aCounter("a", "0102"), aCounter("b", "")], markers: [] };
  const after: Lies = {
    counters: [aCounter("a", "0101"), aCounter("b", "0606")],
    markers: [anIp("0101"), anIp("0606")],
  };
  const shown = upTo(before, after, { hexes: ["0606"], units: ["b"] });
  expect(shown.counters.map(({ unit, hex }) => [unit, hex])).toEqual([
    ["a", "0101"],
    ["b", ""],
  ]);
  expect(shown.markers.map(({ hex }) => hex)).toEqual(["0101"]);
  expect(upTo(before, after, none)).toBe(after);
});

test("the cells of the bar keep their places while a story is told", () => {
  const item = (id: string, side: string): BarItem =>
    ({ id, side, name: own(id), value: own("–"), more: [] }) as unknown as BarItem;
  const bar = [item("", ""), item("impulse", ""), item("points", "")];
  expect(unsaid(bar).map(({ id, value }) => [id, value])).toEqual([
    ["", "…"],
    ["impulse", "…"],
    ["points", "…"],
  ]);
  expect(barIn(bar, "allied", "Allied").map(({ value }) => value)).toEqual(["–", "Allied", "–"]);
  expect(barIn([item("impulse", "german")], "allied", "Allied")[0]?.side).toBe("german");
});
