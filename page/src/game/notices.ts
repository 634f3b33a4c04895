/** What both players should know of this game beside its position. */

import { h } from "../dom";
import type { GamePage } from "./game";

/** It stays: who could foretell the rolls is no secret between the players. */
export function openDice(page: GamePage): HTMLElement | null {
  if (!page.view.open_dice) return null;
  return h("p", { class: "open-dice" }, h("strong", {}, "Open dice"), ": the seed of this game was stated when it was made, so rolls can be foretold.");
}

/** The rules have changed under the game. Dismissed, it is not shown again in this browser. */
export function otherRules(page: GamePage): HTMLElement | null {
  const { differs } = page.view;
  const key = `broadfront.differs.${page.id}`;
  if (!differs || localStorage.getItem(key) === String(differs.line)) return null;
  const where = differs.line ? `Line ${differs.line}` : "The set-up";
  const dismiss = (): void => {
    localStorage.setItem(key, String(differs.line));
    shown.remove();
  };
  const shown = h(
    "section",
    { class: "panel notice", "aria-label": "Other rules" },
    h("p", {}, `This game was made under other rules. ${where} would go otherwise now: `, differs.why, " It goes on from the position it had."),
    h("button", { type: "button", class: "plain", "aria-label": "Dismiss", title: "Dismiss", onclick: dismiss }, "×"),
  );
  return shown;
}
