/** Plots drawn by the page itself: lines over the turns, bars by month. Each has its numbers as a table below. */

import { h } from "../../dom";

const SVG = "http://www.w3.org/2000/svg";

export function s(
  tag: string,
  attributes: Record<string, string | number> = {},
  ...children: (SVGElement | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  for (const child of children) element.append(child);
  return element;
}

export interface Series {
  name: string;
  /** A class of the style sheet: it carries the colour. */
  look: string;
  values: (number | null)[];
  dashed?: boolean;
}

const WIDE = 560;
const HIGH = 210;
const LEFT = 40;
const BOTTOM = 26;
const TOP = 12;

/** A round number at or above, in steps a person counts in. */
function ceiling(most: number): { top: number; step: number } {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  return { top: Math.ceil(Math.max(1, most) / step) * step, step };
}

function frame(most: number, name: string, told: string): { plot: SVGElement; y: (value: number) => number } {
  const { top, step } = ceiling(most);
  const y = (value: number): number => HIGH - BOTTOM - (value / top) * (HIGH - BOTTOM - TOP);
  const plot = s("svg", {
    viewBox: `0 0 ${WIDE} ${HIGH}`,
    role: "img",
    class: "plot",
    "aria-label": `${name}. ${told}`,
  });
  for (let value = 0; value <= top; value += step) {
    plot.append(s("line", { x1: LEFT, x2: WIDE - 6, y1: y(value), y2: y(value), class: value ? "grid" : "axis" }));
    plot.append(s("text", { x: LEFT - 6, y: y(value) + 4, class: "tick right" }, String(value)));
  }
  return { plot, y };
}

function legend(series: { name: string; look: string; dashed?: boolean }[]): HTMLElement {
  return h(
    "ul",
    { class: "plot-legend" },
    ...series.map((one) => {
      const sign = s(
        "svg",
        { viewBox: "0 0 24 8", class: "plot-sign", "aria-hidden": "true" },
        s("line", { x1: 0, x2: 24, y1: 4, y2: 4, class: `plot-line ${one.look}${one.dashed ? " dashed" : ""}` }),
      );
      return h("li", {}, sign, one.name);
    }),
  );
}

function numbers(head: string[], rows: (string | number)[][]): HTMLElement {
  return h(
    "details",
    { class: "plot-numbers" },
    h("summary", {}, "The numbers"),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "The numbers" },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...head.map((word) => h("th", { scope: "col" }, word)))),
        h(
          "tbody",
          {},
          ...rows.map((row) =>
            h(
              "tr",
              {},
              ...row.map((cell, n) => h(n ? "td" : "th", n ? { class: "number" } : { scope: "row" }, String(cell))),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Lines over the turns; `labels` name the turns, `ticks` those that are written below. */
export function linePlot(
  name: string,
  told: string,
  series: Series[],
  labels: string[],
  ticks: Map<number, string>,
  now: number,
): HTMLElement {
  const drawn = series.filter((one) => one.values.some((value) => value !== null));
  const most = Math.max(1, ...drawn.flatMap((one) => one.values.map((value) => value ?? 0)));
  const { plot, y } = frame(most, name, told);
  const last = Math.max(1, labels.length - 1);
  const x = (n: number): number => LEFT + (n / last) * (WIDE - LEFT - 10);
  for (const [n, word] of ticks) {
    plot.append(s("line", { x1: x(n), x2: x(n), y1: HIGH - BOTTOM, y2: HIGH - BOTTOM + 4, class: "axis" }));
    plot.append(s("text", { x: x(n) + 3, y: HIGH - 8, class: "tick" }, word));
  }
  if (now >= 0) plot.append(s("line", { x1: x(now), x2: x(now), y1: TOP, y2: HIGH - BOTTOM, class: "now" }));
  for (const one of drawn) {
    const points = one.values.flatMap((value, n) =>
      value === null ? [] : [`${x(n).toFixed(1)},${y(value).toFixed(1)}`],
    );
    plot.append(
      s("polyline", { points: points.join(" "), class: `plot-line ${one.look}${one.dashed ? " dashed" : ""}` }),
    );
    const end = one.values.filter((value) => value !== null).length - 1;
    const value = one.values[end];
    if (!one.dashed && value !== null && value !== undefined)
      plot.append(s("circle", { cx: x(end), cy: y(value), r: 3.5, class: `dot ${one.look}` }));
  }
  const rows = labels.flatMap((label, n) =>
    drawn.some((one) => one.values[n] !== null) ? [[label, ...drawn.map((one) => shown(one.values[n]))]] : [],
  );
  return h(
    "figure",
    { class: "figure" },
    h("figcaption", {}, name),
    plot,
    legend(drawn),
    numbers(["Turn", ...drawn.map((one) => one.name)], rows),
  );
}

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Bars in groups; the group of now is marked. */
export function barPlot(
  name: string,
  told: string,
  groups: string[],
  series: { name: string; look: string; values: number[] }[],
  now: number,
): HTMLElement {
  const most = Math.max(1, ...series.flatMap((one) => one.values));
  const { plot, y } = frame(most, name, told);
  const room = (WIDE - LEFT - 10) / Math.max(1, groups.length);
  const wide = (room - 10) / Math.max(1, series.length);
  groups.forEach((group, n) => {
    const left = LEFT + n * room;
    if (n === now)
      plot.append(s("rect", { x: left, y: TOP, width: room, height: HIGH - BOTTOM - TOP, class: "now-band" }));
    series.forEach((one, m) => {
      const value = one.values[n] ?? 0;
      if (value)
        plot.append(
          s("rect", {
            x: left + 5 + m * wide,
            y: y(value),
            width: Math.max(1, wide - 1),
            height: HIGH - BOTTOM - y(value),
            class: `plot-bar ${one.look}`,
          }),
        );
    });
    plot.append(s("text", { x: left + room / 2, y: HIGH - 8, class: "tick middle" }, group));
  });
  const rows = groups.map((group, n) => [group, ...series.map((one) => one.values[n] ?? 0)]);
  return h(
    "figure",
    { class: "figure" },
    h("figcaption", {}, name),
    plot,
    legend(series),
    numbers(["Month", ...series.map((one) => one.name)], rows),
  );
}
