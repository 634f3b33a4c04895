/** The pools of units, and the history turn by turn. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { ClerkPart, ClerkTurn } from "../../generated/api";
import { type Shown, typed, v } from "../../ui";
import { dated } from "./figures";
import "./books.css";

const ALWAYS = ["On map", "To arrive", "Dead pile", "Removed"];

/** Which units are listed. */
class Sought {
  readonly pool = signal("On map");
  readonly wanted = signal("");
}

export function pools({ game, acts }: Play, told: ClerkPart): VNode {
  const places = new Map(game.view.table.counters.map((counter) => [counter.unit, counter.hex]));
  const names = Object.keys(told.pools);
  const { pool, wanted } = game.of(Sought);
  const word = wanted.value.trim().toLowerCase();
  const rows = names
    .filter((name) => word || name === pool.value)
    .flatMap((name) =>
      (told.pools[name] ?? [])
        .filter(([unit]) => unit.toLowerCase().includes(word))
        .map((one) => [name, ...one] as const),
    );
  const unitName = (unit: string, hex = ""): Shown =>
    hex
      ? v("button", { type: "button", class: "link", title: `In ${hex}`, onclick: () => acts.showHex(hex) }, unit)
      : unit;
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

export function history(told: ClerkPart): VNode {
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
