/** Pages of the Rhine beside its games: begin one, measure a march, reckon a combat. */

import type { TitlePage } from "..";

export const pages: Record<string, () => Promise<TitlePage>> = {
  "": () => import("./start"),
  reach: () => import("./reach"),
  combat: () => import("./combat"),
};
