/** The rule book of a title in reading order: sections, their examples, and what the words mean. */

import type { VNode } from "preact";
import { once } from "../api";
import type { BookExample, BookSection, Manual, Words } from "../generated/api";
import { ruleLinks } from "../rules";
import { group, live, standing, unmount, v } from "../ui";
import { whichTitle } from "./titles";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

export async function open(rest: string[]): Promise<View> {
  await loadGameWords();
  const [title, section = ""] = rest;
  if (!title) return whichTitle(gameWords().book.books, "manual");
  const [manual, words] = await Promise.all([
    once("/api/manual/{title}", { title }),
    once("/api/words/{title}", { title }),
  ]);
  const element = standing("wide manual", live(Book, { manual, words }));
  return {
    heading: manual.label,
    element,
    title,
    close: () => unmount(element),
    ready: () => document.getElementById(`section-${section}`)?.scrollIntoView(),
  };
}

interface Given {
  manual: Manual;
  words: Words;
}

function Book({ manual, words }: Given): VNode {
  const parts = [...new Set(manual.sections.map((section) => section.part))];
  const said = gameWords().book;
  const of = (part: string): BookSection[] => manual.sections.filter((section) => section.part === part);
  return group([
    v("h1", {}, said.heading(manual.label)),
    v(
      "nav",
      { class: "card contents", "aria-label": said.contents },
      ...parts.map((part) =>
        v("section", { key: part }, v("h2", {}, part), v("ul", {}, ...of(part).map((one) => entry(manual.title, one)))),
      ),
      v("p", {}, v("a", { href: `#/manual/${manual.title}/words` }, said.words)),
      v("p", {}, v("a", { href: `#/key/${manual.title}` }, said.key)),
    ),
    ...parts.map((part) =>
      v("section", { key: part }, v("h2", {}, part), ...of(part).map((one) => sectionView(manual.title, one))),
    ),
    wordsView(words),
  ]);
}

function entry(title: string, section: BookSection): VNode {
  return v("li", { key: section.id }, v("a", { href: `#/manual/${title}/${section.id}` }, section.title));
}

function sectionView(title: string, section: BookSection): VNode {
  return v(
    "article",
    { key: section.id, class: "card", id: `section-${section.id}` },
    v("h3", {}, section.title),
    v("p", { class: "faint" }, section.about),
    v("ul", {}, ...section.rules.map((rule) => v("li", { key: rule.id }, rule.text, " ", ruleLinks([rule.id])))),
    ...section.examples.map((one) => exampleView(title, one)),
  );
}

function exampleView(title: string, one: BookExample): VNode {
  return v(
    "figure",
    { key: one.id, class: "example" },
    v("figcaption", {}, v("b", {}, gameWords().book.example(one.title)), one.text),
    one.picture ? v("img", { src: `/api/manual/${title}/examples/${one.id}`, alt: one.title, loading: "lazy" }) : null,
    v("ol", {}, ...one.told.map((line, n) => v("li", { key: n }, line))),
  );
}

function wordsView({ words }: Words): VNode {
  return v(
    "section",
    { class: "card", id: "section-words" },
    v("h2", {}, gameWords().book.words),
    v(
      "dl",
      { class: "glossary" },
      ...words.map((one) =>
        v("div", { key: one.word }, v("dt", {}, one.word), v("dd", {}, one.text, " ", ruleLinks(one.rules))),
      ),
    ),
  );
}
