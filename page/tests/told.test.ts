import { isValidElement, type VNode } from "preact";
import { expect, test } from "vitest";
import { plainly, told } from "../src/game/told";
import { own } from "../src/prose";
import { aCounter, aPlay, aView } from "./making";

/** The letters of a view. */
function lettersOf(shown: unknown): string {
  if (Array.isArray(shown)) return shown.map(lettersOf).join("");
  return isValidElement(shown) ? lettersOf((shown as VNode<{ children?: unknown }>).props.children) : String(shown);
}

function read(text: string): string {
  const start = text.indexOf("0401");
  return lettersOf(told(aPlay(aView()).play, { text: own(text), names: [[start, start + 4, "0401"]] }));
}

test("a hex is told with its place, unless that was just named", () => {
  expect(read("CCB goes to 0401.")).toBe("CCB goes to Saint-Vith (0401).");
  expect(read("CCB at Saint-Vith (0401) by Method A")).toBe("CCB at Saint-Vith (0401) by Method A");
});

test("whoever hears a sentence hears the same names, and it begins with a capital", () => {
  const table = { ...aView().table, counters: [aCounter("990.277VG.ISS", "0401")] };
  const { play } = aPlay(aView({ table }));
  const text = own("german attacks 0401 with 990.277VG.ISS.");
  const names: [number, number, string][] = [
    [0, 6, "german"],
    [15, 19, "0401"],
    [25, 38, "990.277VG.ISS"],
  ];
  expect(plainly(play, { text, names })).toBe("German attacks Saint-Vith (0401) with 990.277VG.ISS.");
});

test("a card, or a unit off the table, has the short name that the server gives it", () => {
  const { play } = aPlay(aView({ short_names: { AC25: "4th Infantry Division", "27.12VG.ISS": "27/12VG" } }));
  const text = own("AC25, 4th Infantry Division, against 27.12VG.ISS and 1.Other.");
  const names: [number, number, string][] = [
    [0, 4, "AC25"],
    [37, 48, "27.12VG.ISS"],
    [53, 60, "1.Other"],
  ];
  expect(plainly(play, { text, names })).toBe("AC25, 4th Infantry Division, against 27/12VG and 1.Other.");
});
