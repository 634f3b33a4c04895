/** A bar chart of victory points by day, with the goals. */

import { createElement, type VNode } from "preact";
import type { GameAccount } from "./account";

const WIDTH = 640;
const HEIGHT = 220;
const BOTTOM = 28;

function svgElement(tag: string, given: Record<string, string | number>, ...children: (VNode | string)[]): VNode {
  return createElement(tag, given, ...children);
}

export interface DayBar {
  day: number;
  points: number;
  goal: number | null;
}

/** Return the days of the game, and later days with a goal. */
export function dayBars({ days, goals }: GameAccount): DayBar[] {
  const goalOf = (day: number): number | null => goals.find(([one]) => one === day)?.[1] ?? null;
  const later = goals.filter(([day]) => !days.some((one) => one.day === day));
  return [
    ...days.map(({ day, points }) => ({ day, points, goal: goalOf(day) })),
    ...later.map(([day, goal]) => ({ day, points: 0, goal })),
  ];
}

export function pointsChart(account: GameAccount): VNode {
  const bars = dayBars(account);
  const most = Math.max(1, ...bars.map((bar) => Math.max(bar.points, bar.goal ?? 0)));
  const step = (WIDTH - 20) / Math.max(1, bars.length);
  const wide = Math.min(60, step * 0.7);
  const y = (points: number): number => HEIGHT - BOTTOM - (points / most) * (HEIGHT - BOTTOM - 24);
  const parts = bars.flatMap(({ day, points, goal }, n) => {
    const x = 10 + step * n + (step - wide) / 2;
    const drawn = [
      svgElement("rect", { class: "points", x, y: y(points), width: wide, height: HEIGHT - BOTTOM - y(points) }),
      svgElement("text", { class: "figure-of", x: x + wide / 2, y: y(points) - 5 }, String(points)),
      svgElement("text", { class: "day-of", x: x + wide / 2, y: HEIGHT - 8 }, String(day)),
    ];
    if (goal !== null)
      drawn.push(
        svgElement("line", { class: "goal", x1: x - 5, x2: x + wide + 5, y1: y(goal), y2: y(goal) }),
        svgElement("text", { class: "goal-of", x: x + wide + 6, y: y(goal) + 4 }, String(goal)),
      );
    return drawn;
  });
  const summary = bars
    .map(({ day, points, goal }) => `${day}: ${points}${goal === null ? "" : ` of ${goal}`}`)
    .join(", ");
  const how = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "points-chart", role: "img" };
  return svgElement("svg", { ...how, "aria-label": `VP at the end of each day of December. ${summary}` }, ...parts);
}
