/** The chance to win over the lines of a game: a band, a line, and a point for each moment that was valued. */

import { createElement, type VNode } from "preact";
import { v } from "../ui";
import type { Point, Review } from "../generated/api";
import { language, words } from "../words";
import { analystWords } from "../words/analyst";
import type { Play } from "./play";
import "./review.css";

const WIDE = 360;
const HIGH = 170;
const LEFT = 34;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 22;
/** Levels that are drawn across. */
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
/** Dates below it, at most. */
const DATES = 4;

type Given = Record<string, string | number | ((event: never) => void)>;

function s(tag: string, given: Given, ...children: (VNode | string | null)[]): VNode {
  return createElement(tag, given, ...children);
}

/** Where things of a review are in the picture. */
export function scales(review: Review): { x(line: number): number; y(chance: number): number } {
  const first = review.points[0]?.line ?? 0;
  const span = Math.max(1, (review.points.at(-1)?.line ?? 1) - first);
  return {
    x: (line) => LEFT + ((line - first) / span) * (WIDE - LEFT - RIGHT),
    y: (chance) => TOP + (1 - Math.min(1, Math.max(0, chance))) * (HIGH - TOP - BOTTOM),
  };
}

/** A day of the game as a person reads it; what is no date stays as it is. */
export function dayOf(date: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return date;
  const how = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language(), how).format(new Date(`${date}T00:00Z`));
}

/** The point nearest to a place in the picture. */
export function nearest(review: Review, at: number): Point | undefined {
  const { x } = scales(review);
  return [...review.points].sort((a, b) => Math.abs(x(a.line) - at) - Math.abs(x(b.line) - at))[0];
}

export function reviewGraph({ game }: Play, review: Review, go: (line: number) => void): VNode {
  const said = analystWords().review;
  const { x, y } = scales(review);
  // One's own side comes last: it lies on top.
  const sides = Object.keys(review.totals).sort((a, b) => Number(a === game.side) - Number(b === game.side));
  const shown = sides.at(-1) ?? "";
  const days = review.points.filter(
    (point, n) => point.date && review.points.findIndex((one) => one.date === point.date) === n,
  );
  const step = Math.ceil(days.length / DATES);
  const clicked = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const point = nearest(review, ((event.clientX - box.left) / box.width) * WIDE);
    if (point) go(point.line);
  };
  const parts: VNode[] = [
    ...LEVELS.flatMap((level) => [
      s("line", { class: "level-line", x1: LEFT, x2: WIDE - RIGHT, y1: y(level), y2: y(level) }),
      s("text", { class: "level-of", x: LEFT - 4, y: y(level) + 4 }, `${100 * level}%`),
    ]),
    ...review.turning.flatMap((n) => {
      const leg = review.legs[n];
      if (!leg) return [];
      return [
        s("rect", { class: "turn", x: x(leg.start), y: TOP, width: x(leg.end) - x(leg.start), height: y(0) - TOP }),
      ];
    }),
    ...sides.flatMap((side) => line(review, side)),
    ...days
      .filter((_, n) => n % step === 0)
      .map((point) => s("text", { class: "day-of", x: x(point.line), y: HIGH - 6 }, dayOf(point.date))),
    s("line", { class: "now", x1: x(game.view.at), x2: x(game.view.at), y1: TOP, y2: y(0) }),
    ...review.points.map((point) => pointView(point, shown, x(point.line), y, go)),
  ];
  const how = { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "review-graph", role: "group", "aria-label": said.graph };
  return v(
    "figure",
    { class: "review-figure" },
    s("svg", { ...how, onclick: clicked }, ...parts),
    v(
      "figcaption",
      {},
      ...[...sides].reverse().map((side) => v("span", { class: `key-of ${side}` }, words().sideName(side))),
    ),
  );
}

function line(review: Review, side: string): VNode[] {
  const { x, y } = scales(review);
  const all = review.points.flatMap((point) => {
    const win = point.win[side];
    return win ? [{ at: x(point.line), win }] : [];
  });
  const upper = all.map(({ at, win }) => `${at},${y(win.mean + 2 * win.error)}`);
  const lower = all.map(({ at, win }) => `${at},${y(win.mean - 2 * win.error)}`).reverse();
  const middle = all.map(({ at, win }) => `${at},${y(win.mean)}`);
  return [
    s("polygon", { class: `band ${side}`, points: [...upper, ...lower].join(" ") }),
    s("polyline", { class: `chance ${side}`, points: middle.join(" ") }),
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
  const told = analystWords().review.point(point.line, dayOf(point.date), Math.round(100 * mean));
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    go(point.line);
  };
  return s(
    "circle",
    {
      class: `moment ${side}`,
      cx: at,
      cy: y(mean),
      r: 3,
      tabindex: 0,
      role: "button",
      "aria-label": told,
      onkeydown: pressed,
    },
    s("title", {}, told),
  );
}
