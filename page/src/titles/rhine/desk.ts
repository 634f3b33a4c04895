/** The clerk's desk: calendar, this turn as a checklist, arrivals, plots, pools, history. It lies over the map. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { ArrivalGroup, ClerkPart, ClerkTurn } from "../../generated/api";
import { typed, v } from "../../ui";
import { arrivalPlot, stockPlot, supplyPlot } from "./books_plots";
import { books, dated, isClerk } from "./figures";

/** What lies on the table, and which units are listed. */
class Looked {
  readonly shows = signal<"books" | "map">("books");
  readonly pool = signal("On map");
  readonly wanted = signal("");
}

/** Books or map, and what stands in hand is the general panel below. */
export function DeskChoice({ play }: { play: Play }): VNode | null {
  if (!isClerk(play.game)) return null;
  const { shows } = play.game.of(Looked);
  const choose = (what: "books" | "map", label: string): VNode =>
    v(
      "button",
      { type: "button", "aria-pressed": shows.value === what ? "true" : "false", onclick: () => show(play, what) },
      label,
    );
  return v(
    "div",
    { class: "row desk-choice", role: "group", "aria-label": "What lies on the table" },
    choose("books", "Books"),
    choose("map", "Theatre map"),
  );
}

function show({ game, looking, acts }: Play, what: "books" | "map"): void {
  game.of(Looked).shows.value = what;
  looking.preview.value = null;
  if (what === "map") acts.map.fit();
}

export function Desk({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (!isClerk(game) || game.of(Looked).shows.value === "map") return null;
  const told = books(game);
  return v(
    "div",
    { class: "desk" },
    heading(told),
    v("div", { class: "desk-columns" }, checklist(told), arrivals(play, told)),
    v(
      "div",
      { class: "desk-columns" },
      supplyPlot(told),
      stockPlot(told),
      arrivalPlot(told),
      v("div", {}, pools(game, told)),
    ),
    history(told),
  );
}

const CAMPAIGNS: Record<string, string> = {
  full: "Full campaign",
  "north-1944": "Northern maps, 1944",
  "south-1944": "Southern maps, 1944",
  "north-1945": "Northern maps, 1945",
  "south-1945": "Southern maps, 1945",
};

function heading(told: ClerkPart): VNode {
  const date = told.turns[Math.max(0, told.turn - 1)] ?? "";
  const row = told.history.at(-1);
  const sign = (name: string, value = ""): VNode | null =>
    value ? v("span", { class: `sign-word ${value.toLowerCase()}` }, `${name} ${value}`) : null;
  const first = row?.first ? `${row.first.replace(/^./, (letter) => letter.toUpperCase())} side first` : "";
  return v(
    "section",
    { class: "card desk-heading", "aria-label": "Where the campaign stands" },
    v(
      "div",
      { class: "row" },
      v("h2", {}, `Turn ${told.turn - told.first_turn + 1} of ${told.last_turn - told.first_turn + 1}, ${dated(date)}`),
      sign("Ground:", row?.ground),
      sign("Flight:", row?.flight),
      first ? v("span", { class: "sign-word" }, first) : null,
      v("span", { class: "faint" }, CAMPAIGNS[told.campaign] ?? told.campaign),
    ),
    calendar(told),
    ...told.notes.map((note) => v("p", { class: "hint" }, note)),
  );
}

/** A square for each turn, month by month: the ground of turns past, a ring round the present one. */
function calendar(told: ClerkPart): VNode {
  const ground = new Map(told.history.map((row) => [row.date, row.ground]));
  const months = new Map<string, VNode[]>();
  for (let n = told.first_turn; n <= told.last_turn; n++) {
    const date = told.turns[n - 1] ?? "";
    const stands = n < told.turn ? "past" : n === told.turn ? "present" : "future";
    const weather = ground.get(date)?.toLowerCase() ?? "";
    const month = dated(date).replace(/^\d+ /, "");
    const cell = v(
      "span",
      { class: `turn ${stands} ${weather}`, title: `Turn ${n}, ${dated(date)}${weather ? `: ${weather}` : ""}` },
      String(Number(date.slice(8))),
    );
    months.set(month, [...(months.get(month) ?? []), cell]);
  }
  const [turn, turns] = [told.turn - told.first_turn + 1, told.last_turn - told.first_turn + 1];
  const label = `Calendar: turn ${turn} of ${turns}, ${told.last_turn - told.turn} to come.`;
  return v(
    "div",
    { class: "turn-calendar", role: "img", "aria-label": label },
    ...[...months].map(([month, cells]) =>
      v(
        "div",
        { class: "month" },
        v("span", { class: "faint" }, month.replace(/ \d+$/, "")),
        v("div", { class: "turns" }, ...cells),
      ),
    ),
  );
}

function checklist(told: ClerkPart): VNode {
  const signs = { done: "✓", now: "▸", later: "·" };
  const words = { done: "done", now: "now", later: "to come" };
  return v(
    "section",
    { class: "card", "aria-label": "This turn" },
    v("h3", {}, "This turn"),
    v(
      "ol",
      { class: "checklist" },
      ...told.checklist.map((one) =>
        v(
          "li",
          { class: one.stands, "aria-current": one.stands === "now" ? "step" : null },
          v("span", { "aria-hidden": "true", class: "tick-sign" }, signs[one.stands]),
          v("span", {}, one.step, v("span", { class: "unseen" }, `, ${words[one.stands]}`)),
          v("strong", {}, one.told),
        ),
      ),
    ),
  );
}

const ACTIONS: Record<string, string> = {
  arrive: "arrive",
  remove: "leave the game",
  exchange: "exchanged",
  transfer: "change maps",
  "dead-pile": "to the dead pile",
  "reserve-marker": "Reserve markers",
};

function arrivals(play: Play, told: ClerkPart): VNode {
  return v(
    "section",
    { class: "card", "aria-label": "Arrival chart" },
    v("h3", {}, "Arrival chart of this turn"),
    told.arrivals.length ? null : v("p", { class: "faint" }, "Nothing arrives, leaves or changes."),
    ...told.arrivals.map((group) => groupView(play, group)),
  );
}

function groupView(play: Play, group: ArrivalGroup): VNode {
  const onMap = group.hexes.length
    ? v("button", { type: "button", class: "small", onclick: () => showHexes(play, group) }, "On the map")
    : null;
  return v(
    "div",
    { class: "chart-group" },
    v(
      "p",
      { class: "row" },
      v("span", { class: `nation ${group.nation}` }, group.nation),
      v("strong", {}, ACTIONS[group.action] ?? group.action),
      v("span", { class: "faint" }, group.where),
      onMap,
    ),
    v(
      "ul",
      { class: "chart-lines" },
      ...group.lines.map((line) =>
        v(
          "li",
          { class: line.effect ? (line.done ? "done" : "") : "none" },
          v("span", { "aria-hidden": "true", class: "tick-sign" }, line.done && line.effect ? "✓" : "·"),
          line.text,
          line.effect ? null : v("span", { class: "faint" }, " not in this campaign"),
        ),
      ),
    ),
  );
}

/** The hexes by which this turn's arrivals enter, for the theatre map. */
export function entryMarks(game: GameStore): Mark[] {
  return [...new Set(books(game).arrivals.flatMap((group) => group.hexes))].map((hex) => ({ hex, kind: "reach" }));
}

function showHexes(play: Play, group: ArrivalGroup): void {
  show(play, "map");
  play.looking.preview.value = group.hexes.map((hex) => ({ hex, kind: "target" }));
  play.acts.map.frame(group.hexes);
}

// Pools and history

const ALWAYS = ["On map", "To arrive", "Dead pile", "Removed"];

function pools(game: GameStore, told: ClerkPart): VNode {
  const names = Object.keys(told.pools);
  const { pool, wanted } = game.of(Looked);
  const word = wanted.value.trim().toLowerCase();
  const rows = names
    .filter((name) => word || name === pool.value)
    .flatMap((name) =>
      (told.pools[name] ?? [])
        .filter(([unit]) => unit.toLowerCase().includes(word))
        .map((one) => [name, ...one] as const),
    );
  const tabs = names.filter((name) => told.pools[name]?.length || name === pool.value || ALWAYS.includes(name));
  const choose = (name: string): void => {
    pool.value = name;
    wanted.value = "";
  };
  return v(
    "section",
    { class: "card", "aria-label": "Pools of units" },
    v("h3", {}, "Units"),
    v(
      "div",
      { class: "row pool-tabs" },
      ...tabs.map((name) =>
        v(
          "button",
          {
            key: name,
            type: "button",
            "aria-pressed": name === pool.value ? "true" : "false",
            onclick: () => choose(name),
          },
          `${name} ${told.pools[name]?.length ?? 0}`,
        ),
      ),
    ),
    v(
      "div",
      { class: "find" },
      v("input", {
        type: "search",
        value: wanted.value,
        placeholder: "Unit",
        "aria-label": "Find a unit in all pools",
        oninput: (event: Event) => (wanted.value = typed(event)),
      }),
    ),
    v(
      "div",
      { class: "scroll pool", tabindex: 0, role: "region", "aria-label": "Units" },
      v(
        "table",
        {},
        v(
          "thead",
          {},
          v(
            "tr",
            {},
            ...["Unit", "What", "Steps", ...(word ? ["Pool"] : [])].map((head) => v("th", { scope: "col" }, head)),
          ),
        ),
        v(
          "tbody",
          {},
          ...rows.map(([name, unit, steps, full, what]) =>
            v(
              "tr",
              { class: steps < full ? "reduced" : null },
              v("td", {}, unit),
              v("td", {}, what),
              v("td", { class: "number" }, `${steps}/${full}`),
              word ? v("td", {}, name) : null,
            ),
          ),
        ),
      ),
    ),
  );
}

function history(told: ClerkPart): VNode {
  const rolled = ["column", "sp", "pax", "eq"] as const;
  const columns = [
    "ground",
    "flight",
    "first",
    ...told.nations.flatMap((nation) => rolled.map((what) => `${nation} ${what}`)),
  ];
  const cells = (row: ClerkTurn): string[] => [
    row.ground,
    row.flight,
    row.first,
    ...told.nations.flatMap((nation) => rolled.map((what) => String(row.rolls[nation]?.[what] ?? ""))),
  ];
  const stocks = Object.keys(told.stocks);
  const rows = [...told.history].reverse();
  return v(
    "section",
    { class: "card", "aria-label": "History" },
    v("h3", {}, "Turn by turn"),
    v(
      "div",
      { class: "scroll history", tabindex: 0, role: "region", "aria-label": "Turn by turn" },
      v(
        "table",
        {},
        v(
          "thead",
          {},
          v(
            "tr",
            {},
            v("th", { scope: "col" }, "Turn"),
            ...columns.map((name) =>
              v(
                "th",
                { scope: "col" },
                name.replace(/ sp$/, " SP").replace(/^./, (letter) => letter.toUpperCase()),
              ),
            ),
            ...stocks.map((name) => v("th", { scope: "col" }, `Stock ${name}`)),
          ),
        ),
        v(
          "tbody",
          {},
          ...rows.map((row) => {
            return v(
              "tr",
              {},
              v("th", { scope: "row" }, dated(row.date)),
              ...cells(row).map((told) => v("td", {}, told)),
              ...stocks.map((name) => v("td", { class: "number" }, String(row.stock?.[name] ?? ""))),
            );
          }),
        ),
      ),
    ),
  );
}
