/** "Your turn" where somebody sees it who looks at something else: in the tab, and as a notification when allowed. */

import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { GameStore } from "./store";

/** Whether another person plays too, so that there is something to wait for. */
function isShared({ view }: GameStore): boolean {
  return view.mode === "seats" && view.persons.length > 1;
}

/** Keep the tab's title, and tell whoever does not look; gives what ends it. */
export function tellTurn(game: GameStore, heading: string): () => void {
  let before: boolean | null = null;
  return effect(() => {
    const { over, rolls } = game.view;
    const mine = isShared(game) && !over && (game.mine || rolls === true);
    document.title = `${mine ? `● ${gameWords().turn.yours} · ` : ""}${heading} · broadfront`;
    if (mine && before === false && document.hidden) notify(gameWords().turn.yours, heading, game.id);
    before = mine;
  });
}

/** Tell somebody whose page is out of sight, if they want to be told. */
export function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag });
  note.addEventListener("click", () => {
    window.focus();
    note.close();
  });
}

/** Asks the browser for leave, once and by a person's hand. */
export function NotifyMe({ game }: { game: GameStore }): VNode | null {
  const [, look] = useState("");
  if (!game.follows(isShared) || !("Notification" in window) || Notification.permission !== "default") return null;
  const [label, told] = gameWords().turn.notify;
  const ask = (): void => void Notification.requestPermission().then(look);
  return v("button", { type: "button", title: told, onclick: ask }, label);
}
