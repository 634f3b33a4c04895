/** What the person has before them: a unit and what it may do, what is explained and marked, an earlier line. */

import { batch, computed, signal } from "@preact/signals";
import type { Mark } from "../board/scene";
import type { Offer, ToldOdds, Why } from "../generated/api";
import type { Prose } from "../prose";

/** What is explained below the prompt. */
export type Explained =
  | { kind: "hex"; hex: string }
  | { kind: "why"; why: Why }
  | { kind: "way"; why: Why; text: Prose }
  | { kind: "odds"; text: string | Prose; odds: ToldOdds }
  | { kind: "choose"; choices: Offer[] };

/** Between two persons at one screen: who is called, and what happens when they sit down. */
export interface Called {
  side: string;
  sit(): Promise<void>;
}

export class Looking {
  private readonly selected = signal<string | null>(null);
  private readonly offers = signal<Offer[]>([]);
  private readonly may = computed(() => this.sift(this.moves));
  readonly explained = signal<Explained | null>(null);
  /** A way on the map. */
  readonly path = signal<string[]>([]);
  /** Marks beside those of the position. */
  readonly pointed = signal<Mark[]>([]);
  /** Marks in place of those of the position. */
  readonly preview = signal<Mark[] | null>(null);
  readonly back = signal(false);
  /** Nothing of the game is shown before it is known who sits at the screen. */
  readonly begun = signal(false);
  /** Something this side did is on its way. */
  readonly busy = signal(false);
  /** The server does not answer. */
  readonly lost = signal(false);
  readonly called = signal<Called | null>(null);
  /** Advice for newcomers. */
  readonly hints;

  /** `sift` tells what of a unit's moves the title shows now. */
  constructor(
    private readonly sift: (moves: Offer[]) => Offer[],
    hints = true,
  ) {
    this.hints = signal(hints);
  }

  get unit(): string | null {
    return this.selected.value;
  }

  /** What the unit may do in a hex: of all its moves those the title shows now. */
  get reach(): Offer[] {
    return this.may.value;
  }

  get moves(): Offer[] {
    return this.offers.value.filter((offer) => offer.hex);
  }

  /** What the unit may do where it stands. */
  get acts(): Offer[] {
    return this.offers.value.filter((offer) => !offer.hex);
  }

  /** Take a unit up, or none; what was shown of the last one goes. */
  select(unit: string | null): void {
    batch(() => {
      this.selected.value = unit;
      this.offers.value = [];
      this.explained.value = null;
      this.path.value = [];
      this.pointed.value = [];
      this.preview.value = null;
    });
  }

  offer(unit: string, offers: Offer[]): void {
    if (this.selected.value === unit) this.offers.value = offers;
  }
}
