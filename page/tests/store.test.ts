import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { marksOf, sceneOf } from "../src/game/scene";
import { aCounter, aGame, anEntry, anOffer, aPlay, aView } from "./making";

test("a side is asked only when the decision is its own and it has choices", () => {
  expect(aGame(aView({ choices: [] })).mine).toBe(true);
  expect(aGame(aView()).mine).toBe(false);
  expect(aGame(aView({ choices: [], side: "american" })).mine).toBe(false);
});

test("units that may be chosen come from moves, choices and the table, each once; from nothing when not asked", () => {
  const table = { ...aView().table, ready: ["c", "a"] };
  const choices = [anOffer({ unit: "b" }), anOffer({ unit: "a" }), anOffer({})];
  expect([...aGame(aView({ choices, movers: { a: 2 }, table })).ready]).toEqual(["a", "b", "c"]);
  expect(aGame(aView({ movers: { a: 2 }, table })).ready.size).toBe(0);
});

test("what was played under other rules ends where the game was resumed", () => {
  const game = aGame(aView());
  expect(game.first).toBe(0);
  game.show({ view: aView(), log: [anEntry(1), anEntry(2, { kind: "resume" }), anEntry(3)] });
  expect(game.first).toBe(2);
});

test("a request names the line that is looked at, unless it is the last", () => {
  expect(aGame(aView()).moment).toEqual({ game: "g", side: "german" });
  expect(aGame(aView({ at: 1 })).moment).toEqual({ game: "g", side: "german", at: 1 });
});

test("table and log of a position are seen together, never one without the other", () => {
  const game = aGame(aView());
  const seen: string[] = [];
  effect(() => void seen.push(`${game.view.lines} ${game.log.length}`));
  game.show({ view: aView({ lines: 4 }), log: [anEntry(4)] });
  expect(seen).toEqual(["3 0", "4 1"]);
});

test("a part's memory is one of its kind, and another game has another", () => {
  class Opened {
    readonly name = signal("");
  }
  const [one, other] = [aGame(aView()), aGame(aView())];
  one.of(Opened).name.value = "Losses";
  expect(one.of(Opened).name.value).toBe("Losses");
  expect(other.of(Opened).name.value).toBe("");
});

test("what follows from the game is worked out once, and is the same while its things are", () => {
  const counters = [aCounter("a", "0201"), { ...aCounter("b", ""), box: "reserve" }];
  const game = aGame(aView({ table: { ...aView().table, counters } }));
  let worked = 0;
  const boxed = ({ view }: typeof game): unknown[] => {
    worked++;
    return view.table.counters.filter((counter) => counter.box);
  };
  const seen: unknown[] = [];
  effect(() => void seen.push(game.follows(boxed)));
  expect(game.follows(boxed)).toBe(seen[0]);
  expect(worked).toBe(1);
  const moved = [aCounter("a", "0301"), ...counters.slice(1)];
  game.show({ view: aView({ lines: 4, table: { ...aView().table, counters: moved } }), log: [] });
  expect(worked).toBe(2);
  expect(seen).toHaveLength(1);
  game.show({ view: aView({ lines: 5, table: { ...aView().table, counters: [] } }), log: [] });
  expect(seen).toEqual([counters.slice(1), []]);
});

test("the map marks where the unit in hand may go, else the hexes that may be chosen", () => {
  const { play } = aPlay(aView({ choices: [anOffer({ hex: "0201" }), anOffer({ hex: "0301", unit: "a" })] }));
  expect(marksOf(play)).toEqual([{ hex: "0201", kind: "target" }]);
  play.looking.select("a");
  play.looking.offer("a", [anOffer({ hex: "0301", left: "2" }), anOffer({})]);
  expect(marksOf(play)).toEqual([{ hex: "0301", kind: "reach", label: "2" }]);
  expect(play.looking.acts).toHaveLength(1);
});

test("what a unit may do is dropped when another was taken up meanwhile", () => {
  const { play } = aPlay(aView({ choices: [] }));
  play.looking.select("a");
  play.looking.select("b");
  play.looking.offer("a", [anOffer({ hex: "0301" })]);
  expect(play.looking.reach).toEqual([]);
});

test("a title sifts what is shown of a unit's moves, and its own choice changes it at once", () => {
  const mode = signal("road");
  const { play } = aPlay(aView({ choices: [] }), {
    planner: { sift: (_, moves) => moves.filter((move) => move.action["kind"] === mode.value) },
  });
  const moves = ["road", "field"].map((kind) => anOffer({ hex: "0301", action: { do: "Move", kind } }));
  play.looking.select("a");
  play.looking.offer("a", moves);
  expect(play.looking.reach).toEqual([moves[0]]);
  mode.value = "field";
  expect(play.looking.reach).toEqual([moves[1]]);
});

test("a title lays out the map, marks of the moment come on top, and a preview takes their place", () => {
  const counters = [aCounter("a", "0101")];
  const { play } = aPlay(aView(), {
    map: { scene: (_, general) => ({ ...general, counters, marks: [{ hex: "0101", kind: "told" }] }) },
  });
  play.looking.pointed.value = [{ hex: "0202", kind: "bad" }];
  expect(sceneOf(play).counters).toBe(counters);
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0101", "0202"]);
  play.looking.preview.value = [{ hex: "0303", kind: "reach" }];
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0303", "0202"]);
  play.looking.select(null);
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0101"]);
});
