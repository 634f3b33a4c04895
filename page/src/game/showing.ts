/** How the person wants to be shown what happens: how fast, and whether it can be heard. */

import { effect, signal, untracked } from "@preact/signals";
import type { Flash } from "../board/motion";
import type { Marker } from "../generated/api";
import type { Play } from "./play";
import { momentShown } from "../titles";
import { sound } from "./sounds";
import { GOLD } from "../board/inks";

export type Speed = "off" | "quick" | "normal";

const SPEED = "broadfront.speed";
const SOUND = "broadfront.sound";
/** Against the normal pace. */
const PACE: Record<Speed, number> = { off: 0, quick: 0.4, normal: 1 };

export class Showing {
  private readonly chosen = signal<Speed>(remembered());
  private readonly heard = signal(localStorage.getItem(SOUND) === "yes");

  get speed(): Speed {
    return this.chosen.value;
  }

  /** What a second of the normal pace takes, in milliseconds; 0: nothing moves. */
  get second(): number {
    return 1000 * PACE[this.chosen.value];
  }

  get sound(): boolean {
    return this.heard.value;
  }

  choose(speed: Speed): void {
    localStorage.setItem(SPEED, speed);
    this.chosen.value = speed;
  }

  hear(sound: boolean): void {
    localStorage.setItem(SOUND, sound ? "yes" : "no");
    this.heard.value = sound;
  }
}

/** What was chosen in this browser; who asks for less motion gets none before they choose otherwise here. */
function remembered(): Speed {
  const found = localStorage.getItem(SPEED);
  if (found === "off" || found === "quick" || found === "normal") return found;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}

/** Point out on the map what is not as it was, whenever another table is shown; the answer ends it. */
export function followChanges(play: Play): () => void {
  const { game, acts } = play;
  let before = game.view;
  return effect(() => {
    const now = game.view;
    const flashes = game.part.map?.flashes?.(before, now) ?? flashesOf(before.table.markers, now.table.markers);
    before = now;
    untracked(() => {
      // A panel that goes through it step by step points it out itself.
      if (momentShown(play) || !flashes.length) return;
      flashes.forEach((flash) => acts.map.motion.flash(flash));
      sound(game, "points");
    });
  });
}

/** Objectives that have changed hands. */
export function flashesOf(before: Marker[], after: Marker[], words?: (marker: Marker) => string): Flash[] {
  const was = new Map(before.filter((one) => one.kind === "objective").map((one) => [one.hex, one.owner]));
  return after
    .filter((one) => one.kind === "objective" && was.has(one.hex) && was.get(one.hex) !== one.owner)
    .map((one) => ({ hex: one.hex, colour: GOLD, ...(words ? { text: words(one) } : {}) }));
}
