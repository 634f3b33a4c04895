import { expect, test, vi } from "vitest";
import { keysFromOne, LETTERS } from "../src/game/answer_keys";
import { clickHex, clickUnit } from "../src/game/clicks";
import { Explainer } from "../src/game/explainer";
import { meaning } from "../src/game/keys";
import type { Explained } from "../src/game/looking";
import { pile } from "../src/game/own_dice";
import { listed } from "../src/game/prompt";
import { next, selectNext } from "../src/game/selection";
import type { ToldChance } from "../src/generated/api";
import { aCounter, anOffer, aPlay, aView } from "./making";

const table = { ...aView().table, counters: [aCounter("a", "0101"), aCounter("b", "0102"), aCounter("c", "")] };

test("from nowhere Tab goes to the first unit and Shift+Tab to the last; beyond the ends there is none", () => {
  expect(next(["a", "b"], null, 1)).toBe("a");
  expect(next(["a", "b"], null, -1)).toBe("b");
  expect(next(["a", "b"], "a", 1)).toBe("b");
  expect(next(["a", "b"], "b", 1)).toBeUndefined();
});

test("Tab passes over units off the map, and after the last one lets go", () => {
  const { play, done } = aPlay(aView({ choices: [], movers: { a: 1, c: 1, b: 1 }, table }));
  expect(selectNext(play, 1)).toBe(true);
  expect(done).toEqual(['stand "0101"', 'select "a"']);
  play.looking.select("b");
  expect(selectNext(play, 1)).toBe(false);
  expect(play.looking.unit).toBeNull();
});

test("a hex with one meaning is done at once, with several it is asked which", async () => {
  const choices = [anOffer({ hex: "0201" }), anOffer({ hex: "0301" }), anOffer({ hex: "0301" })];
  const { play, done } = aPlay(aView({ choices, table }));
  await clickHex(play, "0201", null);
  expect(done).toEqual(['apply {"do":"Move"}']);
  await clickHex(play, "0301", null);
  expect(play.looking.explained.value).toEqual({ kind: "choose", choices: choices.slice(1) });
});

test("while something is on its way, or another is asked, a click only tells what is there", async () => {
  const { play, done } = aPlay(aView({ choices: [anOffer({ hex: "0201" })], table }));
  play.looking.busy.value = true;
  await clickHex(play, "0201", null);
  expect([play.looking.explained.value, done]).toEqual([{ kind: "hex", hex: "0201" }, []]);
});

test("a unit that may move is taken up, and put down when it is clicked again", async () => {
  const { play, done } = aPlay(aView({ choices: [], movers: { a: 2 }, table }));
  await clickHex(play, "0101", "a");
  expect(done).toEqual(['select "a"']);
  play.looking.select("a");
  await clickHex(play, "0101", "a", false, true);
  expect(play.looking.unit, "Enter keeps what it chose").toBe("a");
  await clickHex(play, "0101", "a");
  expect(play.looking.unit).toBeNull();
});

test("a unit with a single choice does it, unless the title says that it only names the unit", async () => {
  const view = aView({ choices: [anOffer({ do: "Pick", unit: "a" })], table });
  const plain = aPlay(view);
  await clickUnit(plain.play, "a");
  expect(plain.done).toEqual(['apply {"do":"Pick"}']);
  const naming = aPlay(view, { planner: { selects: (choice) => choice.kind === "Pick" } });
  await clickUnit(naming.play, "a");
  expect(naming.done).toEqual(['select "a"']);
});

test("what cannot be chosen is explained", async () => {
  const { play, done } = aPlay(aView({ choices: [], table }));
  await clickHex(play, "0102", "b");
  expect(done).toEqual(['explain "b" "0102"']);
});

test("buttons stand for what has no hex; what ends or passes comes first", () => {
  const move = anOffer({ unit: "a", action: { do: "Dig", unit: "a" } });
  const done = anOffer({ do: "Done" });
  const other = anOffer({ unit: "b", action: { do: "Dig", unit: "b" } });
  const { direct, units } = listed([move, anOffer({ hex: "0101" }), done, other], "a");
  expect(direct).toEqual([done, move]);
  expect(units).toEqual([other]);
});

test("keys mean what the help says, and others nothing", () => {
  const { play, done } = aPlay(aView({ rolls: true, dice: "ask" }));
  const pressed = (key: string, shiftKey = false): boolean => {
    const act = meaning(
      play,
      { key, shiftKey },
      () => done.push("menu"),
      (digit) => done.push(`press ${digit}`) > 0,
    );
    act?.();
    return act !== undefined;
  };
  for (const key of ["u", "r", "O", "7", "Escape"]) expect(pressed(key)).toBe(true);
  pressed("U", true);
  expect(done).toEqual(["undo", "roll", "menu", "press 7", "clear", "redo"]);
  for (const key of ["Enter", "n", "0"]) pressed(key);
  expect(done.slice(6)).toEqual(["press Enter", "press n", "press 0"]);
  pressed("B");
  expect(done.at(-1)).toBe("press b");
  for (const key of [",", "Shift", "ö"]) expect(pressed(key)).toBe(false);
});

test("answers have the keys 1 to 9, 0 and then letters that mean nothing else", () => {
  const key = keysFromOne();
  const keys = Array.from({ length: 13 }, key);
  expect(keys.slice(8)).toEqual(["9", "0", "b", "d", "e"]);
  const { play } = aPlay(aView());
  const own = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !LETTERS.includes(letter));
  expect(own.join("")).toBe("acfhlmnoprtuw");
  expect(meaning(play, { key: "a", shiftKey: false }, vi.fn(), () => true)).toBeUndefined();
});

test("0 is the whole map where no button has it", () => {
  const { play, done } = aPlay(aView());
  meaning(play, { key: "0", shiftKey: false }, vi.fn(), () => true)?.();
  expect(done).toEqual([]);
  meaning(play, { key: "0", shiftKey: false }, vi.fn(), () => false)?.();
  expect(done).toEqual(["fit"]);
});

test("Enter sends the unit in hand to the hex under the cursor, wherever the focus is", () => {
  const { play, done } = aPlay(aView({ choices: [], table }));
  const enter = (): void => meaning(play, { key: "Enter", shiftKey: false }, vi.fn(), () => done.push("main") > 0)?.();
  Object.assign(play.acts.map, { cursor: "0203" });
  enter();
  play.looking.select("a");
  play.looking.offer("a", [anOffer({ unit: "a", hex: "0203" })]);
  enter();
  expect(done).toEqual(["main", 'chooseHex "0203"']);
});

test("with a unit in hand a hex that it cannot reach is told of, and a refusal is not talked over", async () => {
  const { play } = aPlay(aView({ choices: [], table }));
  const explainer = new Explainer(play);
  play.looking.select("a");
  await explainer.point("0203");
  expect(play.looking.explained.value).toMatchObject({ kind: "hex", hex: "0203" });
  const refusal = { kind: "why", why: {} } as Explained;
  play.looking.explained.value = refusal;
  await explainer.point("0204");
  expect(play.looking.explained.value).toBe(refusal);
});

test("chits that look alike are one row with their number, cards stay apart", () => {
  const drawn = { outcomes: ["chit-1", "chit-2", "AC1", "AC2"], weights: [1, 2, 1, 1] } as Partial<ToldChance>;
  const rows = pile(drawn as ToldChance, { "chit-1": "Steady fire", "chit-2": "Steady fire", AC1: "Reserve" });
  expect(rows.map((row) => [row.text, row.about, row.count])).toEqual([
    ["Steady fire", "", 3],
    ["Reserve", "AC1", 1],
    ["AC2", "", 1],
  ]);
});
