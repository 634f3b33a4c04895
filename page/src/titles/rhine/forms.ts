/** What the forms of reports are made of. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { Action } from "../../generated/api";
import { isOpen, v } from "../../ui";

/** The account that is open. */
class Opened {
  readonly name = signal("");
}

export function account(play: Play, name: string, content: VNode): VNode {
  const opened = play.game.of(Opened).name;
  const toggle = (event: Event): void => {
    if (isOpen(event)) opened.value = name;
    else if (opened.value === name) opened.value = "";
  };
  return v(
    "details",
    { key: name, class: "account", open: opened.value === name, ontoggle: toggle },
    v("summary", {}, name),
    content,
  );
}

/** What stands in a field of the form that is sent. */
export type Given = (name: string) => string;

export function write(play: Play, words: string, made: (given: Given) => Action, ...fields: VNode[]): VNode {
  const send = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const given = (name: string): string => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    void play.acts.apply(made(given));
  };
  return v("form", { class: "row report", onsubmit: send }, ...fields, v("button", {}, words));
}

export function chooser(name: string, label: string, options: [value: string, told: string][]): VNode {
  return v(
    "label",
    {},
    label,
    v(
      "select",
      { name, "aria-label": label },
      ...options.map(([value, told]) => v("option", { key: value, value }, told)),
    ),
  );
}

export function amount(name: string, label: string, most: number, start = 1, least = 1): VNode {
  return v(
    "label",
    {},
    label,
    v("input", {
      name,
      type: "number",
      min: least,
      max: Math.max(least, most),
      defaultValue: start,
      required: true,
      "aria-label": label,
      class: "short",
    }),
  );
}

export function nothing(words: string): VNode {
  return v("p", { class: "faint" }, words);
}

export const named = (name: string): [string, string] => [name, name];
