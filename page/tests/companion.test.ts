import { expect, test } from "vitest";
import { choices } from "../src/editor/impulse";
import { byPlace, written } from "../src/editor/printed";
import { from } from "../src/game/own_dice";
import type { GameStore } from "../src/game/store";
import type { Piece, ToldChance } from "../src/generated/api";
import { afterwards, unheard } from "../src/titles/ardennes/allied_impulse";
import { pasted, pastedByName } from "../src/views/box";

test("cells copied in a spreadsheet go where they are pasted, and make rows that are missing", () => {
  expect(pasted([["a", "b", "c"]], 0, 1, 3, "1\t2\t3\r\n4\t5\r\n")).toEqual([
    ["a", "1", "2"],
    ["", "4", "5"],
  ]);
});

test("what may be entered are the faces of a die, cards by name, or words", () => {
  const told = { told: [], enter: "a die" };
  expect(choices({ ...told, "one of": "1 to 3" }).map(([word]) => word)).toEqual(["1", "2", "3"]);
  expect(choices({ ...told, "one of": "AC01", called: { AC01: "V Corps" } })).toEqual([["AC01", "V Corps"]]);
  expect(choices(told)).toEqual([]);
});

test("a position is printed hex by hex, then box by box", () => {
  const piece = (unit: string, where: string, hex: string): Piece => ({ where, counter: { unit, hex } }) as Piece;
  const found = byPlace([piece("c", "Reserve", ""), piece("b", "0804", "0804"), piece("a", "0403", "0403")]);
  expect([...found.keys()]).toEqual(["0403", "0804", "Reserve"]);
});

test("what is set for many hexes and cards is printed by what holds of them", () => {
  const held = { name: "held", label: "Held by", kind: "hex-choice", choices: { german: "German" } } as const;
  expect(written(held, { "0804": "german", "0904": "allied", "1004": "allied" })).toEqual([
    ["Held by", "German: 0804; allied: all others"],
  ]);
  const piles = [{ family: "german-cards", zones: [], items: { GP01: "1st SS", GP02: "12th SS", GP03: "150th" } }];
  expect(
    written(
      { name: "zones", label: "", kind: "piles", piles },
      { GP01: "german-hand", GP02: "german-deck", GP03: "german-deck", chit: "cup" },
    ),
  ).toEqual([["German cards", "German hand: 1st SS; German deck: all others"]]);
  expect(written(held, {})).toEqual([]);
});

test("after the last step of the Allies comes the turn of the person, or the roll or draw that is asked for", () => {
  const pending = (kind: string, zone: string | null = null): GameStore["view"] =>
    ({ pending: { kind, zone } }) as unknown as GameStore["view"];
  expect(afterwards({ mine: true, view: pending("decision") })).toBe("Your turn");
  expect(afterwards({ mine: false, view: pending("chance") })).toBe("Enter the roll");
  expect(afterwards({ mine: false, view: pending("chance", "action-deck") })).toBe("Enter the draw");
  expect(afterwards({ mine: false, view: pending("over") })).toBe("Go on");
});

test("a draw says from which pile, by the name people know it by", () => {
  const draw = { zone: "german-deck" } as ToldChance;
  expect(from(draw, {})).toBe(" (German deck)");
  expect(from(draw, { "german-deck": "deutscher Stapel" })).toBe(" (deutscher Stapel)");
  expect(from({ ...draw, zone: null }, {})).toBe("");
});

test("the story of an impulse goes on where it was left, for what the Allies chose", () => {
  const part = (n: number, chosen: boolean): Parameters<typeof unheard>[0][number] =>
    ({ n, event: { trace: chosen ? {} : undefined } }) as unknown as Parameters<typeof unheard>[0][number];
  const parts = [part(4, true), part(5, false), part(6, false)];
  expect(unheard(parts, -1)).toBe(0);
  expect(unheard(parts, 6)).toBeNull();
  expect(unheard(parts, 4)).toBeNull();
  expect(unheard([...parts, part(8, true)], 4)).toBe(1);
  expect(unheard([], -1)).toBeNull();
});

test("a paste that begins with names of columns is read by them", () => {
  const columns = ["id", "hex", "anti_tank"];
  expect(pastedByName([], 0, columns, "Hex\tid\tanti tank\nA10.01\t9 Inf Div\tHeavy\n")).toEqual([
    ["9 Inf Div", "A10.01", "Heavy"],
  ]);
  expect(pastedByName([], 0, columns, "9 Inf Div\tA10.01\n")).toBeNull();
});
