/** "What do they do?": whose impulse it is, the card that was drawn, each die as it is asked for, and the reasons. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { once, post } from "../api";
import { FindList, type Listed } from "../game/find_list";
import { group, live, useAsked, v } from "../ui";
import { Fold } from "./editor";
import { control } from "./fields";
import type { EditorStore } from "./store";

/** What of the position says whose impulse it is, and which of the day. */
const WHOSE = ["side", "impulse"];

/** What the question answers. */
interface Told {
  told: string[];
  enter: string;
  "one of"?: string;
  called?: Record<string, string>;
}

interface Found {
  told: Told | null;
  trouble: string;
}

export function WhatTheyDo({ editor }: { editor: EditorStore }): VNode | null {
  const all = useAsked(
    "",
    () => once("/api/questions", {}),
    () => undefined,
  );
  const question = all?.find(({ title, position, entries }) => title === editor.title.title && position && entries);
  if (!question) return null;
  const { name } = question;
  return live(Fold, {
    heading: "What do they do?",
    shown: () => [live(Whose, { editor }), live(Impulse, { editor, name })],
  });
}

/** Whose impulse, and which of the day: as the position has it until somebody says otherwise. */
function Whose({ editor }: { editor: EditorStore }): VNode {
  const fields = editor.editable.facts.filter(({ name }) => WHOSE.includes(name));
  const set = (fact: string) => (value: unknown) => void editor.change({ fact, value });
  return v(
    "div",
    { class: "sets" },
    ...fields.map((field) => control(field, editor.laid.facts[field.name], `impulse ${field.name}`, set(field.name))),
  );
}

function Impulse({ editor, name }: { editor: EditorStore; name: string }): VNode {
  const { position } = editor.laid;
  const at = JSON.stringify(position);
  const [entries, enter] = useState<{ at: string; words: string[] }>({ at, words: [] });
  // Another position, another impulse.
  const words = entries.at === at ? entries.words : [];
  const found = useAsked(
    `${at}/${words.join("/")}`,
    () => asked(name, position, words),
    () => undefined,
  );
  if (!found) return v("p", { class: "faint" }, "Loading …");
  const go = (next: string[]): void => enter({ at, words: next });
  const back = v(
    "p",
    { class: "row" },
    v("button", { type: "button", disabled: !words.length, onclick: () => go(words.slice(0, -1)) }, "Take back"),
    v("button", { type: "button", disabled: !words.length, onclick: () => go([]) }, "Begin again"),
  );
  if (!found.told) return group([v("p", { class: "wrong", role: "alert" }, found.trouble), back]);
  const { told, enter: next } = found.told;
  const rows = choices(found.told).map(([word, about]): Listed => ({
    text: about || word,
    about: about ? word : "",
    act: () => go([...words, word]),
  }));
  return v(
    "div",
    { class: "sets impulse" },
    words.length ? v("p", { class: "faint" }, `Entered: ${words.join(", ")}`) : null,
    v(
      "ol",
      { class: "told", "aria-live": "polite" },
      ...told.map((line) => v("li", { class: shade(line) }, line.trim())),
    ),
    v("h4", {}, next),
    rows.length
      ? live(FindList, {
          key: words.length,
          what: next,
          rows,
          focus: words.length > 0,
          other: (typed) => go([...words, typed]),
        })
      : null,
    back,
  );
}

async function asked(name: string, position: unknown, words: string[]): Promise<Found> {
  try {
    const answer = await post("/api/ask/{name}", { name }, { position, entered: words });
    return { told: answer.value as unknown as Told, trouble: "" };
  } catch (error) {
    return { told: null, trouble: (error as Error).message };
  }
}

/** What may be entered: the faces of a die, or cards by name. */
export function choices(told: Told): [string, string][] {
  if (told.called) return Object.entries(told.called);
  const span = /^(\d+) to (\d+)$/.exec(told["one of"] ?? "");
  if (!span) return told["one of"] ? told["one of"].split(", ").map((word) => [word, ""]) : [];
  const [low, high] = [Number(span[1]), Number(span[2])];
  return Array.from({ length: high - low + 1 }, (_, n) => [String(low + n), ""]);
}

/** What was chosen, what was passed over, what happened. */
function shade(line: string): string {
  return line.startsWith("  *") ? "chosen" : line.startsWith("  ") ? "faint" : "";
}
