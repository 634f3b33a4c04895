/** The start: what there is, and one click to the right thing. */

import type { VNode } from "preact";
import { once } from "../api";
import { HowMuchHelp } from "../beginner";
import { Bulge } from "../home/bulge";
import { AnyTitle, Boxed, Clerk, lookUp, Movement, Tutorial } from "../home/cards";
import { Learn } from "../home/learn";
import { BringRecord, Mine } from "../home/mine";
import type { TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mounted, type View } from "../view";
import { words } from "../words";
import "../home/style.css";

const OWN_CARDS = ["ardennes", "patrol", "rhine", "wacht"];

export async function open(): Promise<View> {
  const titles = await once("/api/titles", {});
  return mounted(words().top.play, live(Home, { titles }));
}

function Home({ titles }: { titles: TitleInfo[] }): VNode {
  const said = words().home;
  const of = (name: string, card: (given: { title: TitleInfo }) => VNode): VNode | null => {
    const title = titles.find((one) => one.title === name && one.playable);
    return title ? live(card, { title }) : null;
  };
  return v(
    "div",
    { class: "home start-page" },
    v("section", { class: "hero" }, v("h1", {}, said.heading), v("p", {}, said.about), live(HowMuchHelp, {})),
    // Whoever has a game under way comes for that.
    live(Mine, {}),
    live(Learn, { titles }),
    of("ardennes", Bulge),
    of("patrol", Tutorial),
    of("ardennes", Boxed),
    of("rhine", Clerk),
    of("wacht", Movement),
    ...titles
      .filter((title) => title.playable && !OWN_CARDS.includes(title.title))
      .map((title) => live(AnyTitle, { title, key: title.title })),
    lookUp(titles),
    live(BringRecord, {}),
    v("footer", { class: "home-foot" }, said.foot),
  );
}
