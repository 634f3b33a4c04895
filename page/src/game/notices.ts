/** What both players should know of this game beside its position. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { v } from "../ui";
import type { Play } from "./play";
import type { GameStore } from "./store";
import { gameWords } from "../words/game";

/** It stays: who could foretell the rolls is no secret between the players. */
export function OpenDice({ game }: { game: GameStore }): VNode | null {
  if (!game.view.open_dice) return null;
  return v("p", { class: "open-dice" }, v("strong", {}, gameWords().notices.open), gameWords().notices.openAbout);
}

/** A title's script from elsewhere has failed: one line, and the game goes on. */
export function ScriptFault({ game }: { game: GameStore }): VNode | null {
  const fault = game.part.fault?.value;
  return fault ? v("p", { class: "script-fault wrong", role: "status" }, fault) : null;
}

/** The figures are not all ours: a box of one's own is laid over them. */
export function OwnBox({ play }: { play: Play }): VNode | null {
  const { box } = play.game.view;
  if (box === null) return null;
  const said = gameWords().box;
  const open = (): void => void import("./own_box").then(({ showBox }) => showBox(play));
  return v(
    "p",
    { class: "open-dice own-box" },
    said.note(box),
    v("button", { type: "button", class: "plain", onclick: open }, said.which),
  );
}

/** The rules have changed under the game. Dismissed, it is not shown again in this browser. */
export function OtherRules({ game }: { game: GameStore }): VNode | null {
  const [, look] = useState(0);
  const { differs } = game.view;
  const key = `broadfront.differs.${game.id}`;
  if (!differs || localStorage.getItem(key) === String(differs.line)) return null;
  const said = gameWords().notices;
  const dismiss = (): void => {
    localStorage.setItem(key, String(differs.line));
    look(differs.line);
  };
  return v(
    "section",
    { class: "panel notice", "aria-label": said.label },
    v("p", {}, said.differs(differs.line), differs.why, said.goesOn),
    v(
      "button",
      { type: "button", class: "plain", "aria-label": said.dismiss, title: said.dismiss, onclick: dismiss },
      "×",
    ),
  );
}
