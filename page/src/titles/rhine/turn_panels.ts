/** The state of the campaign: the calendar, a checklist of this turn, the turn's arrival chart. */

import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { ArrivalGroup, ClerkPart } from "../../generated/api";
import { v } from "../../ui";
import { clerkPart, formatDate } from "./clerk_part";

const CAMPAIGN_NAMES: Record<string, string> = {
  full: "Full campaign",
  "north-1944": "Northern maps, 1944",
  "south-1944": "Southern maps, 1944",
  "north-1945": "Northern maps, 1945",
  "south-1945": "Southern maps, 1945",
};

export function campaignHeading(part: ClerkPart): VNode {
  const date = part.turns[Math.max(0, part.turn - 1)] ?? "";
  const row = part.history.at(-1);
  const sign = (name: string, value = ""): VNode | null =>
    value ? v("span", { class: `sign-word ${value.toLowerCase()}` }, `${name} ${value}`) : null;
  const first = row?.first ? `${row.first.replace(/^./, (letter) => letter.toUpperCase())} side first` : "";
  return v(
    "section",
    { class: "card desk-heading", "aria-label": "Where the campaign stands" },
    v(
      "div",
      { class: "row" },
      v(
        "h2",
        {},
        `Turn ${part.turn - part.first_turn + 1} of ${part.last_turn - part.first_turn + 1}, ${formatDate(date)}`,
      ),
      sign("Ground:", row?.ground),
      sign("Flight:", row?.flight),
      first ? v("span", { class: "sign-word" }, first) : null,
      v("span", { class: "faint" }, CAMPAIGN_NAMES[part.campaign] ?? part.campaign),
    ),
    turnCalendar(part),
    ...part.notes.map((note) => v("p", { class: "hint" }, note)),
  );
}

/** A square per turn, grouped by month: past turns show their ground, the present one has a ring. */
function turnCalendar(part: ClerkPart): VNode {
  const ground = new Map(part.history.map((row) => [row.date, row.ground]));
  const months = new Map<string, VNode[]>();
  for (let n = part.first_turn; n <= part.last_turn; n++) {
    const date = part.turns[n - 1] ?? "";
    const stands = n < part.turn ? "past" : n === part.turn ? "present" : "future";
    const weather = ground.get(date)?.toLowerCase() ?? "";
    const month = formatDate(date).replace(/^\d+ /, "");
    const cell = v(
      "span",
      { class: `turn ${stands} ${weather}`, title: `Turn ${n}, ${formatDate(date)}${weather ? `: ${weather}` : ""}` },
      String(Number(date.slice(8))),
    );
    months.set(month, [...(months.get(month) ?? []), cell]);
  }
  const [turn, turns] = [part.turn - part.first_turn + 1, part.last_turn - part.first_turn + 1];
  const label = `Calendar: turn ${turn} of ${turns}, ${part.last_turn - part.turn} to come.`;
  return v(
    "div",
    { class: "turn-calendar", role: "img", "aria-label": label },
    ...[...months].map(([month, cells]) =>
      v(
        "div",
        { class: "month" },
        v("span", { class: "faint" }, month.replace(/ \d+$/, "")),
        v("div", { class: "turns" }, ...cells),
      ),
    ),
  );
}

export const STEP_SIGNS = { done: "✓", now: "▸", later: "·" };

export function turnChecklist(part: ClerkPart): VNode {
  const words = { done: "done", now: "now", later: "to come" };
  return v(
    "section",
    { class: "card", "aria-label": "This turn" },
    v("h3", {}, "This turn"),
    v(
      "ol",
      { class: "checklist" },
      ...part.checklist.map((one) =>
        v(
          "li",
          { class: one.stands, "aria-current": one.stands === "now" ? "step" : null },
          v("span", { "aria-hidden": "true", class: "tick-sign" }, STEP_SIGNS[one.stands]),
          v("span", {}, one.step, v("span", { class: "unseen" }, `, ${words[one.stands]}`)),
          v("strong", {}, one.told),
        ),
      ),
    ),
  );
}

const ACTION_NAMES: Record<string, string> = {
  arrive: "arrive",
  remove: "leave the game",
  exchange: "exchanged",
  transfer: "change maps",
  "dead-pile": "to the dead pile",
  "reserve-marker": "Reserve markers",
};

/** Show the arrival chart; `show` opens the theater map. */
export function arrivalsView(play: Play, part: ClerkPart, show: () => void): VNode {
  return v(
    "section",
    { class: "card", "aria-label": "Arrival chart" },
    v("h3", {}, "Arrival chart of this turn"),
    part.arrivals.length ? null : v("p", { class: "faint" }, "Nothing arrives, leaves or changes."),
    ...part.arrivals.map((group) => arrivalGroupView(play, group, show)),
  );
}

function arrivalGroupView(play: Play, group: ArrivalGroup, show: () => void): VNode {
  const onMap = group.hexes.length
    ? v("button", { type: "button", class: "small", onclick: () => showHexes(play, group, show) }, "On the map")
    : null;
  return v(
    "div",
    { class: "chart-group" },
    v(
      "p",
      { class: "row" },
      v("span", { class: `nation ${group.nation}` }, group.nation),
      v("strong", {}, ACTION_NAMES[group.action] ?? group.action),
      v("span", { class: "faint" }, group.where),
      onMap,
    ),
    v(
      "ul",
      { class: "chart-lines" },
      ...group.lines.map((line) =>
        v(
          "li",
          { class: line.effect ? (line.done ? "done" : "") : "none" },
          v("span", { "aria-hidden": "true", class: "tick-sign" }, line.done && line.effect ? "✓" : "·"),
          line.text,
          line.effect ? null : v("span", { class: "faint" }, " not in this campaign"),
        ),
      ),
    ),
  );
}

/** Mark the hexes where this turn's arrivals enter. */
export function entryMarks(game: GameStore): Mark[] {
  return [...new Set(clerkPart(game).arrivals.flatMap((group) => group.hexes))].map((hex) => ({ hex, kind: "reach" }));
}

function showHexes(play: Play, group: ArrivalGroup, show: () => void): void {
  show();
  play.looking.previewMarks.value = group.hexes.map((hex) => ({ hex, kind: "target" }));
  play.acts.map.frame(group.hexes);
}
