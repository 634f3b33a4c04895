/** The tutor: off, when it is asked, or always; then it looks at each choice before it is made. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { post } from "../api";
import type { Action, Warned } from "../generated/api";
import { live } from "../ui";
import { Loaded } from "./analyst";
import type { Play } from "./play";

export type TutorMode = "off" | "asked" | "always";

const KEY = "broadfront.tutor";
const MODES: TutorMode[] = ["off", "asked", "always"];

/** Of this game; the browser remembers how much of it is wanted. */
export class Tutoring {
  readonly mode = signal<TutorMode>(MODES.find((mode) => mode === localStorage.getItem(KEY)) ?? "off");
  /** It looks ahead at what is about to be done. */
  readonly looks = signal(false);
  /** What it warns of at a line, and what plays it anyway. */
  readonly warned = signal<{ lines: number; warned: Warned; anyway(): void } | null>(null);

  choose(mode: TutorMode): void {
    localStorage.setItem(KEY, mode);
    this.mode.value = mode;
  }
}

/** Whether an action may go its way: not while the tutor warns of it. A tutor that fails stops nobody. */
export async function tutorAllows({ game }: Play, action: Action, anyway: () => void): Promise<boolean> {
  const { mode, looks, warned } = game.of(Tutoring);
  if (mode.value !== "always" || !game.mine) return true;
  if (looks.value) return false;
  const { lines } = game.view;
  looks.value = true;
  warned.value = null;
  try {
    const body = { action, side: game.side };
    const { warning } = await post("/api/games/{game}/tutor/warning", { game: game.id }, body, game.seat);
    if (warning && game.view.lines === lines) warned.value = { lines, warned: warning, anyway };
    return !warning;
  } catch {
    return true;
  } finally {
    looks.value = false;
  }
}

const load = async (): Promise<(given: { play: Play }) => VNode | null> => (await import("./tutor_view")).Warns;

/** What the tutor says of a choice that is about to be made. */
export function WarningSlot({ play }: { play: Play }): VNode | null {
  const { looks, warned } = play.game.of(Tutoring);
  return looks.value || warned.value ? live(Loaded, { play, load }) : null;
}
