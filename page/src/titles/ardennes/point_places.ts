/** The places that score: worth, holder and since when; pointing at one highlights it on the map. */

import type { VNode } from "preact";
import { highlightHandlers } from "../../game/highlight";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { VictoryHexShown } from "../../generated/api";
import { v } from "../../ui";
import { words } from "../../words";
import { storyLine, partBeforeStep } from "./impulse_story";
import { type Day, daysFromLog } from "./days";
import { ardennesPart } from "./moment";

const readPart = (game: GameStore): ReturnType<typeof ardennesPart> => ardennesPart(game);

export function PointPlacesPanel({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const before = partBeforeStep(play);
  const part = before === undefined ? game.derive(readPart) : before;
  if (!part) return null;
  const days = daysFromLog(game.log, storyLine(play) ?? game.view.at, part.calendar.today);
  const rows = [...part.track.hexes].sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  const heads = ["Place", "VP", "Held by", "Since"];
  return v(
    "table",
    { class: "point-places" },
    v("thead", {}, v("tr", {}, ...heads.map((head) => v("th", { scope: "col" }, head)))),
    v(
      "tbody",
      {},
      ...rows.map((one) =>
        v(
          "tr",
          { key: one.hex, class: one.counts ? "counts" : null, ...highlightHandlers(play, [one.hex]) },
          v(
            "th",
            { scope: "row" },
            v("button", { type: "button", class: "plain", onclick: () => acts.map.moveCursorTo(one.hex) }, one.name),
          ),
          v("td", { class: "number" }, String(one.value)),
          v("td", {}, words().sideName(one.german ? "german" : "allied"), one.german && !one.counts ? ", cut off" : ""),
          v("td", {}, heldSince(days, one)),
        ),
      ),
    ),
  );
}

/** Return the day since which the current holder has had a place, by the points at the start of each day. */
export function heldSince(days: Day[], { hex, german }: Pick<VictoryHexShown, "hex" | "german">): string {
  const taken = [...days].reverse().find((day) => day.hexes.includes(hex) !== german);
  return taken ? `${taken.day} Dec` : "the start";
}
