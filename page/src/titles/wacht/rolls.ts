/** A pending roll: what each number brings, rolled here or entered from the person's own dice. */

import type { VNode } from "preact";
import { humanize } from "../../dom";
import type { Play } from "../../game/play";
import { capitalize } from "../../prose";
import { ruleLinks } from "../../rules";
import { v } from "../../ui";
import { wachtPart } from "./data";

export function rollView(play: Play): VNode | null {
  const { pending, rolls, dice } = play.game.view;
  const { roll } = wachtPart(play.game);
  if (pending.kind !== "chance" || !roll) return null;
  const own = rolls && dice === "own";
  const cells = roll.results.map(([number, brings, good]) => {
    const held = { class: `face ${good ? "good" : "bad"}`, title: brings };
    const told = [v("strong", {}, String(number)), v("small", {}, brings)];
    return own
      ? v("button", { type: "button", ...held, onclick: () => void play.acts.enterOutcome(number) }, ...told)
      : v("span", held, ...told);
  });
  return v(
    "div",
    { class: "roll" },
    v("h2", {}, capitalize(pending.what), " ", ruleLinks(pending.rules)),
    v("p", {}, describeChances(roll.results)),
    own ? v("p", {}, "What came at your table?") : null,
    v("div", { class: "faces" }, ...cells),
    rolls && dice === "ask"
      ? v(
          "p",
          {},
          v(
            "button",
            { type: "button", class: "main", "data-key": 1, onclick: () => void play.acts.roll() },
            "Roll",
            v("kbd", { "aria-hidden": "true" }, "R"),
          ),
        )
      : null,
    rolls
      ? null
      : v("p", { class: "faint waiting" }, pending.side ? `Waiting for ${humanize(pending.side)}.` : "Waiting."),
  );
}

/** Summarize the results: `the bridge falls: 7 in 10, it holds: 3 in 10`. */
function describeChances(results: [number, string, boolean][]): string {
  const counted = new Map<string, number>();
  for (const [, brings] of results) counted.set(brings, (counted.get(brings) ?? 0) + 1);
  return humanize([...counted].map(([brings, times]) => `${brings}: ${times} in ${results.length}`).join(", "));
}
