/** The rule books, with search. */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { get, once } from "../api";
import type { RulesFound } from "../generated/api";
import { ruleText } from "../rules";
import { group, live, standing, typed, unmount, v } from "../ui";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

/** Milliseconds after the last key before the rules are searched. */
const REST = 150;

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const [title, q] = [rest[0] ?? "", query.get("q") ?? ""];
  const [first, titles] = await Promise.all([get("/api/rules", { q, title }), once("/api/titles", {})]);
  const called = new Map(titles.map((one) => [one.title, one.label.split(":")[0] ?? one.title]));
  const element = standing("narrow", live(Rules, { title, q, first, called }));
  return { heading: gameWords().book.rules, element, title, close: () => unmount(element) };
}

interface Begun {
  title: string;
  q: string;
  first: RulesFound;
  /** The titles by their names. */
  called: Map<string, string>;
}

function Rules({ title, q, first, called }: Begun): VNode {
  const said = gameWords().book;
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
      name === "core" ? said.core : (called.get(name) ?? said.all),
      name ? ` ${told.books[name]}` : "",
    ),
  );
  return group([
    v("h1", {}, said.rules),
    v(
      "div",
      { class: "find" },
      v("input", {
        ref: field,
        type: "search",
        value: sought,
        placeholder: said.sought,
        "aria-label": said.search,
        oninput: (event: Event) => seek(typed(event)),
      }),
      v("button", { type: "button", onclick: () => window.print() }, said.print),
    ),
    v("nav", { class: "tabs", "aria-label": said.books }, ...books),
    book && book !== "core" ? v("p", {}, v("a", { href: `#/manual/${book}` }, said.inOrder)) : v("span", {}),
    v(
      "p",
      { class: "faint", role: "status" },
      told.found > told.rules.length ? said.some(told.found, told.rules.length) : said.found(told.found),
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
