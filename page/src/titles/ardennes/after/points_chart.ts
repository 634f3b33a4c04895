/** Victory points by day as bars, with what was needed; the numbers stand in it. */

import { createElement, type VNode } from "preact";
import type { Account } from "./account";

const WIDE = 640;
const HIGH = 220;
const BOTTOM = 28;

function s(tag: string, given: Record<string, string | number>, ...children: (VNode | string)[]): VNode {
  return createElement(tag, given, ...children);
}

export interface Bar {
  day: number;
  points: number;
  goal: number | null;
}

/** The days of the game and those with a goal still to come. */
export function barsOf({ days, goals }: Account): Bar[] {
  const goalOf = (day: number): number | null => goals.find(([one]) => one === day)?.[1] ?? null;
  const later = goals.filter(([day]) => !days.some((one) => one.day === day));
  return [
    ...days.map(({ day, points }) => ({ day, points, goal: goalOf(day) })),
    ...later.map(([day, goal]) => ({ day, points: 0, goal })),
  ];
}

export function pointsChart(account: Account): VNode {
  const bars = barsOf(account);
  const most = Math.max(1, ...bars.map((bar) => Math.max(bar.points, bar.goal ?? 0)));
  const step = (WIDE - 20) / Math.max(1, bars.length);
  const wide = Math.min(60, step * 0.7);
  const y = (points: number): number => HIGH - BOTTOM - (points / most) * (HIGH - BOTTOM - 24);
  const parts = bars.flatMap(({ day, points, goal }, n) => {
    const x = 10 + step * n + (step - wide) / 2;
    const drawn = [
      s("rect", { class: "points", x, y: y(points), width: wide, height: HIGH - BOTTOM - y(points) }),
      s("text", { class: "figure-of", x: x + wide / 2, y: y(points) - 5 }, String(points)),
      s("text", { class: "day-of", x: x + wide / 2, y: HIGH - 8 }, String(day)),
    ];
    if (goal !== null)
      drawn.push(
        s("line", { class: "goal", x1: x - 5, x2: x + wide + 5, y1: y(goal), y2: y(goal) }),
        s("text", { class: "goal-of", x: x + wide + 6, y: y(goal) + 4 }, String(goal)),
      );
    return drawn;
  });
  const told = bars.map(({ day, points, goal }) => `${day}: ${points}${goal === null ? "" : ` of ${goal}`}`).join(", ");
  const how = { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "points-chart", role: "img" };
  return s("svg", { ...how, "aria-label": `VP at the end of each day of December. ${told}` }, ...parts);
}
