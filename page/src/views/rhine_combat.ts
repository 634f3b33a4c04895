/** The combat calculator: two stacks, terrain, shifts; the whole distribution as a chart, or the result of your own dice. */

import { post, Refused } from "../api";
import { fill, h } from "../dom";
import { s } from "../titles/rhine/plots";
import type { ToldAnswer } from "../generated/api";
import type { View } from "../view";
import { ledgerView } from "./answer";
import { choice, crumbs } from "./rhine";
import { wordOf, wordsOf } from "./values";

const TERRAIN = [
  "Open",
  "Hills",
  "Woods",
  "Heavy Woods",
  "Polder or Swamp",
  "Mountain",
  "Village",
  "Minor City",
  "Major City",
  "West Wall",
];
const WATER = ["Minor River or Canal", "Major River or Canal", "Rhine River", "Rhine ferry/blown bridge"];

interface Unit {
  strength: string;
  rating: string;
  category: string;
  antiTank: string;
}

/** `24-4 Armor` and the like, as the charts take them. */
function written(unit: Unit): string {
  return [`${unit.strength}-${unit.rating}`, unit.category, unit.antiTank].filter(Boolean).join(" ");
}

function read(text: string): Unit {
  const [ratings = "", category = "Other", antiTank = ""] = text.trim().split(/\s+/);
  const [strength = "", rating = ""] = ratings.replace(/^\((.*)\)/, "$1").split("-");
  return { strength, rating, category, antiTank };
}

class Stack {
  readonly element: HTMLElement;
  private readonly rows = h("div", {});

  constructor(
    private readonly name: string,
    units: Unit[],
    private readonly changed: () => void,
  ) {
    this.element = h(
      "fieldset",
      { class: "stack" },
      h("legend", {}, name),
      this.rows,
      h(
        "button",
        {
          type: "button",
          onclick: () => (
            this.add({ strength: "", rating: "3", category: "Other", antiTank: "" }),
            this.rows.lastElementChild?.querySelector("input")?.focus()
          ),
        },
        "One more unit",
      ),
    );
    for (const unit of units) this.add(unit);
  }

  private add(unit: Unit): void {
    const strength = h("input", {
      value: unit.strength,
      inputmode: "numeric",
      "aria-label": `${this.name}: strength`,
      placeholder: "12",
      "data-part": "strength",
    });
    const rating = h(
      "select",
      { "aria-label": `${this.name}: Action Rating`, "data-part": "rating" },
      ...["0", "1", "2", "3", "4", "5"].map((n) => h("option", { value: n }, `AR ${n}`)),
    );
    rating.value = unit.rating;
    const category = h(
      "select",
      { "aria-label": `${this.name}: category`, "data-part": "category" },
      ...["Armor", "Mech", "Other"].map((word) => h("option", {}, word)),
    );
    category.value = unit.category;
    const antiTank = h(
      "select",
      { "aria-label": `${this.name}: anti-tank`, "data-part": "antiTank" },
      ...[
        ["", "no anti-tank"],
        ["Light", "Light AT"],
        ["Heavy", "Heavy AT"],
      ].map(([value = "", told = ""]) => h("option", { value }, told)),
    );
    antiTank.value = unit.antiTank;
    const row = h(
      "div",
      { class: "stack-row" },
      strength,
      rating,
      category,
      antiTank,
      h(
        "button",
        { type: "button", class: "close", "aria-label": "Take it away", onclick: () => (row.remove(), this.changed()) },
        "×",
      ),
    );
    row.addEventListener("input", this.changed);
    this.rows.append(row);
  }

  units(): Unit[] {
    const part = (row: Element, name: string): string =>
      row.querySelector<HTMLInputElement>(`[data-part="${name}"]`)?.value.trim() ?? "";
    return [...this.rows.children]
      .map((row) => ({
        strength: part(row, "strength"),
        rating: part(row, "rating"),
        category: part(row, "category"),
        antiTank: part(row, "antiTank"),
      }))
      .filter((unit) => unit.strength);
  }
}

export function open(query: URLSearchParams): View {
  const stack = (name: string, otherwise: string): Unit[] =>
    (query.get(name) ?? otherwise).split(",").filter(Boolean).map(read);
  const out = h("div", { class: "out", "aria-live": "polite" });
  const later = (): void => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void reckon(), 250);
  };
  let waiting = 0;
  let asked = 0;
  const attackers = new Stack("Attackers", stack("attackers", "24-4 Armor,12-4 Mech"), later);
  const defenders = new Stack("Defenders", stack("defenders", "7-3 Other Heavy"), later);
  const terrain = choice(
    TERRAIN.map((word) => [word, word]),
    query.get("terrain") ?? "Open",
  );
  const water = choice(
    [["", "No water between"], ...WATER.map((word): [string, string] => [word, word])],
    query.get("hexside") ?? "",
  );
  const ground = choice(
    [
      ["Dry", "Dry"],
      ["Mud", "Mud"],
      ["Snow", "Snow"],
    ],
    query.get("ground") ?? "Dry",
  );
  const kind = choice(
    [
      ["regular", "Attack in the Combat Phase"],
      ["overrun", "Overrun"],
    ],
    query.get("kind") ?? "regular",
  );
  const shift = choice(
    Array.from({ length: 13 }, (_, n): [string, string] => [String(n - 6), n > 6 ? `+${n - 6}` : String(n - 6)]),
    query.get("shift") ?? "0",
  );
  const hedgehog = choice(
    ["0", "1", "2", "3", "4"].map((n): [string, string] => [n, n === "0" ? "none" : `level ${n}`]),
    query.get("hedgehog") ?? "0",
  );
  const road = h("input", { type: "checkbox" });
  road.checked = query.get("by_road") === "true";

  const reckon = async (): Promise<void> => {
    const mine = ++asked;
    const given: Record<string, unknown> = {
      attackers: attackers.units().map(written),
      defenders: defenders.units().map(written),
      terrain: terrain.value,
      ground: ground.value,
      kind: kind.value,
      shift: Number(shift.value),
      hedgehog: Number(hedgehog.value),
      by_road: road.checked,
      ...(water.value ? { hexside: water.value } : {}),
    };
    history.replaceState(
      null,
      "",
      `#/rhine/combat?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))}`,
    );
    try {
      const answer = await post("/api/ask/{name}", { name: "rhine.combat" }, given);
      if (mine !== asked) return;
      fill(out, told(answer, kind.value, Number(hedgehog.value)));
    } catch (error) {
      if (mine === asked)
        fill(
          out,
          h("p", { class: "wrong", role: "alert" }, error instanceof Refused ? error.error.message : String(error)),
        );
    }
  };
  const form = h(
    "form",
    { class: "card", onsubmit: (event: Event) => (event.preventDefault(), void reckon()) },
    attackers.element,
    defenders.element,
    h(
      "div",
      { class: "tool-fields" },
      h("label", {}, "Terrain attacked", terrain),
      h("label", {}, "Crossing", water),
      h("label", {}, "Ground", ground),
      h("label", {}, "Kind", kind),
      h("label", {}, "Column shifts", shift),
      h("label", {}, "Hedgehog", hedgehog),
      h("label", { class: "check" }, road, "By road or bridge"),
    ),
    h("button", { class: "main" }, "Reckon"),
  );
  form.addEventListener("change", later);
  const element = h(
    "div",
    { class: "wide" },
    crumbs("Combat calculator"),
    h("h1", {}, "Combat calculator"),
    h("p", {}, "Strengths as they stand on the counters now; modes, supply and lost steps you take off first."),
    h("div", { class: "two reckoner" }, form, out),
  );
  return { heading: "Combat calculator", element, ready: () => void reckon(), close: () => clearTimeout(waiting) };
}

function fraction(value: string | number): number {
  const [over = "0", under = "1"] = String(value).split("/");
  return Number(over) / Number(under);
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)} %`;
}

/** `Ao1e4 DL1o2` in words. */
export function resultWords(cell: string): string {
  const words = cell.split(" ").map((part) => {
    const found = /^([AD])(?:L(\d))?(?:o(\d))?(?:e(\d))?$/.exec(part);
    if (!found) return part === "DG" ? "defenders left are DG" : part;
    const [, who, lost, options, exploit] = found;
    const parts = [
      lost ? `loses ${lost} step${lost === "1" ? "" : "s"}` : "",
      options ? `has ${options} option${options === "1" ? "" : "s"}` : "",
      exploit ? `may exploit with rating ${exploit}` : "",
    ].filter(Boolean);
    return `${who === "A" ? "attacker" : "defender"} ${parts.join(" and ")}`;
  });
  return words.join("; ");
}

/** How good a result is for the attacker, for order and colour: what the defender suffers less what he does himself. */
function merit(cell: string): number {
  let sum = 0;
  for (const part of cell.split(" ")) {
    const sign = part.startsWith("A") ? -1 : 1;
    for (const [, letter, n] of part.matchAll(/([Loe])(\d)/g))
      sum += letter === "e" ? 2 : sign * Number(n) * (letter === "L" ? 2 : 1);
    if (part === "DG") sum += 2;
  }
  return sum;
}

function bars(chances: [name: string, chance: number, words: string, look: string][], label: string): HTMLElement {
  const most = Math.max(...chances.map(([, chance]) => chance));
  return h(
    "table",
    { class: "chances", "aria-label": label },
    h("thead", {}, h("tr", {}, ...["Result", "Chance", "", "Meaning"].map((word) => h("th", { scope: "col" }, word)))),
    h(
      "tbody",
      {},
      ...chances.map(([name, chance, words, look]) => {
        const bar = s(
          "svg",
          { viewBox: "0 0 100 10", preserveAspectRatio: "none", class: "chance", "aria-hidden": "true" },
          s("rect", { x: 0, y: 0, width: (100 * chance) / most, height: 10, class: `plot-bar ${look}` }),
        );
        return h(
          "tr",
          {},
          h("th", { scope: "row" }, name),
          h("td", { class: "number" }, percent(chance)),
          h("td", {}, bar),
          h("td", {}, words),
        );
      }),
    ),
  );
}

function told(answer: ToldAnswer, kind: string, hedgehog: number): HTMLElement {
  const { value } = answer;
  const [line, column, drm] = [wordOf(value["line"]), wordOf(value["column"]), Number(value["drm"])];
  const [distribution, columns] = [wordsOf(value["distribution"]), wordsOf(value["columns"])];
  const results = Object.entries(distribution)
    .map(([cell, value]): [string, number, string, string] => [
      cell,
      fraction(value),
      resultWords(cell),
      merit(cell) > 0 ? "of-good" : merit(cell) < 0 ? "of-bad" : "of-fair",
    ])
    .sort((a, b) => merit(b[0]) - merit(a[0]));
  const sum = (fits: (cell: string) => boolean): number =>
    results.filter(([cell]) => fits(cell)).reduce((all, [, chance]) => all + chance, 0);
  const finals = Object.entries(columns).map(([name, value]): [string, number, string, string] => [
    name,
    fraction(value),
    name === column ? "before Surprise" : "",
    "of-US",
  ]);
  const ratio = (name: string): number => Number(name.split(":")[0]) / Number(name.split(":")[1] ?? 1);
  finals.sort((a, b) => ratio(a[0]) - ratio(b[0]));
  return h(
    "div",
    { class: "slot" },
    h(
      "section",
      { class: "card", "aria-label": "Odds" },
      h("p", { class: "result-line" }, `${column} on the ${line} line, dice ${drm >= 0 ? "+" : "−"}${Math.abs(drm)}`),
      h(
        "dl",
        { class: "values" },
        ...[
          ["Defender loses a step for certain", sum((cell) => /DL/.test(cell))],
          ["Attacker loses a step for certain", sum((cell) => /AL/.test(cell))],
          ["Units may exploit", sum((cell) => /A\S*e/.test(cell))],
        ].flatMap(([name, chance]) => [h("dt", {}, String(name)), h("dd", {}, percent(Number(chance)))]),
      ),
    ),
    h(
      "section",
      { class: "card", "aria-label": "All results" },
      h("h2", {}, "Every result, Surprise included"),
      bars(results, "Every result with its chance"),
    ),
    ownDice(line, column, drm, kind, hedgehog),
    h(
      "section",
      { class: "card", "aria-label": "Columns" },
      h("details", {}, h("summary", {}, "Columns after Surprise"), bars(finals, "Columns with their chance")),
    ),
    h(
      "section",
      { class: "card", "aria-label": "How it comes about" },
      h("h2", {}, "How it comes about"),
      h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Ledger" }, ledgerView(answer.ledger)),
    ),
  );
}

/** Surprise, its die and the result from dice rolled at the table. */
function ownDice(line: string, column: string, drm: number, kind: string, hedgehog: number): HTMLElement {
  const dice = (label: string, from: number, to: number): HTMLSelectElement => {
    const select = choice(
      Array.from({ length: to - from + 1 }, (_, n): [string, string] => [String(n + from), String(n + from)]),
      String(Math.round((from + to) / 2)),
    );
    select.setAttribute("aria-label", label);
    return select;
  };
  const first = dice("Surprise, two dice", 2, 12);
  const second = dice("Shift of Surprise, one die", 1, 6);
  const third = dice("Result, two dice", 2, 12);
  const out = h("p", { class: "result-line", "aria-live": "polite" });
  const resolve = async (): Promise<void> => {
    try {
      const who = wordOf(
        (
          await post(
            "/api/ask/{name}",
            { name: "rhine.surprise" },
            { attack: kind, dice: Number(first.value), drm, hedgehog },
          )
        ).value["surprise"],
      );
      const shift = who === "attacker" ? Number(second.value) : who === "defender" ? -Number(second.value) : 0;
      const found = await post(
        "/api/ask/{name}",
        { name: "rhine.combat" },
        { line, column, shift, dice: Number(third.value), drm, hedgehog },
      );
      const said =
        who === "none" ? "No Surprise" : `Surprise for the ${who}, ${shift > 0 ? "+" : "−"}${Math.abs(shift)} columns`;
      const result = wordOf(found.value["result"]);
      out.textContent = `${said}; ${wordOf(found.value["column"])}: ${result} (${resultWords(result)})`;
    } catch (error) {
      out.textContent = (error as Error).message;
    }
  };
  return h(
    "section",
    { class: "card", "aria-label": "Your own dice" },
    h("h2", {}, "With your own dice"),
    h(
      "div",
      { class: "tool-fields" },
      h("label", {}, "Surprise, two dice", first),
      h("label", {}, "Its shift, one die", second),
      h("label", {}, "Result, two dice", third),
    ),
    h("button", { type: "button", onclick: () => void resolve() }, "Look it up"),
    out,
  );
}
