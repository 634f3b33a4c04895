/** Tactics: what each does, which card is spent, and what the chance to take the hex becomes. */

import { h } from "../../dom";
import { findList } from "../../game/find_list";
import type { GamePage } from "../../game/game";
import { percent } from "../../game/odds_chart";
import type { ArdennesMoment, Offer } from "../../generated/api";
import { chanceOf, oddsWith } from "./within";
import type { Prose } from "../../prose";

export function tacticRows(page: GamePage, choices: Offer[], ends: Offer[], now: ArdennesMoment): HTMLElement {
  const rows = choices.map((choice) => {
    const card = now.cards?.[String(choice.action["card"])];
    return {
      choice,
      text: choice.brief,
      about: [[card?.tactic, card?.name, card?.facts].filter(Boolean).join(" · ")],
      end: h("b", { class: "chance" }, ""),
      act: () => void page.orders.apply(choice.action),
    };
  });
  const without = h("p", { class: "faint" }, "");
  const attacking = now.combat?.side === page.side;
  if (attacking) void weigh(page, rows, ends, without);
  return h("div", { class: "group" }, without, findList("Tactics", rows));
}

/** One after another, each with the most chits and nothing further played. */
async function weigh(
  page: GamePage,
  rows: { choice: Offer; end: HTMLElement }[],
  ends: Offer[],
  without: HTMLElement,
): Promise<void> {
  const { lines } = page.view;
  const known = new Map<Prose, string>();
  const none = ends.find((choice) => choice.kind === "NoTactic");
  try {
    if (none)
      without.textContent = `Chance to take the hex: ${percent(chanceOf(await oddsWith(page, none)))} without a further tactic; with one, at its right.`;
    for (const { choice, end } of rows) {
      if (page.view.lines !== lines) return;
      const told = known.get(choice.brief) ?? percent(chanceOf(await oddsWith(page, choice)));
      known.set(choice.brief, told);
      end.textContent = told;
    }
  } catch {
    without.textContent = "";
  }
}
