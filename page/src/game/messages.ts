/** Short messages between the seats of a game of two browsers. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { get, post } from "../api";
import { toast } from "../dom";
import type { Message } from "../generated/api";
import { useFrame, v } from "../ui";
import { words } from "../words";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import type { GameStore } from "./store";

/** The server takes so many letters. */
const MOST = 300;

/** What was written so far; null before it was asked for. */
class Written {
  readonly all = signal<Message[] | null>(null);
}

/** Whether there is another person to write to. */
function talks({ view }: GameStore): boolean {
  return view.mode === "seats" && view.persons.length > 1;
}

/** Ask for what is not known yet: when the game is opened, and after the stream was lost. */
export async function readMessages({ game, acts }: Play): Promise<void> {
  if (!talks(game)) return;
  const { all } = game.of(Written);
  const since = all.value?.at(-1)?.n ?? 0;
  try {
    const { messages } = await get("/api/games/{game}/messages", { game: game.id, since }, game.seat);
    messages.forEach((message) => take(game, message));
    all.value ??= [];
  } catch (error) {
    acts.wrong(error);
  }
}

/** Whether it was new. */
function take(game: GameStore, message: Message): boolean {
  const { all } = game.of(Written);
  const known = all.value ?? [];
  if (known.some((one) => one.n === message.n)) return false;
  all.value = [...known, message].sort((a, b) => a.n - b.n);
  return true;
}

/** The other player has written. */
export function hearMessage(game: GameStore, message: Message): void {
  if (take(game, message) && !game.view.seat.includes(message.side))
    toast(`${words().sideName(message.side)}: ${message.text}`);
}

export function Messages({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const list = useRef<HTMLUListElement>(null);
  const all = game.of(Written).all.value;
  const last = all?.at(-1)?.n;
  useFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  if (!talks(game) || all === null) return null;
  const said = gameWords().messages;
  const send = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = new FormData(form).get("text");
    if (typeof text !== "string" || !text.trim()) return;
    post("/api/games/{game}/message", { game: game.id }, { text, side: game.side }, game.seat).then(
      (message) => {
        take(game, message);
        form.reset();
      },
      (error: unknown) => acts.wrong(error),
    );
  };
  return v(
    "section",
    { class: "panel messages", "aria-label": said.label },
    v(
      "ul",
      { ref: list, "aria-live": "polite", tabindex: 0, "aria-label": said.label },
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
        maxlength: MOST,
        autocomplete: "off",
        placeholder: said.write,
        "aria-label": said.write,
      }),
      v("button", {}, said.send),
    ),
  );
}
