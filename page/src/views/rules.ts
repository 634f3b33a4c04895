/** The rule books, with search. */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import type { RulesFound } from "../generated/api";
import { ruleText } from "../rules";
import { group, live, standing, typed, unmount, v } from "../ui";
import type { View } from "../view";
import { loadGameWords } from "../words/game";

/** Milliseconds after the last key before the rules are searched. */
const REST = 150;

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const [title, q] = [rest[0] ?? "", query.get("q") ?? ""];
  const first = await get("/api/rules", { q, title });
  const element = standing("narrow", live(Rules, { title, q, first }));
  return { heading: "Rules", element, close: () => unmount(element) };
}

interface Begun {
  title: string;
  q: string;
  first: RulesFound;
}

function Rules({ title, q, first }: Begun): VNode {
  const [book, open] = useState(title);
  const [sought, seek] = useState(q);
  const [told, tell] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(false);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      return undefined;
    }
    let wanted = true;
    const wait = setTimeout(() => {
      void get("/api/rules", { q: sought, title: book }).then((found) => {
        if (!wanted) return;
        tell(found);
        history.replaceState(null, "", `#/rules/${book}${sought ? `?q=${encodeURIComponent(sought)}` : ""}`);
      });
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [book, sought]);
  const books = ["", ...Object.keys(told.books)].map((name) =>
    v(
      "button",
      { key: name, type: "button", "aria-pressed": name === book ? "true" : "false", onclick: () => open(name) },
      name || "all",
      name ? ` ${told.books[name]}` : "",
    ),
  );
  return group([
    v("h1", {}, "Rules"),
    v(
      "div",
      { class: "find" },
      v("input", {
        ref: field,
        type: "search",
        value: sought,
        placeholder: "Words of a rule, or its id",
        "aria-label": "Search rules",
        oninput: (event: Event) => seek(typed(event)),
      }),
      v("button", { type: "button", onclick: () => window.print() }, "Print"),
    ),
    v("nav", { class: "tabs", "aria-label": "Rule books" }, ...books),
    v(
      "p",
      { class: "faint", role: "status" },
      told.found > told.rules.length
        ? `${told.found} rules, the first ${told.rules.length} are shown; more words narrow it.`
        : `${told.found} rules`,
    ),
    v(
      "div",
      { class: "rule-list" },
      ...told.rules.map((rule) =>
        v("article", { key: rule.id, class: "card" }, v("h2", { class: "rule-id" }, rule.id), ruleText(rule)),
      ),
    ),
  ]);
}
