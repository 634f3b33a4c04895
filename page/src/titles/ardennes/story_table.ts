/** The table at a step of a story, without the results of later steps. */

import type { BarItem, Shown } from "../../generated/api";
import { asProse } from "../../prose";

/** Counters and markers on the map. */
export type MapState = Pick<Shown, "counters" | "markers">;

export interface Mentions {
  hexes: string[];
  units: string[];
}

/** Return what only later steps of the same line mention. */
export function laterMentions(steps: { n: number }[], at: number, mentionsOf: (step: number) => Mentions): Mentions {
  const line = steps[at]?.n;
  const same = steps.map((_, step) => step).filter((step) => steps[step]?.n === line);
  const all = (which: number[], what: keyof Mentions): string[] => which.flatMap((step) => mentionsOf(step)[what]);
  const [past, later] = [same.filter((step) => step <= at), same.filter((step) => step > at)];
  const only = (what: keyof Mentions): string[] => all(later, what).filter((id) => !all(past, what).includes(id));
  return { hexes: only("hexes"), units: only("units") };
}

/** Return the map after a step: what later steps of its line mention is still as before. */
export function mapAtStep(before: MapState, after: MapState, { hexes, units }: Mentions): MapState {
  if (!hexes.length && !units.length) return after;
  return {
    counters: [
      ...after.counters.filter((counter) => !units.includes(counter.unit)),
      ...before.counters.filter((counter) => units.includes(counter.unit)),
    ],
    markers: [
      ...after.markers.filter((marker) => !hexes.includes(marker.hex)),
      ...before.markers.filter((marker) => hexes.includes(marker.hex)),
    ],
  };
}

/** Return the cells of the bar with values still unknown. */
export function blankBar(bar: BarItem[]): BarItem[] {
  return bar.map((item) => ({ ...item, value: asProse("…"), more: [], part: 0, of: 0, side: "", about: asProse("") }));
}

/** Name the story's side in the cell of the impulse, if it is empty. */
export function barOfStory(bar: BarItem[], side: string, name: string): BarItem[] {
  return bar.map((item) => (item.id === "impulse" && !item.side ? { ...item, side, value: asProse(name) } : item));
}
