/** The odds of an attack as small charts: each is a table whose bars are only for the eye. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Refused } from "../api";
import { spoken } from "../dom";
import { styled, useAsked, v } from "../ui";
import { ruleLinks } from "../rules";
import { ledgerView } from "../views/answer";
import type { Action, ToldOdds } from "../generated/api";
import type { Prose } from "../prose";
import { gameWords } from "../words/game";
import type { Play } from "./play";

/** Outcomes in which an attacker goes in, or could. */
const ENTERED = ["taken", "advanced"];
const FIRST = [...ENTERED, "attackers_dispersed"];
/** Values from here on are added up in one row. */
const MOST_ROWS = 6;

type Spread = [value: string, share: number, tone?: Tone][];

/** Whether something is good or bad for who looks at it. */
export type Tone = "good" | "bad" | "";

const FOR_THE_ATTACKER: Record<string, Tone> = {
  taken: "good",
  advanced: "good",
  hex_cleared: "good",
  attackers_dispersed: "bad",
};

export function toneOf(name: string, attacks: boolean): Tone {
  const tone = FOR_THE_ATTACKER[name] ?? "";
  return attacks || !tone ? tone : tone === "good" ? "bad" : "good";
}

/** Who looks at the odds, and of which attack. */
export interface Reader {
  /** The reader attacks; the other way round what is good is bad. */
  attacks?: boolean;
  /** Why none of the attackers could go in: then there is no chance to tell. */
  noEntry?: { why: Prose; rules: string[] } | null;
}

export function oddsChart(text: string | Prose, odds: ToldOdds, { attacks = true, noEntry }: Reader = {}): VNode {
  const names = [...new Set(odds.outcomes.flatMap((outcome) => Object.keys(outcome)))].filter(
    (name) => name !== "weight" && name !== "probability",
  );
  const flags = names.filter((name) => odds.outcomes.every((outcome) => typeof outcome[name] === "boolean"));
  const counts = names.filter((name) => odds.outcomes.every((outcome) => typeof outcome[name] === "number"));
  const others = names.filter((name) => !flags.includes(name) && !counts.includes(name));
  flags.sort((a, b) => rank(a) - rank(b));
  const chances: Spread = flags
    .filter((name) => !noEntry || !ENTERED.includes(name))
    .map((name): Spread[number] => [
      nameOf(name),
      share(odds, (outcome) => outcome[name] === true),
      toneOf(name, attacks),
    ])
    .filter(([, part], n) => part > 0 || n === 0);
  return v(
    "section",
    { class: "panel odds", "aria-label": gameWords().odds.label },
    v("h3", {}, gameWords().odds.heading, text),
    odds.stands ? v("p", { class: "stands" }, odds.stands) : null,
    noEntryView(noEntry),
    chances.length ? barTable(gameWords().odds.chances, chances, "chances") : null,
    v("div", { class: "spreads" }, ...counts.map((name) => barTable(nameOf(name), spreadOf(odds, name)))),
    ...others.map((name) => barTable(nameOf(name), wordsOf(odds, name))),
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
          // What one line says already is unfolded by who wants to know.
          { class: "modifiers", open: !odds.stands },
          v("summary", {}, gameWords().odds.modifiers(odds.ledger.length)),
          ledgerView(odds.ledger),
        )
      : null,
  );
}

/** Why nobody could go in; null where somebody could. */
export function noEntryView(noEntry: Reader["noEntry"]): VNode | null {
  if (!noEntry) return null;
  return v("p", { class: "no-entry" }, gameWords().odds.noEntry, noEntry.why, " ", ruleLinks(noEntry.rules));
}

function rank(name: string): number {
  const at = FIRST.indexOf(name);
  return at < 0 ? FIRST.length : at;
}

function nameOf(name: string): string {
  return gameWords().odds.names[name] ?? spoken(name);
}

function share(odds: ToldOdds, wanted: (outcome: ToldOdds["outcomes"][number]) => boolean): number {
  return odds.outcomes.filter(wanted).reduce((sum, outcome) => sum + outcome.probability, 0);
}

/** How likely each number is, from the least to the greatest that can come. */
function spreadOf(odds: ToldOdds, name: string): Spread {
  const values = odds.outcomes.map((outcome) => Number(outcome[name]));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const rows: Spread = [];
  for (let value = least; value <= most; value++) {
    const last = rows.length === MOST_ROWS - 1 && value < most;
    rows.push(
      last
        ? [gameWords().odds.orMore(value), share(odds, (outcome) => Number(outcome[name]) >= value)]
        : [String(value), share(odds, (outcome) => Number(outcome[name]) === value)],
    );
    if (last) break;
  }
  return rows;
}

function wordsOf(odds: ToldOdds, name: string): Spread {
  const values = [...new Set(odds.outcomes.map((outcome) => String(outcome[name])))];
  return values
    .map((value): [string, number] => [value, share(odds, (outcome) => String(outcome[name]) === value)])
    .sort((a, b) => b[1] - a[1]);
}

function barTable(caption: string, rows: Spread, kind = ""): VNode {
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
          v("td", { class: "number" }, percent(part)),
        ),
      ),
    ),
  );
}

/** Never 0 % for what can come, nor 100 % for what can fail. */
export function percent(part: number): string {
  if (part <= 0) return "0 %";
  if (part < 0.005) return "< 1 %";
  if (part > 0.995 && part < 0.9999995) return "> 99 %";
  return `${Math.round(100 * part)} %`;
}

/** What is known of an attack: its odds, or why it cannot be made. */
export type Weighed = { odds: ToldOdds; wrong?: never } | { odds?: never; wrong: VNode };

/** Of no attack nothing is asked; until an answer has come, the one before is told. */
export function useOdds({ acts }: Play, attack: Action | null): Weighed | null {
  const known = useRef<Weighed | null>(null);
  const ask = async (): Promise<Weighed | null> => attack && acts.odds(attack).then((odds) => ({ odds }), refusal);
  known.current = useAsked(JSON.stringify(attack), ask, () => undefined) ?? known.current;
  return attack && known.current;
}

function refusal(error: unknown): Weighed {
  const rules = error instanceof Refused ? (error.error.ruling?.rules ?? []) : [];
  return { wrong: v("p", { class: "wrong" }, (error as Error).message, " ", ruleLinks(rules)) };
}
