/** A roll that is due: what each number brings, before it falls; ours, or what came at the person's own table. */

import type { VNode } from "preact";
import { spoken } from "../../dom";
import type { Play } from "../../game/play";
import { capital } from "../../prose";
import { ruleLinks } from "../../rules";
import { v } from "../../ui";
import { asked } from "./data";

export function rollView(play: Play): VNode | null {
  const { pending, rolls, dice } = play.game.view;
  const { roll } = asked(play.game);
  if (pending.kind !== "chance" || !roll) return null;
  const own = rolls && dice === "own";
  const cells = roll.results.map(([number, brings, good]) => {
    const held = { class: `face ${good ? "good" : "bad"}`, title: brings };
    const told = [v("strong", {}, String(number)), v("small", {}, brings)];
    return own
      ? v("button", { type: "button", ...held, onclick: () => void play.acts.enter(number) }, ...told)
      : v("span", held, ...told);
  });
  return v(
    "div",
    { class: "roll" },
    v("h2", {}, capital(pending.what), " ", ruleLinks(pending.rules)),
    v("p", {}, chances(roll.results)),
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
      : v("p", { class: "faint waiting" }, pending.side ? `Waiting for ${spoken(pending.side)}.` : "Waiting."),
  );
}

/** `the bridge falls 7 in 10, it holds 3 in 10`. */
function chances(results: [number, string, boolean][]): string {
  const counted = new Map<string, number>();
  for (const [, brings] of results) counted.set(brings, (counted.get(brings) ?? 0) + 1);
  return spoken([...counted].map(([brings, times]) => `${brings}: ${times} in ${results.length}`).join(", "));
}
