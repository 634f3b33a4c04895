import { beforeEach, expect, test, vi } from "vitest";
import { lineBeforePress, rememberPress } from "../src/game/presses";
import type { GameView } from "../src/generated/api";
import { makeGame, makeStorage, makeView } from "./factories";

const back = (to: number): GameView => makeView({ undo: { to } });

beforeEach(() => vi.stubGlobal("sessionStorage", makeStorage()));

test("a press of several steps is undone from its first step", () => {
  const game = makeGame(back(14));
  rememberPress(game, [back(11), back(12), back(14)]);
  expect(lineBeforePress(game)).toBe(11);
});

test("after a reload a press is still known, and single actions are undone alone", () => {
  rememberPress(makeGame(back(12)), [back(11), back(12)]);
  expect(lineBeforePress(makeGame(back(12)))).toBe(11);
  expect(lineBeforePress(makeGame(back(20)))).toBeUndefined();
});

test("a press of one step is left to the server", () => {
  const game = makeGame(back(11));
  rememberPress(game, [back(11)]);
  expect(lineBeforePress(game)).toBeUndefined();
});
