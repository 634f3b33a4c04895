/** Charts of an attack's odds: tables with decorative bars. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { RequestError } from "../api";
import { humanize } from "../dom";
import { styled, useFetched, v } from "../ui";
import { ruleLinks } from "../rules";
import { ledgerView } from "../views/answer";
import type { Action, ToldOdds } from "../generated/api";
import type { Prose } from "../prose";
import { gameWords } from "../words/game";
import type { Play } from "./play";

/** Outcome flags that mean an attacker enters the hex, or could. */
const ENTRY_FLAGS = ["taken", "advanced"];
const FIRST_FLAGS = [...ENTRY_FLAGS, "attackers_dispersed"];
/** Most rows of a chart; the last sums up all higher values. */
const MAX_ROWS = 6;

type ChartRows = [value: string, share: number, tone?: Tone][];

/** Whether an outcome is good or bad for the reader. */
export type Tone = "good" | "bad" | "";

const ATTACKER_TONES: Record<string, Tone> = {
  taken: "good",
  advanced: "good",
  hex_cleared: "good",
  attackers_dispersed: "bad",
};

export function outcomeTone(name: string, attacks: boolean): Tone {
  const tone = ATTACKER_TONES[name] ?? "";
  return attacks || !tone ? tone : tone === "good" ? "bad" : "good";
}

/** Who reads the odds. */
export interface OddsReader {
  /** Whether the reader attacks; for a defender, good and bad are swapped. */
  attacks?: boolean;
  /** Why no attacker can enter the hex; the chances of entering are then left out. */
  noEntry?: { why: Prose; rules: string[] } | null;
}

export function oddsChart(text: string | Prose, odds: ToldOdds, { attacks = true, noEntry }: OddsReader = {}): VNode {
  const names = [...new Set(odds.outcomes.flatMap((outcome) => Object.keys(outcome)))].filter(
    (name) => name !== "weight" && name !== "probability",
  );
  const flags = names.filter((name) => odds.outcomes.every((outcome) => typeof outcome[name] === "boolean"));
  const counts = names.filter((name) => odds.outcomes.every((outcome) => typeof outcome[name] === "number"));
  const others = names.filter((name) => !flags.includes(name) && !counts.includes(name));
  flags.sort((a, b) => flagRank(a) - flagRank(b));
  const chances: ChartRows = flags
    .filter((name) => !noEntry || !ENTRY_FLAGS.includes(name))
    .map((name): ChartRows[number] => [
      outcomeName(name),
      probabilityOf(odds, (outcome) => outcome[name] === true),
      outcomeTone(name, attacks),
    ])
    .filter(([, part], n) => part > 0 || n === 0);
  return v(
    "section",
    { class: "panel odds", "aria-label": gameWords().odds.label },
    v("h3", {}, gameWords().odds.heading, text),
    odds.stands ? v("p", { class: "stands" }, odds.stands) : null,
    noEntryView(noEntry),
    chances.length ? barTable(gameWords().odds.chances, chances, "chances") : null,
    v("div", { class: "spreads" }, ...counts.map((name) => barTable(outcomeName(name), numberRows(odds, name)))),
    ...others.map((name) => barTable(outcomeName(name), wordRows(odds, name))),
    v(
      "p",
      { class: "faint" },
      odds.exact ? gameWords().odds.exact : odds.note,
      " ",
      ...Object.entries(odds.assumes).map(([side, policy]) => gameWords().odds.assumed(side, policy)),
    ),
    odds.ledger?.length
      ? v(
          "details",
          // Folded if a one-line summary exists.
          { class: "modifiers", open: !odds.stands },
          v("summary", {}, gameWords().odds.modifiers(odds.ledger.length)),
          ledgerView(odds.ledger),
        )
      : null,
  );
}

/** Explain why no attacker can enter; null if one can. */
export function noEntryView(noEntry: OddsReader["noEntry"]): VNode | null {
  if (!noEntry) return null;
  return v("p", { class: "no-entry" }, gameWords().odds.noEntry, noEntry.why, " ", ruleLinks(noEntry.rules));
}

function flagRank(name: string): number {
  const at = FIRST_FLAGS.indexOf(name);
  return at < 0 ? FIRST_FLAGS.length : at;
}

function outcomeName(name: string): string {
  return gameWords().odds.names[name] ?? humanize(name);
}

function probabilityOf(odds: ToldOdds, wanted: (outcome: ToldOdds["outcomes"][number]) => boolean): number {
  return odds.outcomes.filter(wanted).reduce((sum, outcome) => sum + outcome.probability, 0);
}

/** Return the probability of each number, from the lowest to the highest possible. */
function numberRows(odds: ToldOdds, name: string): ChartRows {
  const values = odds.outcomes.map((outcome) => Number(outcome[name]));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const rows: ChartRows = [];
  for (let value = least; value <= most; value++) {
    const last = rows.length === MAX_ROWS - 1 && value < most;
    rows.push(
      last
        ? [gameWords().odds.orMore(value), probabilityOf(odds, (outcome) => Number(outcome[name]) >= value)]
        : [String(value), probabilityOf(odds, (outcome) => Number(outcome[name]) === value)],
    );
    if (last) break;
  }
  return rows;
}

function wordRows(odds: ToldOdds, name: string): ChartRows {
  const values = [...new Set(odds.outcomes.map((outcome) => String(outcome[name])))];
  return values
    .map((value): [string, number] => [value, probabilityOf(odds, (outcome) => String(outcome[name]) === value)])
    .sort((a, b) => b[1] - a[1]);
}

function barTable(caption: string, rows: ChartRows, kind = ""): VNode {
  return v(
    "table",
    { class: `bars ${kind}` },
    v("caption", {}, caption),
    v(
      "tbody",
      {},
      ...rows.map(([value, part, tone]) =>
        v(
          "tr",
          { class: tone ? `tone-${tone}` : null },
          v("th", { scope: "row" }, value, tone ? v("small", {}, gameWords().odds.tones[tone]) : null),
          v(
            "td",
            { class: "bar", "aria-hidden": "true" },
            v("span", { ref: styled("width", `${(100 * part).toFixed(1)}%`) }),
          ),
          v("td", { class: "number" }, formatPercent(part)),
        ),
      ),
    ),
  );
}

/** Format a probability; a possible outcome is never 0 %, an uncertain one never 100 %. */
export function formatPercent(part: number): string {
  if (part <= 0) return "0 %";
  if (part < 0.005) return "< 1 %";
  if (part > 0.995 && part < 0.9999995) return "> 99 %";
  return `${Math.round(100 * part)} %`;
}

/** The odds of an attack, or the reason it is not possible. */
export type AttackOdds = { odds: ToldOdds; wrong?: never } | { odds?: never; wrong: VNode };

/** Load the odds of an attack; keep the previous odds until they arrive. Null without an attack. */
export function useOdds({ acts }: Play, attack: Action | null): AttackOdds | null {
  const latest = useRef<AttackOdds | null>(null);
  const ask = async (): Promise<AttackOdds | null> =>
    attack && acts.askOdds(attack).then((odds) => ({ odds }), refusedOdds);
  latest.current = useFetched(JSON.stringify(attack), ask, () => undefined) ?? latest.current;
  return attack && latest.current;
}

function refusedOdds(error: unknown): AttackOdds {
  const rules = error instanceof RequestError ? (error.error.ruling?.rules ?? []) : [];
  return { wrong: v("p", { class: "wrong" }, (error as Error).message, " ", ruleLinks(rules)) };
}
