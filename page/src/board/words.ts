/** What is in a hex and around it, in words: for the cursor, the hex panel and screen readers. */

import type { Counter } from "../generated/api";
import { words } from "../words";
import { gameWords } from "../words/game";
import { DIRECTIONS, type Grid } from "./geometry";
import type { Scene } from "./scene";

/** What lies on the sides of a hex, in the order it is told. */
const LAYERS = ["roads", "rivers", "bridges", "fords", "ferries", "rails"];

export function describeCounter(counter: Counter): string {
  const said = gameWords().map;
  const kind = counter.kind === "unknown" ? "" : ` ${said.kind(counter.kind)}`;
  const numbers = [
    counter.strength && said.strength(counter.strength),
    counter.movement && said.movement(counter.movement),
    counter.full_steps > 1 && said.steps(counter.steps, counter.full_steps),
  ].filter(Boolean);
  const name = `${counter.name || counter.unit} (${words().sideName(counter.side)}${kind})`;
  return [name, ...numbers, ...counter.badges].join(", ");
}

/** A hex by the name of the place in it, where it has one: `Losheimergraben (0804)`. */
export function placeName(grid: Grid, hex: string): string {
  const place = grid.map.places[grid.index.get(hex) ?? -1]?.[0];
  return place ? `${place} (${hex})` : gameWords().hex.name(hex);
}

/** Terrain, place, roads, rivers and marks of a hex. */
export function describeGround(grid: Grid, hex: string): string[] {
  const i = grid.index.get(hex);
  if (i === undefined) return [];
  const said = gameWords().map;
  const { map } = grid;
  const place = map.places[i];
  const told = [place ? `${place[0]}, ${said.place(place[1])}` : "", said.terrain(map.terrain[i] ?? "")];
  for (const layer of LAYERS) {
    const here = map.sides[layer]?.[i];
    if (!here?.length) continue;
    const ways = here.map(([direction]) => said.directions[DIRECTIONS.indexOf(direction)] ?? direction);
    told.push(said.sides(layer, ways, once(here.map(([, , name]) => name)), once(here.map(([, kind]) => kind))));
  }
  for (const [key, held] of Object.entries(map.numbers))
    if (held[i] !== undefined) told.push(said.number(key, held[i]));
  told.push(...(map.tags[i] ?? []).map(said.tag));
  return told.filter(Boolean);
}

function once(names: string[]): string[] {
  return [...new Set(names.filter(Boolean))];
}

/** The units of a hex, and the signs on it. */
function describeWhatLies(hex: string, scene: Scene): string[] {
  const said = gameWords().map;
  const here = scene.counters.filter((counter) => counter.hex === hex);
  const units = here.map((counter) => {
    const state = counter.unit === scene.selected ? said.selected : scene.ready.has(counter.unit) ? said.unitMay : "";
    return [describeCounter(counter), state].filter(Boolean).join(", ");
  });
  const signs = scene.markers.filter((marker) => marker.hex === hex && marker.text).map((marker) => marker.text);
  return [...units, ...signs];
}

/** Whether a hex may be chosen now. */
function describeMark(hex: string, scene: Scene): string {
  const marked = scene.marks.find((mark) => mark.hex === hex);
  if (marked?.kind === "reach") return gameWords().map.reached(marked.label ?? "");
  return marked?.kind === "target" ? gameWords().map.may : "";
}

/** A hex: its place, whether it may be chosen, what stands there, then the ground. */
export function describeHex(grid: Grid, hex: string, scene: Scene): string {
  const ground = describeGround(grid, hex);
  const place = grid.map.places[grid.index.get(hex) ?? -1] ? ground.shift() : "";
  const first = [gameWords().hex.name(hex), place, describeMark(hex, scene)];
  return [...first, ...describeWhatLies(hex, scene), ...ground].filter(Boolean).join("; ");
}

/** A hex in a list: its number, its ground, and who stands there. */
export function nameHex(grid: Grid, hex: string, scene: Scene): string {
  const units = scene.counters.filter((counter) => counter.hex === hex).map(describeCounter);
  return [hex, ...groundName(grid, hex), ...units].filter(Boolean).join(", ");
}

/** The six hexes around one: what lies there, what stands there, and what is in between. */
export function describeAround(grid: Grid, hex: string, scene: Scene): string {
  const said = gameWords().map;
  const i = grid.index.get(hex) ?? -1;
  const between = (direction: string): string[] =>
    LAYERS.flatMap((layer) =>
      grid.map.sides[layer]?.[i]?.some(([way]) => way === direction) ? (said.over[layer] ?? []) : [],
    );
  const told = DIRECTIONS.map((direction, n) => {
    const beside = grid.map.ids[grid.beside(i, n)];
    const [place, terrain = ""] = beside ? groundName(grid, beside) : [said.edge];
    const lies = beside ? [describeMark(beside, scene), ...describeWhatLies(beside, scene)] : [];
    const parts = [beside, place, terrain, ...between(direction), ...lies].filter(Boolean);
    return `${said.directions[n] ?? direction}: ${parts.join(", ")}`;
  });
  return [said.around(hex), ...told].join("; ");
}

function groundName(grid: Grid, hex: string): [place: string, terrain: string] {
  const i = grid.index.get(hex) ?? -1;
  return [grid.map.places[i]?.[0] ?? "", gameWords().map.terrain(grid.map.terrain[i] ?? "")];
}

/** The unit that was selected, and how many hexes it can reach. */
export function describeSelected({ counters, marks, selected }: Scene): string {
  if (!selected) return "";
  const name = counters.find((counter) => counter.unit === selected)?.name || selected;
  return gameWords().map.unitChosen(name, marks.filter((mark) => mark.kind === "reach").length);
}
