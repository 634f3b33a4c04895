/** A question for every value of one or two of its parameters: the chart as it would be printed. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { spoken } from "../dom";
import type { Chart } from "../generated/api";
import { chooser, group, live, v } from "../ui";
import { Sentences, valueView } from "./answer";
import type { Form, Schema } from "./fields";
import "./charts.css";

const MOST_VALUES = 40;

/** Whether a parameter has few enough values to be a side of a chart. */
function few(schema: Schema): boolean {
  if (schema.enum) return schema.enum.length <= MOST_VALUES;
  if (schema.type === "boolean") return true;
  return (
    schema.type === "integer" &&
    schema.minimum !== undefined &&
    schema.maximum !== undefined &&
    schema.maximum - schema.minimum < MOST_VALUES
  );
}

interface Given {
  name: string;
  properties: Record<string, Schema>;
  form: Form;
  query: URLSearchParams;
}

interface Drawn {
  chart: Chart;
  down: string;
  across: string;
  given: Record<string, unknown>;
}

/** Asks what goes down and across, with the chart below; nothing where no parameter has few values. */
export function ChartCard({ name, properties, form, query }: Given): VNode | null {
  const sides = Object.entries(properties)
    .filter(([, schema]) => few(schema))
    .map(([key]): [string, string] => [key, spoken(key)]);
  const [down, setDown] = useState(query.get("down") ?? sides[0]?.[0] ?? "");
  const [across, setAcross] = useState(query.get("across") ?? "");
  const [told, tell] = useState<Drawn | { wrong: string } | null>(null);
  const [busy, occupy] = useState(false);
  const draw = async (): Promise<void> => {
    const given = Object.fromEntries(Object.entries(form.given()).filter(([key]) => key !== down && key !== across));
    occupy(true);
    try {
      const wanted = { down, ...(across ? { across } : {}), given };
      tell({ chart: await post("/api/ask/{name}/table", { name }, wanted), down, across, given });
    } catch (error) {
      tell({ wrong: (error as Error).message });
    }
    occupy(false);
  };
  useEffect(() => {
    if (query.has("down")) void draw();
  }, []);
  if (!sides.length) return null;
  const send = (event: Event): void => {
    event.preventDefault();
    void draw();
  };
  return v(
    "section",
    { class: "chart-part" },
    v(
      "form",
      { class: "chart-form", onsubmit: send },
      v("h2", {}, "As a chart"),
      v(
        "p",
        { class: "faint" },
        "Every value of one or two parameters at once; the others are taken from the form above. Made to be printed.",
      ),
      v(
        "div",
        { class: "row" },
        v("label", { for: "chart-down" }, "Down"),
        chooser(sides, down, setDown, { id: "chart-down" }),
        v("label", { for: "chart-across" }, "Across"),
        chooser([["", "nothing"], ...sides], across, setAcross, { id: "chart-across" }),
        v("button", { disabled: busy }, "Draw the chart"),
        v("button", { type: "button", onclick: () => window.print() }, "Print"),
      ),
    ),
    v(
      "div",
      { class: "chart-out", "aria-live": "polite" },
      told && ("wrong" in told ? v("p", { class: "wrong", role: "alert" }, told.wrong) : live(ChartView, told)),
    ),
  );
}

function ChartView({ chart, down, across, given }: Drawn): VNode {
  const keys = [...new Set(chart.cells.flat().flatMap((cell) => Object.keys(cell.value ?? {})))];
  /** Which value is shown; null until somebody has chosen. */
  const [chosen, choose] = useState<string | null>(null);
  const which = chosen ?? (keys.length > 1 ? liveliest(chart, keys) : "");
  const same = Object.entries(given).filter(([, value]) => value !== false && typeof value !== "object");
  const heads = across ? [`${spoken(down)} \\ ${spoken(across)}`, ...chart.across.map(said)] : [spoken(down), "Answer"];
  const values = keys.map((key): [string, string] => [key, spoken(key)]);
  return group([
    keys.length > 1
      ? v(
          "p",
          { class: "which row" },
          v("label", { for: "chart-which" }, "Show"),
          chooser([["", "everything"], ...values], which, choose, { id: "chart-which" }),
        )
      : v("p", {}),
    v("p", { class: "faint" }, same.map(([key, value]) => `${spoken(key)}: ${said(value)}`).join(" · ")),
    v(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "Chart" },
      v(
        "table",
        { class: "chart" },
        v("thead", {}, v("tr", {}, ...heads.map((head) => v("th", { scope: "col" }, head)))),
        v(
          "tbody",
          {},
          ...chart.down.map((value, n) =>
            v(
              "tr",
              {},
              v("th", { scope: "row" }, said(value)),
              ...(chart.cells[n] ?? []).map((cell) =>
                v(
                  "td",
                  cell.problem ? { class: "none", title: cell.problem } : {},
                  cell.value ? shown(cell.value, which) : "–",
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    v("h3", {}, "Rules"),
    v("div", {}, live(Sentences, { rules: chart.rules })),
  ]);
}

/** What differs most from cell to cell is what one looks a chart up for. */
function liveliest(chart: Chart, keys: string[]): string {
  const many = (key: string): number =>
    new Set(chart.cells.flat().map((cell) => JSON.stringify(cell.value?.[key]))).size;
  return keys.reduce((best, key) => (many(key) >= many(best) ? key : best), keys[0] ?? "");
}

function shown(value: Record<string, unknown>, key: string): VNode {
  if (key) return valueView(value[key]);
  const parts = Object.values(value);
  return parts.length === 1 ? valueView(parts[0]) : valueView(value);
}

function said(value: unknown): string {
  return value === true ? "yes" : value === false ? "no" : String(value);
}
