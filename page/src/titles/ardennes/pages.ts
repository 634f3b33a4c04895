/** Pages of the Ardennes beside its games. */

import type { TitlePage } from "..";

export const pages: Record<string, () => Promise<TitlePage>> = {
  after: () => import("./after/report"),
};
