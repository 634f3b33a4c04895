/** How the ground of a hex looks, by the name of its terrain on the map. */

import type { Look } from "../generated/api";

type Ground = Look["terrain"][string];

/** `Light-Woods` of a map is `lightwoods` of the palette. */
export function groundLook(look: Look, terrain: string | undefined): Ground | undefined {
  return look.terrain[(terrain ?? "").toLowerCase().replace(/[^a-z0-9]/g, "")];
}
