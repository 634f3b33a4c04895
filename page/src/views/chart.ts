/** A question for every value of one or two of its parameters: the chart as it would be printed. */

import type { VNode } from "preact";
import { post } from "../api";
import { fill, h, spoken } from "../dom";
import type { Chart } from "../generated/api";
import { live } from "../ui";
import { Sentences, valueView } from "./answer";
import type { Field, Schema } from "./fields";

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

/** The card that asks what goes down and across, and the chart below; null when no parameter has few values. */
export function chartCard(
  name: string,
  properties: Record<string, Schema>,
  fields: Field[],
  query: URLSearchParams,
): HTMLElement | null {
  const sides = Object.entries(properties)
    .filter(([, schema]) => few(schema))
    .map(([key]) => key);
  if (!sides.length) return null;
  const options = (none: boolean): HTMLElement[] => [
    ...(none ? [h("option", { value: "" }, "nothing")] : []),
    ...sides.map((key) => h("option", { value: key }, spoken(key))),
  ];
  const down = h("select", { id: "chart-down" }, ...options(false));
  const across = h("select", { id: "chart-across" }, ...options(true));
  down.value = query.get("down") ?? sides[0] ?? "";
  across.value = query.get("across") ?? "";
  const out = h("div", { class: "chart-out", "aria-live": "polite" });
  const button = h("button", {}, "Draw the chart");
  const draw = async (event?: Event): Promise<void> => {
    event?.preventDefault();
    const given: Record<string, unknown> = {};
    for (const one of fields) {
      const value = one.value();
      if (value !== undefined && one.name !== down.value && one.name !== across.value) given[one.name] = value;
    }
    button.disabled = true;
    try {
      const chart = await post(
        "/api/ask/{name}/table",
        { name },
        { down: down.value, ...(across.value ? { across: across.value } : {}), given },
      );
      fill(out, ...chartView(chart, down.value, across.value, given));
    } catch (error) {
      fill(out, h("p", { class: "wrong", role: "alert" }, (error as Error).message));
    }
    button.disabled = false;
  };
  const form = h(
    "form",
    { class: "chart-form", onsubmit: (event: Event) => void draw(event) },
    h("h2", {}, "As a chart"),
    h(
      "p",
      { class: "faint" },
      "Every value of one or two parameters at once; the others are taken from the form above. Made to be printed.",
    ),
    h(
      "div",
      { class: "row" },
      h("label", { for: "chart-down" }, "Down"),
      down,
      h("label", { for: "chart-across" }, "Across"),
      across,
      button,
      h("button", { type: "button", onclick: () => window.print() }, "Print"),
    ),
  );
  if (query.has("down")) void draw();
  return h("section", { class: "chart-part" }, form, out);
}

function chartView(chart: Chart, down: string, across: string, given: Record<string, unknown>): HTMLElement[] {
  const keys = [...new Set(chart.cells.flat().flatMap((cell) => Object.keys(cell.value ?? {})))];
  const body = h("tbody", {});
  const show = (key: string): void =>
    fill(
      body,
      ...chart.down.map((value, n) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, said(value)),
          ...(chart.cells[n] ?? []).map((cell) =>
            h(
              "td",
              cell.problem ? { class: "none", title: cell.problem } : {},
              cell.value ? shown(cell.value, key) : "–",
            ),
          ),
        ),
      ),
    );
  const which = h(
    "select",
    { id: "chart-which" },
    h("option", { value: "" }, "everything"),
    ...keys.map((key) => h("option", { value: key }, spoken(key))),
  );
  which.addEventListener("change", () => show(which.value));
  if (keys.length > 1) which.value = liveliest(chart, keys);
  show(which.value);
  const same = Object.entries(given).filter(([, value]) => value !== false && typeof value !== "object");
  const head = across
    ? h(
        "tr",
        {},
        h("th", { scope: "col" }, `${spoken(down)} \\ ${spoken(across)}`),
        ...chart.across.map((value) => h("th", { scope: "col" }, said(value))),
      )
    : h("tr", {}, h("th", { scope: "col" }, spoken(down)), h("th", { scope: "col" }, "Answer"));
  return [
    keys.length > 1 ? h("p", { class: "which row" }, h("label", { for: "chart-which" }, "Show"), which) : h("p", {}),
    h("p", { class: "faint" }, same.map(([key, value]) => `${spoken(key)}: ${said(value)}`).join(" · ")),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "Chart" },
      h("table", { class: "chart" }, h("thead", {}, head), body),
    ),
    h("h3", {}, "Rules"),
    h("div", {}, live(Sentences, { rules: chart.rules })),
  ];
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
