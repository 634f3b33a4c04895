/** The legend: what the colors and signs of the map mean. */

import type { VNode } from "preact";
import type { Look, MapData } from "../generated/api";
import { styled, v } from "../ui";
import { groundLook } from "./ground_look";
import { gameWords } from "../words/game";
import { DARK, GREEN, ORANGE, RED, RUST, VIOLET } from "./inks";

/** Return the signs on hexes with the colors in which the map draws them. */
function legendSigns(look: Look): [colour: string, kind: string][] {
  return [
    [look.objective, "objective"],
    [DARK, "taken"],
    [RED, "blocked"],
    [GREEN, "good"],
    [RUST, "fuel"],
    [look.reach, "reach"],
    [ORANGE, "target"],
    [VIOLET, "told"],
  ];
}

export function mapLegend(map: MapData, look: Look): VNode {
  const text = gameWords().map;
  const row = (colour: string, words: string): VNode =>
    v("li", {}, v("span", { class: "sign", "aria-hidden": "true", ref: styled("background", colour) }), words);
  const grounds = [...new Set(map.terrain)].filter((name) => groundLook(look, name));
  const badges = Object.entries(text.legend.badges);
  return v(
    "details",
    { class: "layers map-legend" },
    v("summary", { title: text.legend.title, "aria-label": text.legend.title }, "?"),
    v(
      "div",
      { tabindex: 0, role: "group", "aria-label": text.legend.title },
      v("h3", {}, text.legend.ground),
      v("ul", {}, ...grounds.map((name) => row(groundLook(look, name)?.fill ?? "", text.terrain(name)))),
      v("h3", {}, text.legend.signs),
      v("ul", {}, ...legendSigns(look).map(([colour, kind]) => row(colour, text.legend.kinds[kind] ?? kind))),
      v("h3", {}, text.legend.counters),
      v("p", {}, text.legend.counter),
      v("ul", {}, ...badges.map(([letter, means]) => v("li", {}, v("b", { class: "badge-letter" }, letter), means))),
    ),
  );
}
