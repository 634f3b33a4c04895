import { afterEach, expect, test, vi } from "vitest";
import { changed, edited, longer, Received } from "../src/game/received";
import { aCounter, anEntry, aView, someChanges } from "./making";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers paths with what is given, and counts. */
function serving(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([name]) => path.startsWith(name));
    return Promise.resolve(new Response(JSON.stringify(found?.[1]), { status: found ? 200 : 404 }));
  });
  return asked;
}

test("a list loses what is gone before what comes is put in its place", () => {
  expect(edited(["a", "b", "c"], { gone: [0, 2], put: [[1, "d"]] })).toEqual(["b", "d"]);
});

test("new lines follow, and those undone are struck out while the others stay the same object", () => {
  const log = [anEntry(1), anEntry(2), anEntry(3)];
  const now = longer(log, someChanges({ log: [anEntry(4, { kind: "undo" })], undone: [3] }));
  expect(now.map((entry) => [entry.n, entry.live])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(now[0]).toBe(log[0]);
});

test("a line that is told twice stands in the log once", () => {
  const log = [anEntry(1), anEntry(2), anEntry(3), anEntry(4)];
  expect(longer(log, someChanges({ log: [anEntry(4)] })).map((entry) => entry.n)).toEqual([1, 2, 3, 4]);
});

test("a changed table keeps what was not told, and forgets what may no longer be chosen", () => {
  const counters = [aCounter("a", "0101"), aCounter("b", "0202")];
  const before = aView({ choices: [], table: { ...aView().table, counters } });
  const standing = { lines: 4, at: 4, pending: before.pending };
  const moved = aCounter("b", "0203");
  const table = { counters: { gone: [1], put: [[1, moved]] } };
  const after = changed(before, someChanges({ standing, table } as object));
  expect(after.lines).toBe(4);
  expect(after.table.counters).toEqual([counters[0], moved]);
  expect(after.table.counters[0]).toBe(counters[0]);
  expect(after.choices).toBeUndefined();
});

test("changes that begin where the page stands are taken; others are asked for", async () => {
  const view = aView();
  const standing = { lines: 4, at: 4, pending: view.pending };
  const fits = someChanges({ standing, table: {}, log: [anEntry(4)] } as object);
  const asked = serving({ "/api/games/g/log": { log: [anEntry(3)] }, "/api/games/g/changes": someChanges() });
  const received = new Received("g", "seat", view);
  await received.now("german");
  expect(received.seen("german")).toBe(3);
  asked.length = 0;
  const known = await received.take("german", fits);
  expect([known.view.lines, known.log.length, asked]).toEqual([4, 2, []]);
  await received.take("german", fits);
  expect(asked).toEqual(["/api/games/g/changes?side=german&since=4"]);
});

test("two answers that come at once are applied one after the other", async () => {
  const view = aView();
  serving({ "/api/games/g/log": { log: [] }, "/api/games/g/changes": someChanges() });
  const received = new Received("g", "seat", view);
  await received.now("german");
  const at = (n: number): object => ({ standing: { lines: n, at: n, pending: view.pending }, table: {} });
  const [, last] = await Promise.all([
    received.take("german", someChanges({ since: 3, log: [anEntry(4)], ...at(4) })),
    received.take("german", someChanges({ since: 4, log: [anEntry(5)], ...at(5) })),
  ]);
  expect(last.log.map((entry) => entry.n)).toEqual([4, 5]);
});
