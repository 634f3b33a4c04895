/** Parts of report forms. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { Action } from "../../generated/api";
import { isOpen, v } from "../../ui";

/** The account that is open. */
class OpenAccount {
  readonly name = signal("");
}

export function accountSection(play: Play, name: string, content: VNode): VNode {
  const opened = play.game.of(OpenAccount).name;
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

/** Returns the value of a named field of the submitted form. */
export type FieldReader = (name: string) => string;

export function reportForm(
  play: Play,
  words: string,
  actionFrom: (given: FieldReader) => Action,
  ...fields: VNode[]
): VNode {
  const send = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const given = (name: string): string => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    void play.acts.apply(actionFrom(given));
  };
  return v("form", { class: "row report", onsubmit: send }, ...fields, v("button", {}, words));
}

export function chooserField(name: string, label: string, options: [value: string, told: string][]): VNode {
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

export function numberInput(name: string, label: string, most: number, start = 1, least = 1): VNode {
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

export function emptyNote(words: string): VNode {
  return v("p", { class: "faint" }, words);
}

export const toOption = (name: string): [string, string] => [name, name];
