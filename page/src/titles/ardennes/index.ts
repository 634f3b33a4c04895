/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";

export const part: TitlePart = {
  panels: () => [],
};
