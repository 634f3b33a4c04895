/** "Your turn" notices: in the tab's title, and as a notification if allowed. */

import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { GameStore } from "./store";

/** Return whether another person plays too. */
function isShared({ view }: GameStore): boolean {
  return view.mode === "seats" && view.persons.length > 1;
}

/** Keep the tab's title up to date and notify the person when their turn begins; return a function that stops it. */
export function announceTurn(game: GameStore, heading: string): () => void {
  let before: boolean | null = null;
  return effect(() => {
    const { over, rolls } = game.view;
    const mine = isShared(game) && !over && (game.mine || rolls === true);
    document.title = `${mine ? `● ${gameWords().turn.yours} · ` : ""}${heading} · broadfront`;
    if (mine && before === false && document.hidden) notify(gameWords().turn.yours, heading, game.id);
    before = mine;
  });
}

/** Show a browser notification, if allowed. */
export function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag });
  note.addEventListener("click", () => {
    window.focus();
    note.close();
  });
}

/** A button that asks the browser's permission for notifications. */
export function NotifyButton({ game }: { game: GameStore }): VNode | null {
  const [, redraw] = useState("");
  if (!game.derive(isShared) || !("Notification" in window) || Notification.permission !== "default") return null;
  const [label, title] = gameWords().turn.notify;
  const ask = (): void => void Notification.requestPermission().then(redraw);
  return v("button", { type: "button", title, onclick: ask }, label);
}
