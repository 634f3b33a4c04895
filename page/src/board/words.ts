/** What is in a hex, in words: for the cursor, the hex panel and screen readers. */

import type { Counter } from "../generated/api";
import type { Grid } from "./geometry";
import type { Scene } from "./scene";

export function describeCounter(counter: Counter): string {
  const numbers = [
    counter.strength && `strength ${counter.strength}`,
    counter.movement && `movement ${counter.movement}`,
    counter.full_steps > 1 && `${counter.steps} of ${counter.full_steps} steps`,
  ].filter(Boolean);
  return [
    `${counter.unit} (${counter.side}${counter.kind === "unknown" ? "" : ` ${counter.kind}`})`,
    ...numbers,
    ...counter.badges,
  ].join(", ");
}

const TAGS: Record<string, string> = {
  "meuse-left": "west of the Meuse",
  meuse: "on the Meuse",
  westwall: "Westwall",
  "fuel-depot": "fuel depot",
  "route-primary": "primary route",
  "route-secondary": "secondary route",
  "front-german": "German front at the start",
  "front-allied": "Allied front at the start",
};

/** A mark of the map as a person says it: `corps-viii` is the area of VIII Corps. */
function tagWords(tag: string): string {
  const [, kind, name = ""] = /^(corps|army)-(.+)$/.exec(tag) ?? [];
  if (kind === "corps") return `${name.toUpperCase()} Corps`;
  if (kind === "army") return `German ${name.replace("pz", " Panzer").replace(/^(\d+)/, "$1th")} Army`;
  return TAGS[tag] ?? tag.replaceAll(/[-_]/g, " ");
}

/** Terrain, place, roads, rivers and marks of a hex. */
export function describeGround(grid: Grid, hex: string): string[] {
  const i = grid.index.get(hex);
  if (i === undefined) return [];
  const { map } = grid;
  const place = map.places[i];
  const told = [place ? `${place[0]}, ${place[1]}` : "", map.terrain[i] ?? ""];
  const names: Record<string, string> = {
    roads: "road",
    rivers: "river",
    bridges: "bridge",
    fords: "ford",
    ferries: "ferry",
    rails: "railway",
  };
  for (const [layer, word] of Object.entries(names)) {
    const here = map.sides[layer]?.[i];
    if (!here?.length) continue;
    const named = [...new Set(here.map(([, , name]) => name).filter(Boolean))];
    told.push(
      `${word} ${here.map(([direction]) => direction).join(" ")}${named.length ? ` (${named.join(", ")})` : ""}`,
    );
  }
  for (const [key, held] of Object.entries(map.numbers))
    if (held[i] !== undefined) told.push(`${key === "hv" ? "hold value" : key} ${held[i]}`);
  told.push(...(map.tags[i] ?? []).map(tagWords));
  return told.filter(Boolean);
}

export function describeHex(grid: Grid, hex: string, scene: Scene): string {
  const here = scene.counters.filter((counter) => counter.hex === hex).map(describeCounter);
  const marked = scene.marks.find((mark) => mark.hex === hex);
  const may =
    marked?.kind === "reach"
      ? `can be reached${marked.label ? `, ${marked.label} points left` : ""}`
      : marked
        ? "may be chosen"
        : "";
  const signs = scene.markers.filter((marker) => marker.hex === hex && marker.text).map((marker) => marker.text);
  return [`Hex ${hex}`, ...describeGround(grid, hex), ...here, may, ...signs].filter(Boolean).join("; ");
}
