/** The view state of the game page: selected units, explanation, marks, and the line shown. */

import { batch, computed, signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../board/scene";
import type { Offer, ToldOdds, Why } from "../generated/api";
import type { Prose } from "../prose";
import type { Reveal } from "./reveal";

/** The contents of the explanation panel. */
export type Explanation =
  | { kind: "hex"; hex: string; counter?: boolean }
  | { kind: "why"; why: Why; note?: string }
  | { kind: "way"; why: Why; text: Prose }
  | { kind: "odds"; text: string | Prose; odds: ToldOdds }
  | { kind: "choose"; choices: Offer[] }
  /** `stays`: pointing elsewhere does not replace it. */
  | { kind: "told"; view: () => VNode; stays?: true };

/** The next player of a hot-seat game, and what happens when they take over. */
export interface NextPlayer {
  side: string;
  sit(): Promise<void>;
}

export class ViewState {
  private readonly selected = signal<string | null>(null);
  private readonly offers = signal<Offer[]>([]);
  /** Units selected together with the first one, and the offers of each. */
  private readonly companions = signal<ReadonlyMap<string, Offer[]>>(new Map());
  private readonly shownOffers = computed(() => {
    const others = [...this.companions.value.values()];
    const all = this.sift(this.moves);
    return all.filter((choice) => others.every((offers) => offers.some((offer) => offer.hex === choice.hex)));
  });
  readonly explanation = signal<Explanation | null>(null);
  /** A route shown on the map. */
  readonly path = signal<string[]>([]);
  /** Marks shown in addition to those of the position. */
  readonly extraMarks = signal<Mark[]>([]);
  /** Hexes whose names are pointed at. */
  readonly highlighted = signal<string[]>([]);
  /** Marks shown instead of those of the position. */
  readonly previewMarks = signal<Mark[] | null>(null);
  readonly isLookingBack = signal(false);
  /** The lines being revealed; the table waits for them. */
  readonly reveal = signal<Reveal | null>(null);
  /** False until the side at this screen is known; nothing of the game is shown before. */
  readonly isGameShown = signal(false);
  /** Whether a request of this side is in progress. */
  readonly busy = signal(false);
  /** Whether the server does not answer. */
  readonly connectionLost = signal(false);
  readonly nextPlayer = signal<NextPlayer | null>(null);
  /** Whether hints for beginners are shown. */
  readonly hintsOn;

  /** `sift` returns the moves that the title shows at present. */
  constructor(
    private readonly sift: (moves: Offer[]) => Offer[],
    hints = true,
  ) {
    this.hintsOn = signal(hints);
  }

  get unit(): string | null {
    return this.selected.value;
  }

  /** The selected units, the first selected first. */
  get heldUnits(): string[] {
    return this.unit === null ? [] : [this.unit, ...this.companions.value.keys()];
  }

  /** The moves the title shows, to hexes that all selected units can reach. */
  get reach(): Offer[] {
    return this.shownOffers.value;
  }

  /** Return the selected units that cannot reach a hex, if others can. */
  unitsUnableToReach(hex: string): string[] {
    const offers = new Map([[this.unit ?? "", this.offers.value], ...this.companions.value]);
    const unable = this.heldUnits.filter((unit) => !offers.get(unit)?.some((offer) => offer.hex === hex));
    return unable.length < this.heldUnits.length ? unable : [];
  }

  get moves(): Offer[] {
    return this.offers.value.filter((offer) => offer.hex);
  }

  /** The selected unit's actions without a hex. */
  get actions(): Offer[] {
    return this.offers.value.filter((offer) => !offer.hex);
  }

  /** Select a unit or none, and clear what was shown for the previous one. */
  select(unit: string | null): void {
    batch(() => {
      this.selected.value = unit;
      this.companions.value = new Map();
      this.offers.value = [];
      this.explanation.value = null;
      this.path.value = [];
      this.extraMarks.value = [];
      // The element pointed at may disappear without a pointer event.
      this.highlighted.value = [];
      this.previewMarks.value = null;
    });
  }

  setOffers(unit: string, offers: Offer[]): void {
    if (this.selected.value === unit) this.offers.value = offers;
  }

  /** Add units to the selection; nothing is marked until their offers have loaded. */
  setCompanions(units: string[]): void {
    this.companions.value = new Map(units.map((unit) => [unit, []]));
  }

  setCompanionOffers(unit: string, offers: Offer[]): void {
    if (this.companions.value.has(unit)) this.companions.value = new Map([...this.companions.value, [unit, offers]]);
  }
}
