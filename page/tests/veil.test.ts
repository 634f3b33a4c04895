import { expect, test, vi } from "vitest";
import type { Known } from "../src/game/received";
import { Veiling } from "../src/game/veil";
import type { GameView } from "../src/generated/api";
import type { Panel } from "../src/titles";
import { beforeQuestion } from "../src/titles/ardennes/combat/drawing";
import type { Combat } from "../src/titles/ardennes/combat/combats";
import { aCounter, anEntry, anOffer, aPlay, aView } from "./making";

const OFFER = anOffer({ do: "DrawChits" });
const holds: NonNullable<Panel["holds"]> = ({ game }, { view }) =>
  view.lines > game.view.lines ? { from: game.view.lines + 1, until: view.lines, whole: false } : null;

/** The table after some lines, with one unit in a hex. */
function at(lines: number, hex: string): GameView {
  const table = { ...aView().table, counters: [aCounter("u", hex)] };
  return aView({ lines, at: lines, choices: [OFFER], table });
}

function known(lines: number, hex: string, live = true): Known {
  const log = Array.from({ length: lines }, (_, n) => anEntry(n + 1, { live: live || n < 3 }));
  return { view: at(lines, hex), log };
}

function begun(): { play: ReturnType<typeof aPlay>["play"]; veiling: Veiling; hex: () => string | undefined } {
  const { play } = aPlay(at(3, "0101"), { panels: [{ place: "card", view: () => null, holds }] });
  play.looking.begun.value = true;
  return { play, veiling: new Veiling(play), hex: () => play.game.view.table.counters[0]?.hex };
}

test("what came of chits waits while they are turned over: the map is as it was, and nothing can be chosen", () => {
  const { play, veiling, hex } = begun();
  expect(veiling.waits(known(5, "0202"))).toBe(true);
  expect(hex()).toBe("0101");
  expect(play.game.mine).toBe(false);
  expect(play.game.view.choices).toBeUndefined();
  expect(play.game.view.lines).toBe(5);
  expect(play.game.log).toHaveLength(5);
});

test("it is laid once, when all lies open, with what came meanwhile", () => {
  const { play, veiling } = begun();
  const show = vi.fn((now: Known) => (veiling.end(), play.game.show(now)));
  const stop = veiling.follow(show);
  veiling.waits(known(5, "0202"));
  expect(veiling.waits(known(6, "0303"))).toBe(true);
  expect(show).not.toHaveBeenCalled();
  play.looking.veil.value = null;
  play.looking.veil.value = null;
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.lastCall?.[0].view.lines).toBe(6);
  expect(veiling.end()).toBe(false);
  stop();
});

test("who takes back what is being shown, or looks at an earlier line, does not wait", () => {
  const undone = begun();
  undone.veiling.waits(known(5, "0202"));
  expect(undone.veiling.waits({ ...known(5, "0101", false), view: at(5, "0101") })).toBe(false);
  const back = begun();
  back.play.looking.back.value = true;
  expect(back.veiling.waits(known(5, "0202"))).toBe(false);
});

test("the question comes when the last chit lies; before the other side's impulse the whole combat is shown", () => {
  const beats = ["odds", "chit", "chit", "hits", "loss", "retreat"].map((kind) => ({ kind }));
  const combat = { beats } as unknown as Combat;
  expect(beforeQuestion(combat, { from: 1, until: 2, whole: false })).toBe(4);
  expect(beforeQuestion(combat, { from: 1, until: 2, whole: true })).toBe(6);
});
