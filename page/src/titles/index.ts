/** What a title adds to the general game page: a part is loaded with the first game of its title. */

import type { GamePage } from "../game/game";

export interface TitlePart {
  /** Panels of its own, drawn anew with every position; they stand below what is asked. */
  panels?(page: GamePage): (HTMLElement | null)[];
  /** In place of the general prompt, where the title has a better one; null leaves the general one. */
  prompt?(page: GamePage): HTMLElement | null;
}

const PARTS: Record<string, () => Promise<{ part: TitlePart }>> = {
  ardennes: () => import("./ardennes"),
};

export async function partOf(title: string): Promise<TitlePart> {
  return (await PARTS[title]?.())?.part ?? {};
}
