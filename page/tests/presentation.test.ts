import { expect, test } from "vitest";
import { filmStops } from "../src/game/film";
import { routeTaken } from "../src/game/routes";
import type { LogEntry } from "../src/generated/api";
import { asProse } from "../src/prose";
import { combatsIn, sumChitHits, resultOf } from "../src/titles/ardennes/combat/combats";
import { daysFromLog, countStepsLost } from "../src/titles/ardennes/days";
import { makeEntry } from "./factories";

type EventSpec = [topic: string, data?: Record<string, unknown>];

function entryWith(n: number, told: EventSpec[], given: Partial<LogEntry> = {}): LogEntry {
  const events = told.map(([topic, data = {}]) => ({
    topic,
    kind: topic.split(".")[0] ?? "",
    data,
    text: asProse(topic),
    names: [],
    rules: [],
  }));
  return makeEntry(n, { events, ...given });
}

const idOf = (unit: string): object => ({
  topic: "called.unit",
  data: { unit, name: "somebody" },
  text: "",
  names: [],
});

const FIGHT = [
  entryWith(1, [["attack.declared.with", { side: "german", hex: "0804", units: ["A", "B"], defenders: ["D"] }]]),
  entryWith(2, [["odds.announced", { attack: 12, defence: 4, chits: 3, cup: 42, defender: 28, attacker: 14 }]]),
  entryWith(3, [
    ["chit.drawn", { chit: "Fire", kind: "none", defender: 1, attacker: 0, printed: [1, 0], struck: null }],
  ]),
  entryWith(4, [
    ["chit.drawn", { chit: "Tanks", kind: "armor", defender: 0, attacker: 0, printed: [1, 1], struck: { text: "no" } }],
    ["hits.total", { defender: 1, attacker: 0 }],
    ["retreat.made.to", { units: [idOf("D")], start: "0804", hex: "0805" }],
  ]),
];

test("a combat is built from the topics and data of its events", () => {
  const [combat] = combatsIn(FIGHT);
  expect(combat?.odds?.mean).toEqual([2, 1]);
  expect(combat?.beats.map((beat) => beat.kind)).toEqual(["odds", "chit", "chit", "hits", "retreat"]);
  const chits = combat?.beats.flatMap((beat) => (beat.kind === "chit" ? [beat.chit] : []));
  expect(chits?.map((chit) => [chit.printed, chit.counts, chit.struck])).toEqual([
    [[1, 0], [1, 0], null],
    [[1, 1], [0, 0], "no"],
  ]);
  expect(combat?.over).toBe(false);
});

test("a hex whose defenders are gone is empty until somebody advances", () => {
  const [empty] = combatsIn(FIGHT);
  expect(empty && resultOf(empty)).toEqual({ hex: "empty", lost: { attacker: 0, defender: 0 } });
  const after = [...FIGHT, entryWith(5, [["advance.made.to", { units: ["A"], hex: "0804" }]])];
  const [taken] = combatsIn(after);
  expect(taken && resultOf(taken).hex).toBe("taken");
});

test("a failed attack has its result and losses", () => {
  const lost: EventSpec = ["loss.step", { unit: "A", side: "german", lost: 1 }];
  const [combat] = combatsIn([
    ...FIGHT.slice(0, 3),
    entryWith(4, [["hits.total", { defender: 0, attacker: 1 }], lost]),
  ]);
  expect(combat && resultOf(combat)).toEqual({ hex: "held", lost: { attacker: 1, defender: 0 } });
});

test("a combat is over when something else begins, and undone events do not count", () => {
  const [combat] = combatsIn([...FIGHT, entryWith(5, [["activation.begins"]])]);
  expect(combat?.over).toBe(true);
  expect(combatsIn(FIGHT.map((entry) => ({ ...entry, live: false })))).toEqual([]);
  expect(combatsIn(FIGHT, 2)[0]?.beats.length).toBe(1);
});

test("days have points, places, arrivals and losses", () => {
  const days = daysFromLog([
    entryWith(1, [["day.begins", { day: 16, points: 0, hexes: [] }]]),
    entryWith(2, [["loss.step", { unit: "A", side: "german", lost: 1 }]]),
    entryWith(3, [
      ["points.at-end-of-day", { day: 16, points: 3, hexes: ["0804"] }],
      ["day.begins", { day: 17, points: 3, hexes: ["0804"] }],
      ["arrival.enters", { unit: "X", side: "allied" }],
    ]),
  ]);
  expect(days.map(({ day, points, arrivals }) => [day, points, arrivals])).toEqual([
    [16, 0, []],
    [17, 3, ["X"]],
  ]);
  expect(days[0]?.end).toEqual({ points: 3, hexes: ["0804"] });
  expect(countStepsLost(days[0]?.losses ?? [], "german")).toBe(1);
});

test("a game from the middle of a day counts what came before the next", () => {
  const lost: EventSpec = ["loss.step", { unit: "A", side: "german", lost: 2 }];
  const end: EventSpec = ["points.at-end-of-day", { day: 17, points: 4, hexes: ["0804"] }];
  const next: EventSpec = ["day.begins", { day: 18, points: 4, hexes: ["0804"] }];
  const days = daysFromLog([entryWith(1, [lost]), entryWith(2, [end, next])]);
  expect(days.map(({ day, end }) => [day, end?.points])).toEqual([
    [17, 4],
    [18, undefined],
  ]);
  expect(countStepsLost(days[0]?.losses ?? [], "german")).toBe(2);
  expect(daysFromLog([entryWith(1, [lost])], Infinity, 16).map(({ day }) => day)).toEqual([16]);
});

test("a film skips consecutive draws and undone lines", () => {
  const draw: EventSpec = ["card.pile.drawn"];
  const log = [
    entryWith(1, [["day.begins"]]),
    entryWith(2, [draw], { kind: "chance" }),
    entryWith(3, [draw], { kind: "chance" }),
    entryWith(4, [["chit.drawn"]], { kind: "chance" }),
    entryWith(5, [["move.way.along"]], { live: false }),
    entryWith(6, [["move.way.along"]]),
  ];
  expect(filmStops(log)).toEqual([1, 3, 4, 6]);
});

test("a counter slides through the hexes in the log, also for moves of the system", () => {
  const log = [
    entryWith(1, [["move.way.along", { units: ["A"], path: ["0102", "0103"] }]]),
    entryWith(2, [["retreat.made.to", { units: [idOf("A")], hex: "0104" }]]),
  ];
  expect(routeTaken(log, 2, "A", "0101", "0104")).toEqual(["0101", "0102", "0103", "0104"]);
  expect(routeTaken(log, 2, "A", "0103", "0104")).toEqual(["0103", "0104"]);
  expect(routeTaken(log, 2, "B", "0201", "0301")).toEqual(["0201", "0301"]);
});

test("the hits on the chits are shown next to the hits that count", () => {
  const chit: EventSpec = ["chit.drawn", { chit: "c", kind: "none", printed: [1, 0], defender: 1, attacker: 0 }];
  const [combat] = combatsIn([
    entryWith(1, [["attack.declared.with", { side: "german", hex: "1004", units: [], defenders: [] }]]),
    entryWith(2, [chit, chit, ["hits.sheltered", { hex: "1004" }], ["hits.total", { defender: 1, attacker: 0 }]]),
  ]);
  expect(sumChitHits(combat?.beats ?? [])).toEqual([2, 0]);
  expect(combat?.beats.map(({ kind }) => kind)).toEqual(["chit", "chit", "note", "hits"]);
});
