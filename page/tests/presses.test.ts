import { beforeEach, expect, test, vi } from "vitest";
import { beforePress, rememberPress } from "../src/game/presses";
import type { GameView } from "../src/generated/api";
import { aGame, aStorage, aView } from "./making";

const back = (to: number): GameView => aView({ undo: { to } });

beforeEach(() => vi.stubGlobal("sessionStorage", aStorage()));

test("what one press did in several steps is undone from its first step on", () => {
  const game = aGame(back(14));
  rememberPress(game, [back(11), back(12), back(14)]);
  expect(beforePress(game)).toBe(11);
});

test("after a reload a press is still known, and what was done by itself is undone alone", () => {
  rememberPress(aGame(back(12)), [back(11), back(12)]);
  expect(beforePress(aGame(back(12)))).toBe(11);
  expect(beforePress(aGame(back(20)))).toBeUndefined();
});

test("a press of one step is left to the server", () => {
  const game = aGame(back(11));
  rememberPress(game, [back(11)]);
  expect(beforePress(game)).toBeUndefined();
});
