/** A map on its own: look around, point at hexes, find places. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { once } from "../api";
import { Board } from "../board/board";
import { describeGround } from "../board/words";
import { toast } from "../dom";
import type { MapData, TitleInfo } from "../generated/api";
import { folded } from "../prose";
import { group, Hosted, live, standing, typed, unmount, v } from "../ui";
import type { View } from "../view";
import { titleCards } from "./titles";
import { loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await once("/api/titles", {})).filter((title) => title.map);
  const name = rest[0];
  if (!name) return { heading: "Maps", element: titleCards("Maps", titles, "map") };
  const [map, look] = await Promise.all([once("/api/maps/{title}", { title: name }), once("/api/style", {})]);
  const board = new Board(map, look);
  const pointed = signal<string | null>(null);
  const stand = (hex: string): void => {
    pointed.value = hex;
    board.show({ marks: [{ hex, kind: "target" }] });
  };
  const find = (word: string): void => {
    const hex = hexOf(map, word);
    if (!hex) toast(`No hex or place "${word}" on this map.`, "wrong");
    else {
      const same = namesakes(map, word);
      if (same.length > 1) toast(`There are ${same.length}: ${same.join(", ")}. Type the hex.`);
      stand(hex);
      board.stand(hex);
    }
  };
  board.listen({
    choose: stand,
    point: (hex) => void (pointed.value = hex ?? pointed.value),
    escape: () => board.show({ marks: [] }),
    next: () => false,
  });
  const told = (): VNode => {
    const hex = pointed.value;
    return v(
      "div",
      { class: "hex-told", "aria-live": "polite" },
      ...(hex
        ? [v("h2", {}, hex), v("ul", {}, ...describeGround(board.grid, hex).map((line) => v("li", {}, line)))]
        : [v("p", { class: "faint" }, "Point at a hex.")]),
    );
  };
  const element = standing(
    "play map-view",
    group([
      v("h1", { class: "unseen" }, `Map of ${name}`),
      live(Hosted, { element: board.element }),
      v(
        "aside",
        { class: "side", "aria-label": "Map" },
        mapTabs(titles, name),
        v(
          "p",
          { class: "faint" },
          `${map.hexes.toLocaleString("en")} hexes of ${map.hex_km} km. Drag to pan, wheel or pinch to zoom.`,
        ),
        live(Find, { map, find }),
        live(told, {}),
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

function Find({ map, find }: { map: MapData; find: (word: string) => void }): VNode {
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
      oninput: (event: Event) => write(typed(event)),
    }),
    placeNames("places", map),
    v("button", {}, "Find"),
  );
}

/** The places of a map, for a field to choose from. */
export function placeNames(id: string, map: MapData): VNode {
  const names = [...new Set(Object.values(map.places).map(([called]) => called))];
  return v("datalist", { id }, ...names.map((value) => v("option", { value })));
}

/** The places of this name with their hexes, also those that have more in brackets: Gemünd, Gemünd (Our). */
export function namesakes(map: Pick<MapData, "ids" | "places">, word: string): string[] {
  const wanted = folded(word.trim());
  const found = Object.entries(map.places).filter(([, [called]]) =>
    [called, called.replace(/\(.*/, "").trim()].some((name) => folded(name) === wanted),
  );
  return found.map(([n, [called]]) => `${called} ${map.ids[Number(n)] ?? ""}`);
}

/** The hex that is called so, or in which a place is; the whole name first, then its beginning. */
export function hexOf(map: Pick<MapData, "ids" | "places">, word: string): string | undefined {
  const wanted = folded(word.trim());
  if (!wanted) return undefined;
  const places = Object.entries(map.places);
  const place =
    places.find(([, [called]]) => folded(called) === wanted) ??
    places.find(([, [called]]) => folded(called).startsWith(wanted));
  return map.ids.find((id) => id.toLowerCase() === wanted) ?? (place ? map.ids[Number(place[0])] : undefined);
}
