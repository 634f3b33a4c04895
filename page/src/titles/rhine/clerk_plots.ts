/** The clerk's plots over the turns: SP received, SP in stock, arriving counters. */

import type { VNode } from "preact";
import type { ClerkPart } from "../../generated/api";
import { formatDate } from "./clerk_part";
import { barPlot, linePlot, type Series } from "./plots";

function monthTicks(part: ClerkPart): Map<number, string> {
  const found = new Map<number, string>();
  let before = "";
  for (let n = part.first_turn; n <= part.last_turn; n++) {
    const date = part.turns[n - 1] ?? "";
    const month = date.slice(0, 7);
    if (month !== before && (Number(date.slice(8)) < 12 || !before))
      found.set(n - part.first_turn, formatDate(date, false).replace(/^\d+ /, ""));
    before = month;
  }
  return found;
}

function turnLabels(part: ClerkPart): string[] {
  return part.turns.slice(part.first_turn - 1, part.last_turn).map((date) => formatDate(date));
}

function runningSums(values: number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** Plot SP received up to each turn against the exact mean. */
export function supplyPlot(part: ClerkPart): VNode {
  const labels = turnLabels(part);
  const rolled = (nation: string): (number | null)[] => {
    const received = part.history.map((row) => row.rolls[nation]?.sp ?? null).filter((sp) => sp !== null);
    const found: (number | null)[] = runningSums(received);
    return [...found, ...labels.slice(found.length).map(() => null)];
  };
  const series: Series[] = part.nations.flatMap((nation) => [
    { name: `${nation} received`, look: `of-${nation}`, values: rolled(nation) },
    {
      name: `${nation} exact mean, no ports`,
      look: `of-${nation}`,
      values: runningSums((part.mean[nation] ?? []).slice(part.first_turn - 1, part.last_turn)),
      dashed: true,
    },
  ]);
  const summary = part.nations.map((nation) => {
    const mine = rolled(nation).filter((value): value is number => value !== null);
    const mean = runningSums((part.mean[nation] ?? []).slice(part.first_turn - 1))[mine.length - 1] ?? 0;
    return `${nation} has rolled ${mine.at(-1) ?? 0} SP, the mean is ${mean.toFixed(1)}`;
  });
  return linePlot(
    "SP received so far",
    `${summary.join("; ")}.`,
    series,
    labels,
    monthTicks(part),
    part.turn - part.first_turn,
  );
}

export function stockPlot(part: ClerkPart): VNode {
  const labels = turnLabels(part);
  const looks: Record<string, string> = { "US North": "of-US", "US South": "of-south", "CW North": "of-CW" };
  const closed = part.history.map((row) => row.stock).filter((stock) => stock !== null);
  const series = Object.keys(part.stocks).map((stock) => {
    const kept: (number | null)[] = closed.map((held) => held[stock] ?? 0);
    if (kept.length < part.history.length) kept.push(part.stocks[stock] ?? 0);
    return { name: stock, look: looks[stock] ?? "", values: [...kept, ...labels.slice(kept.length).map(() => null)] };
  });
  const summary = Object.entries(part.stocks)
    .map(([stock, sp]) => `${stock} ${sp}`)
    .join(", ");
  return linePlot("SP in stock", `Now ${summary}.`, series, labels, monthTicks(part), part.turn - part.first_turn);
}

export function arrivalPlot(part: ClerkPart): VNode {
  const months = [...new Set(part.turns.map((date) => date.slice(0, 7)))];
  const nations = ["US", "CW", "FR"];
  const count = (nation: string, month: string): number =>
    part.arrivals_by_month.find((row) => row.nation === nation && row.month === month)?.counters ?? 0;
  const series = nations.map((nation) => ({
    name: nation,
    look: `of-${nation}`,
    values: months.map((month) => count(nation, month)),
  }));
  const now = (part.turns[Math.max(0, part.turn - 1)] ?? "").slice(0, 7);
  const said = nations.map((nation) => `${nation} ${count(nation, now)}`).join(", ");
  const names = months.map((month) => formatDate(`${month}-01`, false).replace(/^1 /, ""));
  return barPlot(
    "Counters that arrive, by nation and month (full campaign)",
    `This month: ${said}.`,
    names,
    series,
    months.indexOf(now),
  );
}
