/** What a title adds to the general game page: a part is loaded with the first game of its title. */

import type { GamePage } from "../game/game";
import type { Choice } from "../types";

export interface TitlePart {
  /** Panels of its own, drawn anew with every position; they stand below what is asked. */
  panels?(page: GamePage): (HTMLElement | null)[];
  /** In place of the general prompt, where the title has a better one; null leaves the general one. */
  prompt?(page: GamePage): HTMLElement | null;
  /** What lies over the map: books, plots; null leaves the map open. */
  desk?(page: GamePage): HTMLElement | null;
  /** Whether a choice only names a unit: the page then selects it and shows where it may go. */
  selects?(choice: Choice): boolean;
  /** Of all a selected unit may do, what is shown now: the moves of one mode, say. */
  sift?(page: GamePage, choices: Choice[]): Choice[];
}

const PARTS: Record<string, () => Promise<{ part: TitlePart }>> = {
  ardennes: () => import("./ardennes"),
};

export async function partOf(title: string): Promise<TitlePart> {
  return (await PARTS[title]?.())?.part ?? {};
}
