import { expect, test } from "vitest";
import type { GameView, LogEntry, ToldEvent } from "../src/generated/api";
import { storySteps, isSystemStep } from "../src/titles/ardennes/impulse_story";
import { isPassUnanswered } from "../src/titles/ardennes/impulse_end";
import { makeEntry, makeView } from "./factories";

function entryWith(n: number, topic: string, given: Partial<LogEntry> = {}): LogEntry {
  const trace = topic === "system.chose" ? { question: { topic: "system.command.asked" } } : undefined;
  const event = { topic, kind: topic.split(".")[0], data: { side: "german" }, trace, names: [] };
  return makeEntry(n, { ...given, events: [event as unknown as ToldEvent] });
}

const DAY = [
  entryWith(1, "impulse.passes"),
  entryWith(2, "system.chose", { kind: "chance" }),
  entryWith(3, "day.begins", { kind: "chance" }),
  entryWith(4, "card.pile.joined"),
  entryWith(5, "card.pile.drawn", { kind: "chance" }),
];
const after = (prepared: number[]): GameView => makeView({ lines: 5, at: 5, machines: {}, prepared });

test("a beginner sees the Allied impulse after a pass, even with a prepared next morning", () => {
  expect(storySteps({ log: DAY, view: after([4]) }).map(({ n }) => n)).toEqual([2, 3]);
  expect(storySteps({ log: DAY, view: after([]) })).toEqual([]);
});

test("a pass that nobody answered is recognized", () => {
  expect(isPassUnanswered(DAY, 3, isSystemStep)).toBe(false);
  const quiet = DAY.filter(({ n }) => n !== 2);
  expect(isPassUnanswered(quiet, 3, isSystemStep)).toBe(true);
  expect(isPassUnanswered([entryWith(0, "day.begins"), ...quiet.slice(1)], 3, isSystemStep)).toBe(false);
});
