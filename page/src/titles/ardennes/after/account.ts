/** The outcome of a game computed from its log: points by day, places, losses, luck, turning points. */

import { eventsIn, idIn } from "../../../game/event_data";
import type { ArdennesPart, ArdennesTrack, GameView, LogEntry, VictoryHexShown } from "../../../generated/api";
import type { Prose } from "../../../prose";
import { type Combat, combatsIn, type Result, resultOf } from "../combat/combats";
import { daysFromLog } from "../days";

export interface Fight {
  combat: Combat;
  result: Result;
  place: string;
  /** German luck: hits above the mean on the other side, less those on the German. */
  luck: number;
  /** German gain in points and steps; a point counts as two steps. */
  swing: number;
  points: number;
}

export interface FormationLosses {
  side: string;
  formation: string;
  steps: number;
}

export interface GameAccount {
  over: boolean;
  winner: string | null;
  reason: Prose | null;
  points: number;
  goals: [day: number, points: number][];
  days: { day: number; n: number; points: number }[];
  taken: VictoryHexShown[];
  missed: VictoryHexShown[];
  losses: FormationLosses[];
  best: Fight[];
  worst: Fight[];
  swings: Fight[];
  fights: number;
  /** Set if the German passed on the last day; `unplayed` is the number of cards left, if known. */
  passed: { day: number; unplayed: number | null } | null;
}

/** Length of the lists of best and worst fights, and of swings. */
const MOST_LISTED = 3;
const MOST_SWINGS = 5;

export function accountOf(view: GameView, log: LogEntry[], places: (hex: string) => string): GameAccount | null {
  const { extra } = view.table;
  if (extra?.of !== "ardennes") return null;
  const { track } = extra;
  const over = view.pending.kind === "over" ? view.pending : null;
  const days = daysFromLog(log, Infinity, extra.calendar.today);
  const fights = combatsIn(log).map((combat) => fightOf(combat, track, places));
  const drawn = fights.filter(({ combat }) => combat.beats.some((beat) => beat.kind === "hits"));
  const lucky = [...drawn].sort((a, b) => b.luck - a.luck);
  const swings = [...drawn].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).filter((one) => one.swing);
  return {
    over: over !== null,
    winner: over?.winner ?? null,
    reason: over?.reason ?? null,
    points: track.points,
    goals: track.goals,
    days: days.map((day) => ({ day: day.day, n: day.n, points: day.end?.points ?? track.points })),
    taken: track.hexes.filter((one) => one.counts),
    missed: track.hexes.filter((one) => !one.counts),
    losses: lossesOf(days.flatMap((day) => day.losses)),
    best: lucky.filter((one) => one.luck > 0).slice(0, MOST_LISTED),
    worst: lucky
      .filter((one) => one.luck < 0)
      .reverse()
      .slice(0, MOST_LISTED),
    swings: swings.slice(0, MOST_SWINGS),
    fights: fights.length,
    passed: germanPass(log, extra),
  };
}

/** Return whether the last day ended with a German pass, and the number of cards left. */
export function germanPass(
  log: LogEntry[],
  { hand, calendar }: Pick<ArdennesPart, "hand" | "calendar">,
): GameAccount["passed"] {
  let passed = false;
  for (const { event } of eventsIn(log)) {
    if (event.topic === "day.begins") passed = false;
    if (event.topic === "impulse.passes" && idIn(event.data, "side") === "german") passed = true;
  }
  const unplayed = hand.side === "german" ? hand.held.length : hand.other.side === "german" ? hand.other.hand : null;
  return passed ? { day: calendar.today, unplayed } : null;
}

function fightOf(combat: Combat, track: ArdennesTrack, places: (hex: string) => string): Fight {
  const result = resultOf(combat);
  const german = combat.side === "german" ? 1 : -1;
  const chits = combat.beats.flatMap((beat) => (beat.kind === "chit" ? [beat.chit.counts] : []));
  const sum = (at: 0 | 1): number => chits.reduce((all, counts) => all + counts[at], 0);
  const [defender, attacker] = combat.odds?.mean ?? [0, 0];
  const luck = german * (sum(0) - defender - (sum(1) - attacker));
  const worth = track.hexes.find((one) => one.hex === combat.hex)?.value ?? 0;
  const points = result.hex === "taken" ? german * worth : 0;
  const swing = german * (result.lost.defender - result.lost.attacker) + 2 * points;
  return { combat, result, place: places(combat.hex), luck, swing, points };
}

/** Return losses by side and formation, largest first; `27.12VG.ISS` belongs to the 12VG. */
function lossesOf(losses: { unit: string; side: string; steps: number }[]): FormationLosses[] {
  const found = new Map<string, FormationLosses>();
  for (const { unit, side, steps } of losses) {
    const formation = unit.split(".")[1] ?? unit;
    const key = `${side} ${formation}`;
    const held = found.get(key) ?? { side, formation, steps: 0 };
    held.steps += steps;
    found.set(key, held);
  }
  return [...found.values()].sort((a, b) => b.steps - a.steps || a.formation.localeCompare(b.formation));
}
