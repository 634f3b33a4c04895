/** Combats read from the log: sides, odds, chits, hits, losses, retreats, results. */

import type { LogEntry, ToldEvent } from "../../../generated/api";
import type { Prose } from "../../../prose";
import { eventsIn, idIn, idsIn, numberIn, numbersIn, sentenceIn } from "../../../game/event_data";

/** Hits on the defender and on the attacker. */
export type Hits = [defender: number, attacker: number];

export interface Chit {
  name: string;
  /** The condition for it to count; `none` if there is none. */
  kind: string;
  printed: Hits;
  counts: Hits;
  /** Why the printed hits do not count. */
  struck: Prose | null;
}

/** One step of a combat as it is shown. */
export type Beat = { n: number; event: ToldEvent } & (
  | { kind: "tactic" | "note" | "odds" | "dispersed" }
  | { kind: "chit"; chit: Chit }
  | { kind: "hits"; hits: Hits }
  | { kind: "loss"; unit: string; side: string; lost: number; gone: boolean }
  | { kind: "retreat"; units: string[]; start: string; hex: string }
  | { kind: "advance"; units: string[]; hex: string }
);

export interface Odds {
  /** The line that announced the number of chits; odds refer to the position there. */
  n: number;
  attack: number;
  defence: number;
  chits: number;
  /** Mean hits of that many chits. */
  mean: Hits;
}

export interface Combat {
  /** The line of the declaration. */
  n: number;
  side: string;
  hex: string;
  attackers: string[];
  defenders: string[];
  odds: Odds | null;
  beats: Beat[];
  /** Whether something else has begun since; for the last combat the position decides. */
  over: boolean;
}

/** Kinds of events outside any combat; they end the previous one. */
const ENDING_KINDS = ["activation", "impulse", "day", "points", "end", "recover", "deploy", "fuel", "cards"];

function endsCombat(event: ToldEvent): boolean {
  return ENDING_KINDS.includes(event.kind) || event.topic.startsWith("reveal.impulse.");
}

export function combatsIn(log: LogEntry[], until = Infinity, from = 0): Combat[] {
  const found: Combat[] = [];
  for (const { n, event } of eventsIn(log, until, from)) {
    const now = found.at(-1);
    if (event.topic === "attack.declared.with") {
      if (now) now.over = true;
      found.push(combatFrom(n, event));
    } else if (now && !now.over) {
      if (endsCombat(event)) now.over = true;
      else addEvent(now, n, event);
    }
  }
  return found;
}

function combatFrom(n: number, { data }: ToldEvent): Combat {
  return {
    n,
    side: idIn(data, "side"),
    hex: idIn(data, "hex"),
    attackers: idsIn(data, "units"),
    defenders: idsIn(data, "defenders"),
    odds: null,
    beats: [],
    over: false,
  };
}

function addEvent(combat: Combat, n: number, event: ToldEvent): void {
  const { topic, data } = event;
  const beat = { n, event };
  if (topic === "odds.announced") {
    combat.odds = oddsOf(n, event);
    combat.beats.push({ ...beat, kind: "odds" });
  } else if (topic === "chit.drawn") combat.beats.push({ ...beat, kind: "chit", chit: chitOf(event) });
  else if (topic === "hits.total") combat.beats.push({ ...beat, kind: "hits", hits: hitsIn(data) });
  else if (event.kind === "loss") {
    const [unit, side, lost] = [idIn(data, "unit"), idIn(data, "side"), numberIn(data, "lost")];
    combat.beats.push({ ...beat, kind: "loss", unit, side, lost, gone: topic !== "loss.step" });
  } else if (topic === "retreat.made.to" || topic === "retreat.made.at-a-price") {
    const [start, hex] = [idIn(data, "start"), idIn(data, "hex")];
    combat.beats.push({ ...beat, kind: "retreat", units: idsIn(data, "units"), start, hex });
  } else if (topic === "advance.made.to")
    combat.beats.push({ ...beat, kind: "advance", units: idsIn(data, "units"), hex: idIn(data, "hex") });
  else if (event.kind === "dispersed") combat.beats.push({ ...beat, kind: "dispersed" });
  else if (event.kind === "tactic" || topic === "reveal.tactic") {
    addJoining(combat, event);
    combat.beats.push({ ...beat, kind: "tactic" });
  } else if (event.kind === "hits" || event.kind === "retreat" || event.kind === "advance")
    combat.beats.push({ ...beat, kind: "note" });
}

/** Add units that join the attackers or the defenders. */
function addJoining(combat: Combat, { topic, data }: ToldEvent): void {
  if (topic === "tactic.coordination.joins") combat.attackers.push(...idsIn(data, "units"));
  // Defenders enter the contested hex itself.
  const side = idIn(data, "hex") === combat.hex ? combat.defenders : combat.attackers;
  if (topic === "tactic.reinforce.comes") side.push(...idsIn(data, "units"));
}

function hitsIn(data: Record<string, unknown>): Hits {
  return [numberIn(data, "defender"), numberIn(data, "attacker")];
}

function oddsOf(n: number, { data }: ToldEvent): Odds {
  const [chits, cup] = [numberIn(data, "chits"), numberIn(data, "cup")];
  const [defender, attacker] = hitsIn(data);
  const mean: Hits = cup ? [(chits * defender) / cup, (chits * attacker) / cup] : [0, 0];
  return { n, attack: numberIn(data, "attack"), defence: numberIn(data, "defence"), chits, mean };
}

function chitOf({ data }: ToldEvent): Chit {
  const [defender = 0, attacker = 0] = numbersIn(data, "printed");
  return {
    name: idIn(data, "chit"),
    kind: idIn(data, "kind") || "none",
    printed: [defender, attacker],
    counts: hitsIn(data),
    struck: sentenceIn(data, "struck"),
  };
}

/** Sum the hits that count on the chits, before any reduction. */
export function sumChitHits(beats: Beat[]): Hits {
  const sum = (at: 0 | 1): number =>
    beats.reduce((all, beat) => all + (beat.kind === "chit" ? beat.chit.counts[at] : 0), 0);
  return [sum(0), sum(1)];
}

export interface Result {
  /** The attacker is in it, nobody is, or the defender holds it. */
  hex: "taken" | "empty" | "held";
  /** Steps lost by the attacker and by the defender. */
  lost: { attacker: number; defender: number };
}

/** Return the result of a combat so far. */
export function resultOf({ side, hex, defenders, beats }: Combat): Result {
  const lost = { attacker: 0, defender: 0 };
  const there = new Set(defenders);
  let entered = false;
  for (const beat of beats) {
    if (beat.kind === "loss") {
      lost[beat.side === side ? "attacker" : "defender"] += beat.lost;
      if (beat.gone) there.delete(beat.unit);
    } else if (beat.kind === "retreat") beat.units.forEach((unit) => there.delete(unit));
    else if (beat.kind === "advance" && beat.hex === hex) entered = true;
  }
  return { hex: entered ? "taken" : there.size ? "held" : "empty", lost };
}
