/** Losses by side and day, in steps: whatever costs a unit steps says in the log how many, and of which side. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { LogEntry } from "../../generated/api";
import { live, v } from "../../ui";
import { words } from "../../words";
import { Unfolded } from "./unfolded";

type Day = Map<string, number>;

/** By day, by side: the steps lost. What was undone was not lost. */
function lossesIn(log: LogEntry[], until: number): [number, Day][] {
  const days: [number, Day][] = [];
  const stands = log.filter((entry) => entry.live && entry.n <= until);
  for (const { topic, data } of stands.flatMap((entry) => entry.events)) {
    const { day, side, lost } = data;
    if (topic === "day.begins" && typeof day === "number") days.push([day, new Map()]);
    const today = days.at(-1)?.[1];
    if (today && typeof lost === "number" && typeof side === "string") today.set(side, (today.get(side) ?? 0) + lost);
  }
  return days;
}

export function Losses({ play: { game } }: { play: Play }): VNode | null {
  const { sides, at } = game.view;
  const days = lossesIn(game.log, at);
  const total = (side: string): number => days.reduce((sum, [, lost]) => sum + (lost.get(side) ?? 0), 0);
  if (!sides.some(total)) return null;
  const named = sides.map((side) => words().sideName(side));
  const head = ["December", ...named].map((name) => v("th", { scope: "col" }, name));
  const row = (name: string, figure: (side: string) => number | undefined): VNode =>
    v("tr", {}, v("th", { scope: "row" }, name), ...sides.map((side) => v("td", {}, String(figure(side) ?? 0))));
  const rows = days.map(([day, lost]) => row(String(day), (side) => lost.get(side)));
  return live(Unfolded, {
    name: "broadfront.ardennes.losses",
    class: "panel losses",
    folded: true,
    summary: v("summary", {}, `Steps lost: ${sides.map((side, n) => `${named[n]} ${total(side)}`).join(", ")}`),
    shown: [v("table", {}, v("thead", {}, v("tr", {}, ...head)), v("tbody", {}, ...rows, row("All days", total)))],
  });
}
