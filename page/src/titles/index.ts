/**
 * What a title adds to the general game page. Its part is loaded with the first game of the title: ours from a folder
 * here, another package's as a script from the server. The general page fills any empty slot.
 */

import type { Signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Flash } from "../board/motion";
import type { Scene } from "../board/scene";
import type { Play } from "../game/play";
import type { Snapshot } from "../game/received_game";
import type { Reveal } from "../game/reveal";
import type { BarItem, Counter, GameView, Offer } from "../generated/api";
import type { View } from "../view";

/** A view of the game, drawn again when what it has read changes. */
export type PartView = (given: { play: Play }) => VNode | null;

/**
 * The place of a panel; the layout decides where on the screen that is.
 *
 * - `status`: above the question: the state of the game
 * - `news`: what just happened, above the question, in place of the general list below the tools
 * - `question`: in place of the general question; null keeps the general one
 * - `about`: in place of the explanation of a hex, unit or move under the pointer; null keeps the general one
 * - `lookup`, `tables`: reference material, before and after boxes, cards and values of the general page
 * - `hand`: a strip at the lower edge of the map, in place of the general list of cards
 * - `card`: over an edge of the map, while something happens: a fight, a new day
 * - `desk`: over the map: books, plots; null leaves the map visible
 * - `bar:points`: more about the item `points` of the bar than its sentences
 */
export type Place =
  "status" | "news" | "question" | "about" | "lookup" | "tables" | "hand" | "card" | "desk" | `bar:${string}`;

/** What the bar and the boxes show while an earlier moment is on the map. */
export interface Moment {
  /** The line of that moment; it and later lines are not shown yet. */
  line: number;
  bar: BarItem[];
  counters: Counter[];
}

/** A view with its place; several in one place are below one another. */
export interface Panel {
  place: Place;
  view: PartView;
  /** Return the moment that the panel is showing, or null for the present. */
  moment?(play: Play): Moment | null;
  /** Return the lines of a new position that the panel reveals one by one first, or null to show it at once. */
  holds?(play: Play, received: Snapshot): Reveal | null;
}

/** What is on the map, and where the map moves. */
export interface MapLayer {
  /** Return what is on the map, given the general scene. */
  scene?(play: Play, general: Scene): Scene;
  /** Return what to highlight when one table replaces another. */
  flashes?(before: GameView, after: GameView): Flash[];
  /** Return hexes to show when one table replaces another; empty for where one may act, null to keep the view. */
  looks?(before: GameView, after: GameView): string[] | null;
}

/** Planning on the map: what clicks, drags and keys do before an action. */
export interface Planner {
  /** Handle a chosen hex while its seat is asked; true if the title has handled it. */
  hex?(play: Play, hex: string): boolean;
  /** Handle a unit chosen in a fanned-out stack; true if the title has handled it. */
  unit?(play: Play, unit: string): boolean;
  /** Handle a key; true if the title has handled it. */
  key?(play: Play, key: string): boolean;
  /** Return what its keys do, in the language of the page. */
  keys?(): [keys: string, does: string][];
  /** Return the unit to select without a click: the only one in question. */
  focus?(play: Play): string | null;
  /** Whether a choice only names a unit, which the page then selects to show where it may go. */
  selects?(choice: Offer): boolean;
  /** Return the choices of a selected unit to show now, such as the moves of one mode. */
  sift?(play: Play, choices: Offer[]): Offer[];
  /** Attacks that are planned before they are announced. */
  attack?: {
    /** Whether a unit that cannot move may still be dragged onto an enemy. */
    by(play: Play, unit: string): boolean;
    /** Whether the selected units may be dropped on a hex out of their reach. */
    on(play: Play, hex: string): boolean;
    /** Handle units dropped on a hex they cannot move to; true if the title has handled it. */
    plan(play: Play, units: string[], hex: string): boolean;
    /** Whether odds are shown in the plan instead of when pointing at a target. */
    tellsOdds?: boolean;
  };
}

/** A page of a title outside its games; a page about one game gets that game. */
export interface TitlePage {
  open(rest: string[], query: URLSearchParams, game?: GameView): Promise<View | null>;
}

export interface TitlePart {
  panels?: Panel[];
  map?: MapLayer;
  planner?: Planner;
  /** Pages of the title by name: `#/TITLE/NAME`; `after` is the report of a game. */
  pages?: Record<string, () => Promise<TitlePage>>;
  /** The error of a script from another package; only the page sets it. */
  fault?: Signal<string>;
}

const OURS = import.meta.glob<{ part: TitlePart }>("./*/index.ts");

/** Load the part of a title; `scripted` if its package brings a script for the page. */
export async function loadPartOf(title: string, scripted = false): Promise<TitlePart> {
  const ours = OURS[`./${title}/index.ts`];
  if (ours) return (await ours()).part;
  return scripted ? (await import("./foreign_part")).loadPart(title) : {};
}

/** Return the title's views for a place. */
export function panelsAt({ panels = [] }: TitlePart, place: Place): PartView[] {
  return panels.filter((panel) => panel.place === place).map((panel) => panel.view);
}

/** Return the first panel's answer that is not null, or null. */
export function firstAnswer<T>({ game }: Play, answer: (panel: Panel) => T | null | undefined): T | null {
  for (const panel of game.part.panels ?? []) {
    const found = answer(panel);
    if (found) return found;
  }
  return null;
}

/** Return the first view in a place that shows something. */
export function firstViewAt(play: Play, place: Place): VNode | null {
  return firstAnswer(play, (panel) => (panel.place === place ? panel.view({ play }) : null));
}

/** Return the moment that a panel is showing, or null for the present. */
export function currentMoment(play: Play): Moment | null {
  return firstAnswer(play, (panel) => panel.moment?.(play));
}
