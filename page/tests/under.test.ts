import { expect, test } from "vitest";
import type { Camera } from "../src/board/camera";
import { Grid } from "../src/board/geometry";
import type { Scene } from "../src/board/scene";
import { onCounter } from "../src/board/under";
import { aCounter, aMap } from "./making";

const grid = new Grid(aMap());
const camera = { toMap: (x: number, y: number) => ({ x, y }) } as Camera;
const scene = { counters: [aCounter("a", "0101")] } as unknown as Scene;

test("the pointer is on a counter in the middle of its hex, and beside it near the edge", () => {
  const { x, y } = grid.centre(grid.index.get("0101") ?? 0);
  expect(onCounter(camera, grid, scene, "0101", x, y)).toBe(true);
  expect(onCounter(camera, grid, scene, "0101", x + 25, y)).toBe(false);
});

test("a hex without counters has none under the pointer", () => {
  const { x, y } = grid.centre(grid.index.get("0201") ?? 0);
  expect(onCounter(camera, grid, scene, "0201", x, y)).toBe(false);
});
