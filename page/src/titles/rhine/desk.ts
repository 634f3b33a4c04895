/** The clerk's desk: calendar, this turn as a checklist, arrivals, plots, pools, history. It lies over the map. */

import type { Mark } from "../../board/scene";
import type { GamePage } from "../../game/game";
import { h } from "../../dom";
import type { ArrivalGroup, ClerkPart, ClerkTurn } from "../../generated/api";
import { books, dated } from "./figures";
import { barPlot, linePlot, type Series } from "./plots";

/** What lies on the table, and which units are listed. */
class Looked {
  shows: "books" | "map" = "books";
  pool = "On map";
  wanted = "";
}

/** Books or map, and what stands in hand is the general panel below. */
export function clerkPanels(page: GamePage): HTMLElement[] {
  const { shows } = page.store.of(Looked);
  const choose = (what: Looked["shows"], label: string): HTMLElement =>
    h(
      "button",
      { type: "button", "aria-pressed": shows === what ? "true" : "false", onclick: () => show(page, what) },
      label,
    );
  return [
    h(
      "div",
      { class: "row desk-choice", role: "group", "aria-label": "What lies on the table" },
      choose("books", "Books"),
      choose("map", "Theatre map"),
    ),
  ];
}

function show(page: GamePage, what: Looked["shows"]): void {
  page.store.of(Looked).shows = what;
  page.render();
  if (what === "map") page.board.fit();
}

export function desk(page: GamePage): HTMLElement | null {
  if (page.store.of(Looked).shows === "map") return null;
  const told = books(page);
  return h(
    "div",
    { class: "desk" },
    heading(told),
    h("div", { class: "desk-columns" }, checklist(told), arrivals(page, told)),
    h(
      "div",
      { class: "desk-columns" },
      supplyPlot(told),
      stockPlot(told),
      arrivalPlot(told),
      h("div", {}, pools(page, told)),
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

function heading(told: ClerkPart): HTMLElement {
  const date = told.turns[Math.max(0, told.turn - 1)] ?? "";
  const row = told.history.at(-1);
  const sign = (name: string, value = ""): HTMLElement | null =>
    value ? h("span", { class: `sign-word ${value.toLowerCase()}` }, `${name} ${value}`) : null;
  const first = row?.first ? `${row.first.replace(/^./, (letter) => letter.toUpperCase())} side first` : "";
  return h(
    "section",
    { class: "card desk-heading", "aria-label": "Where the campaign stands" },
    h(
      "div",
      { class: "row" },
      h("h2", {}, `Turn ${told.turn - told.first_turn + 1} of ${told.last_turn - told.first_turn + 1}, ${dated(date)}`),
      sign("Ground:", row?.ground),
      sign("Flight:", row?.flight),
      first ? h("span", { class: "sign-word" }, first) : null,
      h("span", { class: "faint" }, CAMPAIGNS[told.campaign] ?? told.campaign),
    ),
    calendar(told),
    ...told.notes.map((note) => h("p", { class: "hint" }, note)),
  );
}

/** A square for each turn, month by month: the ground of turns past, a ring round the present one. */
function calendar(told: ClerkPart): HTMLElement {
  const ground = new Map(told.history.map((row) => [row.date, row.ground]));
  const months = new Map<string, HTMLElement[]>();
  for (let n = told.first_turn; n <= told.last_turn; n++) {
    const date = told.turns[n - 1] ?? "";
    const stands = n < told.turn ? "past" : n === told.turn ? "present" : "future";
    const weather = ground.get(date)?.toLowerCase() ?? "";
    const month = dated(date).replace(/^\d+ /, "");
    const cell = h(
      "span",
      { class: `turn ${stands} ${weather}`, title: `Turn ${n}, ${dated(date)}${weather ? `: ${weather}` : ""}` },
      String(Number(date.slice(8))),
    );
    months.set(month, [...(months.get(month) ?? []), cell]);
  }
  const left = told.last_turn - told.turn;
  return h(
    "div",
    {
      class: "turn-calendar",
      role: "img",
      "aria-label": `Calendar: turn ${told.turn - told.first_turn + 1} of ${told.last_turn - told.first_turn + 1}, ${left} to come.`,
    },
    ...[...months].map(([month, cells]) =>
      h(
        "div",
        { class: "month" },
        h("span", { class: "faint" }, month.replace(/ \d+$/, "")),
        h("div", { class: "turns" }, ...cells),
      ),
    ),
  );
}

function checklist(told: ClerkPart): HTMLElement {
  const signs = { done: "✓", now: "▸", later: "·" };
  const words = { done: "done", now: "now", later: "to come" };
  return h(
    "section",
    { class: "card", "aria-label": "This turn" },
    h("h3", {}, "This turn"),
    h(
      "ol",
      { class: "checklist" },
      ...told.checklist.map((one) =>
        h(
          "li",
          { class: one.stands, "aria-current": one.stands === "now" ? "step" : null },
          h("span", { "aria-hidden": "true", class: "tick-sign" }, signs[one.stands]),
          h("span", {}, one.step, h("span", { class: "unseen" }, `, ${words[one.stands]}`)),
          h("strong", {}, one.told),
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

function arrivals(page: GamePage, told: ClerkPart): HTMLElement {
  return h(
    "section",
    { class: "card", "aria-label": "Arrival chart" },
    h("h3", {}, "Arrival chart of this turn"),
    told.arrivals.length ? null : h("p", { class: "faint" }, "Nothing arrives, leaves or changes."),
    ...told.arrivals.map((group) => groupView(page, group)),
  );
}

function groupView(page: GamePage, group: ArrivalGroup): HTMLElement {
  const onMap = group.hexes.length
    ? h("button", { type: "button", class: "small", onclick: () => showHexes(page, group) }, "On the map")
    : null;
  return h(
    "div",
    { class: "chart-group" },
    h(
      "p",
      { class: "row" },
      h("span", { class: `nation ${group.nation}` }, group.nation),
      h("strong", {}, ACTIONS[group.action] ?? group.action),
      h("span", { class: "faint" }, group.where),
      onMap,
    ),
    h(
      "ul",
      { class: "chart-lines" },
      ...group.lines.map((line) =>
        h(
          "li",
          { class: line.effect ? (line.done ? "done" : "") : "none" },
          h("span", { "aria-hidden": "true", class: "tick-sign" }, line.done && line.effect ? "✓" : "·"),
          line.text,
          line.effect ? null : h("span", { class: "faint" }, " not in this campaign"),
        ),
      ),
    ),
  );
}

/** The hexes by which this turn's arrivals enter, for the theatre map. */
export function entryMarks(page: GamePage): Mark[] {
  return [...new Set(books(page).arrivals.flatMap((group) => group.hexes))].map((hex) => ({ hex, kind: "reach" }));
}

function showHexes(page: GamePage, group: ArrivalGroup): void {
  show(page, "map");
  page.board.show({ marks: group.hexes.map((hex) => ({ hex, kind: "target" as const })) });
  page.board.frame(group.hexes);
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
function supplyPlot(told: ClerkPart): HTMLElement {
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

function stockPlot(told: ClerkPart): HTMLElement {
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

function arrivalPlot(told: ClerkPart): HTMLElement {
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

function pools(page: GamePage, told: ClerkPart): HTMLElement {
  const names = Object.keys(told.pools);
  const looked = page.store.of(Looked);
  const list = h("div", { class: "scroll pool", tabindex: 0, role: "region", "aria-label": "Units" });
  const find = h("input", {
    type: "search",
    value: looked.wanted,
    placeholder: "Unit",
    "aria-label": "Find a unit in all pools",
  });
  const tell = (): void => {
    const word = looked.wanted.toLowerCase();
    const rows = names
      .filter((name) => (word ? true : name === looked.pool))
      .flatMap((name) =>
        (told.pools[name] ?? [])
          .filter(([unit]) => unit.toLowerCase().includes(word))
          .map((one) => [name, ...one] as const),
      );
    list.replaceChildren(
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, "Unit"),
            h("th", { scope: "col" }, "What"),
            h("th", { scope: "col" }, "Steps"),
            word ? h("th", { scope: "col" }, "Pool") : null,
          ),
        ),
        h(
          "tbody",
          {},
          ...rows.map(([name, unit, steps, full, what]) =>
            h(
              "tr",
              { class: steps < full ? "reduced" : null },
              h("td", {}, unit),
              h("td", {}, what),
              h("td", { class: "number" }, `${steps}/${full}`),
              word ? h("td", {}, name) : null,
            ),
          ),
        ),
      ),
    );
  };
  find.addEventListener("input", () => {
    looked.wanted = find.value.trim();
    tell();
  });
  tell();
  const tabs = names
    .filter(
      (name) =>
        told.pools[name]?.length ||
        name === looked.pool ||
        ["On map", "To arrive", "Dead pile", "Removed"].includes(name),
    )
    .map((name) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": name === looked.pool ? "true" : "false",
          onclick: () => {
            looked.pool = name;
            looked.wanted = "";
            page.render();
          },
        },
        `${name} ${told.pools[name]?.length ?? 0}`,
      ),
    );
  return h(
    "section",
    { class: "card", "aria-label": "Pools of units" },
    h("h3", {}, "Units"),
    h("div", { class: "row pool-tabs" }, ...tabs),
    h("div", { class: "find" }, find),
    list,
  );
}

function history(told: ClerkPart): HTMLElement {
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
  return h(
    "section",
    { class: "card", "aria-label": "History" },
    h("h3", {}, "Turn by turn"),
    h(
      "div",
      { class: "scroll history", tabindex: 0, role: "region", "aria-label": "Turn by turn" },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, "Turn"),
            ...columns.map((name) =>
              h(
                "th",
                { scope: "col" },
                name.replace(/ sp$/, " SP").replace(/^./, (letter) => letter.toUpperCase()),
              ),
            ),
            ...stocks.map((name) => h("th", { scope: "col" }, `Stock ${name}`)),
          ),
        ),
        h(
          "tbody",
          {},
          ...rows.map((row) => {
            return h(
              "tr",
              {},
              h("th", { scope: "row" }, dated(row.date)),
              ...cells(row).map((told) => h("td", {}, told)),
              ...stocks.map((name) => h("td", { class: "number" }, String(row.stock?.[name] ?? ""))),
            );
          }),
        ),
      ),
    ),
  );
}
