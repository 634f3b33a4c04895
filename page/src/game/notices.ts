/** Notices about a game that every player should know. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { v } from "../ui";
import type { Play } from "./play";
import type { GameStore } from "./store";
import { gameWords } from "../words/game";

/** A lasting notice that a player could have predicted the rolls. */
export function OpenDiceNotice({ game }: { game: GameStore }): VNode | null {
  if (!game.view.open_dice) return null;
  return v("p", { class: "open-dice" }, v("strong", {}, gameWords().notices.open), gameWords().notices.openAbout);
}

/** A notice that the page script of a title has failed. */
export function ScriptFaultNotice({ game }: { game: GameStore }): VNode | null {
  const fault = game.part.fault?.value;
  return fault ? v("p", { class: "script-fault wrong", role: "status" }, fault) : null;
}

/** A notice that the game uses figures from a player's own box. */
export function OwnBoxNotice({ play }: { play: Play }): VNode | null {
  const { box } = play.game.view;
  if (box === null) return null;
  const texts = gameWords().box;
  const open = (): void => void import("./own_box").then(({ showOwnBox: showBox }) => showBox(play));
  return v(
    "p",
    { class: "open-dice own-box" },
    texts.note(box),
    v("button", { type: "button", class: "plain", onclick: open }, texts.which),
  );
}

/** A notice that the rules have changed since the game began; once dismissed, this browser does not show it again. */
export function RuleChangeNotice({ game }: { game: GameStore }): VNode | null {
  const [, redraw] = useState(0);
  const { differs } = game.view;
  const key = `broadfront.differs.${game.id}`;
  if (!differs || localStorage.getItem(key) === String(differs.line)) return null;
  const texts = gameWords().notices;
  const dismiss = (): void => {
    localStorage.setItem(key, String(differs.line));
    redraw(differs.line);
  };
  return v(
    "section",
    { class: "panel notice", "aria-label": texts.label },
    v("p", {}, texts.differs(differs.line), differs.why, texts.goesOn),
    v(
      "button",
      { type: "button", class: "plain", "aria-label": texts.dismiss, title: texts.dismiss, onclick: dismiss },
      "×",
    ),
  );
}
