/** What a title adds to the general game page: a part is loaded with the first game of its title. */

import type { VNode } from "preact";
import type { Scene } from "../board/scene";
import type { Play } from "../game/play";
import type { GameStore } from "../game/store";
import type { Offer, Why } from "../generated/api";

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
  /** What lies over the map: books, plots; null leaves the map open. */
  desk?: Part;
  /** What lies on the map, given what would lie there without the title. */
  scene?(play: Play, general: Scene): Scene;
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
