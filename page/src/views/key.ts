/** The key to the counters, cards, chits and map of a title. */

import type { VNode } from "preact";
import { getOnce } from "../api";
import type { Key, KeyPart } from "../generated/api";
import { ruleLinks } from "../rules";
import { viewElement, unmount, v } from "../ui";
import { chooseTitleView } from "./title_cards";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

export async function open(rest: string[]): Promise<View> {
  await loadGameWords();
  const [title] = rest;
  if (!title) return chooseTitleView(gameWords().key.heading, "key");
  const key = await getOnce("/api/key/{title}", { title });
  const heading = `${key.label}: ${gameWords().key.heading}`;
  const element = viewElement("wide", v("article", { class: "card" }, v("h1", {}, heading), keyView(key)));
  return { heading, element, title, close: () => unmount(element) };
}

/** The picture of the key and the meaning of each part. */
export function keyView({ title, parts }: Key): VNode {
  const texts = gameWords().key;
  const kinds = [...new Set(parts.map((part) => part.of))];
  return v(
    "div",
    { class: "key-parts" },
    v("img", { src: `/api/key/${title}/picture`, alt: texts.picture, loading: "lazy" }),
    ...kinds.map((kind) =>
      v("section", { key: kind }, v("h2", {}, texts.of[kind] ?? kind), partList(parts.filter(({ of }) => of === kind))),
    ),
  );
}

function partList(parts: KeyPart[]): VNode {
  const row = (part: KeyPart): VNode =>
    v("div", { key: part.name }, v("dt", {}, part.name), v("dd", {}, part.text, " ", ruleLinks(part.rules)));
  return v("dl", { class: "glossary" }, ...parts.map(row));
}
