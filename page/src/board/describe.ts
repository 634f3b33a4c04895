/** Descriptions of hexes and units in words: for the cursor, the hex panel and screen readers. */

import type { Counter } from "../generated/api";
import { words } from "../words";
import { gameWords } from "../words/game";
import { DIRECTIONS, type Grid } from "./geometry";
import type { Scene } from "./scene";

/** Features on the sides of a hex, in the order they are described. */
const LAYERS = ["roads", "rivers", "bridges", "fords", "ferries", "rails"];

export function describeCounter(counter: Counter): string {
  const text = gameWords().map;
  const kind = counter.kind === "unknown" ? "" : ` ${text.kind(counter.kind)}`;
  const numbers = [
    counter.strength && text.strength(counter.strength),
    counter.movement && text.movement(counter.movement),
    counter.full_steps > 1 && text.steps(counter.steps, counter.full_steps),
  ].filter(Boolean);
  const name = `${counter.name || counter.unit} (${words().sideName(counter.side)}${kind})`;
  return [name, ...numbers, ...counter.badges].join(", ");
}

/** Return the name of a hex with its place, if it has one: `Losheimergraben (0804)`. */
export function placeName(grid: Grid, hex: string): string {
  const place = grid.map.places[grid.index.get(hex) ?? -1]?.[0];
  return place ? `${place} (${hex})` : gameWords().hex.name(hex);
}

/** Describe terrain, place, roads, rivers and tags of a hex. */
export function describeGround(grid: Grid, hex: string): string[] {
  const i = grid.index.get(hex);
  if (i === undefined) return [];
  const text = gameWords().map;
  const { map } = grid;
  const place = map.places[i];
  const parts = [place ? `${place[0]}, ${text.place(place[1])}` : "", text.terrain(map.terrain[i] ?? "")];
  for (const layer of LAYERS) {
    const here = map.sides[layer]?.[i];
    if (!here?.length) continue;
    const ways = here.map(([direction]) => text.directions[DIRECTIONS.indexOf(direction)] ?? direction);
    parts.push(text.sides(layer, ways, unique(here.map(([, , name]) => name)), unique(here.map(([, kind]) => kind))));
  }
  for (const [key, held] of Object.entries(map.numbers))
    if (held[i] !== undefined) parts.push(text.number(key, held[i]));
  parts.push(...(map.tags[i] ?? []).map(text.tag));
  return parts.filter(Boolean);
}

function unique(names: string[]): string[] {
  return [...new Set(names.filter(Boolean))];
}

/** Describe the units and signs in a hex. */
function describeContents(hex: string, scene: Scene): string[] {
  const text = gameWords().map;
  const here = scene.counters.filter((counter) => counter.hex === hex);
  const units = here.map((counter) => {
    const state = counter.unit === scene.selected ? text.selected : scene.ready.has(counter.unit) ? text.unitMay : "";
    return [describeCounter(counter), state].filter(Boolean).join(", ");
  });
  const signs = scene.markers.filter((marker) => marker.hex === hex && marker.text).map((marker) => marker.text);
  return [...units, ...signs];
}

/** Describe whether a hex can be chosen. */
function describeMark(hex: string, scene: Scene): string {
  const marked = scene.marks.find((mark) => mark.hex === hex);
  if (marked?.kind === "reach") return gameWords().map.reached(marked.label ?? "");
  return marked?.kind === "target" ? gameWords().map.may : "";
}

/** Describe a hex: its place, whether it can be chosen, its units, then the ground. */
export function describeHex(grid: Grid, hex: string, scene: Scene): string {
  const ground = describeGround(grid, hex);
  const place = grid.map.places[grid.index.get(hex) ?? -1] ? ground.shift() : "";
  const first = [gameWords().hex.name(hex), place, describeMark(hex, scene)];
  return [...first, ...describeContents(hex, scene), ...ground].filter(Boolean).join("; ");
}

/** Describe a hex in a list: its number, its ground and its units. */
export function describeHexBriefly(grid: Grid, hex: string, scene: Scene): string {
  const units = scene.counters.filter((counter) => counter.hex === hex).map(describeCounter);
  return [hex, ...groundNames(grid, hex), ...units].filter(Boolean).join(", ");
}

/** Describe the six hexes around one, and what is on the hexsides between. */
export function describeAround(grid: Grid, hex: string, scene: Scene): string {
  const text = gameWords().map;
  const i = grid.index.get(hex) ?? -1;
  const between = (direction: string): string[] =>
    LAYERS.flatMap((layer) =>
      grid.map.sides[layer]?.[i]?.some(([way]) => way === direction) ? (text.over[layer] ?? []) : [],
    );
  const sides = DIRECTIONS.map((direction, n) => {
    const beside = grid.map.ids[grid.neighbor(i, n)];
    const [place, terrain = ""] = beside ? groundNames(grid, beside) : [text.edge];
    const lies = beside ? [describeMark(beside, scene), ...describeContents(beside, scene)] : [];
    const parts = [beside, place, terrain, ...between(direction), ...lies].filter(Boolean);
    return `${text.directions[n] ?? direction}: ${parts.join(", ")}`;
  });
  return [text.around(hex), ...sides].join("; ");
}

function groundNames(grid: Grid, hex: string): [place: string, terrain: string] {
  const i = grid.index.get(hex) ?? -1;
  return [grid.map.places[i]?.[0] ?? "", gameWords().map.terrain(grid.map.terrain[i] ?? "")];
}

/** Describe the selected unit, and how many hexes it can reach. */
export function describeSelected({ counters, marks, selected }: Scene): string {
  if (!selected) return "";
  const name = counters.find((counter) => counter.unit === selected)?.name || selected;
  return gameWords().map.unitChosen(name, marks.filter((mark) => mark.kind === "reach").length);
}
