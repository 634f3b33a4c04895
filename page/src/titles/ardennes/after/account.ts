/** What came of a game, worked out of its log: points by day, places, losses, luck, the moments that mattered. */

import { eventsIn, idIn } from "../../../game/told_data";
import type { ArdennesPart, ArdennesTrack, GameView, LogEntry, VictoryHexShown } from "../../../generated/api";
import type { Prose } from "../../../prose";
import { type Combat, combatsIn, type Result, resultOf } from "../combat/combats";
import { daysIn } from "../days";

export interface Fought {
  combat: Combat;
  result: Result;
  place: string;
  /** Hits above the mean on the other side less those on one's own, as the German counts. */
  luck: number;
  /** Victory points and steps that it brought the German, a point as much as two steps. */
  swing: number;
  points: number;
}

export interface LostBy {
  side: string;
  formation: string;
  steps: number;
}

export interface Account {
  over: boolean;
  winner: string | null;
  reason: Prose | null;
  points: number;
  goals: [day: number, points: number][];
  days: { day: number; n: number; points: number }[];
  taken: VictoryHexShown[];
  missed: VictoryHexShown[];
  losses: LostBy[];
  best: Fought[];
  worst: Fought[];
  swings: Fought[];
  fights: number;
  /** The German passed on the last day that was played; what he still held then, where that is known. */
  passed: { day: number; unplayed: number | null } | null;
}

/** So many of the best, the worst and the largest. */
const FEW = 3;
const SWINGS = 5;

export function accountOf(view: GameView, log: LogEntry[], places: (hex: string) => string): Account | null {
  const { extra } = view.table;
  if (extra?.of !== "ardennes") return null;
  const { track } = extra;
  const over = view.pending.kind === "over" ? view.pending : null;
  const days = daysIn(log, Infinity, extra.calendar.today);
  const fights = combatsIn(log).map((combat) => foughtOf(combat, track, places));
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
    best: lucky.filter((one) => one.luck > 0).slice(0, FEW),
    worst: lucky
      .filter((one) => one.luck < 0)
      .reverse()
      .slice(0, FEW),
    swings: swings.slice(0, SWINGS),
    fights: fights.length,
    passed: passedIn(log, extra),
  };
}

/** Whether the last day ended because the German passed, and with how many cards in hand. */
export function passedIn(
  log: LogEntry[],
  { hand, calendar }: Pick<ArdennesPart, "hand" | "calendar">,
): Account["passed"] {
  let passed = false;
  for (const { event } of eventsIn(log)) {
    if (event.topic === "day.begins") passed = false;
    if (event.topic === "impulse.passes" && idIn(event.data, "side") === "german") passed = true;
  }
  const unplayed = hand.side === "german" ? hand.held.length : hand.other.side === "german" ? hand.other.hand : null;
  return passed ? { day: calendar.today, unplayed } : null;
}

function foughtOf(combat: Combat, track: ArdennesTrack, places: (hex: string) => string): Fought {
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

/** By side and formation, those that lost most first. `27.12VG.ISS` is of the 12VG. */
function lossesOf(losses: { unit: string; side: string; steps: number }[]): LostBy[] {
  const found = new Map<string, LostBy>();
  for (const { unit, side, steps } of losses) {
    const formation = unit.split(".")[1] ?? unit;
    const key = `${side} ${formation}`;
    const held = found.get(key) ?? { side, formation, steps: 0 };
    held.steps += steps;
    found.set(key, held);
  }
  return [...found.values()].sort((a, b) => b.steps - a.steps || a.formation.localeCompare(b.formation));
}
