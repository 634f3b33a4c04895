/** Entering the results of physical dice and draws. */

import type { VNode } from "preact";
import { humanize } from "../dom";
import type { ToldChance } from "../generated/api";
import { ruleLinks } from "../rules";
import { live, v } from "../ui";
import { FilterList } from "./filter_list";
import type { Acts } from "./play";
import { keySigns } from "./question";
import { gameWords } from "../words/game";

/** Most die faces that are shown as buttons side by side. */
const MAX_FACE_BUTTONS = 12;

export function ownDiceView(acts: Acts, pending: ToldChance, names: Record<string, string> = {}): VNode {
  const drawn = pending.zone !== null;
  const texts = gameWords().dice;
  return v(
    "div",
    { class: "own-dice" },
    v("h2", {}, drawn ? texts.draw : texts.roll, pending.what, pileName(pending, names), " ", ruleLinks(pending.rules)),
    v("p", { class: "faint" }, drawn ? texts.drawn : texts.rolled),
    pending.outcomes.length <= MAX_FACE_BUTTONS && !drawn ? faceButtons(acts, pending) : pileView(acts, pending, names),
  );
}

/** Return the name of the pile or cup of a draw, in brackets; empty for a roll. */
export function pileName({ zone }: ToldChance, names: Record<string, string>): string {
  return zone === null ? "" : ` (${names[zone] ?? humanize(zone)})`;
}

function faceButtons(acts: Acts, pending: ToldChance): VNode {
  const least = pending.outcomes[0];
  return v(
    "div",
    { class: "row faces" },
    ...pending.outcomes.map((outcome) => {
      // The shortcut is the face itself, and 0 for ten.
      const key = typeof least === "number" && Number(outcome) <= 10 ? Number(outcome) % 10 : null;
      return v(
        "button",
        { type: "button", "data-key": key, onclick: () => void acts.enterOutcome(outcome) },
        String(outcome),
        outcome === 10 ? keySigns(key) : null,
      );
    }),
  );
}

interface PileRow {
  text: string;
  about: string;
  outcome: number | string;
  count: number;
}

/** Return what is left in a pile or cup; identical pieces share a row with a count. */
export function pileRows({ outcomes, weights }: ToldChance, names: Record<string, string>): PileRow[] {
  const rows = new Map<string, PileRow>();
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
  const rows = pileRows(pending, names).map((row) => ({
    text: row.text,
    // A count of one is not shown.
    about: [row.about, row.count > 1 ? gameWords().dice.left(row.count, total) : ""].filter(Boolean).join(" · "),
    act: () => void acts.enterOutcome(row.outcome),
  }));
  // Draws are often entered in series, so the field keeps the focus.
  return live(FilterList, {
    what: gameWords().dice.came,
    rows,
    focus: true,
    other: (typed) => void acts.enterOutcome(typed),
  });
}
