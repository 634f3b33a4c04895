/** What lies on the map now, as it follows from the game and from what the person looks at. */

import type { Mark, Scene } from "../board/scene";
import type { Overlay } from "../generated/api";
import type { Play } from "./play";

export function sceneOf(play: Play, overlays: Overlay[] = []): Scene {
  const { game, looking } = play;
  const { counters, markers } = game.view.table;
  const general: Scene = {
    counters,
    markers,
    ready: game.ready,
    selected: looking.unit,
    marks: marksOf(play),
    path: looking.path.value,
    overlays,
  };
  const shown = game.part.scene?.(play, general) ?? general;
  return { ...shown, marks: [...(looking.preview.value ?? shown.marks), ...looking.pointed.value] };
}

/** Where the unit in hand may go, else the hexes that may be chosen. */
export function marksOf({ game, looking }: Play): Mark[] {
  if (looking.unit) return looking.reach.map((choice) => ({ hex: choice.hex, kind: "reach", label: choice.left }));
  if (!game.mine) return [];
  return (game.view.choices ?? [])
    .filter((choice) => choice.hex && !choice.unit)
    .map((choice) => ({ hex: choice.hex, kind: "target" }));
}
