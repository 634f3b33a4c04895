/** The contents of the map, derived from the game and the view state. */

import type { Mark, Scene } from "../board/scene";
import type { Overlay } from "../generated/api";
import { guideMarks } from "../guide/state";
import type { Play } from "./play";
import { routeTaken } from "./routes";

export function sceneOf(play: Play, overlays: Overlay[] = []): Scene {
  const { game, looking } = play;
  const { counters, markers } = game.view.table;
  const general: Scene = {
    counters,
    markers,
    ready: game.ready,
    selected: looking.unit,
    along: looking.heldUnits.slice(1),
    marks: choiceMarks(play),
    path: looking.path.value,
    overlays,
    ways: (unit, from, to) => routeTaken(game.log, game.view.at, unit, from, to),
  };
  const shown = game.part.map?.scene?.(play, general) ?? general;
  const now = looking.previewMarks.value ?? shown.marks;
  return { ...shown, marks: [...guideMarks(game), ...now, ...looking.extraMarks.value, ...highlightMarks(play)] };
}

function highlightMarks({ looking }: Play): Mark[] {
  return looking.highlighted.value.map((hex) => ({ hex, kind: "told" }));
}

/** Return marks for the hexes the selected unit can reach, else for those that can be chosen. */
export function choiceMarks({ game, looking }: Play): Mark[] {
  if (looking.unit) return looking.reach.map((choice) => ({ hex: choice.hex, kind: "reach", label: choice.left }));
  if (!game.mine) return [];
  return (game.view.choices ?? [])
    .filter((choice) => choice.hex && !choice.unit)
    .map((choice) => ({ hex: choice.hex, kind: "target" }));
}
