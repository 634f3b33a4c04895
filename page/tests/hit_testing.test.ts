import { expect, test } from "vitest";
import type { Camera } from "../src/board/camera";
import { Grid } from "../src/board/geometry";
import type { Scene } from "../src/board/scene";
import { isOnCounter } from "../src/board/hit_testing";
import { makeCounter, makeMap } from "./factories";

const grid = new Grid(makeMap());
const camera = { toMap: (x: number, y: number) => ({ x, y }) } as Camera;
const scene = { counters: [makeCounter("a", "0101")] } as unknown as Scene;

test("the pointer is on a counter in the middle of its hex, and beside it near the edge", () => {
  const { x, y } = grid.centre(grid.index.get("0101") ?? 0);
  expect(isOnCounter(camera, grid, scene, "0101", x, y)).toBe(true);
  expect(isOnCounter(camera, grid, scene, "0101", x + 25, y)).toBe(false);
});

test("a hex without counters has none under the pointer", () => {
  const { x, y } = grid.centre(grid.index.get("0201") ?? 0);
  expect(isOnCounter(camera, grid, scene, "0201", x, y)).toBe(false);
});
