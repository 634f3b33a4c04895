/** Cards to choose a title, for pages that need one. */

import { getOnce } from "../api";
import type { TitleInfo } from "../generated/api";
import { group, viewElement, v } from "../ui";
import type { View } from "../view";

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
  return viewElement("home", group([v("section", { class: "hero" }, v("h1", {}, heading)), ...cards]));
}

/** The cards of all titles, as a page. */
export async function chooseTitleView(heading: string, page: string): Promise<View> {
  return { heading, element: titleCards(heading, await getOnce("/api/titles", {}), page) };
}
