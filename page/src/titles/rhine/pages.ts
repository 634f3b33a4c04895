/** Pages of the Rhine outside its games: start one, measure a march, calculate a combat. */

import type { TitlePage } from "..";

export const pages: Record<string, () => Promise<TitlePage>> = {
  "": () => import("./start"),
  reach: () => import("./reach"),
  combat: () => import("./combat_calculator"),
};
