/** A title's map without a game. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { getOnce } from "../api";
import { Board } from "../board/board";
import { describeGround } from "../board/describe";
import { showToast } from "../dom";
import type { MapData, TitleInfo } from "../generated/api";
import { normalizeText } from "../prose";
import { group, ElementHost, live, viewElement, inputValue, unmount, v } from "../ui";
import type { View } from "../view";
import { titleCards } from "./title_cards";
import { loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await getOnce("/api/titles", {})).filter((title) => title.map);
  const name = rest[0];
  if (!name) return { heading: "Maps", element: titleCards("Maps", titles, "map") };
  const [map, look] = await Promise.all([getOnce("/api/maps/{title}", { title: name }), getOnce("/api/style", {})]);
  const board = new Board(map, look);
  const pointed = signal<string | null>(null);
  const stand = (hex: string): void => {
    pointed.value = hex;
    board.show({ marks: [{ hex, kind: "target" }] });
  };
  const find = (word: string): void => {
    const hex = findHex(map, word);
    if (!hex) showToast(`No hex or place "${word}" on this map.`, "wrong");
    else {
      const same = placesNamed(map, word);
      if (same.length > 1) showToast(`There are ${same.length}: ${same.join(", ")}. Type the hex.`);
      stand(hex);
      board.moveCursorTo(hex);
    }
  };
  board.listen({
    choose: stand,
    point: (hex) => void (pointed.value = hex ?? pointed.value),
    escape: () => board.show({ marks: [] }),
    next: () => false,
  });
  const pointedHexView = (): VNode => {
    const hex = pointed.value;
    return v(
      "div",
      { class: "hex-told", "aria-live": "polite" },
      ...(hex
        ? [v("h2", {}, hex), v("ul", {}, ...describeGround(board.grid, hex).map((line) => v("li", {}, line)))]
        : [v("p", { class: "faint" }, "Point at a hex.")]),
    );
  };
  const element = viewElement(
    "play map-view",
    group([
      v("h1", { class: "unseen" }, `Map of ${name}`),
      live(ElementHost, { element: board.element }),
      v(
        "aside",
        { class: "side", "aria-label": "Map" },
        mapTabs(titles, name),
        v(
          "p",
          { class: "faint" },
          `${map.hexes.toLocaleString("en")} hexes of ${map.hex_km} km. Drag to pan, wheel or pinch to zoom.`,
        ),
        live(FindForm, { map, find }),
        live(pointedHexView, {}),
      ),
    ]),
  );
  (window as unknown as { board: Board }).board = board;
  return {
    heading: `Map of ${name}`,
    element,
    ready: () => {
      const wanted = query.get("hex");
      if (wanted) find(wanted);
    },
    close: () => {
      unmount(element);
      board.close();
    },
  };
}

function mapTabs(titles: TitleInfo[], here: string): VNode {
  const link = ({ title, label }: TitleInfo): VNode =>
    v("a", { href: `#/map/${title}`, "aria-current": title === here ? "page" : null }, label.split(":")[0] ?? "");
  return v("nav", { class: "tabs", "aria-label": "Maps" }, ...titles.map(link));
}

function FindForm({ map, find }: { map: MapData; find: (word: string) => void }): VNode {
  const [word, write] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    if (word.trim()) find(word);
  };
  return v(
    "form",
    { class: "find", onsubmit: send },
    v("input", {
      type: "search",
      placeholder: "Place or hex",
      "aria-label": "Find a place or hex",
      list: "places",
      value: word,
      oninput: (event: Event) => write(inputValue(event)),
    }),
    placeDatalist("places", map),
    v("button", {}, "Find"),
  );
}

/** A datalist of the places on a map. */
export function placeDatalist(id: string, map: MapData): VNode {
  const names = [...new Set(Object.values(map.places).map(([name]) => name))];
  return v("datalist", { id }, ...names.map((value) => v("option", { value })));
}

/** Return the places with a name and their hexes, including those with an addition: Gemünd, Gemünd (Our). */
export function placesNamed(map: Pick<MapData, "ids" | "places">, word: string): string[] {
  const wanted = normalizeText(word.trim());
  const found = Object.entries(map.places).filter(([, [name]]) =>
    [name, name.replace(/\(.*/, "").trim()].some((form) => normalizeText(form) === wanted),
  );
  return found.map(([n, [name]]) => `${name} ${map.ids[Number(n)] ?? ""}`);
}

/** Return the hex with an id or a place name; an exact name is preferred to its beginning. */
export function findHex(map: Pick<MapData, "ids" | "places">, word: string): string | undefined {
  const wanted = normalizeText(word.trim());
  if (!wanted) return undefined;
  const places = Object.entries(map.places);
  const place =
    places.find(([, [name]]) => normalizeText(name) === wanted) ??
    places.find(([, [name]]) => normalizeText(name).startsWith(wanted));
  return map.ids.find((id) => id.toLowerCase() === wanted) ?? (place ? map.ids[Number(place[0])] : undefined);
}
