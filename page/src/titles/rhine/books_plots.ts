/** The clerk's figures over the turns: SP received, SP in stock, counters that arrive. */

import type { VNode } from "preact";
import type { ClerkPart } from "../../generated/api";
import { dated } from "./figures";
import { barPlot, linePlot, type Series } from "./plots";

function ticks(told: ClerkPart): Map<number, string> {
  const found = new Map<number, string>();
  let before = "";
  for (let n = told.first_turn; n <= told.last_turn; n++) {
    const date = told.turns[n - 1] ?? "";
    const month = date.slice(0, 7);
    if (month !== before && (Number(date.slice(8)) < 12 || !before))
      found.set(n - told.first_turn, dated(date, false).replace(/^\d+ /, ""));
    before = month;
  }
  return found;
}

function turnLabels(told: ClerkPart): string[] {
  return told.turns.slice(told.first_turn - 1, told.last_turn).map((date) => dated(date));
}

function sums(values: number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** SP received up to each turn, against the exact mean. */
export function supplyPlot(told: ClerkPart): VNode {
  const labels = turnLabels(told);
  const rolled = (nation: string): (number | null)[] => {
    const received = told.history.map((row) => row.rolls[nation]?.sp ?? null).filter((sp) => sp !== null);
    const found: (number | null)[] = sums(received);
    return [...found, ...labels.slice(found.length).map(() => null)];
  };
  const series: Series[] = told.nations.flatMap((nation) => [
    { name: `${nation} received`, look: `of-${nation}`, values: rolled(nation) },
    {
      name: `${nation} exact mean, no ports`,
      look: `of-${nation}`,
      values: sums((told.mean[nation] ?? []).slice(told.first_turn - 1, told.last_turn)),
      dashed: true,
    },
  ]);
  const said = told.nations.map((nation) => {
    const mine = rolled(nation).filter((value): value is number => value !== null);
    const mean = sums((told.mean[nation] ?? []).slice(told.first_turn - 1))[mine.length - 1] ?? 0;
    return `${nation} has rolled ${mine.at(-1) ?? 0} SP, the mean is ${mean.toFixed(1)}`;
  });
  return linePlot(
    "SP received so far",
    `${said.join("; ")}.`,
    series,
    labels,
    ticks(told),
    told.turn - told.first_turn,
  );
}

export function stockPlot(told: ClerkPart): VNode {
  const labels = turnLabels(told);
  const looks: Record<string, string> = { "US North": "of-US", "US South": "of-south", "CW North": "of-CW" };
  const closed = told.history.map((row) => row.stock).filter((stock) => stock !== null);
  const series = Object.keys(told.stocks).map((stock) => {
    const kept: (number | null)[] = closed.map((held) => held[stock] ?? 0);
    if (kept.length < told.history.length) kept.push(told.stocks[stock] ?? 0);
    return { name: stock, look: looks[stock] ?? "", values: [...kept, ...labels.slice(kept.length).map(() => null)] };
  });
  const said = Object.entries(told.stocks)
    .map(([stock, sp]) => `${stock} ${sp}`)
    .join(", ");
  return linePlot("SP in stock", `Now ${said}.`, series, labels, ticks(told), told.turn - told.first_turn);
}

export function arrivalPlot(told: ClerkPart): VNode {
  const months = [...new Set(told.turns.map((date) => date.slice(0, 7)))];
  const nations = ["US", "CW", "FR"];
  const count = (nation: string, month: string): number =>
    told.arrivals_by_month.find((row) => row.nation === nation && row.month === month)?.counters ?? 0;
  const series = nations.map((nation) => ({
    name: nation,
    look: `of-${nation}`,
    values: months.map((month) => count(nation, month)),
  }));
  const now = (told.turns[Math.max(0, told.turn - 1)] ?? "").slice(0, 7);
  const said = nations.map((nation) => `${nation} ${count(nation, now)}`).join(", ");
  const names = months.map((month) => dated(`${month}-01`, false).replace(/^1 /, ""));
  return barPlot(
    "Counters that arrive, by nation and month (full campaign)",
    `This month: ${said}.`,
    names,
    series,
    months.indexOf(now),
  );
}
