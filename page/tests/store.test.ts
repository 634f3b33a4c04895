import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { choiceMarks, sceneOf } from "../src/game/scene";
import { makeCounter, makeGame, makeEntry, makeOffer, makePlay, makeView } from "./factories";

test("a side is asked only when the decision is its own and it has choices", () => {
  expect(makeGame(makeView({ choices: [] })).mine).toBe(true);
  expect(makeGame(makeView()).mine).toBe(false);
  expect(makeGame(makeView({ choices: [], side: "american" })).mine).toBe(false);
});

test("selectable units come from moves, choices and the table, each once; none without a turn", () => {
  const table = { ...makeView().table, ready: ["c", "a"] };
  const choices = [makeOffer({ unit: "b" }), makeOffer({ unit: "a" }), makeOffer({})];
  expect([...makeGame(makeView({ choices, movers: { a: 2 }, table })).ready]).toEqual(["a", "b", "c"]);
  expect(makeGame(makeView({ movers: { a: 2 }, table })).ready.size).toBe(0);
});

test("what was played under other rules ends where the game was resumed", () => {
  const game = makeGame(makeView());
  expect(game.firstLine).toBe(0);
  game.update({ view: makeView(), log: [makeEntry(1), makeEntry(2, { kind: "resume" }), makeEntry(3)] });
  expect(game.firstLine).toBe(2);
});

test("a request names the line shown, unless it is the last", () => {
  expect(makeGame(makeView()).moment).toEqual({ game: "g", side: "german" });
  expect(makeGame(makeView({ at: 1 })).moment).toEqual({ game: "g", side: "german", at: 1 });
});

test("table and log of a position change together", () => {
  const game = makeGame(makeView());
  const seen: string[] = [];
  effect(() => void seen.push(`${game.view.lines} ${game.log.length}`));
  game.update({ view: makeView({ lines: 4 }), log: [makeEntry(4)] });
  expect(seen).toEqual(["3 0", "4 1"]);
});

test("a part has one state object per class and game", () => {
  class Opened {
    readonly name = signal("");
  }
  const [one, other] = [makeGame(makeView()), makeGame(makeView())];
  one.of(Opened).name.value = "Losses";
  expect(one.of(Opened).name.value).toBe("Losses");
  expect(other.of(Opened).name.value).toBe("");
});

test("a derived value is computed once, and stays the same object while its items do", () => {
  const counters = [makeCounter("a", "0201"), { ...makeCounter("b", ""), box: "reserve" }];
  const game = makeGame(makeView({ table: { ...makeView().table, counters } }));
  let worked = 0;
  const boxed = ({ view }: typeof game): unknown[] => {
    worked++;
    return view.table.counters.filter((counter) => counter.box);
  };
  const seen: unknown[] = [];
  effect(() => void seen.push(game.derive(boxed)));
  expect(game.derive(boxed)).toBe(seen[0]);
  expect(worked).toBe(1);
  const moved = [makeCounter("a", "0301"), ...counters.slice(1)];
  game.update({ view: makeView({ lines: 4, table: { ...makeView().table, counters: moved } }), log: [] });
  expect(worked).toBe(2);
  expect(seen).toHaveLength(1);
  game.update({ view: makeView({ lines: 5, table: { ...makeView().table, counters: [] } }), log: [] });
  expect(seen).toEqual([counters.slice(1), []]);
});

test("the map marks the selected unit's reach, otherwise the hexes that can be chosen", () => {
  const { play } = makePlay(makeView({ choices: [makeOffer({ hex: "0201" }), makeOffer({ hex: "0301", unit: "a" })] }));
  expect(choiceMarks(play)).toEqual([{ hex: "0201", kind: "target" }]);
  play.looking.select("a");
  play.looking.setOffers("a", [makeOffer({ hex: "0301", left: "2" }), makeOffer({})]);
  expect(choiceMarks(play)).toEqual([{ hex: "0301", kind: "reach", label: "2" }]);
  expect(play.looking.actions).toHaveLength(1);
});

test("the choices of a unit are dropped if another was selected meanwhile", () => {
  const { play } = makePlay(makeView({ choices: [] }));
  play.looking.select("a");
  play.looking.select("b");
  play.looking.setOffers("a", [makeOffer({ hex: "0301" })]);
  expect(play.looking.reach).toEqual([]);
});

test("a title filters the shown moves of a unit, and its own setting changes them at once", () => {
  const mode = signal("road");
  const { play } = makePlay(makeView({ choices: [] }), {
    planner: { sift: (_, moves) => moves.filter((move) => move.action["kind"] === mode.value) },
  });
  const moves = ["road", "field"].map((kind) => makeOffer({ hex: "0301", action: { do: "Move", kind } }));
  play.looking.select("a");
  play.looking.setOffers("a", moves);
  expect(play.looking.reach).toEqual([moves[0]]);
  mode.value = "field";
  expect(play.looking.reach).toEqual([moves[1]]);
});

test("a title sets the map, current marks are added, and a preview replaces them", () => {
  const counters = [makeCounter("a", "0101")];
  const { play } = makePlay(makeView(), {
    map: { scene: (_, general) => ({ ...general, counters, marks: [{ hex: "0101", kind: "told" }] }) },
  });
  play.looking.extraMarks.value = [{ hex: "0202", kind: "bad" }];
  expect(sceneOf(play).counters).toBe(counters);
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0101", "0202"]);
  play.looking.previewMarks.value = [{ hex: "0303", kind: "reach" }];
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0303", "0202"]);
  play.looking.select(null);
  expect(sceneOf(play).marks.map((mark) => mark.hex)).toEqual(["0101"]);
});
