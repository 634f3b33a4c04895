/** Chat messages between the players of a game in two browsers. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { get, post } from "../api";
import { showToast } from "../dom";
import type { Message } from "../generated/api";
import { useNextFrame, v } from "../ui";
import { words } from "../words";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import type { GameStore } from "./store";

/** Longest message the server accepts, in characters. */
const MAX_LENGTH = 300;

/** The messages so far; null until they are loaded. */
class MessageStore {
  readonly all = signal<Message[] | null>(null);
}

/** Return whether the game has another person to write to. */
function hasOtherPerson({ view }: GameStore): boolean {
  return view.mode === "seats" && view.persons.length > 1;
}

/** Load messages that are not known yet, on opening and after a lost connection. */
export async function loadMessages({ game, acts }: Play): Promise<void> {
  if (!hasOtherPerson(game)) return;
  const { all } = game.of(MessageStore);
  const since = all.value?.at(-1)?.n ?? 0;
  try {
    const { messages } = await get("/api/games/{game}/messages", { game: game.id, since }, game.seat);
    messages.forEach((message) => addMessage(game, message));
    all.value ??= [];
  } catch (error) {
    acts.showError(error);
  }
}

/** Add a message; return whether it was new. */
function addMessage(game: GameStore, message: Message): boolean {
  const { all } = game.of(MessageStore);
  const messages = all.value ?? [];
  if (messages.some((one) => one.n === message.n)) return false;
  all.value = [...messages, message].sort((a, b) => a.n - b.n);
  return true;
}

/** Add a message that has arrived, and show it if another side wrote it. */
export function receiveMessage(game: GameStore, message: Message): void {
  if (addMessage(game, message) && !game.view.seat.includes(message.side))
    showToast(`${words().sideName(message.side)}: ${message.text}`);
}

export function Messages({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const list = useRef<HTMLUListElement>(null);
  const all = game.of(MessageStore).all.value;
  const last = all?.at(-1)?.n;
  useNextFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  if (!hasOtherPerson(game) || all === null) return null;
  const texts = gameWords().messages;
  const send = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = new FormData(form).get("text");
    if (typeof text !== "string" || !text.trim()) return;
    post("/api/games/{game}/message", { game: game.id }, { text, side: game.side }, game.seat).then(
      (message) => {
        addMessage(game, message);
        form.reset();
      },
      (error: unknown) => acts.showError(error),
    );
  };
  return v(
    "section",
    { class: "panel messages", "aria-label": texts.label },
    v(
      "ul",
      { ref: list, "aria-live": "polite", tabindex: 0, "aria-label": texts.label },
      ...all.map((one) =>
        v(
          "li",
          { key: one.n, title: one.sent.slice(0, 16).replace("T", " ") },
          v("span", { class: `side-name ${one.side}` }, words().sideName(one.side)),
          one.text,
        ),
      ),
    ),
    v(
      "form",
      { class: "row", onsubmit: send },
      v("input", {
        name: "text",
        maxlength: MAX_LENGTH,
        autocomplete: "off",
        placeholder: texts.write,
        "aria-label": texts.write,
      }),
      v("button", {}, texts.send),
    ),
  );
}
