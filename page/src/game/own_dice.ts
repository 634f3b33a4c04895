/** Own dice: a person enters what came at their table; what cannot come is refused with what remains. */

import type { VNode } from "preact";
import { spoken } from "../dom";
import type { ToldChance } from "../generated/api";
import { ruleLinks } from "../rules";
import { live, v } from "../ui";
import { FindList } from "./find_list";
import type { Acts } from "./play";
import { keySign } from "./question";
import { gameWords } from "../words/game";

/** Faces of a die up to so many are buttons side by side. */
const FACES = 12;

export function ownDice(acts: Acts, pending: ToldChance, names: Record<string, string> = {}): VNode {
  const drawn = pending.zone !== null;
  const said = gameWords().dice;
  return v(
    "div",
    { class: "own-dice" },
    v("h2", {}, drawn ? said.draw : said.roll, pending.what, from(pending, names), " ", ruleLinks(pending.rules)),
    v("p", { class: "faint" }, drawn ? said.drawn : said.rolled),
    pending.outcomes.length <= FACES && !drawn ? faces(acts, pending) : pileView(acts, pending, names),
  );
}

/** Which pile or cup it is drawn from. */
export function from({ zone }: ToldChance, names: Record<string, string>): string {
  return zone === null ? "" : ` (${names[zone] ?? spoken(zone)})`;
}

function faces(acts: Acts, pending: ToldChance): VNode {
  const least = pending.outcomes[0];
  return v(
    "div",
    { class: "row faces" },
    ...pending.outcomes.map((outcome) => {
      // The key is the face itself, and 0 for ten, as it is printed on such a die.
      const key = typeof least === "number" && Number(outcome) <= 10 ? Number(outcome) % 10 : null;
      return v(
        "button",
        { type: "button", "data-key": key, onclick: () => void acts.enter(outcome) },
        String(outcome),
        outcome === 10 ? keySign(key) : null,
      );
    }),
  );
}

interface Row {
  text: string;
  about: string;
  outcome: number | string;
  count: number;
}

/** What is left in a pile or cup: things that look alike are one row with their number. */
export function pile({ outcomes, weights }: ToldChance, names: Record<string, string>): Row[] {
  const rows = new Map<string, Row>();
  outcomes.forEach((outcome, n) => {
    const id = String(outcome);
    const name = names[id];
    const alike = name !== undefined && /^chit-/.test(id);
    const key = alike ? name : id;
    const row = rows.get(key) ?? { text: name ?? id, about: alike || !name ? "" : id, outcome, count: 0 };
    row.count += weights[n] ?? 0;
    rows.set(key, row);
  });
  return [...rows.values()];
}

function pileView(acts: Acts, pending: ToldChance, names: Record<string, string>): VNode {
  const total = pending.weights.reduce((sum, weight) => sum + weight, 0);
  const rows = pile(pending, names).map((row) => ({
    text: row.text,
    // That a card is there once is no news.
    about: [row.about, row.count > 1 ? gameWords().dice.left(row.count, total) : ""].filter(Boolean).join(" · "),
    act: () => void acts.enter(row.outcome),
  }));
  // Who enters one draw enters the next too: the hands stay on the keys.
  return live(FindList, { what: gameWords().dice.came, rows, focus: true, other: (typed) => void acts.enter(typed) });
}
