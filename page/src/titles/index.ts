/** What a title adds to the general game page: a part is loaded with the first game of its title. */

import type { VNode } from "preact";
import type { Flash } from "../board/motion";
import type { Scene } from "../board/scene";
import type { Veil } from "../game/veil";
import type { Play } from "../game/play";
import type { Known } from "../game/received";
import type { GameStore } from "../game/store";
import type { BarItem, Counter, GameView, Offer, ToldEvent, Why } from "../generated/api";

/** A view of the game, drawn again by itself when what it has read changes. */
type Part = (given: { play: Play }) => VNode | null;

export interface TitlePart {
  /** Above the prompt: where the game stands. */
  head?: Part;
  /** In place of the general prompt, where the title has a better one; null leaves the general one. */
  prompt?(play: Play): VNode | null;
  /** Panels of its own below the prompt. */
  panels?: Part[];
  /** What is looked up now and then: tracks, calendars; it stands further down, above the log. */
  tables?: Part[];
  /** A strip below the map, in place of the general list of cards: the hand. */
  dock?: Part;
  /** Beside the map, over its edge: a fight. */
  stage?: Part;
  /** What lies over the map: books, plots; null leaves the map open. */
  desk?: Part;
  /** It has an after-action report. */
  report?: boolean;
  /** The bar at the moment that is told, where that is not the one the table is of; null otherwise. */
  bar?(play: Play): BarItem[] | null;
  /** The counters at that moment. */
  counters?(play: Play): Counter[] | null;
  /** What of a table just received is shown one thing after another before it is laid; null lays it at once. */
  holds?(play: Play, now: Known): Veil | null;
  /** The line that is told now: what comes after it is not known yet; null where the present is shown. */
  tells?(play: Play): number | null;
  /** Draws and shuffles: a film goes past them. */
  folds?(event: ToldEvent): boolean;
  /** A key that the title understands now; whether it did. */
  key?(play: Play, key: string): boolean;
  /** What lies on the map, given what would lie there without the title. */
  scene?(play: Play, general: Scene): Scene;
  /** What is pointed out on the map when one table takes the place of another. */
  flashes?(before: GameView, after: GameView): Flash[];
  /** Hexes to look at when one table takes the place of another; none: where one may act; null: the map stays. */
  looks?(before: GameView, after: GameView): string[] | null;
  /** More of an item of the bar than its sentences, by the item's id. */
  popups?: Record<string, Part>;
  /** It tells what just happened above the question; else that is looked up below the tools. */
  newsAbove?: boolean;
  /** The title tells what just happened itself. */
  quiet?(play: Play): boolean;
  /** A legal move in the title's own manner; null leaves the general ledger. */
  way?(why: Why): VNode | null;
  /** Whether a choice only names a unit: the page then selects it and shows where it may go. */
  selects?(choice: Offer): boolean;
  /** Of all a selected unit may do, what is shown now: the moves of one mode, say. */
  sift?(play: Play, choices: Offer[]): Offer[];
  /** A hex was chosen on the map while its seat is asked: true when the title has dealt with it. */
  chosen?(play: Play, hex: string): boolean;
  /** A unit of a stack spread out was chosen: true when the title has dealt with it. */
  picks?(play: Play, unit: string): boolean;
  /** The side whose turn it is, where one hand plays both. */
  acting?(game: GameStore): string | undefined;
  /** Whether a unit that goes nowhere may still be dragged onto an enemy. */
  fights?(play: Play, unit: string): boolean;
  /** Whether the units in hand may be put down on a hex that is not in their reach: on a target. */
  aims?(play: Play, hex: string): boolean;
  /** It plans attacks itself, and tells the odds there. */
  plans?: boolean;
  /** Units were put down on a hex they cannot go to: true when the title has dealt with it. */
  dropped?(play: Play, units: string[], hex: string): boolean;
  /** The unit to select without a click: the only one that is asked about. */
  focus?(play: Play): string | null;
  /** What is printed on the cards and chits that may be drawn now, by id. */
  names?(play: Play): Record<string, string>;
  /** The name of a card of which the log speaks by its id. */
  cardName?(game: GameStore, id: string): string | undefined;
  /** A unit that is not on the table as its counter named it. */
  unitName?(id: string): string | undefined;
}

const PARTS: Record<string, () => Promise<{ part: TitlePart }>> = {
  ardennes: () => import("./ardennes"),
  wacht: () => import("./wacht"),
  rhine: () => import("./rhine"),
};

export async function partOf(title: string): Promise<TitlePart> {
  return (await PARTS[title]?.())?.part ?? {};
}
