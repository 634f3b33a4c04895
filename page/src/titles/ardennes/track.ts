/** The victory point track, the hexes that score, and the state of the two armies. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { ArdennesArmy, ArdennesTrack } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { live, styled, v } from "../../ui";
import { words } from "../../words";
import { gameWords } from "../../words/game";
import { partBeforeStep } from "./impulse_story";
import { ardennesPart } from "./moment";
import { RememberedSection } from "./remembered_section";

const OPEN_KEY = "broadfront.ardennes.track";

const trackOf = (game: GameStore): ArdennesTrack | undefined => ardennesPart(game)?.track;

export function TrackPanel({ play }: { play: Play }): VNode | null {
  const before = partBeforeStep(play);
  const track = before === undefined ? play.game.derive(trackOf) : before?.track;
  if (!track) return null;
  const next = track.goals[0];
  return live(RememberedSection, {
    name: OPEN_KEY,
    class: "panel track",
    sight: "score",
    summary: v("summary", {}, `Victory: ${track.points} VP${next ? ` of ${next[1]} by the ${next[0]}th` : ""}`),
    shown: [trackBar(track), scoreNote(track), hexTable(play, track), armiesView(track), reportLink(play)],
  });
}

function reportLink({ game }: Play): VNode {
  return v("p", {}, v("a", { href: `#/after/${game.id}` }, gameWords().show.after.link));
}

/** The track: the German's points, and a mark for each later goal. */
function trackBar(track: ArdennesTrack): VNode {
  const most = Math.max(track.points, ...track.goals.map(([, points]) => points), 1) * 1.08;
  const filled = v("span", { class: "track-filled", ref: styled("width", `${(100 * track.points) / most}%`) });
  const marks = track.goals.map(([day, points]) =>
    v("span", {
      class: "track-goal",
      title: `${points} VP by the end of ${day} December`,
      ref: styled("left", `${(100 * points) / most}%`),
    }),
  );
  const goals = track.goals.map(([day, points]) => `${points} by the ${day}th`).join(", ");
  return v(
    "div",
    {},
    v(
      "div",
      { class: "track-bar", role: "img", "aria-label": `${track.points} victory points; the German needs ${goals}` },
      filled,
      ...marks,
    ),
    v("p", { class: "faint" }, `The German wins with ${goals}.`),
  );
}

function scoreNote(track: ArdennesTrack): VNode {
  const rows: [string, string][] = [];
  if (track.command) rows.push(["Command Level", `${track.command.spent} of ${track.command.level} spent`]);
  rows.push(["Fuel", track.fuel ? `a formation runs dry on ${track.fuel} or less` : "not checked yet"]);
  if (track.replacements) rows.push(["Replacements", `${track.replacements} German points`]);
  if (track.exit) rows.push(["Left the map", `${track.exit} VP`]);
  return v("dl", { class: "values" }, ...rows.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)]));
}

function hexTable(play: Play, track: ArdennesTrack): VNode {
  const taken = track.hexes.filter((one) => one.german).length;
  return v(
    "details",
    { class: "vp-hexes" },
    v("summary", {}, `${taken} of ${track.hexes.length} victory hexes in German hands`),
    v(
      "ul",
      {},
      ...[...track.hexes]
        .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name))
        .map((one) =>
          v(
            "li",
            {},
            v(
              "button",
              {
                type: "button",
                class: `plain vp ${one.german ? "taken" : ""}`,
                title: `Show hex ${one.hex}`,
                onclick: () => play.acts.map.moveCursorTo(one.hex),
              },
              v("b", {}, String(one.value)),
              one.name,
            ),
            one.german && !one.counts
              ? v("span", { class: "faint" }, " no supply, nobody there: does not count ", ruleLinks(["ARD-H-05"]))
              : null,
          ),
        ),
    ),
  );
}

function armiesView(track: ArdennesTrack): VNode {
  const rows: [keyof ArdennesArmy, string][] = [
    ["units", "units on the map"],
    ["steps", "steps"],
    ["cut", "cannot trace Supply"],
    ["low", "with a supply marker"],
    ["dispersed", "Dispersed"],
    ["out_of_fuel", "out of fuel"],
  ];
  const sides = Object.entries(track.sides);
  return v(
    "table",
    { class: "armies" },
    v(
      "thead",
      {},
      v(
        "tr",
        {},
        v("th", { scope: "col" }, v("span", { class: "unseen" }, "What")),
        ...sides.map(([side]) =>
          v("th", { scope: "col" }, v("span", { class: `side-name ${side}` }, words().sideName(side))),
        ),
      ),
    ),
    v(
      "tbody",
      {},
      ...rows
        .filter(([name]) => name === "units" || name === "steps" || sides.some(([, army]) => army[name]))
        .map(([name, words]) =>
          v(
            "tr",
            {},
            v("th", { scope: "row" }, words),
            ...sides.map(([, army]) => v("td", { class: "number" }, String(army[name]))),
          ),
        ),
    ),
  );
}
