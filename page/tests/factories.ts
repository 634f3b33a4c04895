/** Small games, maps and seats for tests, with defaults for what a test does not name. */

import { Grid } from "../src/board/geometry";
import { ViewState } from "../src/game/view_state";
import type { Acts, Play } from "../src/game/play";
import { GameStore } from "../src/game/store";
import type { Changes, Counter, GameView, LogEntry, Look, MapData, Offer } from "../src/generated/api";
import { asProse } from "../src/prose";
import type { TitlePart } from "../src/titles";

/** Hexes in rows of `columns`, named by column and row. */
export function makeMap(rows = 4, columns = 5): MapData {
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

export function makeCounter(unit: string, hex: string): Counter {
  return { unit, hex, side: "german", box: "", label: unit, badges: [] } as Partial<Counter> as Counter;
}

export function makeOffer(given: Partial<Offer> & { do?: string }): Offer {
  const { do: named = "Move", ...others } = given;
  const bare = { kind: named, text: asProse(named), brief: asProse(""), unit: "", hex: "", left: "", path: [] };
  return { ...bare, action: { do: named }, ...others };
}

export function makeEntry(n: number, given: Partial<LogEntry> = {}): LogEntry {
  return { n, kind: "do", side: "german", live: true, events: [], text: asProse(""), names: [], ...given } as LogEntry;
}

export function makeView(given: Partial<GameView> = {}): GameView {
  const table = { counters: [], markers: [], panels: [], bar: [], boxes: [], ready: [], hint: asProse("") };
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

export function makeChanges(given: Partial<Changes> = {}): Changes {
  return { since: 3, log: [], ...given } as Changes;
}

export function makeGame(view: GameView, part: TitlePart = {}): GameStore {
  return new GameStore("g", "seat", view, new Grid(makeMap()), {} as Look, part);
}

/** Return a seat at a game, with a record of the actions made. */
export function makePlay(view: GameView, part: TitlePart = {}): { play: Play; done: string[] } {
  const done: string[] = [];
  const act =
    (name: string) =>
    (...words: unknown[]): Promise<void> => {
      done.push([name, ...words.map((word) => JSON.stringify(word))].join(" "));
      return Promise.resolve();
    };
  const game = makeGame(view, part);
  const looking = new ViewState((moves) => part.planner?.sift?.(play, moves) ?? moves);
  const names = ["apply", "roll", "undo", "redo", "select", "clickUnit", "clickHex", "explain", "showLatest"];
  const acts = {
    ...Object.fromEntries(names.map((name) => [name, act(name)])),
    clear: () => (done.push("clear"), looking.select(null)),
    map: {
      cursor: null,
      fit: act("fit"),
      moveCursorTo: act("moveCursorTo"),
      reveal: act("reveal"),
      motion: { flash: act("flash"), rememberView: act("rememberView") },
    },
    showError: act("showError"),
  } as unknown as Acts;
  const play: Play = { game, looking, acts };
  return { play, done };
}

/** An in-memory replacement for browser storage. */
export function makeStorage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}
