/** How events are presented: animation speed, sound, and flashes on the map. */

import { effect, signal, untracked } from "@preact/signals";
import type { Flash } from "../board/motion";
import type { Marker } from "../generated/api";
import type { Play } from "./play";
import { currentMoment } from "../titles";
import { playSound } from "./sounds";
import { GOLD } from "../board/inks";

export type Speed = "off" | "quick" | "normal";

const SPEED_KEY = "broadfront.speed";
const SOUND_KEY = "broadfront.sound";
/** Factors on the normal duration. */
const PACES: Record<Speed, number> = { off: 0, quick: 0.4, normal: 1 };

export class Presentation {
  private readonly chosenSpeed = signal<Speed>(savedSpeed());
  private readonly soundOn = signal(localStorage.getItem(SOUND_KEY) === "yes");

  get speed(): Speed {
    return this.chosenSpeed.value;
  }

  /** Duration of an animation second in milliseconds; 0 turns animations off. */
  get second(): number {
    return 1000 * PACES[this.chosenSpeed.value];
  }

  get sound(): boolean {
    return this.soundOn.value;
  }

  setSpeed(speed: Speed): void {
    localStorage.setItem(SPEED_KEY, speed);
    this.chosenSpeed.value = speed;
  }

  setSound(sound: boolean): void {
    localStorage.setItem(SOUND_KEY, sound ? "yes" : "no");
    this.soundOn.value = sound;
  }
}

/** Return the saved speed; by default, off if the system asks for reduced motion. */
function savedSpeed(): Speed {
  const saved = localStorage.getItem(SPEED_KEY);
  if (saved === "off" || saved === "quick" || saved === "normal") return saved;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}

/** Flash changes on the map whenever the table changes; return a function that stops it. */
export function flashChanges(play: Play): () => void {
  const { game, acts } = play;
  let before = game.view;
  return effect(() => {
    const now = game.view;
    const flashes = game.part.map?.flashes?.(before, now) ?? objectiveFlashes(before.table.markers, now.table.markers);
    before = now;
    untracked(() => {
      // A panel that shows events step by step does this itself.
      if (currentMoment(play) || !flashes.length) return;
      flashes.forEach((flash) => acts.map.motion.flash(flash));
      playSound(game, "points");
    });
  });
}

/** Return flashes for objectives that have changed owner. */
export function objectiveFlashes(before: Marker[], after: Marker[], words?: (marker: Marker) => string): Flash[] {
  const was = new Map(before.filter((one) => one.kind === "objective").map((one) => [one.hex, one.owner]));
  return after
    .filter((one) => one.kind === "objective" && was.has(one.hex) && was.get(one.hex) !== one.owner)
    .map((one) => ({ hex: one.hex, colour: GOLD, ...(words ? { text: words(one) } : {}) }));
}
