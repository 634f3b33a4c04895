/** Own dice: a person enters what came at their table; what cannot come is refused with what remains. */

import { h } from "../dom";
import { ruleLinks } from "../rules";
import type { ToldChance } from "../generated/api";
import { findList } from "./find_list";
import type { GamePage } from "./game";
import { gameWords } from "../words/game";

/** Faces of a die up to so many are buttons side by side. */
const FACES = 12;

export function ownDice(page: GamePage, pending: ToldChance, names: Record<string, string> = {}): HTMLElement {
  const drawn = pending.zone !== null;
  return h(
    "div",
    { class: "own-dice" },
    h("h2", {}, drawn ? gameWords().dice.draw : gameWords().dice.roll, pending.what, " ", ruleLinks(pending.rules)),
    h("p", { class: "faint" }, drawn ? gameWords().dice.drawn : gameWords().dice.rolled),
    pending.outcomes.length <= FACES && !drawn ? faces(page, pending) : pile(page, pending, names),
  );
}

function faces(page: GamePage, pending: ToldChance): HTMLElement {
  const least = pending.outcomes[0];
  return h(
    "div",
    { class: "row faces" },
    ...pending.outcomes.map((outcome) =>
      // The key is the face itself; ten has none.
      h(
        "button",
        {
          type: "button",
          "data-key": typeof least === "number" ? outcome : null,
          onclick: () => void page.orders.enter(outcome),
        },
        String(outcome),
      ),
    ),
  );
}

/** What is left in a pile or cup: things that look alike are one row with their number. */
function pile(page: GamePage, pending: ToldChance, names: Record<string, string>): HTMLElement {
  const rows = new Map<string, { text: string; about: string; outcome: number | string; count: number }>();
  pending.outcomes.forEach((outcome, n) => {
    const id = String(outcome);
    const name = names[id] ?? page.view.names[id];
    const alike = name !== undefined && /^chit-/.test(id);
    const key = alike ? name : id;
    const row = rows.get(key) ?? { text: name ?? id, about: alike || !name ? "" : id, outcome, count: 0 };
    row.count += pending.weights[n] ?? 0;
    rows.set(key, row);
  });
  const total = pending.weights.reduce((sum, weight) => sum + weight, 0);
  const listed = [...rows.values()].map((row) => ({
    text: row.text,
    about: [[row.about, gameWords().dice.left(row.count, total)].filter(Boolean).join(" · ")],
    act: () => void page.orders.enter(row.outcome),
  }));
  const list = findList(gameWords().dice.came, listed, (typed) => void page.orders.enter(typed));
  // Who enters one draw enters the next too: the hands stay on the keys.
  requestAnimationFrame(() => list.querySelector("input")?.focus({ preventScroll: true }));
  return list;
}
