/** Where the points are: each place, its worth, who holds it since when; pointing at it lights it on the map. */

import type { VNode } from "preact";
import { lights } from "../../game/lit";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { VictoryHexShown } from "../../generated/api";
import { v } from "../../ui";
import { words } from "../../words";
import { storyLine, partBefore } from "./allied_impulse";
import { type Day, daysIn } from "./days";
import { ardennes } from "./moment";

const partOf = (game: GameStore): ReturnType<typeof ardennes> => ardennes(game);

export function PointPlaces({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const before = partBefore(play);
  const part = before === undefined ? game.follows(partOf) : before;
  if (!part) return null;
  const days = daysIn(game.log, storyLine(play) ?? game.view.at, part.calendar.today);
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
          { key: one.hex, class: one.counts ? "counts" : null, ...lights(play, [one.hex]) },
          v(
            "th",
            { scope: "row" },
            v("button", { type: "button", class: "plain", onclick: () => acts.map.stand(one.hex) }, one.name),
          ),
          v("td", { class: "number" }, String(one.value)),
          v("td", {}, words().sideName(one.german ? "german" : "allied"), one.german && !one.counts ? ", cut off" : ""),
          v("td", {}, sinceWhen(days, one)),
        ),
      ),
    ),
  );
}

/** The day from which its holder has had a place, as the points at the beginning of each day tell it. */
export function sinceWhen(days: Day[], { hex, german }: Pick<VictoryHexShown, "hex" | "german">): string {
  const taken = [...days].reverse().find((day) => day.hexes.includes(hex) !== german);
  return taken ? `${taken.day} Dec` : "the start";
}
