/** Dragging counters over the map. */

import type { Counter } from "../generated/api";
import type { Point } from "./geometry";

/** Decides which units can be dragged, and reacts to the drag. */
export interface DragListener {
  /** Return the units that a press on a hex picks up; an empty list lets the press pan the map. */
  take(hex: string, unit: string | null, finger: boolean): string[];
  /** Called when the press becomes a drag. */
  lift?(units: string[]): void;
  /** Called when the units are dragged to another hex, or off the map. */
  over?(units: string[], hex: string | null): void;
  drop(units: string[], hex: string | null): void;
}

/** Pixels from the edge of the window at which a drag pans the map. */
const EDGE = 36;
const PUSH = 10;

export class CounterDrag {
  /** Position of the pointer during a drag. */
  at: Point | null = null;
  private units: string[] = [];
  private hex: string | null = null;

  constructor(private readonly handler: () => DragListener | undefined) {}

  pickUp(hex: string | null, unit: string | null, finger: boolean): boolean {
    this.units = (hex && this.handler()?.take(hex, unit, finger)) || [];
    this.at = this.hex = null;
    return this.units.length > 0;
  }

  /** Move the drag to a point over a hex. */
  moveTo(at: Point, hex: string | null): void {
    if (!this.at) this.handler()?.lift?.(this.units);
    this.at = at;
    if (hex === this.hex) return;
    this.hex = hex;
    this.handler()?.over?.(this.units, hex);
  }

  drop(hex: string | null): void {
    const { units } = this;
    this.units = [];
    this.at = null;
    if (units.length) this.handler()?.drop(units, hex);
  }

  /** Return the counters being dragged. */
  draggedCounters(counters: Counter[]): Counter[] {
    return this.at ? counters.filter((counter) => this.units.includes(counter.unit)) : [];
  }
}

/** Return how far to pan the map for a drag near the edge of the window. */
export function edgePan({ x, y }: Point, width: number, height: number): Point {
  const push = (at: number, most: number): number => (at < EDGE ? PUSH : at > most - EDGE ? -PUSH : 0);
  return { x: push(x, width), y: push(y, height) };
}
