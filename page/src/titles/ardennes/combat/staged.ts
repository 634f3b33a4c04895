/** Which combat stands beside the map, and how much of it has been shown so far. */

import { signal } from "@preact/signals";
import type { Play } from "../../../game/play";
import { type GameStore, sameList } from "../../../game/store";
import { lastWith } from "../../../game/told_data";
import type { LogEntry } from "../../../generated/api";
import { storyLine } from "../allied_impulse";
import { momentOf } from "../moment";
import { type Combat, combatsIn } from "./combats";

const FOLDED = "broadfront.combat.folded";
/** Lines before the present one in which the last combat is looked for: an impulse has seldom more. */
const LOOKED_AT = 400;
export const DECLARED = "attack.declared.with";

/** The line with the last attack that was declared up to the one that is shown. */
export function lastDeclared(game: GameStore): LogEntry | undefined {
  return lastWith(game.log, DECLARED, game.view.at);
}

/** What a person has done with the scene. */
export class Staged {
  /** The line of the combat that was closed. */
  readonly closed = signal(-1);
  /** On a small screen only the result is shown, until somebody unfolds it. */
  readonly folded = signal((localStorage.getItem(FOLDED) ?? (innerWidth <= 820 ? "yes" : "no")) === "yes");
  /** Of the combat declared at line `n`, so many things have been shown, and so many were known when they were. */
  readonly shown = signal({ n: -1, beats: 0, known: 0 });
  /** The line at which the page was opened: what came before is not shown again step by step. */
  opened: number | null = null;
  /** As it was staged last. */
  last: Combat | null = null;

  fold(folded: boolean): void {
    localStorage.setItem(FOLDED, folded ? "yes" : "no");
    this.folded.value = folded;
  }
}

/** The last combat up to the line that is shown; null when there is none, or it was closed. */
export function staged(play: Play): Combat | null {
  const { game, looking } = play;
  const veil = looking.back.value ? null : looking.veil.value;
  const line = veil?.until ?? storyLine(play) ?? game.view.at;
  const declared = lastWith(game.log, DECLARED, line);
  if (!declared || declared.n < line - LOOKED_AT) return null;
  const last = combatsIn(game.log, line, declared.n).at(-1);
  const kept = game.of(Staged);
  if (!last || kept.closed.value === last.n) return null;
  // Yesterday's is told by the card of the new day.
  if ((lastWith(game.log, "day.begins", line)?.n ?? -1) > last.n) return null;
  // The position says whether the last one still goes on; of an earlier moment the log does.
  if (storyLine(play) === null && !momentOf(game).combat) last.over = true;
  // While nothing is told of it, it is the same.
  if (!kept.last || !alike(kept.last, last)) kept.last = last;
  return kept.last;
}

function alike(one: Combat, other: Combat): boolean {
  const events = ({ beats }: Combat): unknown[] => beats.map((beat) => beat.event);
  return one.n === other.n && one.over === other.over && sameList(events(one), events(other));
}

/** C folds the combat beside the map, and unfolds it; whether that is the key and there is one. */
export function combatKey(play: Play, key: string): boolean {
  if (key.toLowerCase() !== "c" || !staged(play)) return false;
  const kept = play.game.of(Staged);
  kept.fold(!kept.folded.value);
  return true;
}

/** How many of its beats are to be seen now. */
export function seen(play: Play, combat: Combat): number {
  const { shown } = play.game.of(Staged);
  return shown.value.n === combat.n ? Math.min(shown.value.beats, combat.beats.length) : 0;
}

/** The way the defenders went back, as far as it has been shown, while the combat goes on. */
export function retreatPath(play: Play): string[] {
  const combat = momentOf(play.game).combat ? staged(play) : null;
  if (!combat || combat.over) return [];
  const went = combat.beats.slice(0, seen(play, combat)).flatMap((beat) => (beat.kind === "retreat" ? [beat] : []));
  const [first] = went;
  return first
    ? [first.start, ...went.filter((beat) => beat.units.includes(first.units[0] ?? "")).map((beat) => beat.hex)]
    : [];
}
