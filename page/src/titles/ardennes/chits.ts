/** The choice of how many chits to draw: the odds of each number, and what they are based on. */

import type { VNode } from "preact";
import { oddsChart, formatPercent } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySigns } from "../../game/question";
import type { Offer } from "../../generated/api";
import { live, useFetched, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { toText } from "../../views/values";
import { momentOf } from "./moment";
import { chanceOfTaking, formatMean, reasonForNoEntry, useOddsOfChoices } from "./combat_odds";

export function chitsView(play: Play, choices: Offer[]): VNode {
  return live(ChitsChoice, { play, choices });
}

interface ChitsProps {
  play: Play;
  choices: Offer[];
}

/** The key of a number is the number itself. */
function ChitsChoice({ play, choices }: ChitsProps): VNode {
  const { game, acts } = play;
  const odds = useOddsOfChoices(play, choices);
  const [first] = choices;
  const ask = async (): Promise<VNode | null> =>
    first ? ledgerView((await acts.askWhy({ action: first.action })).ruling.ledger) : null;
  const ledger = useFetched(String(game.view.lines), ask, () => undefined);
  // The most chits come last, so that their chart is right below.
  const last = odds.map((one) => one !== null).lastIndexOf(true);
  const shown = odds[last];
  const text = choices[last]?.text;
  const noEntry = reasonForNoEntry(momentOf(game).combat);
  const heads = ["Chits", noEntry ? "Hex cleared" : "Hex taken", "Steps: they, you"];
  return v(
    "div",
    { class: "group" },
    v(
      "table",
      { class: "chit-rows" },
      v("thead", {}, v("tr", {}, ...heads.map((head) => v("th", { scope: "col" }, head)))),
      v(
        "tbody",
        {},
        ...choices.map((choice, n) => {
          const oddsOfNumber = odds[n];
          const number = toText(choice.action["number"]);
          const button = v(
            "button",
            {
              type: "button",
              class: "main",
              "data-key": number,
              "aria-label": `Draw ${number} chits`,
              onclick: () => void acts.apply(choice.action),
            },
            number,
            keySigns(number),
          );
          return v(
            "tr",
            {},
            v("th", { scope: "row" }, button),
            v(
              "td",
              { class: "faint" },
              oddsOfNumber ? formatPercent(chanceOfTaking(oddsOfNumber)) : oddsOfNumber === null ? "not known" : "…",
            ),
            v(
              "td",
              { class: "faint" },
              oddsOfNumber
                ? `${formatMean(oddsOfNumber, "defender_loses")}, ${formatMean(oddsOfNumber, "attacker_loses")}`
                : "",
            ),
          );
        }),
      ),
    ),
    v("div", { class: "plan-odds", "aria-live": "polite" }, shown && text ? oddsChart(text, shown, { noEntry }) : null),
    v("details", { class: "modifiers", open: true }, v("summary", {}, "Every modifier"), v("div", {}, ledger)),
  );
}
