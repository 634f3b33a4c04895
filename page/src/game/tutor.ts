/** The tutor's mode: off, on request, or always, when it checks each choice before it is made. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { post } from "../api";
import type { Action, Warned } from "../generated/api";
import { live } from "../ui";
import { LazyView } from "./lazy_view";
import type { Play } from "./play";

export type TutorMode = "off" | "asked" | "always";

const STORAGE_KEY = "broadfront.tutor";
const MODES: TutorMode[] = ["off", "asked", "always"];

/** The tutor's state in a game; the mode is kept in this browser. */
export class TutorState {
  readonly mode = signal<TutorMode>(MODES.find((mode) => mode === localStorage.getItem(STORAGE_KEY)) ?? "off");
  /** Whether the tutor is checking a choice. */
  readonly isThinking = signal(false);
  /** The present warning with its line, and a callback that plays the choice anyway. */
  readonly warning = signal<{ lines: number; warned: Warned; anyway(): void } | null>(null);

  setMode(mode: TutorMode): void {
    localStorage.setItem(STORAGE_KEY, mode);
    this.mode.value = mode;
  }
}

/** Return whether an action may be played: not while the tutor warns of it. Errors of the tutor are ignored. */
export async function tutorAllowsAction({ game }: Play, action: Action, anyway: () => void): Promise<boolean> {
  const { mode, isThinking, warning } = game.of(TutorState);
  if (mode.value !== "always" || !game.mine) return true;
  if (isThinking.value) return false;
  const { lines } = game.view;
  isThinking.value = true;
  warning.value = null;
  try {
    const body = { action, side: game.side };
    const answer = await post("/api/games/{game}/tutor/warning", { game: game.id }, body, game.seat);
    if (answer.warning && game.view.lines === lines) warning.value = { lines, warned: answer.warning, anyway };
    return !answer.warning;
  } catch {
    return true;
  } finally {
    isThinking.value = false;
  }
}

const loadWarning = async (): Promise<(given: { play: Play }) => VNode | null> =>
  (await import("./tutor_view")).TutorWarning;

/** The tutor's warning before a choice. */
export function WarningSlot({ play }: { play: Play }): VNode | null {
  const { isThinking, warning } = play.game.of(TutorState);
  return isThinking.value || warning.value ? live(LazyView, { play, load: loadWarning }) : null;
}
