/** The pools of units, and the history by turn. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { ClerkPart, ClerkTurn } from "../../generated/api";
import { type Content, inputValue, v } from "../../ui";
import { formatDate } from "./clerk_part";
import "./books.css";

const ALWAYS_SHOWN = ["On map", "To arrive", "Dead pile", "Removed"];

/** The filter of the unit list. */
class PoolFilter {
  readonly pool = signal("On map");
  readonly query = signal("");
}

export function poolsView({ game, acts }: Play, part: ClerkPart): VNode {
  const places = new Map(game.view.table.counters.map((counter) => [counter.unit, counter.hex]));
  const names = Object.keys(part.pools);
  const { pool, query } = game.of(PoolFilter);
  const word = query.value.trim().toLowerCase();
  const rows = names
    .filter((name) => word || name === pool.value)
    .flatMap((name) =>
      (part.pools[name] ?? [])
        .filter(([unit]) => unit.toLowerCase().includes(word))
        .map((one) => [name, ...one] as const),
    );
  const unitName = (unit: string, hex = ""): Content =>
    hex
      ? v("button", { type: "button", class: "link", title: `In ${hex}`, onclick: () => acts.showHex(hex) }, unit)
      : unit;
  const tabs = names.filter((name) => part.pools[name]?.length || name === pool.value || ALWAYS_SHOWN.includes(name));
  const choose = (name: string): void => {
    pool.value = name;
    query.value = "";
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
          `${name} ${part.pools[name]?.length ?? 0}`,
        ),
      ),
    ),
    v(
      "div",
      { class: "find" },
      v("input", {
        type: "search",
        value: query.value,
        placeholder: "Unit",
        "aria-label": "Find a unit in all pools",
        oninput: (event: Event) => (query.value = inputValue(event)),
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
              v("td", {}, unitName(unit, places.get(unit))),
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

export function historyTable(part: ClerkPart): VNode {
  const rolled = ["column", "sp", "pax", "eq"] as const;
  const columns = [
    "ground",
    "flight",
    "first",
    ...part.nations.flatMap((nation) => rolled.map((what) => `${nation} ${what}`)),
  ];
  const cells = (row: ClerkTurn): string[] => [
    row.ground,
    row.flight,
    row.first,
    ...part.nations.flatMap((nation) => rolled.map((what) => String(row.rolls[nation]?.[what] ?? ""))),
  ];
  const stocks = Object.keys(part.stocks);
  const rows = [...part.history].reverse();
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
              v("th", { scope: "row" }, formatDate(row.date)),
              ...cells(row).map((cell) => v("td", {}, cell)),
              ...stocks.map((name) => v("td", { class: "number" }, String(row.stock?.[name] ?? ""))),
            );
          }),
        ),
      ),
    ),
  );
}
