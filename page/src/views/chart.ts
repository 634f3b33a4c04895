/** A chart of a question for all values of one or two parameters, made to be printed. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { humanize } from "../dom";
import type { Chart } from "../generated/api";
import { chooser, group, live, v } from "../ui";
import { RuleSentences, valueView } from "./answer";
import type { Form, Schema } from "./fields";
import "./charts.css";

const MOST_VALUES = 40;

/** Return whether a parameter has few enough values for an axis of a chart. */
function hasFewValues(schema: Schema): boolean {
  if (schema.enum) return schema.enum.length <= MOST_VALUES;
  if (schema.type === "boolean") return true;
  return (
    schema.type === "integer" &&
    schema.minimum !== undefined &&
    schema.maximum !== undefined &&
    schema.maximum - schema.minimum < MOST_VALUES
  );
}

interface ChartProps {
  name: string;
  properties: Record<string, Schema>;
  form: Form;
  query: URLSearchParams;
}

interface DrawnChart {
  chart: Chart;
  down: string;
  across: string;
  given: Record<string, unknown>;
}

/** The form for the axes, with the chart below; null if no parameter fits. */
export function ChartCard({ name, properties, form, query }: ChartProps): VNode | null {
  const sides = Object.entries(properties)
    .filter(([, schema]) => hasFewValues(schema))
    .map(([key]): [string, string] => [key, humanize(key)]);
  const [down, setDown] = useState(query.get("down") ?? sides[0]?.[0] ?? "");
  const [across, setAcross] = useState(query.get("across") ?? "");
  const [result, setResult] = useState<DrawnChart | { wrong: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const draw = async (): Promise<void> => {
    const given = Object.fromEntries(Object.entries(form.given()).filter(([key]) => key !== down && key !== across));
    setBusy(true);
    try {
      const wanted = { down, ...(across ? { across } : {}), given };
      setResult({ chart: await post("/api/ask/{name}/table", { name }, wanted), down, across, given });
    } catch (error) {
      setResult({ wrong: (error as Error).message });
    }
    setBusy(false);
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
      result && ("wrong" in result ? v("p", { class: "wrong", role: "alert" }, result.wrong) : live(ChartView, result)),
    ),
  );
}

function ChartView({ chart, down, across, given }: DrawnChart): VNode {
  const keys = [...new Set(chart.cells.flat().flatMap((cell) => Object.keys(cell.value ?? {})))];
  /** The key of the values shown; null until one is chosen. */
  const [chosen, choose] = useState<string | null>(null);
  const which = chosen ?? (keys.length > 1 ? mostVaryingKey(chart, keys) : "");
  const same = Object.entries(given).filter(([, value]) => value !== false && typeof value !== "object");
  const heads = across
    ? [`${humanize(down)} \\ ${humanize(across)}`, ...chart.across.map(parameterText)]
    : [humanize(down), "Answer"];
  const values = keys.map((key): [string, string] => [key, humanize(key)]);
  return group([
    keys.length > 1
      ? v(
          "p",
          { class: "which row" },
          v("label", { for: "chart-which" }, "Show"),
          chooser([["", "everything"], ...values], which, choose, { id: "chart-which" }),
        )
      : v("p", {}),
    v("p", { class: "faint" }, same.map(([key, value]) => `${humanize(key)}: ${parameterText(value)}`).join(" · ")),
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
              v("th", { scope: "row" }, parameterText(value)),
              ...(chart.cells[n] ?? []).map((cell) =>
                v(
                  "td",
                  cell.problem ? { class: "none", title: cell.problem } : {},
                  cell.value ? cellView(cell.value, which) : "–",
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    v("h3", {}, "Rules"),
    v("div", {}, live(RuleSentences, { rules: chart.rules })),
  ]);
}

/** Return the key whose values differ most between cells. */
function mostVaryingKey(chart: Chart, keys: string[]): string {
  const many = (key: string): number =>
    new Set(chart.cells.flat().map((cell) => JSON.stringify(cell.value?.[key]))).size;
  return keys.reduce((best, key) => (many(key) >= many(best) ? key : best), keys[0] ?? "");
}

function cellView(value: Record<string, unknown>, key: string): VNode {
  if (key) return valueView(value[key]);
  const parts = Object.values(value);
  return parts.length === 1 ? valueView(parts[0]) : valueView(value);
}

function parameterText(value: unknown): string {
  return value === true ? "yes" : value === false ? "no" : String(value);
}
