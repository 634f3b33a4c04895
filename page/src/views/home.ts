/** The start: what there is, and one click to the right thing. */

import type { VNode } from "preact";
import { once } from "../api";
import { HowMuchHelp } from "../beginner";
import { AnyTitle, lookUp, type StartCard } from "../home/cards";
import { Learn } from "../home/learn";
import { BringRecord, Mine } from "../home/mine";
import type { TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mounted, type View } from "../view";
import { words } from "../words";

/** Cards of our titles, by their folder; any other title has a form. */
const CARDS = import.meta.glob<{ cards: StartCard[] }>("../titles/*/home.ts", { eager: true });
const cardsOf = ({ title }: TitleInfo): StartCard[] => CARDS[`../titles/${title}/home.ts`]?.cards ?? [];

export async function open(): Promise<View> {
  const titles = await once("/api/titles", {});
  return mounted(words().top.play, live(Home, { titles }));
}

function Home({ titles }: { titles: TitleInfo[] }): VNode {
  const said = words().home;
  const playable = titles.filter((title) => title.playable);
  const cards = playable.flatMap((title) => cardsOf(title).map((card) => ({ ...card, title })));
  return v(
    "div",
    { class: "home start-page" },
    v("section", { class: "hero" }, v("h1", {}, said.heading), v("p", {}, said.about), live(HowMuchHelp, {})),
    // Whoever has a game under way comes for that.
    live(Mine, {}),
    live(Learn, { titles }),
    ...cards.sort((a, b) => a.place - b.place).map(({ view, title, place }) => live(view, { title, key: place })),
    ...playable.filter((title) => !cardsOf(title).length).map((title) => live(AnyTitle, { title, key: title.title })),
    lookUp(titles),
    live(BringRecord, {}),
    v("footer", { class: "home-foot" }, said.foot),
  );
}
