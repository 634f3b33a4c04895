/** What a title adds to the general game page: a part is loaded with the first game of its title. */

import type { VNode } from "preact";
import type { Mark } from "../board/scene";
import type { GamePage } from "../game/game";
import type { Offer, Why } from "../generated/api";

/** A view of the game, drawn again by itself when what it shows has changed. */
type Part = (given: { page: GamePage }) => VNode | null;

export interface TitlePart {
  /** Panels of its own, redrawn with every position; they stand below the prompt. */
  panels?(page: GamePage): (HTMLElement | null)[];
  /** In place of the general prompt, where the title has a better one; null leaves the general one. */
  prompt?(page: GamePage): HTMLElement | null;
  /** What is looked up now and then: tracks, calendars; it stands further down, above the log. */
  tables?: Part[];
  /** A strip below the map, in place of the general list of cards: the hand. */
  dock?: Part;
  /** What lies over the map: books, plots; null leaves the map open. */
  desk?(page: GamePage): HTMLElement | null;
  /** Whether a choice only names a unit: the page then selects it and shows where it may go. */
  selects?(choice: Offer): boolean;
  /** Of all a selected unit may do, what is shown now: the moves of one mode, say. */
  sift?(page: GamePage, choices: Offer[]): Offer[];
  /** Above the prompt: where the game stands. */
  head?: Part;
  /** In place of what just happened; undefined leaves the general list. */
  news?(page: GamePage): HTMLElement | null | undefined;
  /** A hex was chosen on the map while its seat is asked: true when the title has dealt with it. */
  chosen?(page: GamePage, hex: string): boolean;
  /** The unit to select without a click: the only one that is asked about. */
  focus?(page: GamePage): string | null;
  /** What is printed on the cards and chits that may be drawn now, by id. */
  names?(page: GamePage): Record<string, string>;
  /** The name of a card of which the log speaks by its id. */
  cardName?(page: GamePage, id: string): string | undefined;
  /** A unit that is not on the table as its counter named it. */
  unitName?(id: string): string | undefined;
  /** The map has been drawn: the title may lay something of its own over it. */
  drawn?(page: GamePage): void;
  /** The marks on the map, given the general ones. */
  marks?(page: GamePage, general: Mark[]): Mark[];
  /** A legal move in the title's own manner; null leaves the general ledger. */
  way?(page: GamePage, why: Why): HTMLElement | null;
}

const PARTS: Record<string, () => Promise<{ part: TitlePart }>> = {
  ardennes: () => import("./ardennes"),
  wacht: () => import("./wacht"),
  rhine: () => import("./rhine"),
};

export async function partOf(title: string): Promise<TitlePart> {
  return (await PARTS[title]?.())?.part ?? {};
}
