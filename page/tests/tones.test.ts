import { expect, test } from "vitest";
import { outcomeTone } from "../src/game/odds_chart";

test("what is good for the attacker is bad for the defender, and the other way round", () => {
  expect(outcomeTone("taken", true)).toBe("good");
  expect(outcomeTone("taken", false)).toBe("bad");
  expect(outcomeTone("attackers_dispersed", true)).toBe("bad");
  expect(outcomeTone("attackers_dispersed", false)).toBe("good");
});

test("a neutral event has no tone for either side", () => {
  expect(outcomeTone("retreated", true)).toBe("");
  expect(outcomeTone("retreated", false)).toBe("");
});
