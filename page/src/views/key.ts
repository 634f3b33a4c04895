/** A key to the counter, the card, the chit and the map of a title. */

import type { VNode } from "preact";
import { once } from "../api";
import type { Key, KeyPart } from "../generated/api";
import { ruleLinks } from "../rules";
import { standing, unmount, v } from "../ui";
import { whichTitle } from "./titles";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";
import "./manual.css";

export async function open(rest: string[]): Promise<View> {
  await loadGameWords();
  const [title] = rest;
  if (!title) return whichTitle(gameWords().key.heading, "key");
  const key = await once("/api/key/{title}", { title });
  const heading = `${key.label}: ${gameWords().key.heading}`;
  const element = standing("wide", v("article", { class: "card" }, v("h1", {}, heading), keyView(key)));
  return { heading, element, title, close: () => unmount(element) };
}

/** The picture, and what each part means. */
export function keyView({ title, parts }: Key): VNode {
  const said = gameWords().key;
  const kinds = [...new Set(parts.map((part) => part.of))];
  return v(
    "div",
    { class: "key-parts" },
    v("img", { src: `/api/key/${title}/picture`, alt: said.picture, loading: "lazy" }),
    ...kinds.map((kind) =>
      v("section", { key: kind }, v("h2", {}, said.of[kind] ?? kind), list(parts.filter(({ of }) => of === kind))),
    ),
  );
}

function list(parts: KeyPart[]): VNode {
  const row = (part: KeyPart): VNode =>
    v("div", { key: part.name }, v("dt", {}, part.name), v("dd", {}, part.text, " ", ruleLinks(part.rules)));
  return v("dl", { class: "glossary" }, ...parts.map(row));
}
