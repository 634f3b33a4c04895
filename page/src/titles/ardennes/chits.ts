/** How many chits: for each number what it may bring, and what stands behind the odds. */

import type { VNode } from "preact";
import { oddsChart, percent } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySign } from "../../game/question";
import type { Offer } from "../../generated/api";
import { live, useAsked, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { wordOf } from "../../views/values";
import { momentOf } from "./moment";
import { chanceOf, meanOf, noEntryOf, useOdds } from "./within";

export function chitsView(play: Play, choices: Offer[]): VNode {
  return live(Chits, { play, choices });
}

interface Given {
  play: Play;
  choices: Offer[];
}

/** The key of a number is the number. */
function Chits({ play, choices }: Given): VNode {
  const { game, acts } = play;
  const odds = useOdds(play, choices);
  const [first] = choices;
  const ask = async (): Promise<VNode | null> =>
    first ? ledgerView((await acts.why({ action: first.action })).ruling.ledger) : null;
  const ledger = useAsked(String(game.view.lines), ask, () => undefined);
  // The most chits come last; their chart then stands below.
  const last = odds.map((one) => one !== null).lastIndexOf(true);
  const shown = odds[last];
  const text = choices[last]?.text;
  const noEntry = noEntryOf(momentOf(game).combat);
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
          const told = odds[n];
          const number = wordOf(choice.action["number"]);
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
            keySign(number),
          );
          return v(
            "tr",
            {},
            v("th", { scope: "row" }, button),
            v("td", { class: "faint" }, told ? percent(chanceOf(told)) : told === null ? "not known" : "…"),
            v(
              "td",
              { class: "faint" },
              told ? `${meanOf(told, "defender_loses")}, ${meanOf(told, "attacker_loses")}` : "",
            ),
          );
        }),
      ),
    ),
    v("div", { class: "plan-odds", "aria-live": "polite" }, shown && text ? oddsChart(text, shown, { noEntry }) : null),
    v("details", { class: "modifiers", open: true }, v("summary", {}, "Every modifier"), v("div", {}, ledger)),
  );
}
