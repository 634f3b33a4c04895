/** What the colours and signs of the map mean. */

import type { VNode } from "preact";
import type { Look, MapData } from "../generated/api";
import { styled, v } from "../ui";
import { groundLook } from "./ground_look";
import { gameWords } from "../words/game";
import { DARK, GREEN, ORANGE, RED, RUST, VIOLET } from "./inks";

/** Signs on hexes, with their colours as the map draws them. */
function signs(look: Look): [colour: string, kind: string][] {
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
  const said = gameWords().map;
  const row = (colour: string, words: string): VNode =>
    v("li", {}, v("span", { class: "sign", "aria-hidden": "true", ref: styled("background", colour) }), words);
  const grounds = [...new Set(map.terrain)].filter((name) => groundLook(look, name));
  const badges = Object.entries(said.legend.badges);
  return v(
    "details",
    { class: "layers map-legend" },
    v("summary", { title: said.legend.title, "aria-label": said.legend.title }, "?"),
    v(
      "div",
      { tabindex: 0, role: "group", "aria-label": said.legend.title },
      v("h3", {}, said.legend.ground),
      v("ul", {}, ...grounds.map((name) => row(groundLook(look, name)?.fill ?? "", said.terrain(name)))),
      v("h3", {}, said.legend.signs),
      v("ul", {}, ...signs(look).map(([colour, kind]) => row(colour, said.legend.kinds[kind] ?? kind))),
      v("h3", {}, said.legend.counters),
      v("p", {}, said.legend.counter),
      v("ul", {}, ...badges.map(([letter, means]) => v("li", {}, v("b", { class: "badge-letter" }, letter), means))),
    ),
  );
}
