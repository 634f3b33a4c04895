/** The view of an answer: values, the ledger, and the rules with their texts. */

import { get } from "../api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { humanize } from "../dom";
import { ruleLink } from "../rules";
import type { ToldAnswer, ToldLine } from "../generated/api";
import { live, type Content, v } from "../ui";
import { toText } from "./values";
import { gameWords } from "../words/game";

export function answerView(answer: ToldAnswer): VNode {
  return v(
    "div",
    { class: "answer" },
    valueView(answer.value),
    answer.ledger.length ? v("h3", {}, "How it comes about") : null,
    answer.ledger.length ? ledgerView(answer.ledger) : null,
    answer.rules.length ? v("h3", {}, "Rules") : null,
    live(RuleSentences, { rules: answer.rules }),
  );
}

/** The view of a ledger; `reason` draws the reason of a line. */
export function ledgerView(ledger: ToldLine[], reason: (line: ToldLine) => Content = (line) => line.reason): VNode {
  return v(
    "table",
    { class: "ledger" },
    v(
      "thead",
      {},
      v(
        "tr",
        {},
        v("th", { scope: "col" }, gameWords().ledger.amount),
        v("th", { scope: "col" }, gameWords().ledger.reason),
        v("th", { scope: "col" }, gameWords().ledger.rule),
      ),
    ),
    v(
      "tbody",
      {},
      ...ledger.map((line) =>
        v(
          "tr",
          {},
          v(
            "td",
            { class: "number" },
            typeof line.amount === "number" && line.amount > 0
              ? `+${line.amount}`
              : String(line.amount).replace(/^-/, "−"),
          ),
          v("td", {}, reason(line)),
          v("td", {}, line.rule ? ruleLink(line.rule) : null),
        ),
      ),
    ),
  );
}

/** A list of rules with their texts. */
export function RuleSentences({ rules }: { rules: string[] }): VNode {
  const [sentences, setSentences] = useState<Content[]>([]);
  const ids = rules.slice(0, 30);
  useEffect(() => {
    void Promise.all(ids.map((id) => get("/api/rules/{id}", { id }).catch(() => null))).then((found) =>
      setSentences(found.map((rule) => rule?.text)),
    );
  }, [ids.join()]);
  return v(
    "ul",
    { class: "sentences" },
    ...sentences.map((text, n) => v("li", {}, ruleLink(ids[n] ?? ""), " ", text ?? "")),
  );
}

/** The view of any JSON value: text, a table for a list of objects, pairs for an object. */
export function valueView(value: unknown): VNode {
  if (Array.isArray(value)) {
    if (value.length && value.every((part) => typeof part === "object" && part !== null && !Array.isArray(part)))
      return rowsView(value as Record<string, unknown>[]);
    return v("span", {}, value.map(valueText).join(", ") || "none");
  }
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).flatMap(([name, part]) => [
      v("dt", {}, humanize(name)),
      v("dd", {}, valueView(part)),
    ]);
    return pairs.length ? v("dl", { class: "values" }, ...pairs) : v("span", {}, "none");
  }
  return v("span", { class: "word" }, valueText(value));
}

function rowsView(rows: Record<string, unknown>[]): VNode {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return v(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": "Table" },
    v(
      "table",
      {},
      v("thead", {}, v("tr", {}, ...names.map((name) => v("th", { scope: "col" }, humanize(name))))),
      v(
        "tbody",
        {},
        ...rows.map((row) => v("tr", {}, ...names.map((name) => v("td", {}, name in row ? valueView(row[name]) : "")))),
      ),
    ),
  );
}

function valueText(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === undefined) return "none";
  return toText(value) || JSON.stringify(value);
}
