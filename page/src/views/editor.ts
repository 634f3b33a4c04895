/** The position editor of a title; without one named, the titles that have one. */

import { once } from "../api";
import { h } from "../dom";
import { Editor, openPosition } from "../editor/editor";
import type { View } from "../view";
import { loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await once("/api/titles", {})).filter((title) => title.editable);
  const title = titles.find((one) => one.title === rest[0]);
  if (!title) {
    if (rest[0]) throw new Error(`Positions of ${rest[0]} cannot be edited.`);
    const cards = titles.map((one) => {
      const [heading = "", below = ""] = one.label.split(": ", 2);
      return h(
        "section",
        { class: "card" },
        h("h2", {}, h("a", { href: `#/editor/${one.title}` }, heading)),
        h("p", {}, below),
      );
    });
    return {
      heading: "Position editor",
      element: h("div", { class: "home" }, h("section", { class: "hero" }, h("h1", {}, "Position editor")), ...cards),
    };
  }
  const wanted = { scenario: query.get("scenario"), variant: query.get("variant") };
  const [map, look, opened] = await Promise.all([
    once("/api/maps/{title}", { title: title.title }),
    once("/api/style", {}),
    openPosition(title.title, wanted),
  ]);
  const editor = new Editor(title, map, look, opened);
  return {
    heading: `Position editor, ${title.label.split(":")[0] ?? ""}`,
    element: editor.element,
    ready: () => editor.start(),
    close: () => editor.close(),
  };
}
