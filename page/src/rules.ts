/** Rules where they are cited: an id is a button that shows its sentence. */

import { get } from "./api";
import { dialog } from "./dialog";
import { h } from "./dom";
import type { RuleData } from "./generated/api";

export function ruleLink(id: string): HTMLElement {
  return h("button", { type: "button", class: "rule", title: `Rule ${id}`, onclick: () => void showRule(id) }, id);
}

export function ruleLinks(ids: readonly string[]): HTMLElement | null {
  return ids.length ? h("span", { class: "rules" }, ...ids.map(ruleLink)) : null;
}

export async function showRule(id: string): Promise<void> {
  try {
    const rule = await get("/api/rules/{id}", { id });
    dialog(id, [ruleText(rule), h("p", {}, h("a", { href: `#/rules/${rule.book}?q=${encodeURIComponent(id)}` }, "In the rule book"))]);
  } catch (error) {
    dialog(id, [String((error as Error).message)]);
  }
}

export function ruleText(rule: RuleData): HTMLElement {
  return h(
    "div",
    { class: "rule-text" },
    h("p", {}, rule.text),
    rule.reading ? h("p", { class: "reading" }, `Reading: ${rule.reading}`) : null,
    rule.see?.length ? h("p", {}, "See ", ruleLinks(rule.see)) : null,
    rule.source ? h("p", { class: "faint" }, `${rule.book} · ${rule.source}`) : null,
  );
}
