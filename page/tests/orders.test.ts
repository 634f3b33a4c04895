import { afterEach, expect, test, vi } from "vitest";
import { Orders } from "../src/game/orders";
import { Received } from "../src/game/received";
import { undo } from "../src/game/undo";
import { anEntry, aPlay, aStorage, aView, someChanges } from "./making";

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  path: string;
  body: { lines?: number; since?: number };
}

/** A server at which every action brings one line more. */
function serving(): Sent[] {
  const sent: Sent[] = [];
  let lines = 3;
  vi.stubGlobal("sessionStorage", aStorage());
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    let answer: object = { log: [] };
    if (init.method === "POST") {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      const standing = { lines: lines + 1, at: lines + 1, pending: aView().pending, undo: { to: lines } };
      answer = someChanges({ since: lines, log: [anEntry(++lines)], standing, table: {} } as object);
    } else if (path.includes("/changes")) answer = someChanges();
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return sent;
}

async function seated(): Promise<{ orders: Orders; sent: Sent[]; told: ReturnType<typeof aPlay> }> {
  const sent = serving();
  const told = aPlay(aView({ choices: [] }));
  const received = new Received("g", "seat", told.play.game.view);
  await received.now("german");
  return { orders: new Orders(told.play, received), sent, told };
}

test("an action says at which line it is meant, and from which line its answer goes on", async () => {
  const { orders, sent, told } = await seated();
  await orders.apply({ do: "Done" });
  expect(sent).toEqual([
    {
      path: "/api/games/g/apply",
      body: { action: { do: "Done" }, lines: 3, side: "german", since: 3 },
    },
  ]);
  expect(told.play.game.news.map((entry) => entry.n)).toEqual([4]);
});

test("a second action while one is on its way is not sent", async () => {
  const { orders, sent } = await seated();
  await Promise.all([orders.apply({ do: "Done" }), orders.apply({ do: "Done" })]);
  expect(sent).toHaveLength(1);
});

test("several actions are sent one after another, each from the position the last one left", async () => {
  const { orders, sent, told } = await seated();
  const left = [{ do: "A" }, { do: "B" }];
  await orders.applyAll(() => left.shift() ?? null);
  expect(sent.map(({ body }) => [body.lines, body.since])).toEqual([
    [3, 3],
    [4, 4],
  ]);
  expect(told.play.game.news.map((entry) => entry.n)).toEqual([4, 5]);
});

test("one undo takes back what one press did in several steps", async () => {
  const { orders, sent, told } = await seated();
  const left = [{ do: "A" }, { do: "B" }];
  await orders.applyAll(() => left.shift() ?? null);
  told.play.game.show({ view: aView({ undo: { to: 4 } }), log: [] });
  await undo(told.play, orders);
  expect(sent.at(-1)).toMatchObject({ path: "/api/games/g/undo", body: { to: 3 } });
});

test("news of a line that is known is not looked at again, and other news waits until the action is done", async () => {
  const { orders, told } = await seated();
  await orders.hear({ lines: 3 });
  expect(told.done).toEqual([]);
  let finish = (): void => undefined;
  const doing = orders.occupied(() => new Promise((resolve) => (finish = resolve)));
  await orders.hear({ lines: 9 });
  expect(told.done).toEqual([]);
  finish();
  await doing;
  expect(told.done).toEqual(["now "]);
});
