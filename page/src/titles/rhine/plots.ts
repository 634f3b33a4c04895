/** SVG plots: lines over the turns, bars by month. Each has its numbers as a table below. */

import { createElement, type VNode } from "preact";
import { v } from "../../ui";
import "./books.css";

/** Create an SVG element. */
export function svgElement(
  tag: string,
  attributes: Record<string, string | number> = {},
  ...children: (VNode | string)[]
): VNode {
  return createElement(tag, attributes, ...children);
}

export interface Series {
  name: string;
  /** The CSS class that gives the color. */
  look: string;
  values: (number | null)[];
  dashed?: boolean;
}

const WIDTH = 560;
const HEIGHT = 210;
const LEFT = 40;
const BOTTOM = 26;
const TOP = 12;

/** Return a round number at or above `most`, and a round step. */
function roundUp(most: number): { top: number; step: number } {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  return { top: Math.ceil(Math.max(1, most) / step) * step, step };
}

interface PlotFrame {
  grid: VNode[];
  y(value: number): number;
}

function plotFrame(most: number): PlotFrame {
  const { top, step } = roundUp(most);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const grid: VNode[] = [];
  for (let value = 0; value <= top; value += step)
    grid.push(
      svgElement("line", { x1: LEFT, x2: WIDTH - 6, y1: y(value), y2: y(value), class: value ? "grid" : "axis" }),
      svgElement("text", { x: LEFT - 6, y: y(value) + 4, class: "tick right" }, String(value)),
    );
  return { grid, y };
}

function plotView(name: string, summary: string, parts: VNode[]): VNode {
  const how = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", class: "plot", "aria-label": `${name}. ${summary}` };
  return svgElement("svg", how, ...parts);
}

function legend(series: { name: string; look: string; dashed?: boolean }[]): VNode {
  return v(
    "ul",
    { class: "plot-legend" },
    ...series.map((one) => {
      const sign = svgElement(
        "svg",
        { viewBox: "0 0 24 8", class: "plot-sign", "aria-hidden": "true" },
        svgElement("line", {
          x1: 0,
          x2: 24,
          y1: 4,
          y2: 4,
          class: `plot-line ${one.look}${one.dashed ? " dashed" : ""}`,
        }),
      );
      return v("li", {}, sign, one.name);
    }),
  );
}

function numberTable(head: string[], rows: (string | number)[][]): VNode {
  return v(
    "details",
    { class: "plot-numbers" },
    v("summary", {}, "The numbers"),
    v(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "The numbers" },
      v(
        "table",
        {},
        v("thead", {}, v("tr", {}, ...head.map((word) => v("th", { scope: "col" }, word)))),
        v(
          "tbody",
          {},
          ...rows.map((row) =>
            v(
              "tr",
              {},
              ...row.map((cell, n) => v(n ? "td" : "th", n ? { class: "number" } : { scope: "row" }, String(cell))),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Plot lines over the turns; `labels` names all turns, `ticks` the labeled ones. */
export function linePlot(
  name: string,
  summary: string,
  series: Series[],
  labels: string[],
  ticks: Map<number, string>,
  now: number,
): VNode {
  const drawn = series.filter((one) => one.values.some((value) => value !== null));
  const most = Math.max(1, ...drawn.flatMap((one) => one.values.map((value) => value ?? 0)));
  const { grid, y } = plotFrame(most);
  const plot = [...grid];
  const last = Math.max(1, labels.length - 1);
  const x = (n: number): number => LEFT + (n / last) * (WIDTH - LEFT - 10);
  for (const [n, word] of ticks) {
    plot.push(svgElement("line", { x1: x(n), x2: x(n), y1: HEIGHT - BOTTOM, y2: HEIGHT - BOTTOM + 4, class: "axis" }));
    plot.push(svgElement("text", { x: x(n) + 3, y: HEIGHT - 8, class: "tick" }, word));
  }
  if (now >= 0) plot.push(svgElement("line", { x1: x(now), x2: x(now), y1: TOP, y2: HEIGHT - BOTTOM, class: "now" }));
  for (const one of drawn) {
    const points = one.values.flatMap((value, n) =>
      value === null ? [] : [`${x(n).toFixed(1)},${y(value).toFixed(1)}`],
    );
    plot.push(
      svgElement("polyline", {
        points: points.join(" "),
        class: `plot-line ${one.look}${one.dashed ? " dashed" : ""}`,
      }),
    );
    const end = one.values.filter((value) => value !== null).length - 1;
    const value = one.values[end];
    if (!one.dashed && value !== null && value !== undefined)
      plot.push(svgElement("circle", { cx: x(end), cy: y(value), r: 3.5, class: `dot ${one.look}` }));
  }
  const rows = labels.flatMap((label, n) =>
    drawn.some((one) => one.values[n] !== null) ? [[label, ...drawn.map((one) => formatValue(one.values[n]))]] : [],
  );
  return v(
    "figure",
    { class: "figure" },
    v("figcaption", {}, name),
    plotView(name, summary, plot),
    legend(drawn),
    numberTable(["Turn", ...drawn.map((one) => one.name)], rows),
  );
}

function formatValue(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Plot grouped bars; the current group is highlighted. */
export function barPlot(
  name: string,
  summary: string,
  groups: string[],
  series: { name: string; look: string; values: number[] }[],
  now: number,
): VNode {
  const most = Math.max(1, ...series.flatMap((one) => one.values));
  const { grid, y } = plotFrame(most);
  const plot = [...grid];
  const room = (WIDTH - LEFT - 10) / Math.max(1, groups.length);
  const wide = (room - 10) / Math.max(1, series.length);
  groups.forEach((group, n) => {
    const left = LEFT + n * room;
    if (n === now)
      plot.push(svgElement("rect", { x: left, y: TOP, width: room, height: HEIGHT - BOTTOM - TOP, class: "now-band" }));
    series.forEach((one, m) => {
      const value = one.values[n] ?? 0;
      if (value)
        plot.push(
          svgElement("rect", {
            x: left + 5 + m * wide,
            y: y(value),
            width: Math.max(1, wide - 1),
            height: HEIGHT - BOTTOM - y(value),
            class: `plot-bar ${one.look}`,
          }),
        );
    });
    plot.push(svgElement("text", { x: left + room / 2, y: HEIGHT - 8, class: "tick middle" }, group));
  });
  const rows = groups.map((group, n) => [group, ...series.map((one) => one.values[n] ?? 0)]);
  return v(
    "figure",
    { class: "figure" },
    v("figcaption", {}, name),
    plotView(name, summary, plot),
    legend(series),
    numberTable(["Month", ...series.map((one) => one.name)], rows),
  );
}
