/** While chits are turned over, what comes of them waits: the question, the points, the hand, the map. */

import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Veil } from "../../../game/veil";
import type { Play } from "../../../game/play";
import { keySign, MAIN, question } from "../../../game/question";
import type { Known } from "../../../game/received";
import { Showing } from "../../../game/showing";
import { lastWith } from "../../../game/told_data";
import { v } from "../../../ui";
import { storyBegins } from "../allied_impulse";
import type { Combat } from "./combats";
import { DECLARED, seen, Staged, staged } from "./staged";

/** The lines of chits just drawn, where they are turned over beside the map. */
export function holdsChits({ game }: Play, now: Known): Veil | null {
  const { side, at, lines, pending, dice } = game.view;
  const { folded, closed } = game.of(Staged);
  if (!game.of(Showing).second || folded.value || side !== now.view.side || at !== lines) return null;
  // Who draws at their own table has seen the chit; and before the next is drawn nothing comes of it.
  if (now.view.pending.kind === "chance" || (pending.kind === "chance" && dice !== "ask")) return null;
  // Chits of the other side's own impulse are told with it.
  const story = storyBegins(now);
  const drawn = lastWith(now.log, "chit.drawn", story ?? Infinity);
  if (!drawn || drawn.n <= lines || lastWith(now.log, DECLARED, drawn.n)?.n === closed.value) return null;
  return { from: lines + 1, until: story ?? drawn.n, whole: story !== null };
}

/** How many things of a combat are shown before what waits is laid on the table. */
export function beforeQuestion({ beats }: Combat, { whole }: Veil): number {
  const drawn = beats.map((beat) => beat.kind === "chit" || beat.kind === "hits").lastIndexOf(true);
  return whole ? beats.length : drawn + 1;
}

/** When the last chit lies, or there is nothing to look at any more, nothing waits. */
export function useRelease(play: Play, combat: Combat | null): void {
  const { veil } = play.looking;
  const now = veil.value;
  const lies = now !== null && (!combat || seen(play, combat) >= beforeQuestion(combat, now));
  useEffect(() => {
    if (lies) veil.value = null;
  }, [lies]);
}

/** Turn all over at once. */
function showAll(play: Play): void {
  const combat = staged(play);
  const many = combat?.beats.length ?? 0;
  if (combat) play.game.of(Staged).shown.value = { n: combat.n, beats: many, known: many };
  play.looking.veil.value = null;
}

/** In place of the question. */
export function drawingView(play: Play): VNode {
  return question(
    "drawing",
    [v("h2", {}, "Combat Chits are drawn: they turn over beside the map.")],
    [],
    [
      v(
        "button",
        { type: "button", class: "main", "data-key": MAIN, onclick: () => showAll(play) },
        "Show all at once",
        keySign(`${MAIN} Space`),
      ),
    ],
  );
}

/** The space bar shows all, wherever the focus is; whether that is the key and there is something to show. */
export function drawingKey(play: Play, key: string): boolean {
  if (!play.looking.veil.value || key !== " ") return false;
  showAll(play);
  return true;
}
