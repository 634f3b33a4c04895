import { expect, test, vi } from "vitest";
import type { Snapshot } from "../src/game/received_game";
import { RevealQueue } from "../src/game/reveal";
import type { GameView } from "../src/generated/api";
import type { Panel } from "../src/titles";
import { beatsToWaitFor } from "../src/titles/ardennes/combat/chit_reveal";
import type { Combat } from "../src/titles/ardennes/combat/combats";
import { makeCounter, makeEntry, makeOffer, makePlay, makeView } from "./factories";

const OFFER = makeOffer({ do: "DrawChits" });
const holds: NonNullable<Panel["holds"]> = ({ game }, { view }) =>
  view.lines > game.view.lines ? { from: game.view.lines + 1, until: view.lines, whole: false } : null;

/** Return the view after some lines, with one unit in a hex. */
function viewAfter(lines: number, hex: string): GameView {
  const table = { ...makeView().table, counters: [makeCounter("u", hex)] };
  return makeView({ lines, at: lines, choices: [OFFER], table });
}

function knownAfter(lines: number, hex: string, live = true): Snapshot {
  const log = Array.from({ length: lines }, (_, n) => makeEntry(n + 1, { live: live || n < 3 }));
  return { view: viewAfter(lines, hex), log };
}

function startVeiling(): {
  play: ReturnType<typeof makePlay>["play"];
  veiling: RevealQueue;
  hex: () => string | undefined;
} {
  const { play } = makePlay(viewAfter(3, "0101"), { panels: [{ place: "card", view: () => null, holds }] });
  play.looking.isGameShown.value = true;
  return { play, veiling: new RevealQueue(play), hex: () => play.game.view.table.counters[0]?.hex };
}

test("results of chits wait while they are revealed: the map is unchanged, and nothing can be chosen", () => {
  const { play, veiling, hex } = startVeiling();
  expect(veiling.holdBack(knownAfter(5, "0202"))).toBe(true);
  expect(hex()).toBe("0101");
  expect(play.game.mine).toBe(false);
  expect(play.game.view.choices).toBeUndefined();
  expect(play.game.view.lines).toBe(5);
  expect(play.game.log).toHaveLength(5);
});

test("the new position is shown once, when all chits are revealed, with later changes", () => {
  const { play, veiling } = startVeiling();
  const show = vi.fn((now: Snapshot) => (veiling.end(), play.game.update(now)));
  const stop = veiling.follow(show);
  veiling.holdBack(knownAfter(5, "0202"));
  expect(veiling.holdBack(knownAfter(6, "0303"))).toBe(true);
  expect(show).not.toHaveBeenCalled();
  play.looking.reveal.value = null;
  play.looking.reveal.value = null;
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.lastCall?.[0].view.lines).toBe(6);
  expect(veiling.end()).toBe(false);
  stop();
});

test("an undo, or a look at an earlier line, does not wait", () => {
  const undone = startVeiling();
  undone.veiling.holdBack(knownAfter(5, "0202"));
  expect(undone.veiling.holdBack({ ...knownAfter(5, "0101", false), view: viewAfter(5, "0101") })).toBe(false);
  const back = startVeiling();
  back.play.looking.isLookingBack.value = true;
  expect(back.veiling.holdBack(knownAfter(5, "0202"))).toBe(false);
});

test("the question comes with the last chit; before the other side's impulse the whole combat is shown", () => {
  const beats = ["odds", "chit", "chit", "hits", "loss", "retreat"].map((kind) => ({ kind }));
  const combat = { beats } as unknown as Combat;
  expect(beatsToWaitFor(combat, { from: 1, until: 2, whole: false })).toBe(4);
  expect(beatsToWaitFor(combat, { from: 1, until: 2, whole: true })).toBe(6);
});
