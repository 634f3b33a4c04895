/** The table at a step of a story: nothing of what a later step tells. */

import type { BarItem, Shown } from "../../generated/api";
import { own } from "../../prose";

/** What lies on the map. */
export type Lies = Pick<Shown, "counters" | "markers">;

export interface Spoken {
  hexes: string[];
  units: string[];
}

/** What steps of the same line speak of that come later, and no step so far. */
export function stillToCome(steps: { n: number }[], at: number, spoken: (step: number) => Spoken): Spoken {
  const line = steps[at]?.n;
  const same = steps.map((_, step) => step).filter((step) => steps[step]?.n === line);
  const all = (which: number[], what: keyof Spoken): string[] => which.flatMap((step) => spoken(step)[what]);
  const [past, later] = [same.filter((step) => step <= at), same.filter((step) => step > at)];
  const only = (what: keyof Spoken): string[] => all(later, what).filter((id) => !all(past, what).includes(id));
  return { hexes: only("hexes"), units: only("units") };
}

/** A line may tell several things: those still to come lie as they lay before it. */
export function upTo(before: Lies, after: Lies, { hexes, units }: Spoken): Lies {
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

/** The cells of a bar in their places, where it is not known yet what they say. */
export function unsaid(bar: BarItem[]): BarItem[] {
  return bar.map((item) => ({ ...item, value: own("…"), more: [], part: 0, of: 0, side: "", about: own("") }));
}

/** Between two impulses the cell says whose is told. */
export function barIn(bar: BarItem[], side: string, name: string): BarItem[] {
  return bar.map((item) => (item.id === "impulse" && !item.side ? { ...item, side, value: own(name) } : item));
}
