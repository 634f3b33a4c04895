/** Short sounds made by code, for who wants to hear what happens. */

import type { GameStore } from "./store";
import { Showing } from "./showing";

export type Sound = "move" | "chit" | "hit" | "points" | "day";

/** Tones one after another: hertz, seconds, how they sound, how loud. */
const TONES: Record<Sound, [pitch: number, lasts: number, shape: OscillatorType, loud: number][]> = {
  move: [[180, 0.07, "triangle", 0.12]],
  chit: [
    [620, 0.03, "square", 0.04],
    [420, 0.05, "triangle", 0.1],
  ],
  hit: [
    [110, 0.1, "sawtooth", 0.12],
    [70, 0.16, "triangle", 0.16],
  ],
  points: [
    [523, 0.09, "sine", 0.12],
    [784, 0.16, "sine", 0.12],
  ],
  day: [
    [392, 0.14, "sine", 0.1],
    [494, 0.14, "sine", 0.1],
    [587, 0.22, "sine", 0.1],
  ],
};

/** One for each game; the browser's sound is opened with the first tone. */
export class Sounds {
  private context: AudioContext | null = null;
  /** What was played last, for who wants to know without ears. */
  last: Sound | null = null;

  play(sound: Sound): void {
    this.last = sound;
    this.context ??= new AudioContext();
    const { context } = this;
    let when = context.currentTime;
    for (const [pitch, lasts, shape, loud] of TONES[sound]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = shape;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loud, when);
      volume.gain.exponentialRampToValueAtTime(0.001, when + lasts);
      tone.connect(volume).connect(context.destination);
      tone.start(when);
      tone.stop(when + lasts);
      when += lasts;
    }
  }
}

/** Play it, if the person wants to hear things. */
export function sound(game: GameStore, which: Sound): void {
  if (game.of(Showing).sound) game.of(Sounds).play(which);
}
