import { afterEach, expect, test, vi } from "vitest";
import { Orders } from "../src/game/orders";
import { ReceivedGame } from "../src/game/received_game";
import { undo } from "../src/game/undo";
import { makeEntry, makePlay, makeStorage, makeView, makeChanges } from "./factories";

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  path: string;
  body: { lines?: number; since?: number };
}

/** Fake a server on which every action adds one line; return the requests it got. */
function fakeServer(): Sent[] {
  const sent: Sent[] = [];
  let lines = 3;
  vi.stubGlobal("sessionStorage", makeStorage());
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    let answer: object = { log: [] };
    if (init.method === "POST") {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      const standing = { lines: lines + 1, at: lines + 1, pending: makeView().pending, undo: { to: lines } };
      answer = makeChanges({ since: lines, log: [makeEntry(++lines)], standing, table: {} } as object);
    } else if (path.includes("/changes")) answer = makeChanges();
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return sent;
}

async function makeOrders(): Promise<{ orders: Orders; sent: Sent[]; seat: ReturnType<typeof makePlay> }> {
  const sent = fakeServer();
  const seat = makePlay(makeView({ choices: [] }));
  const received = new ReceivedGame("g", "seat", seat.play.game.view);
  await received.fetchLatest("german");
  return { orders: new Orders(seat.play, received), sent, seat };
}

test("an action is sent with its line, and the line from which its answer continues", async () => {
  const { orders, sent, seat } = await makeOrders();
  await orders.apply({ do: "Done" });
  expect(sent).toEqual([
    {
      path: "/api/games/g/apply",
      body: { action: { do: "Done" }, lines: 3, side: "german", since: 3 },
    },
  ]);
  expect(seat.play.game.news.map((entry) => entry.n)).toEqual([4]);
});

test("a second action during a request is not sent", async () => {
  const { orders, sent } = await makeOrders();
  await Promise.all([orders.apply({ do: "Done" }), orders.apply({ do: "Done" })]);
  expect(sent).toHaveLength(1);
});

test("several actions are sent one after another, each from the position the last one left", async () => {
  const { orders, sent, seat } = await makeOrders();
  const left = [{ do: "A" }, { do: "B" }];
  await orders.applyAll(() => left.shift() ?? null);
  expect(sent.map(({ body }) => [body.lines, body.since])).toEqual([
    [3, 3],
    [4, 4],
  ]);
  expect(seat.play.game.news.map((entry) => entry.n)).toEqual([4, 5]);
});

test("one undo takes back what one press did in several steps", async () => {
  const { orders, sent, seat } = await makeOrders();
  const left = [{ do: "A" }, { do: "B" }];
  await orders.applyAll(() => left.shift() ?? null);
  seat.play.game.update({ view: makeView({ undo: { to: 4 } }), log: [] });
  await undo(seat.play, orders);
  expect(sent.at(-1)).toMatchObject({ path: "/api/games/g/undo", body: { to: 3 } });
});

test("news of a known line is ignored, and other news waits until the action is done", async () => {
  const { orders, seat } = await makeOrders();
  await orders.onNews({ lines: 3 });
  expect(seat.done).toEqual([]);
  let finish = (): void => undefined;
  const doing = orders.runExclusively(() => new Promise((resolve) => (finish = resolve)));
  await orders.onNews({ lines: 9 });
  expect(seat.done).toEqual([]);
  finish();
  await doing;
  expect(seat.done).toEqual(["showLatest "]);
});
