import { expect, test } from "vitest";
import type { GameView, LogEntry, ToldEvent } from "../src/generated/api";
import { lastImpulse, ofSystem } from "../src/titles/ardennes/allied_impulse";
import { nothingAfterPass } from "../src/titles/ardennes/impulse_end";
import { anEntry, aView } from "./making";

function told(n: number, topic: string, given: Partial<LogEntry> = {}): LogEntry {
  const trace = topic === "system.chose" ? { question: { topic: "system.command.asked" } } : undefined;
  const event = { topic, kind: topic.split(".")[0], data: { side: "german" }, trace, names: [] };
  return anEntry(n, { ...given, events: [event as unknown as ToldEvent] });
}

const DAY = [
  told(1, "impulse.passes"),
  told(2, "system.chose", { kind: "chance" }),
  told(3, "day.begins", { kind: "chance" }),
  told(4, "card.pile.joined"),
  told(5, "card.pile.drawn", { kind: "chance" }),
];
const after = (prepared: number[]): GameView => aView({ lines: 5, at: 5, machines: {}, prepared });

test("what the Allies did after a pass is told to a beginner for whom the next morning was prepared", () => {
  expect(lastImpulse({ log: DAY, view: after([4]) }).map(({ n }) => n)).toEqual([2, 3]);
  expect(lastImpulse({ log: DAY, view: after([]) })).toEqual([]);
});

test("where nobody did anything after a pass, that is said", () => {
  expect(nothingAfterPass(DAY, 3, ofSystem)).toBe(false);
  const quiet = DAY.filter(({ n }) => n !== 2);
  expect(nothingAfterPass(quiet, 3, ofSystem)).toBe(true);
  expect(nothingAfterPass([told(0, "day.begins"), ...quiet.slice(1)], 3, ofSystem)).toBe(false);
});
