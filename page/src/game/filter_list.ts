/** A list with a search field that filters its rows. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { containsText, type Prose } from "../prose";
import { type Key, keySigns } from "./question";
import { v } from "../ui";
import { gameWords } from "../words/game";

export interface ListRow {
  text: string | Prose;
  /** A second line in small print. */
  about?: string;
  /** A view at the end of the row, for example a value that loads later. */
  end?: VNode;
  /** Event handlers that highlight hexes on the map. */
  lights?: Record<string, () => void>;
  /** The keyboard shortcut of the row. */
  key?: Key;
  act(): void;
}

interface FilterListProps {
  what: string;
  rows: ListRow[];
  /** Focus the field when the list is first shown. */
  focus?: boolean;
  /** Called with typed text that matches no row. */
  other?: (typed: string) => void;
}

/** Shortest list that has a search field. */
const LONG_LIST = 9;

export function FilterList({ what, rows, focus, other }: FilterListProps): VNode {
  const [typed, type] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focus) field.current?.focus({ preventScroll: true });
  }, []);
  const words = typed.trim().split(/\s+/);
  const matching = rows.filter((row) => words.every((word) => containsText([row.text, " ", row.about ?? ""], word)));
  const list = v(
    "ul",
    { class: "find-rows" },
    ...matching.map((row) =>
      v(
        "li",
        {},
        v(
          "button",
          { type: "button", "data-key": row.key, onclick: () => row.act(), ...row.lights },
          v("span", {}, row.text, row.about ? v("small", {}, row.about) : null),
          row.end,
          keySigns(row.key),
        ),
      ),
    ),
  );
  if (rows.length < LONG_LIST && !typed) return v("div", { class: "find-list" }, list);
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !typed.trim()) return;
    const [first] = matching;
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
    matching.length ? null : v("p", { class: "faint" }, gameWords().find.none),
  );
}
