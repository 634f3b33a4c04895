import { expect, test, vi } from "vitest";
import { sameChoice } from "../src/board/fan";
import type { Scene } from "../src/board/scene";
import { Hands } from "../src/game/hands";
import { aCounter, anOffer, aPlay, aView } from "./making";

vi.mock("../src/words/game", async () => ({ gameWords: () => game, loadGameWords: vi.fn() }));
const { game } = await vi.hoisted(() => import("../src/words/en_game"));

const table = { ...aView().table, counters: [aCounter("a", "0101"), aCounter("b", "0101")] };

test("of a stack in hand the one that may not go there says why, and who may is named", async () => {
  const { play, done } = aPlay(aView({ choices: [], table }));
  play.looking.select("a");
  play.looking.offer("a", [anOffer({ unit: "a", hex: "0203" })]);
  play.looking.alongside(["b"]);
  play.looking.also("b", [anOffer({ unit: "b", hex: "0102" })]);
  expect(play.looking.reach).toEqual([]);
  expect(play.looking.keptFrom("0203")).toEqual(["b"]);
  play.acts.explain = (unit, hex) => {
    done.push(`explain ${unit} ${hex}`);
    const why = { ruling: { legal: false } } as never;
    play.looking.explained.value = { kind: "why", why };
    return Promise.resolve();
  };
  await new Hands(play).put(["a", "b"], "0203");
  expect(done).toEqual(["explain b 0203"]);
  expect(play.looking.explained.value).toMatchObject({ note: "Cannot go there: b. Can, without them: a." });
});

test("a hex that none of them may go to, or all, keeps nobody of the others back", () => {
  const { play } = aPlay(aView({ choices: [], table }));
  play.looking.select("a");
  play.looking.offer("a", [anOffer({ unit: "a", hex: "0203" })]);
  expect(play.looking.keptFrom("0203")).toEqual([]);
  expect(play.looking.keptFrom("0304")).toEqual([]);
});

test("a stack spread out follows who goes along", () => {
  const scene = { selected: "a", ready: new Set(), along: [] } as Partial<Scene> as Scene;
  expect(sameChoice(scene, { ...scene, along: [] })).toBe(true);
  expect(sameChoice(scene, { ...scene, along: ["b"] })).toBe(false);
});
