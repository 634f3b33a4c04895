/** The list that starts a campaign, made from a position in the editor. */

import { expect, test } from "vitest";
import { counterListCsv } from "../src/editor/counter_list";

test("counters of the chart go by id and hex, others with their columns", () => {
  const position = {
    unit: [
      { id: "US 79 Inf Div", where: "C20.05", mode: "Move", out_of_supply: false },
      { id: "LXXX Korps, HQ", where: "C44.37" },
    ],
    counter: [
      { id: "LXXX Korps, HQ", hex: "C44.37", side: "german", nation: "GE", combat: "(5)-0-4 Truck", throw: 10 },
    ],
  };
  expect(counterListCsv(position)).toBe(
    "id,hex,side,nation,combat,throw,mode\n" +
      "US 79 Inf Div,C20.05,,,,,Move\n" +
      '"LXXX Korps, HQ",C44.37,german,GE,(5)-0-4 Truck,10,\n',
  );
  expect(counterListCsv({ scenario: "clerk" })).toBe("id,hex\n");
});

test("dumps and rail heads have their own lines", () => {
  const position = {
    dumps: { US: { "A09.34": 6 }, german: { "C44.37": "2 SP 1T" } },
    railheads: { allied: ["A11.30"] },
  };
  expect(counterListCsv(position)).toBe(
    "id,hex,side,nation,kind,sp\n" +
      "US dump A09.34,A09.34,,US,dump,6\n" +
      "GE dump C44.37,C44.37,,GE,dump,2 SP 1T\n" +
      "allied rail head A11.30,A11.30,allied,,railhead,\n",
  );
});
