/** Rules where they are cited: an id is a button that shows its sentence. */

import { get } from "./api";
import { dialog } from "./dialog";
import type { VNode } from "preact";
import type { RuleData } from "./generated/api";
import { v } from "./ui";

export function ruleLink(id: string): VNode {
  return v("button", { type: "button", class: "rule", title: `Rule ${id}`, onclick: () => void showRule(id) }, id);
}

export function ruleLinks(ids: readonly string[]): VNode | null {
  return ids.length ? v("span", { class: "rules" }, ...ids.map(ruleLink)) : null;
}

export async function showRule(id: string): Promise<void> {
  try {
    const rule = await get("/api/rules/{id}", { id });
    dialog(id, [
      ruleText(rule),
      v("p", {}, v("a", { href: `#/rules/${rule.book}?q=${encodeURIComponent(id)}` }, "In the rule book")),
    ]);
  } catch (error) {
    dialog(id, [String((error as Error).message)]);
  }
}

export function ruleText(rule: RuleData): VNode {
  return v(
    "div",
    { class: "rule-text" },
    v("p", {}, rule.text),
    rule.reading ? v("p", { class: "reading" }, `Reading: ${rule.reading}`) : null,
    rule.see?.length ? v("p", {}, "See ", ruleLinks(rule.see)) : null,
    rule.source ? v("p", { class: "faint" }, `${rule.book} · ${rule.source}`) : null,
  );
}
