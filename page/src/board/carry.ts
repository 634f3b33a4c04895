/** Counters in the hand: taken up on the map, carried over it and put down on a hex. */

import type { Counter } from "../generated/api";
import type { Point } from "./geometry";

/** Who says what may be carried, and what comes of it. */
export interface Carrier {
  /** The units a press on a hex takes up; none leaves it to the map, which then moves under the pointer. */
  take(hex: string, unit: string | null, finger: boolean): string[];
  /** The press has become a drag. */
  lift?(units: string[]): void;
  /** They are held over a hex, or over none. */
  over?(units: string[], hex: string | null): void;
  drop(units: string[], hex: string | null): void;
}

/** So near to the edge of the window, in pixels, what is carried moves the map. */
const EDGE = 36;
const PUSH = 10;

export class Carry {
  /** Where the pointer is while something is in the hand. */
  at: Point | null = null;
  private units: string[] = [];
  private hex: string | null = null;

  constructor(private readonly carrier: () => Carrier | undefined) {}

  take(hex: string | null, unit: string | null, finger: boolean): boolean {
    this.units = (hex && this.carrier()?.take(hex, unit, finger)) || [];
    this.at = this.hex = null;
    return this.units.length > 0;
  }

  /** Carry on to a point over a hex. */
  to(at: Point, hex: string | null): void {
    if (!this.at) this.carrier()?.lift?.(this.units);
    this.at = at;
    if (hex === this.hex) return;
    this.hex = hex;
    this.carrier()?.over?.(this.units, hex);
  }

  put(hex: string | null): void {
    const { units } = this;
    this.units = [];
    this.at = null;
    if (units.length) this.carrier()?.drop(units, hex);
  }

  /** The counters in the hand. */
  held(counters: Counter[]): Counter[] {
    return this.at ? counters.filter((counter) => this.units.includes(counter.unit)) : [];
  }
}

/** How far the map gives way to something that is carried to the edge of its window. */
export function giveWay({ x, y }: Point, width: number, height: number): Point {
  const push = (at: number, most: number): number => (at < EDGE ? PUSH : at > most - EDGE ? -PUSH : 0);
  return { x: push(x, width), y: push(y, height) };
}
