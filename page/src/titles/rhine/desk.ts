/** The clerk's desk: calendar, this turn as a checklist, arrivals, plots, pools, history. It lies over the map. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { ArrivalGroup, ClerkPart, ClerkTurn } from "../../generated/api";
import { typed, v } from "../../ui";
import { books, dated, isClerk } from "./figures";
import { barPlot, linePlot, type Series } from "./plots";

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

// Plots

function ticks(told: ClerkPart): Map<number, string> {
  const found = new Map<number, string>();
  let before = "";
  for (let n = told.first_turn; n <= told.last_turn; n++) {
    const date = told.turns[n - 1] ?? "";
    const month = date.slice(0, 7);
    if (month !== before && (Number(date.slice(8)) < 12 || !before))
      found.set(n - told.first_turn, dated(date, false).replace(/^\d+ /, ""));
    before = month;
  }
  return found;
}

function turnLabels(told: ClerkPart): string[] {
  return told.turns.slice(told.first_turn - 1, told.last_turn).map((date) => dated(date));
}

function sums(values: number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** SP received up to each turn, against the exact mean. */
function supplyPlot(told: ClerkPart): VNode {
  const labels = turnLabels(told);
  const rolled = (nation: string): (number | null)[] => {
    const received = told.history.map((row) => row.rolls[nation]?.sp ?? null).filter((sp) => sp !== null);
    const found: (number | null)[] = sums(received);
    return [...found, ...labels.slice(found.length).map(() => null)];
  };
  const series: Series[] = told.nations.flatMap((nation) => [
    { name: `${nation} received`, look: `of-${nation}`, values: rolled(nation) },
    {
      name: `${nation} exact mean, no ports`,
      look: `of-${nation}`,
      values: sums((told.mean[nation] ?? []).slice(told.first_turn - 1, told.last_turn)),
      dashed: true,
    },
  ]);
  const said = told.nations.map((nation) => {
    const mine = rolled(nation).filter((value): value is number => value !== null);
    const mean = sums((told.mean[nation] ?? []).slice(told.first_turn - 1))[mine.length - 1] ?? 0;
    return `${nation} has rolled ${mine.at(-1) ?? 0} SP, the mean is ${mean.toFixed(1)}`;
  });
  return linePlot(
    "SP received so far",
    `${said.join("; ")}.`,
    series,
    labels,
    ticks(told),
    told.turn - told.first_turn,
  );
}

function stockPlot(told: ClerkPart): VNode {
  const labels = turnLabels(told);
  const looks: Record<string, string> = { "US North": "of-US", "US South": "of-south", "CW North": "of-CW" };
  const closed = told.history.map((row) => row.stock).filter((stock) => stock !== null);
  const series = Object.keys(told.stocks).map((stock) => {
    const kept: (number | null)[] = closed.map((held) => held[stock] ?? 0);
    if (kept.length < told.history.length) kept.push(told.stocks[stock] ?? 0);
    return { name: stock, look: looks[stock] ?? "", values: [...kept, ...labels.slice(kept.length).map(() => null)] };
  });
  const said = Object.entries(told.stocks)
    .map(([stock, sp]) => `${stock} ${sp}`)
    .join(", ");
  return linePlot("SP in stock", `Now ${said}.`, series, labels, ticks(told), told.turn - told.first_turn);
}

function arrivalPlot(told: ClerkPart): VNode {
  const months = [...new Set(told.turns.map((date) => date.slice(0, 7)))];
  const nations = ["US", "CW", "FR"];
  const count = (nation: string, month: string): number =>
    told.arrivals_by_month.find((row) => row.nation === nation && row.month === month)?.counters ?? 0;
  const series = nations.map((nation) => ({
    name: nation,
    look: `of-${nation}`,
    values: months.map((month) => count(nation, month)),
  }));
  const now = (told.turns[Math.max(0, told.turn - 1)] ?? "").slice(0, 7);
  const said = nations.map((nation) => `${nation} ${count(nation, now)}`).join(", ");
  const names = months.map((month) => dated(`${month}-01`, false).replace(/^1 /, ""));
  return barPlot(
    "Counters that arrive, by nation and month (full campaign)",
    `This month: ${said}.`,
    names,
    series,
    months.indexOf(now),
  );
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
