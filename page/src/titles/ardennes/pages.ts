/** Pages of the Ardennes outside its games. */

import type { TitlePage } from "..";

export const pages: Record<string, () => Promise<TitlePage>> = {
  after: () => import("./after/report"),
};
