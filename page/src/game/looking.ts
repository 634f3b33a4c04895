/** What the person has before them: a unit and what it may do, what is explained and marked, an earlier line. */

import { batch, computed, signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../board/scene";
import type { Offer, ToldOdds, Why } from "../generated/api";
import type { Prose } from "../prose";
import type { Veil } from "./veil";

/** What is explained below the prompt. */
export type Explained =
  | { kind: "hex"; hex: string; counter?: boolean }
  | { kind: "why"; why: Why; note?: string }
  | { kind: "way"; why: Why; text: Prose }
  | { kind: "odds"; text: string | Prose; odds: ToldOdds }
  | { kind: "choose"; choices: Offer[] }
  /** `stays`: pointing elsewhere does not talk it over. */
  | { kind: "told"; view: () => VNode; stays?: true };

/** Between two persons at one screen: who is called, and what happens when they sit down. */
export interface Called {
  side: string;
  sit(): Promise<void>;
}

export class Looking {
  private readonly selected = signal<string | null>(null);
  private readonly offers = signal<Offer[]>([]);
  /** Units that go along with the selected one, and what each may do. */
  private readonly along = signal<ReadonlyMap<string, Offer[]>>(new Map());
  private readonly may = computed(() => {
    const others = [...this.along.value.values()];
    const all = this.sift(this.moves);
    return all.filter((choice) => others.every((offers) => offers.some((offer) => offer.hex === choice.hex)));
  });
  readonly explained = signal<Explained | null>(null);
  /** A way on the map. */
  readonly path = signal<string[]>([]);
  /** Marks beside those of the position. */
  readonly pointed = signal<Mark[]>([]);
  /** Hexes whose names are pointed at. */
  readonly lit = signal<string[]>([]);
  /** Marks in place of those of the position. */
  readonly preview = signal<Mark[] | null>(null);
  readonly back = signal(false);
  /** What is still being shown: the table waits for it. */
  readonly veil = signal<Veil | null>(null);
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

  /** The units in hand, the selected one first. */
  get held(): string[] {
    return this.unit === null ? [] : [this.unit, ...this.along.value.keys()];
  }

  /** What the unit may do in a hex: of all its moves those the title shows now, where all in hand may go. */
  get reach(): Offer[] {
    return this.may.value;
  }

  /** Of several units in hand those that may not go to a hex, where others may. */
  keptFrom(hex: string): string[] {
    const offers = new Map([[this.unit ?? "", this.offers.value], ...this.along.value]);
    const kept = this.held.filter((unit) => !offers.get(unit)?.some((offer) => offer.hex === hex));
    return kept.length < this.held.length ? kept : [];
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
      this.along.value = new Map();
      this.offers.value = [];
      this.explained.value = null;
      this.path.value = [];
      this.pointed.value = [];
      // What was pointed at may be gone without the pointer having left it.
      this.lit.value = [];
      this.preview.value = null;
    });
  }

  offer(unit: string, offers: Offer[]): void {
    if (this.selected.value === unit) this.offers.value = offers;
  }

  /** These go along; until it is known where they may go, nothing is marked. */
  alongside(units: string[]): void {
    this.along.value = new Map(units.map((unit) => [unit, []]));
  }

  also(unit: string, offers: Offer[]): void {
    if (this.along.value.has(unit)) this.along.value = new Map([...this.along.value, [unit, offers]]);
  }
}
