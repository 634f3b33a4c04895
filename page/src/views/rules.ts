/** The rule books, with a search. */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { get, getOnce } from "../api";
import type { RulesFound } from "../generated/api";
import { ruleView } from "../rules";
import { group, live, viewElement, inputValue, unmount, v } from "../ui";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

/** Milliseconds after the last key before the search starts. */
const SEARCH_DELAY = 150;

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const [title, q] = [rest[0] ?? "", query.get("q") ?? ""];
  const [first, titles] = await Promise.all([get("/api/rules", { q, title }), getOnce("/api/titles", {})]);
  const titleNames = new Map(titles.map((one) => [one.title, one.label.split(":")[0] ?? one.title]));
  const element = viewElement("narrow", live(RulesPage, { title, q, first, titleNames }));
  return { heading: gameWords().book.rules, element, title, close: () => unmount(element) };
}

interface RulesProps {
  title: string;
  q: string;
  first: RulesFound;
  /** The names of the titles by id. */
  titleNames: Map<string, string>;
}

function RulesPage({ title, q, first, titleNames }: RulesProps): VNode {
  const texts = gameWords().book;
  const [book, setBook] = useState(title);
  const [searched, setSearched] = useState(q);
  const [result, setResult] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(false);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isFirst.current) {
      isFirst.current = true;
      return undefined;
    }
    let wanted = true;
    const wait = setTimeout(() => {
      void get("/api/rules", { q: searched, title: book }).then((found) => {
        if (!wanted) return;
        setResult(found);
        history.replaceState(null, "", `#/rules/${book}${searched ? `?q=${encodeURIComponent(searched)}` : ""}`);
      });
    }, SEARCH_DELAY);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [book, searched]);
  const books = ["", ...Object.keys(result.books)].map((name) =>
    v(
      "button",
      { key: name, type: "button", "aria-pressed": name === book ? "true" : "false", onclick: () => setBook(name) },
      name === "core" ? texts.core : (titleNames.get(name) ?? texts.all),
      name ? ` ${result.books[name]}` : "",
    ),
  );
  return group([
    v("h1", {}, texts.rules),
    v(
      "div",
      { class: "find" },
      v("input", {
        ref: field,
        type: "search",
        value: searched,
        placeholder: texts.sought,
        "aria-label": texts.search,
        oninput: (event: Event) => setSearched(inputValue(event)),
      }),
      v("button", { type: "button", onclick: () => window.print() }, texts.print),
    ),
    v("nav", { class: "tabs", "aria-label": texts.books }, ...books),
    book && book !== "core" ? v("p", {}, v("a", { href: `#/manual/${book}` }, texts.inOrder)) : v("span", {}),
    v(
      "p",
      { class: "faint", role: "status" },
      result.found > result.rules.length ? texts.some(result.found, result.rules.length) : texts.found(result.found),
    ),
    v(
      "div",
      { class: "rule-list" },
      ...result.rules.map((rule) =>
        v("article", { key: rule.id, class: "card" }, v("h2", { class: "rule-id" }, rule.id), ruleView(rule)),
      ),
    ),
  ]);
}
