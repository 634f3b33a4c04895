/** The rule book of a title in reading order: sections, examples and the glossary. */

import type { VNode } from "preact";
import { getOnce } from "../api";
import type { BookExample, BookSection, Manual, Words } from "../generated/api";
import { ruleLinks } from "../rules";
import { group, live, viewElement, unmount, v } from "../ui";
import { chooseTitleView } from "./title_cards";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

export async function open(rest: string[]): Promise<View> {
  await loadGameWords();
  const [title, section = ""] = rest;
  if (!title) return chooseTitleView(gameWords().book.books, "manual");
  const [manual, words] = await Promise.all([
    getOnce("/api/manual/{title}", { title }),
    getOnce("/api/words/{title}", { title }),
  ]);
  const element = viewElement("wide manual", live(Book, { manual, words }));
  return {
    heading: manual.label,
    element,
    title,
    close: () => unmount(element),
    ready: () => document.getElementById(`section-${section}`)?.scrollIntoView(),
  };
}

interface BookProps {
  manual: Manual;
  words: Words;
}

function Book({ manual, words }: BookProps): VNode {
  const parts = [...new Set(manual.sections.map((section) => section.part))];
  const texts = gameWords().book;
  const of = (part: string): BookSection[] => manual.sections.filter((section) => section.part === part);
  return group([
    v("h1", {}, texts.heading(manual.label)),
    v(
      "nav",
      { class: "card contents", "aria-label": texts.contents },
      ...parts.map((part) =>
        v(
          "section",
          { key: part },
          v("h2", {}, part),
          v("ul", {}, ...of(part).map((one) => contentsEntry(manual.title, one))),
        ),
      ),
      v("p", {}, v("a", { href: `#/manual/${manual.title}/words` }, texts.words)),
      v("p", {}, v("a", { href: `#/key/${manual.title}` }, texts.key)),
    ),
    ...parts.map((part) =>
      v("section", { key: part }, v("h2", {}, part), ...of(part).map((one) => sectionView(manual.title, one))),
    ),
    wordsView(words),
  ]);
}

function contentsEntry(title: string, section: BookSection): VNode {
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
