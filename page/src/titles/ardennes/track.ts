/** Victory points on their track, the hexes that count, and how the two armies stand. */

import { h } from "../../dom";
import type { GamePage } from "../../game/game";
import type { ArdennesArmy, ArdennesTrack } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { ardennes } from "./moment";

const OPEN = "broadfront.ardennes.track";

export function trackPanel(page: GamePage): HTMLElement | null {
  const track = ardennes(page)?.track;
  if (!track) return null;
  const next = track.goals[0];
  const box = h(
    "details",
    { class: "panel track", open: localStorage.getItem(OPEN) !== "no" },
    h("summary", {}, `Victory: ${track.points} VP${next ? ` of ${next[1]} by the ${next[0]}th` : ""}`),
    bar(track),
    counted(track),
    hexes(page, track),
    armies(track),
  );
  box.addEventListener("toggle", () => localStorage.setItem(OPEN, box.open ? "yes" : "no"));
  return box;
}

/** The track itself: what he has, and a mark for each goal still to come. */
function bar(track: ArdennesTrack): HTMLElement {
  const most = Math.max(track.points, ...track.goals.map(([, points]) => points), 1) * 1.08;
  const filled = h("span", { class: "track-filled" });
  filled.style.width = `${(100 * track.points) / most}%`;
  const marks = track.goals.map(([day, points]) => {
    const mark = h("span", { class: "track-goal", title: `${points} VP by the end of ${day} December` });
    mark.style.left = `${(100 * points) / most}%`;
    return mark;
  });
  const goals = track.goals.map(([day, points]) => `${points} by the ${day}th`).join(", ");
  return h("div", {}, h("div", { class: "track-bar", role: "img", "aria-label": `${track.points} victory points; the German needs ${goals}` }, filled, ...marks), h("p", { class: "faint" }, `The German wins with ${goals}.`));
}

function counted(track: ArdennesTrack): HTMLElement {
  const rows: [string, string][] = [];
  if (track.command) rows.push(["Command Level", `${track.command.spent} of ${track.command.level} spent`]);
  rows.push(["Fuel", track.fuel ? `a formation runs dry on ${track.fuel} or less` : "not checked yet"]);
  if (track.replacements) rows.push(["Replacements", `${track.replacements} German points`]);
  if (track.exit) rows.push(["Left the map", `${track.exit} VP`]);
  return h("dl", { class: "values" }, ...rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
}

/** Games whose list of victory hexes is open: redrawn, it stays so. */
const unfolded = new WeakSet<GamePage>();

function hexes(page: GamePage, track: ArdennesTrack): HTMLElement {
  const taken = track.hexes.filter((one) => one.german).length;
  const box = h(
    "details",
    { class: "vp-hexes", open: unfolded.has(page) },
    h("summary", {}, `${taken} of ${track.hexes.length} victory hexes in German hands`),
    h(
      "ul",
      {},
      ...[...track.hexes]
        .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name))
        .map((one) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", class: `plain vp ${one.german ? "taken" : ""}`, title: `Show hex ${one.hex}`, onclick: () => page.board.stand(one.hex) },
              h("b", {}, String(one.value)),
              one.name,
            ),
            one.german && !one.counts ? h("span", { class: "faint" }, " no supply, nobody there: does not count ", ruleLinks(["ARD-H-05"])) : null,
          ),
        ),
    ),
  );
  box.addEventListener("toggle", () => (box.open ? unfolded.add(page) : unfolded.delete(page)));
  return box;
}

function armies(track: ArdennesTrack): HTMLElement {
  const rows: [keyof ArdennesArmy, string][] = [
    ["units", "units on the map"],
    ["steps", "steps"],
    ["cut", "cannot trace Supply"],
    ["low", "with a supply marker"],
    ["dispersed", "Dispersed"],
    ["out_of_fuel", "out of fuel"],
  ];
  const sides = Object.entries(track.sides);
  return h(
    "table",
    { class: "armies" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "unseen" }, "What")), ...sides.map(([side]) => h("th", { scope: "col" }, h("span", { class: `side-name ${side}` }, side))))),
    h("tbody", {}, ...rows.filter(([name]) => name === "units" || name === "steps" || sides.some(([, army]) => army[name])).map(([name, words]) => h("tr", {}, h("th", { scope: "row" }, words), ...sides.map(([, army]) => h("td", { class: "number" }, String(army[name])))))),
  );
}
