/** What lies on the map now, as it follows from the game and from what the person looks at. */

import type { Mark, Scene } from "../board/scene";
import type { Overlay } from "../generated/api";
import { guideMarks } from "../guide/state";
import type { Play } from "./play";
import { routeOf } from "./routes";

export function sceneOf(play: Play, overlays: Overlay[] = []): Scene {
  const { game, looking } = play;
  const { counters, markers } = game.view.table;
  const general: Scene = {
    counters,
    markers,
    ready: game.ready,
    selected: looking.unit,
    along: looking.held.slice(1),
    marks: marksOf(play),
    path: looking.path.value,
    overlays,
    ways: (unit, from, to) => routeOf(game.log, game.view.at, unit, from, to),
  };
  const shown = game.part.map?.scene?.(play, general) ?? general;
  const now = looking.preview.value ?? shown.marks;
  return { ...shown, marks: [...guideMarks(game), ...now, ...looking.pointed.value, ...litMarks(play)] };
}

function litMarks({ looking }: Play): Mark[] {
  return looking.lit.value.map((hex) => ({ hex, kind: "told" }));
}

/** Where the unit in hand may go, else the hexes that may be chosen. */
export function marksOf({ game, looking }: Play): Mark[] {
  if (looking.unit) return looking.reach.map((choice) => ({ hex: choice.hex, kind: "reach", label: choice.left }));
  if (!game.mine) return [];
  return (game.view.choices ?? [])
    .filter((choice) => choice.hex && !choice.unit)
    .map((choice) => ({ hex: choice.hex, kind: "target" }));
}
