import { expect, test } from "vitest";
import { apart } from "../src/apart";

test("names of the rules are shown as words", () => {
  expect(apart("HoldCheck 10 against 5; no CombatTactics: OutOfFuel, LowSupply.")).toBe(
    "Hold Check 10 against 5; no Combat Tactics: Out of Fuel, Low Supply.",
  );
  expect(apart(["OutOfContact", null])).toEqual(["Out of Contact", null]);
  expect(apart("Output, Lowland, HoldChecker")).toBe("Output, Lowland, HoldChecker");
});
