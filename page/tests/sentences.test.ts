import { isValidElement, type VNode } from "preact";
import { expect, test } from "vitest";
import { plainSentence, sentenceView } from "../src/game/sentences";
import { asProse } from "../src/prose";
import { makeCounter, makePlay, makeView } from "./factories";

/** Return the text of a view. */
function textOf(shown: unknown): string {
  if (Array.isArray(shown)) return shown.map(textOf).join("");
  return isValidElement(shown) ? textOf((shown as VNode<{ children?: unknown }>).props.children) : String(shown);
}

function textOfSentence(text: string): string {
  const start = text.indexOf("0401");
  return textOf(sentenceView(makePlay(makeView()).play, { text: asProse(text), names: [[start, start + 4, "0401"]] }));
}

test("a hex is named with its place, unless that was just named", () => {
  expect(textOfSentence("CCB goes to 0401.")).toBe("CCB goes to Saint-Vith (0401).");
  expect(textOfSentence("CCB at Saint-Vith (0401) by Method A")).toBe("CCB at Saint-Vith (0401) by Method A");
});

test("a spoken sentence has the same names, and begins with a capital", () => {
  const table = { ...makeView().table, counters: [makeCounter("990.277VG.ISS", "0401")] };
  const { play } = makePlay(makeView({ table }));
  const text = asProse("german attacks 0401 with 990.277VG.ISS.");
  const names: [number, number, string][] = [
    [0, 6, "german"],
    [15, 19, "0401"],
    [25, 38, "990.277VG.ISS"],
  ];
  expect(plainSentence(play, { text, names })).toBe("German attacks Saint-Vith (0401) with 990.277VG.ISS.");
});

test("a card, or a unit off the table, has the short name from the server", () => {
  const { play } = makePlay(makeView({ short_names: { AC25: "4th Infantry Division", "27.12VG.ISS": "27/12VG" } }));
  const text = asProse("AC25, 4th Infantry Division, against 27.12VG.ISS and 1.Other.");
  const names: [number, number, string][] = [
    [0, 4, "AC25"],
    [37, 48, "27.12VG.ISS"],
    [53, 60, "1.Other"],
  ];
  expect(plainSentence(play, { text, names })).toBe("AC25, 4th Infantry Division, against 27/12VG and 1.Other.");
});
