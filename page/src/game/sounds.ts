/** Short synthesized sounds for events. */

import type { GameStore } from "./store";
import { Presentation } from "./presentation";

export type Sound = "move" | "chit" | "hit" | "points" | "day";

/** Tones of each sound, played in order: frequency in hertz, duration in seconds, wave shape, volume. */
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

/** The sound player of a game; the audio context opens with the first tone. */
export class Sounds {
  private context: AudioContext | null = null;
  /** The last sound played, for tests. */
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

/** Play a sound if sound is on. */
export function playSound(game: GameStore, which: Sound): void {
  if (game.of(Presentation).sound) game.of(Sounds).play(which);
}
