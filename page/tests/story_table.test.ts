import { expect, test } from "vitest";
import type { BarItem, Marker } from "../src/generated/api";
import { asProse } from "../src/prose";
import { barOfStory, type MapState, laterMentions, blankBar, mapAtStep } from "../src/titles/ardennes/story_table";
import { makeCounter } from "./factories";

const makeIp = (hex: string): Marker => ({ hex, kind: "good" }) as unknown as Marker;
const STEPS = [{ n: 4 }, { n: 5 }, { n: 5 }, { n: 6 }];
const MENTIONS = [
  { hexes: [], units: [] },
  { hexes: ["0101"], units: ["a"] },
  { hexes: ["0101", "0606"], units: ["a", "b"] },
  { hexes: ["0909"], units: ["c"] },
];
const none = { hexes: [], units: [] };

test("a step does not show the result of a later step of the same line", () => {
  const later = (at: number): object => laterMentions(STEPS, at, (step) => MENTIONS[step] ?? none);
  expect(later(1)).toEqual({ hexes: ["0606"], units: ["b"] });
  expect(later(2)).toEqual(none);
  expect(later(0)).toEqual(none);
  const before: MapState = { counters: [makeCounter("a", "0102"), makeCounter("b", "")], markers: [] };
  const after: MapState = {
    counters: [makeCounter("a", "0101"), makeCounter("b", "0606")],
    markers: [makeIp("0101"), makeIp("0606")],
  };
  const shown = mapAtStep(before, after, { hexes: ["0606"], units: ["b"] });
  expect(shown.counters.map(({ unit, hex }) => [unit, hex])).toEqual([
    ["a", "0101"],
    ["b", ""],
  ]);
  expect(shown.markers.map(({ hex }) => hex)).toEqual(["0101"]);
  expect(mapAtStep(before, after, none)).toBe(after);
});

test("the cells of the bar keep their places during a story", () => {
  const item = (id: string, side: string): BarItem =>
    ({ id, side, name: asProse(id), value: asProse("–"), more: [] }) as unknown as BarItem;
  const bar = [item("", ""), item("impulse", ""), item("points", "")];
  expect(blankBar(bar).map(({ id, value }) => [id, value])).toEqual([
    ["", "…"],
    ["impulse", "…"],
    ["points", "…"],
  ]);
  expect(barOfStory(bar, "allied", "Allied").map(({ value }) => value)).toEqual(["–", "Allied", "–"]);
  expect(barOfStory([item("impulse", "german")], "allied", "Allied")[0]?.side).toBe("german");
});
