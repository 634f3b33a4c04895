/** What both players should know of this game beside its position. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { v } from "../ui";
import type { GamePage } from "./game";
import { gameWords } from "../words/game";

/** It stays: who could foretell the rolls is no secret between the players. */
export function OpenDice({ page }: { page: GamePage }): VNode | null {
  if (!page.view.open_dice) return null;
  return v("p", { class: "open-dice" }, v("strong", {}, gameWords().notices.open), gameWords().notices.openAbout);
}

/** The rules have changed under the game. Dismissed, it is not shown again in this browser. */
export function OtherRules({ page }: { page: GamePage }): VNode | null {
  const [, look] = useState(0);
  const { differs } = page.view;
  const key = `broadfront.differs.${page.id}`;
  if (!differs || localStorage.getItem(key) === String(differs.line)) return null;
  const dismiss = (): void => {
    localStorage.setItem(key, String(differs.line));
    look(differs.line);
  };
  return v(
    "section",
    { class: "panel notice", "aria-label": gameWords().notices.label },
    v("p", {}, gameWords().notices.differs(differs.line), differs.why, gameWords().notices.goesOn),
    v(
      "button",
      {
        type: "button",
        class: "plain",
        "aria-label": gameWords().notices.dismiss,
        title: gameWords().notices.dismiss,
        onclick: dismiss,
      },
      "×",
    ),
  );
}
