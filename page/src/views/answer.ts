/** An answer as people read it: values, the ledger with its rules, the rules with their sentences. */

import { get } from "../api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { spoken } from "../dom";
import { ruleLink } from "../rules";
import type { ToldAnswer, ToldLine } from "../generated/api";
import { live, type Shown, v } from "../ui";
import { wordOf } from "./values";
import { gameWords } from "../words/game";

export function answerView(answer: ToldAnswer): VNode {
  return v(
    "div",
    { class: "answer" },
    valueView(answer.value),
    answer.ledger.length ? v("h3", {}, "How it comes about") : null,
    answer.ledger.length ? ledgerView(answer.ledger) : null,
    answer.rules.length ? v("h3", {}, "Rules") : null,
    live(Sentences, { rules: answer.rules }),
  );
}

/** A ledger; the words of a line may be shown in another way than as they are. */
export function ledgerView(ledger: ToldLine[], reason: (line: ToldLine) => Shown = (line) => line.reason): VNode {
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

/** The rules with what they say. */
export function Sentences({ rules }: { rules: string[] }): VNode {
  const [told, tell] = useState<Shown[]>([]);
  const ids = rules.slice(0, 30);
  useEffect(() => {
    void Promise.all(ids.map((id) => get("/api/rules/{id}", { id }).catch(() => null))).then((found) =>
      tell(found.map((rule) => rule?.text)),
    );
  }, [ids.join()]);
  return v(
    "ul",
    { class: "sentences" },
    ...told.map((text, n) => v("li", {}, ruleLink(ids[n] ?? ""), " ", text ?? "")),
  );
}

/** Any plain value: words, lists as tables where rows have the same names, mappings as pairs. */
export function valueView(value: unknown): VNode {
  if (Array.isArray(value)) {
    if (value.length && value.every((part) => typeof part === "object" && part !== null && !Array.isArray(part)))
      return rowsView(value as Record<string, unknown>[]);
    return v("span", {}, value.map(word).join(", ") || "none");
  }
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).flatMap(([name, part]) => [
      v("dt", {}, spoken(name)),
      v("dd", {}, valueView(part)),
    ]);
    return pairs.length ? v("dl", { class: "values" }, ...pairs) : v("span", {}, "none");
  }
  return v("span", { class: "word" }, word(value));
}

function rowsView(rows: Record<string, unknown>[]): VNode {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return v(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": "Table" },
    v(
      "table",
      {},
      v("thead", {}, v("tr", {}, ...names.map((name) => v("th", { scope: "col" }, spoken(name))))),
      v(
        "tbody",
        {},
        ...rows.map((row) => v("tr", {}, ...names.map((name) => v("td", {}, name in row ? valueView(row[name]) : "")))),
      ),
    ),
  );
}

function word(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === undefined) return "none";
  return wordOf(value) || JSON.stringify(value);
}
