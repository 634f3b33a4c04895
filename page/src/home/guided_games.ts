/** The guided first games at the top of the start page. */

import type { VNode } from "preact";
import type { TitleInfo } from "../generated/api";
import { v } from "../ui";
import { language, words } from "../words";
import { useStartButtons } from "./start_buttons";

/** Translated titles and descriptions of guided games, by language. */
type GuideTexts = Partial<Record<string, [title: string, about: string]>>;
const GUIDES = import.meta.glob<GuideTexts>("../titles/*/words/index.ts", { eager: true, import: "GUIDE" });

export function GuidedGames({ titles }: { titles: TitleInfo[] }): VNode | null {
  const texts = words().learn;
  const start = useStartButtons();
  const guided = titles.flatMap(({ title, guide }) => (guide ? [{ title, guide }] : []));
  if (!guided.length) return null;
  return v(
    "section",
    { class: "card learn", "aria-labelledby": "learn" },
    v("h2", { id: "learn" }, texts.heading),
    v("p", {}, texts.about),
    v(
      "ul",
      {},
      ...guided.map(({ title, guide }, n) => {
        const [name, about] = GUIDES[`../titles/${title}/words/index.ts`]?.[language()] ?? [guide.title, guide.about];
        return v(
          "li",
          { key: title },
          start.button(texts.start(name), () => ({ title, guide: true }), n === 0),
          v("span", {}, about, v("span", { class: "faint" }, ` ${texts.minutes(guide.minutes)}`)),
        );
      }),
    ),
    start.errorView,
  );
}
