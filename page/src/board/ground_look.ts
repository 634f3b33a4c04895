/** How the ground of a hex looks, by its terrain. */

import type { Look } from "../generated/api";

type Ground = Look["terrain"][string];

/** Map names such as `Light-Woods` are `lightwoods` in the palette. */
export function groundLook(look: Look, terrain: string | undefined): Ground | undefined {
  return look.terrain[(terrain ?? "").toLowerCase().replace(/[^a-z0-9]/g, "")];
}
