/** Which combat is shown beside the map, and how much of it has been revealed. */

import { signal } from "@preact/signals";
import type { Play } from "../../../game/play";
import { type GameStore, sameItems } from "../../../game/store";
import { lastEntryWith } from "../../../game/event_data";
import type { LogEntry } from "../../../generated/api";
import { storyLine } from "../impulse_story";
import { momentOf } from "../moment";
import { type Combat, combatsIn } from "./combats";

const FOLDED_KEY = "broadfront.combat.folded";
/** Number of recent lines searched for the last combat; an impulse seldom has more. */
const SEARCHED_LINES = 400;
export const DECLARED_TOPIC = "attack.declared.with";

/** Return the line of the last attack declared up to the shown line. */
export function lastDeclared(game: GameStore): LogEntry | undefined {
  return lastEntryWith(game.log, DECLARED_TOPIC, game.view.at);
}

/** How the person has set the scene. */
export class CombatSettings {
  /** The line of the combat that was closed. */
  readonly closedLine = signal(-1);
  /** Whether only the result is shown, the default on small screens. */
  readonly isFolded = signal((localStorage.getItem(FOLDED_KEY) ?? (innerWidth <= 820 ? "yes" : "no")) === "yes");
  /** Number of beats revealed, and known at the time, of the combat declared at line `n`. */
  readonly progress = signal({ n: -1, beats: 0, known: 0 });
  /** The line at which the page was opened; earlier beats are not revealed one by one. */
  opened: number | null = null;
  /** The combat returned last. */
  lastCombat: Combat | null = null;

  setFolded(folded: boolean): void {
    localStorage.setItem(FOLDED_KEY, folded ? "yes" : "no");
    this.isFolded.value = folded;
  }
}

/** Return the last combat up to the shown line; null if there is none, or it was closed. */
export function shownCombat(play: Play): Combat | null {
  const { game, looking } = play;
  const veil = looking.isLookingBack.value ? null : looking.reveal.value;
  const line = veil?.until ?? storyLine(play) ?? game.view.at;
  const declared = lastEntryWith(game.log, DECLARED_TOPIC, line);
  if (!declared || declared.n < line - SEARCHED_LINES) return null;
  const last = combatsIn(game.log, line, declared.n).at(-1);
  const settings = game.of(CombatSettings);
  if (!last || settings.closedLine.value === last.n) return null;
  // The card of the new day covers yesterday's combat.
  if ((lastEntryWith(game.log, "day.begins", line)?.n ?? -1) > last.n) return null;
  // The position says whether the last combat goes on; for an earlier moment the log does.
  if (storyLine(play) === null && !momentOf(game).combat) last.over = true;
  // An unchanged combat stays the same object.
  if (!settings.lastCombat || !isSameCombat(settings.lastCombat, last)) settings.lastCombat = last;
  return settings.lastCombat;
}

function isSameCombat(one: Combat, other: Combat): boolean {
  const events = ({ beats }: Combat): unknown[] => beats.map((beat) => beat.event);
  return one.n === other.n && one.over === other.over && sameItems(events(one), events(other));
}

/** Collapse or expand the combat on the key C; return whether it was handled. */
export function handleCombatKey(play: Play, key: string): boolean {
  if (key.toLowerCase() !== "c" || !shownCombat(play)) return false;
  const settings = play.game.of(CombatSettings);
  settings.setFolded(!settings.isFolded.value);
  return true;
}

/** Return how many beats of a combat are revealed. */
export function revealedBeats(play: Play, combat: Combat): number {
  const { progress: shown } = play.game.of(CombatSettings);
  return shown.value.n === combat.n ? Math.min(shown.value.beats, combat.beats.length) : 0;
}

/** Return the revealed path of retreat, while the combat goes on. */
export function retreatPath(play: Play): string[] {
  const combat = momentOf(play.game).combat ? shownCombat(play) : null;
  if (!combat || combat.over) return [];
  const went = combat.beats
    .slice(0, revealedBeats(play, combat))
    .flatMap((beat) => (beat.kind === "retreat" ? [beat] : []));
  const [first] = went;
  return first
    ? [first.start, ...went.filter((beat) => beat.units.includes(first.units[0] ?? "")).map((beat) => beat.hex)]
    : [];
}
