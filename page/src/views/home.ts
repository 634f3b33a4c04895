/** The start page. */

import type { VNode } from "preact";
import { getOnce } from "../api";
import { HelpSwitch } from "../beginner";
import { AnyTitle, referenceCard, type StartCard } from "../home/cards";
import { GuidedGames } from "../home/guided_games";
import { LoadRecord, MyGames } from "../home/my_games";
import type { TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mountView, type View } from "../view";
import { words } from "../words";

/** The start cards of our titles, by folder; other titles get a general form. */
const CARDS = import.meta.glob<{ cards: StartCard[] }>("../titles/*/home.ts", { eager: true });
const cardsOf = ({ title }: TitleInfo): StartCard[] => CARDS[`../titles/${title}/home.ts`]?.cards ?? [];

export async function open(): Promise<View> {
  const titles = await getOnce("/api/titles", {});
  return mountView(words().top.play, live(Home, { titles }));
}

function Home({ titles }: { titles: TitleInfo[] }): VNode {
  const texts = words().home;
  const playable = titles.filter((title) => title.playable);
  const cards = playable.flatMap((title) => cardsOf(title).map((card) => ({ ...card, title })));
  return v(
    "div",
    { class: "home start-page" },
    v("section", { class: "hero" }, v("h1", {}, texts.heading), v("p", {}, texts.about), live(HelpSwitch, {})),
    // Games in progress come first.
    live(MyGames, {}),
    live(GuidedGames, { titles }),
    ...cards.sort((a, b) => a.place - b.place).map(({ view, title, place }) => live(view, { title, key: place })),
    ...playable.filter((title) => !cardsOf(title).length).map((title) => live(AnyTitle, { title, key: title.title })),
    referenceCard(titles),
    live(LoadRecord, {}),
    v("footer", { class: "home-foot" }, texts.foot),
  );
}
