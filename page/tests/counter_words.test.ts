/** Descriptions of counters. */

import { expect, test } from "vitest";
import { game as german } from "../src/words/de_game";
import { game as english } from "../src/words/en_game";

test("a counter's description has only the values printed on it", () => {
  expect(english.hex.counter("I/1 SS Pz", "2", "12", "2/3", ["reduced"])).toBe(
    "I/1 SS Pz: strength 2, movement 12, steps 2/3, reduced",
  );
  expect(english.hex.counter("Peiper", "", "12", "2/2", [])).toBe("Peiper: movement 12, steps 2/2");
  expect(german.hex.counter("Peiper", "", "", "2/2", [])).toBe("Peiper: Stufen 2/2");
});
