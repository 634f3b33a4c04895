/** A map on its own: look around, point at hexes, find places. */

import { once } from "../api";
import { Board } from "../board/board";
import { describeGround } from "../board/words";
import { fill, h, toast } from "../dom";
import type { View } from "../view";
import { loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await once("/api/titles", {})).filter((title) => title.map);
  const name = rest[0];
  if (!name) {
    const cards = titles.map((title) => {
      const [heading = "", below = ""] = title.label.split(": ", 2);
      return h(
        "section",
        { class: "card" },
        h("h2", {}, h("a", { href: `#/map/${title.title}` }, heading)),
        h("p", {}, below),
      );
    });
    return {
      heading: "Maps",
      element: h("div", { class: "home" }, h("section", { class: "hero" }, h("h1", {}, "Maps")), ...cards),
    };
  }
  const [map, look] = await Promise.all([once("/api/maps/{title}", { title: name }), once("/api/style", {})]);
  const told = h("div", { class: "hex-told", "aria-live": "polite" }, h("p", { class: "faint" }, "Point at a hex."));
  let fixed: string | null = null;
  const show = (hex: string | null): void => {
    const at = hex ?? fixed;
    if (!at) return;
    fill(told, h("h2", {}, at), h("ul", {}, ...describeGround(board.grid, at).map((line) => h("li", {}, line))));
  };
  const board = new Board(map, look, {
    choose: (hex) => {
      fixed = hex;
      board.show({ marks: [{ hex, kind: "target" }] });
      show(hex);
    },
    point: show,
    escape: () => board.show({ marks: [] }),
    next: () => false,
  });
  const go = (word: string): void => {
    const wanted = plain(word);
    if (!wanted) return;
    const place =
      Object.entries(map.places).find(([, [called]]) => plain(called) === wanted) ??
      Object.entries(map.places).find(([, [called]]) => plain(called).startsWith(wanted));
    const hex =
      map.ids.find((id) => id.toLowerCase() === word.trim().toLowerCase()) ??
      (place ? map.ids[Number(place[0])] : undefined);
    if (!hex) {
      toast(`No hex or place "${word}" on this map.`, "wrong");
      return;
    }
    fixed = hex;
    board.stand(hex);
    board.show({ marks: [{ hex, kind: "target" }] });
  };
  const input = h("input", {
    type: "search",
    placeholder: "Place or hex",
    "aria-label": "Find a place or hex",
    list: "places",
  });
  const names = h(
    "datalist",
    { id: "places" },
    ...[...new Set(Object.values(map.places).map(([called]) => called))].map((called) =>
      h("option", { value: called }),
    ),
  );
  const find = h(
    "form",
    { class: "find", onsubmit: (event: Event) => (event.preventDefault(), go(input.value)) },
    input,
    names,
    h("button", {}, "Find"),
  );
  const others = titles.map((title) =>
    h(
      "a",
      { href: `#/map/${title.title}`, "aria-current": title.title === name ? "page" : null },
      title.label.split(":")[0] ?? "",
    ),
  );
  const element = h(
    "div",
    { class: "play map-view" },
    h("h1", { class: "unseen" }, `Map of ${name}`),
    board.element,
    h(
      "aside",
      { class: "side", "aria-label": "Map" },
      h("nav", { class: "tabs", "aria-label": "Maps" }, ...others),
      h(
        "p",
        { class: "faint" },
        `${map.hexes.toLocaleString("en")} hexes of ${map.hex_km} km. Drag to pan, wheel or pinch to zoom.`,
      ),
      find,
      told,
    ),
  );
  const wanted = query.get("hex");
  (window as unknown as { board: Board }).board = board;
  return {
    heading: `Map of ${name}`,
    element,
    ready: () => {
      if (wanted) go(wanted);
    },
    close: () => board.close(),
  };
}

function plain(word: string): string {
  return word.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
