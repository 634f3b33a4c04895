/** A list too long to read: words narrow it. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { holds, type Prose } from "../prose";
import { type Key, keySign } from "./question";
import { v } from "../ui";
import { gameWords } from "../words/game";

export interface Listed {
  text: string | Prose;
  /** A second line, in smaller letters. */
  about?: string;
  /** At the end of the row: something that is counted out later, say. */
  end?: VNode;
  /** What it listens to while it is pointed at. */
  lights?: Record<string, () => void>;
  /** The key that presses it. */
  key?: Key;
  act(): void;
}

interface Given {
  what: string;
  rows: Listed[];
  /** The field has the focus when the list is first shown. */
  focus?: boolean;
  /** Takes what was typed and is not in the list: somebody will say why not. */
  other?: (typed: string) => void;
}

/** From so many on there is a field to narrow the list. */
const LONG = 9;

export function FindList({ what, rows, focus, other }: Given): VNode {
  const [typed, type] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focus) field.current?.focus({ preventScroll: true });
  }, []);
  const words = typed.trim().split(/\s+/);
  const found = rows.filter((row) => words.every((word) => holds([row.text, " ", row.about ?? ""], word)));
  const list = v(
    "ul",
    { class: "find-rows" },
    ...found.map((row) =>
      v(
        "li",
        {},
        v(
          "button",
          { type: "button", "data-key": row.key, onclick: () => row.act(), ...row.lights },
          v("span", {}, row.text, row.about ? v("small", {}, row.about) : null),
          row.end,
          keySign(row.key),
        ),
      ),
    ),
  );
  if (rows.length < LONG && !typed) return v("div", { class: "find-list" }, list);
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !typed.trim()) return;
    const [first] = found;
    if (!first) other?.(typed.trim());
    else {
      type("");
      first.act();
    }
  };
  return v(
    "div",
    { class: "find-list long" },
    v("input", {
      ref: field,
      type: "search",
      value: typed,
      placeholder: gameWords().find.among(rows.length),
      "aria-label": what,
      autocomplete: "off",
      oninput: (event: Event) => type((event.currentTarget as HTMLInputElement).value),
      onkeydown: enter,
    }),
    list,
    found.length ? null : v("p", { class: "faint" }, gameWords().find.none),
  );
}
