import { expect, test } from "vitest";
import type { GameView } from "../src/generated/api";
import { looksAt } from "../src/titles/ardennes/looks";
import { aCounter, aView } from "./making";

function at(moment: object): GameView {
  const { table } = aView();
  const counters = [aCounter("5.3FJ", "0904"), aCounter("9.3FJ", "1005"), aCounter("989.277VG", "0606")];
  const extra = { of: "ardennes", moment: { phases: [], phase: 0, ...moment } };
  return aView({ table: { ...table, counters, extra } as unknown as GameView["table"] });
}

const RESTING = at({});
const ACTIVE = { card: "GP05", active: ["5.3FJ", "9.3FJ"] };

test("an activation leads the map to its units, those that can attack first", () => {
  const targets = { "1004": { units: [{ unit: "9.3FJ", hex: "1005" }] } };
  expect(looksAt(RESTING, at({ ...ACTIVE, targets }))).toEqual(["1005", "0904"]);
  expect(looksAt(RESTING, at(ACTIVE))).toEqual(["0904", "1005"]);
});

test("while the same activation goes on the map stays where the person has it", () => {
  expect(looksAt(at(ACTIVE), at(ACTIVE))).toBeNull();
  expect(looksAt(at({ ...ACTIVE, combat: { target: "1004" } }), at(ACTIVE))).toBeNull();
});

test("a place that is attacked is looked at once", () => {
  const fought = at({ ...ACTIVE, combat: { target: "1004" } });
  expect(looksAt(at(ACTIVE), fought)).toEqual(["1004"]);
  expect(looksAt(fought, fought)).toEqual([]);
});
