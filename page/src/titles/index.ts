/**
 * What a title adds to the general game page. Its part is loaded with the first game of the title: ours from a folder
 * here, another's as a script that the server offers. A slot that it leaves empty is filled by the general page.
 */

import type { Signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Flash } from "../board/motion";
import type { Scene } from "../board/scene";
import type { Play } from "../game/play";
import type { Known } from "../game/received";
import type { Veil } from "../game/veil";
import type { BarItem, Counter, GameView, Offer } from "../generated/api";
import type { View } from "../view";

/** A view of the game, drawn again by itself when what it has read changes. */
export type PartView = (given: { play: Play }) => VNode | null;

/**
 * Where a panel stands; the layout says where on the screen that is.
 *
 * - `status`: above the question: where the game stands
 * - `news`: what just happened, above the question, in place of the general list below the tools
 * - `question`: in place of the general question; null leaves that
 * - `about`: in place of what is told of a hex, a unit or a move that is pointed at; null leaves that
 * - `lookup`, `tables`: what is looked up now and then, before and after boxes, cards and values of the general page
 * - `hand`: a strip at the lower edge of the map, in place of the general list of cards
 * - `card`: over an edge of the map, while something happens: a fight, a new day
 * - `desk`: over the map: books, plots; null leaves the map open
 * - `bar:points`: more of the item `points` of the bar than its sentences
 */
export type Place =
  "status" | "news" | "question" | "about" | "lookup" | "tables" | "hand" | "card" | "desk" | `bar:${string}`;

/** What the bar and the boxes show while an earlier moment lies on the map. */
export interface Moment {
  /** The line of that moment; lines from it on are not shown yet. */
  line: number;
  bar: BarItem[];
  counters: Counter[];
}

/** A view with its place; several in one place stand below one another. */
export interface Panel {
  place: Place;
  view: PartView;
  /** The moment that the panel goes through, one step after another; null while the present is shown. */
  moment?(play: Play): Moment | null;
  /** Lines of a position just received that the panel shows one by one before it is laid; null lays it at once. */
  holds?(play: Play, received: Known): Veil | null;
}

/** What lies on the map, and where it looks. */
export interface MapLayer {
  /** What lies on the map, given what would lie there without the title. */
  scene?(play: Play, general: Scene): Scene;
  /** What is pointed out on the map when one table takes the place of another. */
  flashes?(before: GameView, after: GameView): Flash[];
  /** Hexes to look at when one table takes the place of another; none: where one may act; null: the map stays. */
  looks?(before: GameView, after: GameView): string[] | null;
}

/** What is planned on the map: what clicks, drags and keys mean before something is done. */
export interface Planner {
  /** A hex was chosen while its seat is asked: true when the title has dealt with it. */
  hex?(play: Play, hex: string): boolean;
  /** A unit of a stack spread out was chosen: true when the title has dealt with it. */
  unit?(play: Play, unit: string): boolean;
  /** A key that the title understands now; whether it did. */
  key?(play: Play, key: string): boolean;
  /** What its keys do, in the language of the page. */
  keys?(): [keys: string, does: string][];
  /** The unit to select without a click: the only one that is asked about. */
  focus?(play: Play): string | null;
  /** Whether a choice only names a unit: the page then selects it and shows where it may go. */
  selects?(choice: Offer): boolean;
  /** Of all a selected unit may do, what is shown now: the moves of one mode, say. */
  sift?(play: Play, choices: Offer[]): Offer[];
  /** Attacks that are set up before they are announced. */
  attack?: {
    /** Whether a unit that goes nowhere may still be dragged onto an enemy. */
    by(play: Play, unit: string): boolean;
    /** Whether the units in hand may be put down on a hex that is not in their reach. */
    on(play: Play, hex: string): boolean;
    /** Units were put down on a hex they cannot go to: true when the title has dealt with it. */
    plan(play: Play, units: string[], hex: string): boolean;
    /** Its odds are told where it is set up, not when a target is pointed at. */
    tellsOdds?: boolean;
  };
}

/** A page of a title beside its games; one about a game is given that. */
export interface TitlePage {
  open(rest: string[], query: URLSearchParams, game?: GameView): Promise<View | null>;
}

export interface TitlePart {
  panels?: Panel[];
  map?: MapLayer;
  planner?: Planner;
  /** Pages of its own, by name: `#/TITLE/NAME`; `after` is the report of a game. */
  pages?: Record<string, () => Promise<TitlePage>>;
  /** What went wrong in a script from elsewhere; nobody but the page sets it. */
  fault?: Signal<string>;
}

const OURS = import.meta.glob<{ part: TitlePart }>("./*/index.ts");

/** The part of a title; `scripted`: its package brings a script for the page. */
export async function partOf(title: string, scripted = false): Promise<TitlePart> {
  const ours = OURS[`./${title}/index.ts`];
  if (ours) return (await ours()).part;
  return scripted ? (await import("./outside")).partFrom(title) : {};
}

/** The views of a title that stand in a place. */
export function panelsAt({ panels = [] }: TitlePart, place: Place): PartView[] {
  return panels.filter((panel) => panel.place === place).map((panel) => panel.view);
}

/** The first answer that a panel of the title has to something; null where none has one. */
export function firstOf<T>({ game }: Play, answer: (panel: Panel) => T | null | undefined): T | null {
  for (const panel of game.part.panels ?? []) {
    const found = answer(panel);
    if (found) return found;
  }
  return null;
}

/** The first view in a place that shows something now. */
export function shownAt(play: Play, place: Place): VNode | null {
  return firstOf(play, (panel) => (panel.place === place ? panel.view({ play }) : null));
}

/** The moment that a panel goes through; null while the present is shown. */
export function momentShown(play: Play): Moment | null {
  return firstOf(play, (panel) => panel.moment?.(play));
}
