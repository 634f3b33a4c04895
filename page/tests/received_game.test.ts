import { afterEach, expect, test, vi } from "vitest";
import { makeCounter, makeEntry, makeView, makeChanges } from "./factories";
import { updatedView, updatedList, updatedLog, ReceivedGame } from "../src/game/received_game";

afterEach(() => vi.unstubAllGlobals());

/** Fake a server with fixed answers by path; return the paths requested. */
function fakeServer(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([name]) => path.startsWith(name));
    return Promise.resolve(new Response(JSON.stringify(found?.[1]), { status: found ? 200 : 404 }));
  });
  return asked;
}

test("a list drops removed items before it inserts new ones", () => {
  expect(updatedList(["a", "b", "c"], { gone: [0, 2], put: [[1, "d"]] })).toEqual(["b", "d"]);
});

test("new lines follow, and those undone are struck out while the others stay the same object", () => {
  const log = [makeEntry(1), makeEntry(2), makeEntry(3)];
  const now = updatedLog(log, makeChanges({ log: [makeEntry(4, { kind: "undo" })], undone: [3] }));
  expect(now.map((entry) => [entry.n, entry.live])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(now[0]).toBe(log[0]);
});

test("a line received twice is in the log once", () => {
  const log = [makeEntry(1), makeEntry(2), makeEntry(3), makeEntry(4)];
  expect(updatedLog(log, makeChanges({ log: [makeEntry(4)] })).map((entry) => entry.n)).toEqual([1, 2, 3, 4]);
});

test("a changed table keeps unsent fields, and drops choices that are no longer possible", () => {
  const counters = [makeCounter("a", "0101"), makeCounter("b", "0202")];
  const before = makeView({ choices: [], table: { ...makeView().table, counters } });
  const standing = { lines: 4, at: 4, pending: before.pending };
  const moved = makeCounter("b", "0203");
  const table = { counters: { gone: [1], put: [[1, moved]] } };
  const after = updatedView(before, makeChanges({ standing, table } as object));
  expect(after.lines).toBe(4);
  expect(after.table.counters).toEqual([counters[0], moved]);
  expect(after.table.counters[0]).toBe(counters[0]);
  expect(after.choices).toBeUndefined();
});

test("changes that continue the page's line are applied; others cause a full request", async () => {
  const view = makeView();
  const standing = { lines: 4, at: 4, pending: view.pending };
  const fits = makeChanges({ standing, table: {}, log: [makeEntry(4)] } as object);
  const asked = fakeServer({ "/api/games/g/log": { log: [makeEntry(3)] }, "/api/games/g/changes": makeChanges() });
  const received = new ReceivedGame("g", "seat", view);
  await received.fetchLatest("german");
  expect(received.lastLine("german")).toBe(3);
  asked.length = 0;
  const known = await received.applyChanges("german", fits);
  expect([known.view.lines, known.log.length, asked]).toEqual([4, 2, []]);
  await received.applyChanges("german", fits);
  expect(asked).toEqual(["/api/games/g/changes?side=german&since=4"]);
});

test("two simultaneous answers are applied one after the other", async () => {
  const view = makeView();
  fakeServer({ "/api/games/g/log": { log: [] }, "/api/games/g/changes": makeChanges() });
  const received = new ReceivedGame("g", "seat", view);
  await received.fetchLatest("german");
  const at = (n: number): object => ({ standing: { lines: n, at: n, pending: view.pending }, table: {} });
  const [, last] = await Promise.all([
    received.applyChanges("german", makeChanges({ since: 3, log: [makeEntry(4)], ...at(4) })),
    received.applyChanges("german", makeChanges({ since: 4, log: [makeEntry(5)], ...at(5) })),
  ]);
  expect(last.log.map((entry) => entry.n)).toEqual([4, 5]);
});
