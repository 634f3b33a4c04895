/** "What do they do?": the side's impulse, the drawn card, each requested die, and the reasons. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { getOnce, post } from "../api";
import { FilterList, type ListRow } from "../game/filter_list";
import { group, live, useFetched, v } from "../ui";
import { CollapsibleSection } from "./editor";
import { fieldControl } from "./fields";
import type { EditorStore } from "./store";

/** Facts that say whose impulse it is, and its number in the day. */
const IMPULSE_FACTS = ["side", "impulse"];

/** The answer to the question. */
interface ImpulseAnswer {
  told: string[];
  enter: string;
  "one of"?: string;
  called?: Record<string, string>;
}

interface ImpulseResult {
  answer: ImpulseAnswer | null;
  error: string;
}

export function ImpulsePanel({ editor }: { editor: EditorStore }): VNode | null {
  const all = useFetched(
    "",
    () => getOnce("/api/questions", {}),
    () => undefined,
  );
  const question = all?.find(({ title, position, entries }) => title === editor.title.title && position && entries);
  if (!question) return null;
  const { name } = question;
  return live(CollapsibleSection, {
    heading: "What do they do?",
    shown: () => [live(ImpulseChooser, { editor }), live(ImpulseView, { editor, name })],
  });
}

/** The side and number of the impulse, which the person may change. */
function ImpulseChooser({ editor }: { editor: EditorStore }): VNode {
  const fields = editor.editable.facts.filter(({ name }) => IMPULSE_FACTS.includes(name));
  const set = (fact: string) => (value: unknown) => void editor.change({ fact, value });
  return v(
    "div",
    { class: "sets" },
    ...fields.map((field) =>
      fieldControl(field, editor.current.facts[field.name], `impulse ${field.name}`, set(field.name)),
    ),
  );
}

function ImpulseView({ editor, name }: { editor: EditorStore; name: string }): VNode {
  const { position } = editor.current;
  const at = JSON.stringify(position);
  const [entries, enter] = useState<{ at: string; words: string[] }>({ at, words: [] });
  // A changed position starts a new impulse.
  const words = entries.at === at ? entries.words : [];
  const found = useFetched(
    `${at}/${words.join("/")}`,
    () => askImpulse(name, position, words),
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
  if (!found.answer) return group([v("p", { class: "wrong", role: "alert" }, found.error), back]);
  const { told, enter: next } = found.answer;
  const rows = possibleEntries(found.answer).map(([word, about]): ListRow => ({
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
      ...told.map((line) => v("li", { class: lineClass(line) }, line.trim())),
    ),
    v("h4", {}, next),
    rows.length
      ? live(FilterList, {
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

async function askImpulse(name: string, position: unknown, words: string[]): Promise<ImpulseResult> {
  try {
    const answer = await post("/api/ask/{name}", { name }, { position, entered: words });
    return { answer: answer.value as unknown as ImpulseAnswer, error: "" };
  } catch (error) {
    return { answer: null, error: (error as Error).message };
  }
}

/** Return the possible entries: the faces of a die, or cards by name. */
export function possibleEntries(answer: ImpulseAnswer): [string, string][] {
  if (answer.called) return Object.entries(answer.called);
  const span = /^(\d+) to (\d+)$/.exec(answer["one of"] ?? "");
  if (!span) return answer["one of"] ? answer["one of"].split(", ").map((word) => [word, ""]) : [];
  const [low, high] = [Number(span[1]), Number(span[2])];
  return Array.from({ length: high - low + 1 }, (_, n) => [String(low + n), ""]);
}

/** Return the style of a line: chosen, rejected, or a plain event. */
function lineClass(line: string): string {
  return line.startsWith("  *") ? "chosen" : line.startsWith("  ") ? "faint" : "";
}
