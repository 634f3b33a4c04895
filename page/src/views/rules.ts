/** The rule books, with search. */

import { get } from "../api";
import { fill, h } from "../dom";
import { ruleText } from "../rules";
import type { View } from "../view";
import { loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  let book = rest[0] ?? "";
  const input = h("input", {
    type: "search",
    value: query.get("q") ?? "",
    placeholder: "Words of a rule, or its id",
    "aria-label": "Search rules",
  });
  const list = h("div", { class: "rule-list" });
  const count = h("p", { class: "faint", role: "status" });
  const books = h("nav", { class: "tabs", "aria-label": "Rule books" });
  let turn = 0;
  const search = async (): Promise<void> => {
    const mine = ++turn;
    const told = await get("/api/rules", { q: input.value, title: book });
    if (mine !== turn) return;
    history.replaceState(null, "", `#/rules/${book}${input.value ? `?q=${encodeURIComponent(input.value)}` : ""}`);
    count.textContent =
      told.found > told.rules.length
        ? `${told.found} rules, the first ${told.rules.length} are shown; more words narrow it.`
        : `${told.found} rules`;
    fill(
      list,
      ...told.rules.map((rule) =>
        h("article", { class: "card" }, h("h2", { class: "rule-id" }, rule.id), ruleText(rule)),
      ),
    );
    fill(
      books,
      ...["", ...Object.keys(told.books)].map((name) =>
        h(
          "button",
          {
            type: "button",
            "aria-pressed": name === book ? "true" : "false",
            onclick: () => ((book = name), void search()),
          },
          name || "all",
          name ? ` ${told.books[name]}` : "",
        ),
      ),
    );
  };
  let wait = 0;
  input.addEventListener("input", () => {
    clearTimeout(wait);
    wait = window.setTimeout(() => void search(), 150);
  });
  await search();
  const element = h(
    "div",
    { class: "narrow" },
    h("h1", {}, "Rules"),
    h("div", { class: "find" }, input, h("button", { type: "button", onclick: () => window.print() }, "Print")),
    books,
    count,
    list,
  );
  return { heading: "Rules", element, ready: () => input.focus({ preventScroll: true }) };
}
