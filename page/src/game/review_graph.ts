/** A graph of the chance to win over a game: an error band, a line, and a point for each valued moment. */

import { createElement, type VNode } from "preact";
import { v } from "../ui";
import type { Point, Review } from "../generated/api";
import { language, words } from "../words";
import { analystWords } from "../words/analyst";
import type { Play } from "./play";
import "./review.css";

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 22;
/** Chances with a grid line. */
const GRID_CHANCES = [0, 0.25, 0.5, 0.75, 1];
/** Most dates on the axis. */
const MAX_DATES = 4;

type SvgAttributes = Record<string, string | number | ((event: never) => void)>;

function svg(tag: string, attributes: SvgAttributes, ...children: (VNode | string | null)[]): VNode {
  return createElement(tag, attributes, ...children);
}

/** Return functions that convert lines and chances to coordinates. */
export function scales(review: Review): { x(line: number): number; y(chance: number): number } {
  const first = review.points[0]?.line ?? 0;
  const span = Math.max(1, (review.points.at(-1)?.line ?? 1) - first);
  return {
    x: (line) => LEFT + ((line - first) / span) * (WIDTH - LEFT - RIGHT),
    y: (chance) => TOP + (1 - Math.min(1, Math.max(0, chance))) * (HEIGHT - TOP - BOTTOM),
  };
}

/** Format an ISO date as day and month; return other text unchanged. */
export function formatDay(date: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return date;
  const how = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language(), how).format(new Date(`${date}T00:00Z`));
}

/** Return the point nearest to an x coordinate. */
export function nearestPoint(review: Review, position: number): Point | undefined {
  const { x } = scales(review);
  return [...review.points].sort((a, b) => Math.abs(x(a.line) - position) - Math.abs(x(b.line) - position))[0];
}

export function reviewGraph({ game }: Play, review: Review, go: (line: number) => void): VNode {
  const texts = analystWords().review;
  const { x, y } = scales(review);
  // The person's own side is drawn last, on top.
  const sides = Object.keys(review.totals).sort((a, b) => Number(a === game.side) - Number(b === game.side));
  const shown = sides.at(-1) ?? "";
  const days = review.points.filter(
    (point, n) => point.date && review.points.findIndex((one) => one.date === point.date) === n,
  );
  const step = Math.ceil(days.length / MAX_DATES);
  const clicked = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const point = nearestPoint(review, ((event.clientX - box.left) / box.width) * WIDTH);
    if (point) go(point.line);
  };
  const parts: VNode[] = [
    ...GRID_CHANCES.flatMap((level) => [
      svg("line", { class: "level-line", x1: LEFT, x2: WIDTH - RIGHT, y1: y(level), y2: y(level) }),
      svg("text", { class: "level-of", x: LEFT - 4, y: y(level) + 4 }, `${100 * level}%`),
    ]),
    ...review.turning.flatMap((n) => {
      const leg = review.legs[n];
      if (!leg) return [];
      return [
        svg("rect", { class: "turn", x: x(leg.start), y: TOP, width: x(leg.end) - x(leg.start), height: y(0) - TOP }),
      ];
    }),
    ...sides.flatMap((side) => chanceLine(review, side)),
    ...days
      .filter((_, n) => n % step === 0)
      .map((point) => svg("text", { class: "day-of", x: x(point.line), y: HEIGHT - 6 }, formatDay(point.date))),
    svg("line", { class: "now", x1: x(game.view.at), x2: x(game.view.at), y1: TOP, y2: y(0) }),
    ...review.points.map((point) => pointView(point, shown, x(point.line), y, go)),
  ];
  const how = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "review-graph", role: "group", "aria-label": texts.graph };
  return v(
    "figure",
    { class: "review-figure" },
    svg("svg", { ...how, onclick: clicked }, ...parts),
    v(
      "figcaption",
      {},
      ...[...sides].reverse().map((side) => v("span", { class: `key-of ${side}` }, words().sideName(side))),
    ),
  );
}

function chanceLine(review: Review, side: string): VNode[] {
  const { x, y } = scales(review);
  const all = review.points.flatMap((point) => {
    const win = point.win[side];
    return win ? [{ at: x(point.line), win }] : [];
  });
  const upper = all.map(({ at, win }) => `${at},${y(win.mean + 2 * win.error)}`);
  const lower = all.map(({ at, win }) => `${at},${y(win.mean - 2 * win.error)}`).reverse();
  const middle = all.map(({ at, win }) => `${at},${y(win.mean)}`);
  return [
    svg("polygon", { class: `band ${side}`, points: [...upper, ...lower].join(" ") }),
    svg("polyline", { class: `chance ${side}`, points: middle.join(" ") }),
  ];
}

function pointView(
  point: Point,
  side: string,
  at: number,
  y: (chance: number) => number,
  go: (line: number) => void,
): VNode {
  const mean = point.win[side]?.mean ?? 0;
  const label = analystWords().review.point(point.line, formatDay(point.date), Math.round(100 * mean));
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    go(point.line);
  };
  return svg(
    "circle",
    {
      class: `moment ${side}`,
      cx: at,
      cy: y(mean),
      r: 3,
      tabindex: 0,
      role: "button",
      "aria-label": label,
      onkeydown: pressed,
    },
    svg("title", {}, label),
  );
}
