import { expect, test } from "vitest";
import type { GameView } from "../src/generated/api";
import { hexesToShow } from "../src/titles/ardennes/map_focus";
import { makeCounter, makeView } from "./factories";

function viewAt(moment: object): GameView {
  const { table } = makeView();
  const counters = [makeCounter("5.3FJ", "0904"), makeCounter("9.3FJ", "1005"), makeCounter("989.277VG", "0606")];
  const extra = { of: "ardennes", moment: { phases: [], phase: 0, ...moment } };
  return makeView({ table: { ...table, counters, extra } as unknown as GameView["table"] });
}

const RESTING = viewAt({});
const ACTIVE = { card: "GP05", active: ["5.3FJ", "9.3FJ"] };

test("an activation moves the map to its units, those that can attack first", () => {
  const targets = { "1004": { units: [{ unit: "9.3FJ", hex: "1005" }] } };
  expect(hexesToShow(RESTING, viewAt({ ...ACTIVE, targets }))).toEqual(["1005", "0904"]);
  expect(hexesToShow(RESTING, viewAt(ACTIVE))).toEqual(["0904", "1005"]);
});

test("during the same activation the map does not move", () => {
  expect(hexesToShow(viewAt(ACTIVE), viewAt(ACTIVE))).toBeNull();
  expect(hexesToShow(viewAt({ ...ACTIVE, combat: { target: "1004" } }), viewAt(ACTIVE))).toBeNull();
});

test("the map moves to an attacked place once", () => {
  const fought = viewAt({ ...ACTIVE, combat: { target: "1004" } });
  expect(hexesToShow(viewAt(ACTIVE), fought)).toEqual(["1004"]);
  expect(hexesToShow(fought, fought)).toEqual([]);
});
