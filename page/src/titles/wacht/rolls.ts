/** A roll that is due: what each number brings, before it falls; ours, or what came at the person's own table. */

import { h, spoken } from "../../dom";
import type { GamePage } from "../../game/game";
import { capital } from "../../prose";
import { ruleLinks } from "../../rules";
import { asked } from "./data";

export function rollView(page: GamePage): HTMLElement | null {
  const { pending, rolls, dice } = page.view;
  const { roll } = asked(page);
  if (pending.kind !== "chance" || !roll) return null;
  const own = rolls && dice === "own";
  const cells = roll.results.map(([number, brings, good]) => {
    const held = { class: `face ${good ? "good" : "bad"}`, title: brings };
    const told = [h("strong", {}, String(number)), h("small", {}, brings)];
    return own
      ? h("button", { type: "button", ...held, onclick: () => void page.orders.enter(number) }, ...told)
      : h("span", held, ...told);
  });
  return h(
    "div",
    { class: "roll" },
    h("h2", {}, capital(pending.what), " ", ruleLinks(pending.rules)),
    h("p", {}, chances(roll.results)),
    own ? h("p", {}, "What came at your table?") : null,
    h("div", { class: "faces" }, ...cells),
    rolls && dice === "ask"
      ? h(
          "p",
          {},
          h(
            "button",
            { type: "button", class: "main", "data-key": 1, onclick: () => void page.orders.roll() },
            "Roll",
            h("kbd", { "aria-hidden": "true" }, "R"),
          ),
        )
      : null,
    rolls
      ? null
      : h("p", { class: "faint waiting" }, pending.side ? `Waiting for ${spoken(pending.side)}.` : "Waiting."),
  );
}

/** `the bridge falls 7 in 10, it holds 3 in 10`. */
function chances(results: [number, string, boolean][]): string {
  const counted = new Map<string, number>();
  for (const [, brings] of results) counted.set(brings, (counted.get(brings) ?? 0) + 1);
  return spoken([...counted].map(([brings, times]) => `${brings}: ${times} in ${results.length}`).join(", "));
}
