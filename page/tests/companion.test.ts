import { expect, test } from "vitest";
import { possibleEntries } from "../src/editor/impulse";
import { piecesByPlace, settingRows } from "../src/editor/printable";
import { pileName } from "../src/game/own_dice";
import type { GameStore } from "../src/game/store";
import type { Piece, ToldChance } from "../src/generated/api";
import { finalButtonLabel, firstNewStep } from "../src/titles/ardennes/impulse_story";
import { pasteCells, pasteByName } from "../src/views/box";

test("cells from a spreadsheet are pasted in place, and add missing rows", () => {
  expect(pasteCells([["a", "b", "c"]], 0, 1, 3, "1\t2\t3\r\n4\t5\r\n")).toEqual([
    ["a", "1", "2"],
    ["", "4", "5"],
  ]);
});

test("possible entries are the faces of a die, cards by name, or words", () => {
  const answer = { told: [], enter: "a die" };
  expect(possibleEntries({ ...answer, "one of": "1 to 3" }).map(([word]) => word)).toEqual(["1", "2", "3"]);
  expect(possibleEntries({ ...answer, "one of": "AC01", called: { AC01: "V Corps" } })).toEqual([["AC01", "V Corps"]]);
  expect(possibleEntries(answer)).toEqual([]);
});

test("a position is printed hex by hex, then box by box", () => {
  const piece = (unit: string, where: string, hex: string): Piece => ({ where, counter: { unit, hex } }) as Piece;
  const found = piecesByPlace([piece("c", "Reserve", ""), piece("b", "0804", "0804"), piece("a", "0403", "0403")]);
  expect([...found.keys()]).toEqual(["0403", "0804", "Reserve"]);
});

test("settings of many hexes and cards are printed grouped by value", () => {
  const held = { name: "held", label: "Held by", kind: "hex-choice", choices: { german: "German" } } as const;
  expect(settingRows(held, { "0804": "german", "0904": "allied", "1004": "allied" })).toEqual([
    ["Held by", "German: 0804; allied: all others"],
  ]);
  const piles = [{ family: "german-cards", zones: [], items: { GP01: "1st SS", GP02: "12th SS", GP03: "150th" } }];
  expect(
    settingRows(
      { name: "zones", label: "", kind: "piles", piles },
      { GP01: "german-hand", GP02: "german-deck", GP03: "german-deck", chit: "cup" },
    ),
  ).toEqual([["German cards", "German hand: 1st SS; German deck: all others"]]);
  expect(settingRows(held, {})).toEqual([]);
});

test("after the last Allied step comes the person's turn, or a requested roll or draw", () => {
  const pending = (kind: string, zone: string | null = null): GameStore["view"] =>
    ({ pending: { kind, zone } }) as unknown as GameStore["view"];
  expect(finalButtonLabel({ mine: true, view: pending("decision") })).toBe("Your turn");
  expect(finalButtonLabel({ mine: false, view: pending("chance") })).toBe("Enter the roll");
  expect(finalButtonLabel({ mine: false, view: pending("chance", "action-deck") })).toBe("Enter the draw");
  expect(finalButtonLabel({ mine: false, view: pending("over") })).toBe("Go on");
});

test("a draw names its pile as players know it", () => {
  const draw = { zone: "german-deck" } as ToldChance;
  expect(pileName(draw, {})).toBe(" (German deck)");
  expect(pileName(draw, { "german-deck": "deutscher Stapel" })).toBe(" (deutscher Stapel)");
  expect(pileName({ ...draw, zone: null }, {})).toBe("");
});

test("the story of an impulse resumes where it was left once the Allies choose again", () => {
  const makeStep = (n: number, chosen: boolean): Parameters<typeof firstNewStep>[0][number] =>
    ({ n, event: { trace: chosen ? {} : undefined } }) as unknown as Parameters<typeof firstNewStep>[0][number];
  const steps = [makeStep(4, true), makeStep(5, false), makeStep(6, false)];
  expect(firstNewStep(steps, -1)).toBe(0);
  expect(firstNewStep(steps, 6)).toBeNull();
  expect(firstNewStep(steps, 4)).toBeNull();
  expect(firstNewStep([...steps, makeStep(8, true)], 4)).toBe(1);
  expect(firstNewStep([], -1)).toBeNull();
});

test("a paste that begins with column names is read by them", () => {
  const columns = ["id", "hex", "anti_tank"];
  expect(pasteByName([], 0, columns, "Hex\tid\tanti tank\nA10.01\t9 Inf Div\tHeavy\n")).toEqual([
    ["9 Inf Div", "A10.01", "Heavy"],
  ]);
  expect(pasteByName([], 0, columns, "9 Inf Div\tA10.01\n")).toBeNull();
});
