/** The start: what there is, and one click to the right thing. */

import { once } from "../api";
import { h } from "../dom";
import { bulge } from "../home/bulge";
import { anyTitle, boxed, clerk, lookUp, movement, tutorial } from "../home/cards";
import { bringRecord, mine } from "../home/mine";
import type { TitleInfo } from "../generated/api";
import type { View } from "../view";

const OWN_CARDS = ["ardennes", "patrol", "rhine", "wacht"];

export async function open(): Promise<View> {
  const titles = await once("/api/titles", {});
  const of = (name: string, card: (title: TitleInfo) => HTMLElement): HTMLElement | null => {
    const title = titles.find((one) => one.title === name && one.playable);
    return title ? card(title) : null;
  };
  const element = h(
    "div",
    { class: "home start-page" },
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "Wargames of the Western Front, 1944–45"),
      h(
        "p",
        {},
        "Play them, look them up, understand them: every ruling names its rule, every die is a stated chance, every move can be undone, every game replayed and shared.",
      ),
    ),
    of("ardennes", bulge),
    mine(),
    of("patrol", tutorial),
    of("ardennes", boxed),
    of("rhine", clerk),
    of("wacht", movement),
    ...titles.filter((title) => title.playable && !OWN_CARDS.includes(title.title)).map(anyTitle),
    lookUp(titles),
    bringRecord(),
    h(
      "footer",
      { class: "home-foot" },
      "broadfront is a fan project, independent of all designers and publishers. Rules are told in our own words; maps, counters and cards are our own. To play a published game at the table, buy it.",
    ),
  );
  return { heading: "Play", element };
}
