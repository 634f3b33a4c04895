/** While chits are revealed, their consequences wait: the question, the points, the hand, the map. */

import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Reveal } from "../../../game/reveal";
import type { Play } from "../../../game/play";
import { keySigns, MAIN_KEY, questionView } from "../../../game/question";
import type { Snapshot } from "../../../game/received_game";
import { Presentation } from "../../../game/presentation";
import { lastEntryWith } from "../../../game/event_data";
import { v } from "../../../ui";
import { storyStart } from "../impulse_story";
import type { Combat } from "./combats";
import { DECLARED_TOPIC, revealedBeats, CombatSettings, shownCombat } from "./shown_combat";

/** Return the lines of newly drawn chits that are to be revealed beside the map. */
export function heldChits({ game }: Play, now: Snapshot): Reveal | null {
  const { side, at, lines, pending, dice } = game.view;
  const { isFolded: folded, closedLine: closed } = game.of(CombatSettings);
  if (!game.of(Presentation).second || folded.value || side !== now.view.side || at !== lines) return null;
  // With own dice the player has seen the chit, and nothing follows before the next draw.
  if (now.view.pending.kind === "chance" || (pending.kind === "chance" && dice !== "ask")) return null;
  // Chits of the other side's impulse are part of its story.
  const story = storyStart(now);
  const drawn = lastEntryWith(now.log, "chit.drawn", story ?? Infinity);
  if (!drawn || drawn.n <= lines || lastEntryWith(now.log, DECLARED_TOPIC, drawn.n)?.n === closed.value) return null;
  return { from: lines + 1, until: story ?? drawn.n, whole: story !== null };
}

/** Return how many beats of a combat are shown before the new position. */
export function beatsToWaitFor({ beats }: Combat, { whole }: Reveal): number {
  const drawn = beats.map((beat) => beat.kind === "chit" || beat.kind === "hits").lastIndexOf(true);
  return whole ? beats.length : drawn + 1;
}

/** Show the new position once the last chit is revealed, or nothing is left to reveal. */
export function useReleaseWhenRevealed(play: Play, combat: Combat | null): void {
  const { reveal: veil } = play.looking;
  const now = veil.value;
  const lies = now !== null && (!combat || revealedBeats(play, combat) >= beatsToWaitFor(combat, now));
  useEffect(() => {
    if (lies) veil.value = null;
  }, [lies]);
}

/** Reveal everything at once. */
function revealAll(play: Play): void {
  const combat = shownCombat(play);
  const many = combat?.beats.length ?? 0;
  if (combat) play.game.of(CombatSettings).progress.value = { n: combat.n, beats: many, known: many };
  play.looking.reveal.value = null;
}

/** The panel that replaces the question while chits are revealed. */
export function drawingView(play: Play): VNode {
  return questionView(
    "drawing",
    [v("h2", {}, "Combat Chits are drawn: they turn over beside the map.")],
    [],
    [
      v(
        "button",
        { type: "button", class: "main", "data-key": MAIN_KEY, onclick: () => revealAll(play) },
        "Show all at once",
        keySigns(`${MAIN_KEY} Space`),
      ),
    ],
  );
}

/** Reveal everything on the space bar; return whether it was handled. */
export function handleDrawingKey(play: Play, key: string): boolean {
  if (!play.looking.reveal.value || key !== " ") return false;
  revealAll(play);
  return true;
}
