import { expect, test, vi } from "vitest";
import { answerKeys, LETTER_KEYS } from "../src/game/answer_keys";
import { clickHex, clickUnit } from "../src/game/clicks";
import { Explainer } from "../src/game/explainer";
import { keyAction } from "../src/game/keys";
import type { Explanation } from "../src/game/view_state";
import { pileRows } from "../src/game/own_dice";
import { splitChoices } from "../src/game/prompt";
import { neighborInList, selectNext } from "../src/game/selection";
import type { ToldChance } from "../src/generated/api";
import { makeCounter, makeOffer, makePlay, makeView } from "./factories";

const table = {
  ...makeView().table,
  counters: [makeCounter("a", "0101"), makeCounter("b", "0102"), makeCounter("c", "")],
};

test("from nowhere Tab goes to the first unit and Shift+Tab to the last; beyond the ends there is none", () => {
  expect(neighborInList(["a", "b"], null, 1)).toBe("a");
  expect(neighborInList(["a", "b"], null, -1)).toBe("b");
  expect(neighborInList(["a", "b"], "a", 1)).toBe("b");
  expect(neighborInList(["a", "b"], "b", 1)).toBeUndefined();
});

test("Tab skips units off the map, and leaves the map after the last one", () => {
  const { play, done } = makePlay(makeView({ choices: [], movers: { a: 1, c: 1, b: 1 }, table }));
  expect(selectNext(play, 1)).toBe(true);
  expect(done).toEqual(['moveCursorTo "0101"', 'select "a"']);
  play.looking.select("b");
  expect(selectNext(play, 1)).toBe(false);
  expect(play.looking.unit).toBeNull();
});

test("a hex with one choice is chosen at once, with several the page asks which", async () => {
  const choices = [makeOffer({ hex: "0201" }), makeOffer({ hex: "0301" }), makeOffer({ hex: "0301" })];
  const { play, done } = makePlay(makeView({ choices, table }));
  await clickHex(play, "0201", null);
  expect(done).toEqual(['apply {"do":"Move"}']);
  await clickHex(play, "0301", null);
  expect(play.looking.explanation.value).toEqual({ kind: "choose", choices: choices.slice(1) });
});

test("during a request or another side's question, a click only explains the hex", async () => {
  const { play, done } = makePlay(makeView({ choices: [makeOffer({ hex: "0201" })], table }));
  play.looking.busy.value = true;
  await clickHex(play, "0201", null);
  expect([play.looking.explanation.value, done]).toEqual([{ kind: "hex", hex: "0201" }, []]);
});

test("a click selects a unit that may move, and a second click deselects it", async () => {
  const { play, done } = makePlay(makeView({ choices: [], movers: { a: 2 }, table }));
  await clickHex(play, "0101", "a");
  expect(done).toEqual(['select "a"']);
  play.looking.select("a");
  await clickHex(play, "0101", "a", false, true);
  expect(play.looking.unit, "Enter keeps what it chose").toBe("a");
  await clickHex(play, "0101", "a");
  expect(play.looking.unit).toBeNull();
});

test("a unit with a single choice makes it, unless the title says that the choice only names the unit", async () => {
  const view = makeView({ choices: [makeOffer({ do: "Pick", unit: "a" })], table });
  const plain = makePlay(view);
  await clickUnit(plain.play, "a");
  expect(plain.done).toEqual(['apply {"do":"Pick"}']);
  const naming = makePlay(view, { planner: { selects: (choice) => choice.kind === "Pick" } });
  await clickUnit(naming.play, "a");
  expect(naming.done).toEqual(['select "a"']);
});

test("a hex that cannot be chosen is explained", async () => {
  const { play, done } = makePlay(makeView({ choices: [], table }));
  await clickHex(play, "0102", "b");
  expect(done).toEqual(['explain "b" "0102"']);
});

test("choices without a hex have buttons; those that end or pass come first", () => {
  const move = makeOffer({ unit: "a", action: { do: "Dig", unit: "a" } });
  const done = makeOffer({ do: "Done" });
  const other = makeOffer({ unit: "b", action: { do: "Dig", unit: "b" } });
  const { direct, units } = splitChoices([move, makeOffer({ hex: "0101" }), done, other], "a");
  expect(direct).toEqual([done, move]);
  expect(units).toEqual([other]);
});

test("keys do what the help says, and others nothing", () => {
  const { play, done } = makePlay(makeView({ rolls: true, dice: "ask" }));
  const pressed = (key: string, shiftKey = false): boolean => {
    const act = keyAction(
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

test("answers have the keys 1 to 9, 0 and then unused letters", () => {
  const key = answerKeys();
  const keys = Array.from({ length: 13 }, key);
  expect(keys.slice(8)).toEqual(["9", "0", "b", "d", "e"]);
  const { play } = makePlay(makeView());
  const own = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !LETTER_KEYS.includes(letter));
  expect(own.join("")).toBe("acfhlmnoprtuw");
  expect(keyAction(play, { key: "a", shiftKey: false }, vi.fn(), () => true)).toBeUndefined();
});

test("0 shows the whole map if no button has that key", () => {
  const { play, done } = makePlay(makeView());
  keyAction(play, { key: "0", shiftKey: false }, vi.fn(), () => true)?.();
  expect(done).toEqual([]);
  keyAction(play, { key: "0", shiftKey: false }, vi.fn(), () => false)?.();
  expect(done).toEqual(["fit"]);
});

test("Enter sends the selected unit to the hex under the cursor, wherever the focus is", () => {
  const { play, done } = makePlay(makeView({ choices: [], table }));
  const enter = (): void =>
    keyAction(play, { key: "Enter", shiftKey: false }, vi.fn(), () => done.push("main") > 0)?.();
  Object.assign(play.acts.map, { cursor: "0203" });
  enter();
  play.looking.select("a");
  play.looking.setOffers("a", [makeOffer({ unit: "a", hex: "0203" })]);
  enter();
  expect(done).toEqual(["main", 'clickHex "0203"']);
});

test("a hex out of the selected unit's reach is explained, and the explanation stays", async () => {
  const { play } = makePlay(makeView({ choices: [], table }));
  const explainer = new Explainer(play);
  play.looking.select("a");
  await explainer.pointAt("0203");
  expect(play.looking.explanation.value).toMatchObject({ kind: "hex", hex: "0203" });
  const refusal = { kind: "why", why: {} } as Explanation;
  play.looking.explanation.value = refusal;
  await explainer.pointAt("0204");
  expect(play.looking.explanation.value).toBe(refusal);
});

test("identical chits share a row with their number, cards have their own rows", () => {
  const drawn = { outcomes: ["chit-1", "chit-2", "AC1", "AC2"], weights: [1, 2, 1, 1] } as Partial<ToldChance>;
  const rows = pileRows(drawn as ToldChance, { "chit-1": "Steady fire", "chit-2": "Steady fire", AC1: "Reserve" });
  expect(rows.map((row) => [row.text, row.about, row.count])).toEqual([
    ["Steady fire", "", 3],
    ["Reserve", "AC1", 1],
    ["AC2", "", 1],
  ]);
});
