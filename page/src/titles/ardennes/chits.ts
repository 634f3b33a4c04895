/** How many chits: for each number what it may bring, and what stands behind the odds. */

import { fill, h } from "../../dom";
import type { GamePage } from "../../game/game";
import { oddsChart, percent } from "../../game/odds_chart";
import type { Offer } from "../../generated/api";
import { ledgerView } from "../../views/answer";
import { chanceOf, meanOf, oddsWith } from "./within";
import { wordOf } from "../../views/values";

export function chitsView(page: GamePage, choices: Offer[]): HTMLElement {
  const ledger = h("div", {});
  const chart = h("div", { class: "plan-odds", "aria-live": "polite" });
  const first = choices[0];
  if (first)
    void page.explainer.why({ action: first.action }).then((why) => fill(ledger, ledgerView(why.ruling.ledger)));
  const rows = choices.map((choice) => ({
    choice,
    told: h("td", { class: "faint" }, "…"),
    cost: h("td", { class: "faint" }, ""),
  }));
  void tell(page, rows, chart);
  return h(
    "div",
    { class: "group" },
    h(
      "table",
      { class: "chit-rows" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, "Chits"),
          h("th", { scope: "col" }, "Hex taken"),
          h("th", { scope: "col" }, "Steps: they, you"),
        ),
      ),
      h(
        "tbody",
        {},
        ...rows.map(({ choice, told, cost }) =>
          h(
            "tr",
            {},
            h(
              "th",
              { scope: "row" },
              h(
                "button",
                {
                  type: "button",
                  class: "main",
                  "aria-label": `Draw ${wordOf(choice.action["number"])} chits`,
                  onclick: () => void page.orders.apply(choice.action),
                },
                String(choice.action["number"]),
              ),
            ),
            told,
            cost,
          ),
        ),
      ),
    ),
    chart,
    h("details", { class: "modifiers", open: true }, h("summary", {}, "Every modifier"), ledger),
  );
}

/** One after another: the most chits last, whose chart then stands below. */
async function tell(
  page: GamePage,
  rows: { choice: Offer; told: HTMLElement; cost: HTMLElement }[],
  chart: HTMLElement,
): Promise<void> {
  const { lines } = page.view;
  for (const { choice, told, cost } of rows) {
    if (page.view.lines !== lines) return;
    try {
      const odds = await oddsWith(page, choice);
      told.textContent = percent(chanceOf(odds));
      cost.textContent = `${meanOf(odds, "defender_loses")}, ${meanOf(odds, "attacker_loses")}`;
      fill(chart, oddsChart(choice.text, odds));
    } catch {
      told.textContent = "not known";
    }
  }
}
