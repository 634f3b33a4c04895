import { expect, test } from "vitest";
import { toneOf } from "../src/game/odds_chart";

test("what is good for the attacker is bad for the defender, and the other way round", () => {
  expect(toneOf("taken", true)).toBe("good");
  expect(toneOf("taken", false)).toBe("bad");
  expect(toneOf("attackers_dispersed", true)).toBe("bad");
  expect(toneOf("attackers_dispersed", false)).toBe("good");
});

test("what is neither has no tone, whoever looks", () => {
  expect(toneOf("retreated", true)).toBe("");
  expect(toneOf("retreated", false)).toBe("");
});
