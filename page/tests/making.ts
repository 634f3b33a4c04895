/** Small games, maps and seats for tests: only what a test names differs from a bare one. */

import { Grid } from "../src/board/geometry";
import { Looking } from "../src/game/looking";
import type { Acts, Play } from "../src/game/play";
import { GameStore } from "../src/game/store";
import type { Changes, Counter, GameView, LogEntry, Look, MapData, Offer } from "../src/generated/api";
import { own } from "../src/prose";
import type { TitlePart } from "../src/titles";

/** Hexes in rows of `columns`, named by column and row. */
export function aMap(rows = 4, columns = 5): MapData {
  const cells = Array.from({ length: rows * columns }, (_, n): [number, number] => [
    Math.floor(n / columns),
    n % columns,
  ]);
  return {
    title: "patrol",
    rows,
    columns,
    cells,
    ids: cells.map(([row, column]) => `0${column + 1}0${row + 1}`),
    first_row_west: true,
    origin: [10, 10],
    pixels: 60,
    width: 400,
    height: 300,
    places: { 3: ["Saint-Vith", "town"], 4: ["Roth", "village"] },
  } as Partial<MapData> as MapData;
}

export function aCounter(unit: string, hex: string): Counter {
  return { unit, hex, side: "german", box: "", label: unit, badges: [] } as Partial<Counter> as Counter;
}

export function anOffer(given: Partial<Offer> & { do?: string }): Offer {
  const { do: named = "Move", ...others } = given;
  const bare = { kind: named, text: own(named), brief: own(""), unit: "", hex: "", left: "", path: [] };
  return { ...bare, action: { do: named }, ...others };
}

export function anEntry(n: number, given: Partial<LogEntry> = {}): LogEntry {
  return { n, kind: "do", side: "german", live: true, events: [], text: own(""), names: [], ...given } as LogEntry;
}

export function aView(given: Partial<GameView> = {}): GameView {
  const table = { counters: [], markers: [], panels: [], bar: [], boxes: [], ready: [], hint: own("") };
  return {
    game: "g",
    title: "patrol",
    side: "german",
    seat: ["german"],
    sides: ["german", "american"],
    persons: ["german"],
    lines: 3,
    at: 3,
    mode: "solo",
    names: {},
    short_names: {},
    zones: {},
    unseen: {},
    pending: { kind: "decision", side: "german" },
    table,
    ...given,
  } as unknown as GameView;
}

export function someChanges(given: Partial<Changes> = {}): Changes {
  return { since: 3, log: [], ...given } as Changes;
}

export function aGame(view: GameView, part: TitlePart = {}): GameStore {
  return new GameStore("g", "seat", view, new Grid(aMap()), {} as Look, part);
}

/** A seat at a game; what is done there is written down. */
export function aPlay(view: GameView, part: TitlePart = {}): { play: Play; done: string[] } {
  const done: string[] = [];
  const act =
    (name: string) =>
    (...words: unknown[]): Promise<void> => {
      done.push([name, ...words.map((word) => JSON.stringify(word))].join(" "));
      return Promise.resolve();
    };
  const game = aGame(view, part);
  const looking = new Looking((moves) => part.planner?.sift?.(play, moves) ?? moves);
  const names = ["apply", "roll", "undo", "redo", "select", "choose", "chooseHex", "explain", "now"];
  const acts = {
    ...Object.fromEntries(names.map((name) => [name, act(name)])),
    clear: () => (done.push("clear"), looking.select(null)),
    map: {
      cursor: null,
      fit: act("fit"),
      stand: act("stand"),
      reveal: act("reveal"),
      motion: { flash: act("flash"), leave: act("leave") },
    },
    wrong: act("wrong"),
  } as unknown as Acts;
  const play: Play = { game, looking, acts };
  return { play, done };
}

/** What a browser keeps while a page is open. */
export function aStorage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}
