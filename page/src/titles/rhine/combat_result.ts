/** The result of a combat: the whole distribution, columns and ledger, or a result from own dice. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { post } from "../../api";
import type { ToldAnswer } from "../../generated/api";
import { svgElement } from "./plots";
import { chooser, live, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { toText, toTextByName } from "../../views/values";

function parseFraction(value: string | number): number {
  const [over = "0", under = "1"] = String(value).split("/");
  return Number(over) / Number(under);
}

function formatPercent(chance: number): string {
  return `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)} %`;
}

/** Describe a result such as `Ao1e4 DL1o2` in words. */
export function describeResult(cell: string): string {
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

/** Rate a result for the attacker, for order and color: the defender's losses less the attacker's. */
function rateResult(cell: string): number {
  let sum = 0;
  for (const part of cell.split(" ")) {
    const sign = part.startsWith("A") ? -1 : 1;
    for (const [, letter, n] of part.matchAll(/([Loe])(\d)/g))
      sum += letter === "e" ? 2 : sign * Number(n) * (letter === "L" ? 2 : 1);
    if (part === "DG") sum += 2;
  }
  return sum;
}

function barsView(chances: [name: string, chance: number, words: string, look: string][], label: string): VNode {
  const most = Math.max(...chances.map(([, chance]) => chance));
  return v(
    "table",
    { class: "chances", "aria-label": label },
    v("thead", {}, v("tr", {}, ...["Result", "Chance", "", "Meaning"].map((word) => v("th", { scope: "col" }, word)))),
    v(
      "tbody",
      {},
      ...chances.map(([name, chance, words, look]) => {
        const bar = svgElement(
          "svg",
          { viewBox: "0 0 100 10", preserveAspectRatio: "none", class: "chance", "aria-hidden": "true" },
          svgElement("rect", { x: 0, y: 0, width: (100 * chance) / most, height: 10, class: `plot-bar ${look}` }),
        );
        return v(
          "tr",
          {},
          v("th", { scope: "row" }, name),
          v("td", { class: "number" }, formatPercent(chance)),
          v("td", {}, bar),
          v("td", {}, words),
        );
      }),
    ),
  );
}

export function resultView(answer: ToldAnswer, kind: string, hedgehog: number): VNode {
  const { value } = answer;
  const [line, column, drm] = [toText(value["line"]), toText(value["column"]), Number(value["drm"])];
  const [distribution, columns] = [toTextByName(value["distribution"]), toTextByName(value["columns"])];
  const results = Object.entries(distribution)
    .map(([cell, value]): [string, number, string, string] => [
      cell,
      parseFraction(value),
      describeResult(cell),
      rateResult(cell) > 0 ? "of-good" : rateResult(cell) < 0 ? "of-bad" : "of-fair",
    ])
    .sort((a, b) => rateResult(b[0]) - rateResult(a[0]));
  const sum = (fits: (cell: string) => boolean): number =>
    results.filter(([cell]) => fits(cell)).reduce((all, [, chance]) => all + chance, 0);
  const finals = Object.entries(columns).map(([name, value]): [string, number, string, string] => [
    name,
    parseFraction(value),
    name === column ? "before Surprise" : "",
    "of-US",
  ]);
  const ratio = (name: string): number => Number(name.split(":")[0]) / Number(name.split(":")[1] ?? 1);
  finals.sort((a, b) => ratio(a[0]) - ratio(b[0]));
  return v(
    "div",
    { class: "slot" },
    v(
      "section",
      { class: "card", "aria-label": "Odds" },
      v("p", { class: "result-line" }, `${column} on the ${line} line, dice ${drm >= 0 ? "+" : "−"}${Math.abs(drm)}`),
      v(
        "dl",
        { class: "values" },
        ...[
          ["Defender loses a step for certain", sum((cell) => /DL/.test(cell))],
          ["Attacker loses a step for certain", sum((cell) => /AL/.test(cell))],
          ["Units may exploit", sum((cell) => /A\S*e/.test(cell))],
        ].flatMap(([name, chance]) => [v("dt", {}, String(name)), v("dd", {}, formatPercent(Number(chance)))]),
      ),
    ),
    v(
      "section",
      { class: "card", "aria-label": "All results" },
      v("h2", {}, "Every result, Surprise included"),
      barsView(results, "Every result with its chance"),
    ),
    live(OwnDiceForm, { line, column, drm, kind, hedgehog }),
    v(
      "section",
      { class: "card", "aria-label": "Columns" },
      v("details", {}, v("summary", {}, "Columns after Surprise"), barsView(finals, "Columns with their chance")),
    ),
    v(
      "section",
      { class: "card", "aria-label": "How it comes about" },
      v("h2", {}, "How it comes about"),
      v("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Ledger" }, ledgerView(answer.ledger)),
    ),
  );
}

interface OwnDiceProps {
  line: string;
  column: string;
  drm: number;
  kind: string;
  hedgehog: number;
}

const numberOptions = (from: number, to: number): [string, string][] =>
  Array.from({ length: to - from + 1 }, (_, n) => [String(n + from), String(n + from)]);

/** A form for surprise, its die and the result from dice rolled at the table. */
function OwnDiceForm({ line, column, drm, kind, hedgehog }: OwnDiceProps): VNode {
  const [rolls, roll] = useState(["7", "4", "7"]);
  const [message, setMessage] = useState("");
  const [first, second, third] = rolls.map(Number);
  const resolve = async (): Promise<void> => {
    try {
      const surprise = { attack: kind, dice: first, drm, hedgehog };
      const who = toText((await post("/api/ask/{name}", { name: "rhine.surprise" }, surprise)).value["surprise"]);
      const shift = who === "attacker" ? (second ?? 0) : who === "defender" ? -(second ?? 0) : 0;
      const given = { line, column, shift, dice: third, drm, hedgehog };
      const { value } = await post("/api/ask/{name}", { name: "rhine.combat" }, given);
      const columns = `${shift > 0 ? "+" : "−"}${Math.abs(shift)} columns`;
      const surpriseText = who === "none" ? "No Surprise" : `Surprise for the ${who}, ${columns}`;
      const result = toText(value["result"]);
      setMessage(`${surpriseText}; ${toText(value["column"])}: ${result} (${describeResult(result)})`);
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  const dice = (n: number, label: string, name: string, from: number, to: number): VNode =>
    v(
      "label",
      {},
      label,
      chooser(
        numberOptions(from, to),
        rolls[n] ?? "",
        (value) => roll(rolls.map((one, m) => (m === n ? value : one))),
        {
          "aria-label": name,
        },
      ),
    );
  return v(
    "section",
    { class: "card", "aria-label": "Your own dice" },
    v("h2", {}, "With your own dice"),
    v(
      "div",
      { class: "tool-fields" },
      dice(0, "Surprise, two dice", "Surprise, two dice", 2, 12),
      dice(1, "Its shift, one die", "Shift of Surprise, one die", 1, 6),
      dice(2, "Result, two dice", "Result, two dice", 2, 12),
    ),
    v("button", { type: "button", onclick: () => void resolve() }, "Look it up"),
    v("p", { class: "result-line", "aria-live": "polite" }, message),
  );
}
