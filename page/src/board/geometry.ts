/** Hex geometry: pointy-top, rows staggered by half a hex. Lengths are hex widths from the frame's corner. */

import type { MapData } from "../generated/api";

export const ROW = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);
export const DIRECTIONS = ["NE", "E", "SE", "SW", "W", "NW"];

/** Directions to try for each key; six keys stand for one direction each. */
export const STEPS: Record<string, number[]> = {
  ArrowRight: [1],
  ArrowLeft: [4],
  ArrowUp: [0, 5],
  ArrowDown: [2, 3],
  PageUp: [0],
  PageDown: [2],
  End: [3],
  Home: [5],
};

export interface Point {
  x: number;
  y: number;
}

export class Grid {
  private readonly byCell: Int32Array;
  readonly index = new Map<string, number>();

  constructor(readonly map: MapData) {
    this.byCell = new Int32Array(map.rows * map.columns).fill(-1);
    map.cells.forEach(([row, column], i) => (this.byCell[row * map.columns + column] = i));
    map.ids.forEach((id, i) => this.index.set(id, i));
  }

  private isShiftedRow(row: number): boolean {
    return (row % 2 === 0) === this.map.first_row_west;
  }

  private centreOfCell(row: number, column: number): Point {
    return { x: column + (this.isShiftedRow(row) ? 0.5 : 1), y: row * ROW + RADIUS };
  }

  private hexInCell(row: number, column: number): number {
    if (row < 0 || column < 0 || row >= this.map.rows || column >= this.map.columns) return -1;
    return this.byCell[row * this.map.columns + column] ?? -1;
  }

  /** Return the center of a hex in map pixels. */
  centre(i: number): Point {
    const [row, column] = this.map.cells[i] ?? [0, 0];
    const { x, y } = this.centreOfCell(row, column);
    return { x: this.map.origin[0] + x * this.map.pixels, y: this.map.origin[1] + y * this.map.pixels };
  }

  /** Return the hex at a point in map pixels, or -1: the nearer of two candidates in two rows. */
  hexAtPoint(px: number, py: number): number {
    const x = (px - this.map.origin[0]) / this.map.pixels;
    const y = (py - this.map.origin[1]) / this.map.pixels;
    const middle = Math.floor((y - RADIUS) / ROW);
    let best = Infinity;
    let found = -1;
    for (const row of [middle, middle + 1]) {
      const column = Math.round(x - (this.isShiftedRow(row) ? 0.5 : 1));
      const centre = this.centreOfCell(row, column);
      const far = (x - centre.x) ** 2 + (y - centre.y) ** 2;
      if (far < best) {
        best = far;
        found = this.hexInCell(row, column);
      }
    }
    return best <= RADIUS * RADIUS ? found : -1;
  }

  /** Return the neighbor in a direction, or -1 off the map. */
  neighbor(i: number, direction: number): number {
    const [row, column] = this.map.cells[i] ?? [0, 0];
    const shift = this.isShiftedRow(row) ? 0 : 1;
    const steps: [number, number][] = [
      [-1, shift],
      [0, 1],
      [1, shift],
      [1, shift - 1],
      [0, -1],
      [-1, shift - 1],
    ];
    const [down, right] = steps[direction] ?? [0, 0];
    return this.hexInCell(row + down, column + right);
  }

  /**
   * Return the first neighbor that exists in one of these directions. Up and down alternate right and left, so that
   * the cursor stays in its column.
   */
  neighborTowards(i: number, ways: number[]): number {
    const row = this.map.cells[i]?.[0] ?? 0;
    const order = ways.length === 2 && row % 2 === 1 ? [...ways].reverse() : ways;
    return order.map((way) => this.neighbor(i, way)).find((beside) => beside >= 0) ?? -1;
  }

  /** Return the corners of a hex relative to its center in map pixels, clockwise from the north. */
  corners(size: number): Point[] {
    return Array.from({ length: 6 }, (_, n) => {
      const turn = (Math.PI / 3) * n;
      return { x: Math.sin(turn) * RADIUS * size, y: -Math.cos(turn) * RADIUS * size };
    });
  }

  /** Yield the hexes centered in a rectangle of map pixels, with a margin of one hex. */
  *hexesWithin(x0: number, y0: number, x1: number, y1: number): Generator<number> {
    const { origin, pixels } = this.map;
    const first = Math.floor((y0 - origin[1]) / pixels / ROW) - 1;
    const last = Math.ceil((y1 - origin[1]) / pixels / ROW) + 1;
    const left = Math.floor((x0 - origin[0]) / pixels) - 2;
    const right = Math.ceil((x1 - origin[0]) / pixels) + 1;
    for (let row = first; row <= last; row++) {
      for (let column = left; column <= right; column++) {
        const i = this.hexInCell(row, column);
        if (i >= 0) yield i;
      }
    }
  }
}
