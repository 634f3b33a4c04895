/** Citations of rules: a button with the rule's id that opens its text. */

import { get } from "./api";
import { openDialog } from "./dialog";
import type { VNode } from "preact";
import type { RuleData } from "./generated/api";
import { v } from "./ui";
import { gameWords } from "./words/game";

export function ruleLink(id: string): VNode {
  return v(
    "button",
    { type: "button", class: "rule", title: gameWords().rule.one(id), onclick: () => void showRule(id) },
    id,
  );
}

export function ruleLinks(ids: readonly string[]): VNode | null {
  return ids.length ? v("span", { class: "rules" }, ...ids.map(ruleLink)) : null;
}

export async function showRule(id: string): Promise<void> {
  try {
    const rule = await get("/api/rules/{id}", { id });
    openDialog(id, [
      ruleView(rule),
      v("p", {}, v("a", { href: `#/rules/${rule.book}?q=${encodeURIComponent(id)}` }, gameWords().rule.book)),
    ]);
  } catch (error) {
    openDialog(id, [String((error as Error).message)]);
  }
}

export function ruleView(rule: RuleData): VNode {
  return v(
    "div",
    { class: "rule-text" },
    v("p", {}, rule.text),
    rule.reading ? v("p", { class: "reading" }, gameWords().rule.reading(rule.reading)) : null,
    rule.see?.length ? v("p", {}, gameWords().rule.see, ruleLinks(rule.see)) : null,
    rule.source ? v("p", { class: "faint" }, gameWords().rule.source(rule.book, rule.source)) : null,
  );
}
