import { expect, test, vi } from "vitest";
import { hasSameSelection } from "../src/board/fan";
import type { Scene } from "../src/board/scene";
import { makeCounter, makeOffer, makePlay, makeView } from "./factories";
import { DragHandler } from "../src/game/drag_handler";

vi.mock("../src/words/game", async () => ({ gameWords: () => game, loadGameWords: vi.fn() }));
const { game } = await vi.hoisted(() => import("../src/words/en_game"));

const table = { ...makeView().table, counters: [makeCounter("a", "0101"), makeCounter("b", "0101")] };

test("for a selected stack, the unit that cannot move there explains why, and able units are named", async () => {
  const { play, done } = makePlay(makeView({ choices: [], table }));
  play.looking.select("a");
  play.looking.setOffers("a", [makeOffer({ unit: "a", hex: "0203" })]);
  play.looking.setCompanions(["b"]);
  play.looking.setCompanionOffers("b", [makeOffer({ unit: "b", hex: "0102" })]);
  expect(play.looking.reach).toEqual([]);
  expect(play.looking.unitsUnableToReach("0203")).toEqual(["b"]);
  play.acts.explain = (unit, hex) => {
    done.push(`explain ${unit} ${hex}`);
    const why = { ruling: { legal: false } } as never;
    play.looking.explanation.value = { kind: "why", why };
    return Promise.resolve();
  };
  await new DragHandler(play).putDown(["a", "b"], "0203");
  expect(done).toEqual(["explain b 0203"]);
  expect(play.looking.explanation.value).toMatchObject({ note: "Cannot go there: b. Can, without them: a." });
});

test("a hex that none or all of the units can reach holds back none of them", () => {
  const { play } = makePlay(makeView({ choices: [], table }));
  play.looking.select("a");
  play.looking.setOffers("a", [makeOffer({ unit: "a", hex: "0203" })]);
  expect(play.looking.unitsUnableToReach("0203")).toEqual([]);
  expect(play.looking.unitsUnableToReach("0304")).toEqual([]);
});

test("a fanned-out stack follows the selection", () => {
  const scene = { selected: "a", ready: new Set(), along: [] } as Partial<Scene> as Scene;
  expect(hasSameSelection(scene, { ...scene, along: [] })).toBe(true);
  expect(hasSameSelection(scene, { ...scene, along: ["b"] })).toBe(false);
});
