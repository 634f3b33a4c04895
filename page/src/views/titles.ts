/** A card for each title, where none was named. */

import type { TitleInfo } from "../generated/api";
import { group, standing, v } from "../ui";

export function titleCards(heading: string, titles: TitleInfo[], page: string): HTMLElement {
  const cards = titles.map(({ title, label }) => {
    const [name = "", below = ""] = label.split(": ", 2);
    return v(
      "section",
      { class: "card" },
      v("h2", {}, v("a", { href: `#/${page}/${title}` }, name)),
      v("p", {}, below),
    );
  });
  return standing("home", group([v("section", { class: "hero" }, v("h1", {}, heading)), ...cards]));
}
