/** An answer as people read it: values, the ledger with its rules, the rules with their sentences. */

import { get } from "../api";
import { type Child, fill, h, spoken } from "../dom";
import { ruleLink } from "../rules";
import type { ToldAnswer, ToldLine } from "../generated/api";
import { wordOf } from "./values";

export function answerView(answer: ToldAnswer): HTMLElement {
  const sentences = h("ul", { class: "sentences" });
  void tellRules(sentences, answer.rules);
  return h(
    "div",
    { class: "answer" },
    valueView(answer.value),
    answer.ledger.length ? h("h3", {}, "How it comes about") : null,
    answer.ledger.length ? ledgerView(answer.ledger) : null,
    answer.rules.length ? h("h3", {}, "Rules") : null,
    sentences,
  );
}

/** A ledger; the words of a line may be shown in another way than as they are. */
export function ledgerView(ledger: ToldLine[], reason: (line: ToldLine) => Child = (line) => line.reason): HTMLElement {
  return h(
    "table",
    { class: "ledger" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Amount"), h("th", { scope: "col" }, "Reason"), h("th", { scope: "col" }, "Rule"))),
    h(
      "tbody",
      {},
      ...ledger.map((line) =>
        h(
          "tr",
          {},
          h("td", { class: "number" }, typeof line.amount === "number" && line.amount > 0 ? `+${line.amount}` : String(line.amount).replace(/^-/, "−")),
          h("td", {}, reason(line)),
          h("td", {}, line.rule ? ruleLink(line.rule) : null),
        ),
      ),
    ),
  );
}

export async function tellRules(list: HTMLElement, rules: string[]): Promise<void> {
  const told = await Promise.all(rules.slice(0, 30).map((id) => get("/api/rules/{id}", { id }).catch(() => null)));
  fill(list, ...told.map((rule, n) => h("li", {}, ruleLink(rules[n] ?? ""), ` ${rule?.text ?? ""}`)));
}

/** Any plain value: words, lists as tables where rows have the same names, mappings as pairs. */
export function valueView(value: unknown): HTMLElement {
  if (Array.isArray(value)) {
    if (value.length && value.every((part) => typeof part === "object" && part !== null && !Array.isArray(part))) return rowsView(value as Record<string, unknown>[]);
    return h("span", {}, value.map(word).join(", ") || "none");
  }
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).flatMap(([name, part]) => [h("dt", {}, spoken(name)), h("dd", {}, valueView(part))]);
    return pairs.length ? h("dl", { class: "values" }, ...pairs) : h("span", {}, "none");
  }
  return h("span", { class: "word" }, word(value));
}

function rowsView(rows: Record<string, unknown>[]): HTMLElement {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": "Table" },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...names.map((name) => h("th", { scope: "col" }, spoken(name))))),
      h("tbody", {}, ...rows.map((row) => h("tr", {}, ...names.map((name) => h("td", {}, name in row ? valueView(row[name]) : ""))))),
    ),
  );
}

function word(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === undefined) return "none";
  return wordOf(value) || JSON.stringify(value);
}
