import { expect, test } from "vitest";
import { splitRuleNames } from "../src/rule_names";

test("names of the rules are shown as words", () => {
  expect(splitRuleNames("HoldCheck 10 against 5; no CombatTactics: OutOfFuel, LowSupply.")).toBe(
    "Hold Check 10 against 5; no Combat Tactics: Out of Fuel, Low Supply.",
  );
  expect(splitRuleNames(["OutOfContact", null])).toEqual(["Out of Contact", null]);
  expect(splitRuleNames("Output, Lowland, HoldChecker")).toBe("Output, Lowland, HoldChecker");
});
