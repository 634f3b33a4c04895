/** Guided first games, ahead of everything else: one click, and somebody leads the way. */

import type { VNode } from "preact";
import type { TitleInfo } from "../generated/api";
import { v } from "../ui";
import { language, words } from "../words";
import { useStarting } from "./starting";

/** What a title calls its guided game in other languages than English, by its folder. */
type Guides = Partial<Record<string, [title: string, about: string]>>;
const GUIDES = import.meta.glob<Guides>("../titles/*/words/index.ts", { eager: true, import: "GUIDE" });

export function Learn({ titles }: { titles: TitleInfo[] }): VNode | null {
  const said = words().learn;
  const start = useStarting();
  const guided = titles.flatMap(({ title, guide }) => (guide ? [{ title, guide }] : []));
  if (!guided.length) return null;
  return v(
    "section",
    { class: "card learn", "aria-labelledby": "learn" },
    v("h2", { id: "learn" }, said.heading),
    v("p", {}, said.about),
    v(
      "ul",
      {},
      ...guided.map(({ title, guide }, n) => {
        const [name, about] = GUIDES[`../titles/${title}/words/index.ts`]?.[language()] ?? [guide.title, guide.about];
        return v(
          "li",
          { key: title },
          start.button(said.start(name), () => ({ title, guide: true }), n === 0),
          v("span", {}, about, v("span", { class: "faint" }, ` ${said.minutes(guide.minutes)}`)),
        );
      }),
    ),
    start.wrong,
  );
}
