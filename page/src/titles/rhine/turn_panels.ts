/** Where the campaign stands: the calendar, this turn as a checklist, the arrival chart of the turn. */

import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { ArrivalGroup, ClerkPart } from "../../generated/api";
import { v } from "../../ui";
import { books, dated } from "./figures";

const CAMPAIGNS: Record<string, string> = {
  full: "Full campaign",
  "north-1944": "Northern maps, 1944",
  "south-1944": "Southern maps, 1944",
  "north-1945": "Northern maps, 1945",
  "south-1945": "Southern maps, 1945",
};

export function heading(told: ClerkPart): VNode {
  const date = told.turns[Math.max(0, told.turn - 1)] ?? "";
  const row = told.history.at(-1);
  const sign = (name: string, value = ""): VNode | null =>
    value ? v("span", { class: `sign-word ${value.toLowerCase()}` }, `${name} ${value}`) : null;
  const first = row?.first ? `${row.first.replace(/^./, (letter) => letter.toUpperCase())} side first` : "";
  return v(
    "section",
    { class: "card desk-heading", "aria-label": "Where the campaign stands" },
    v(
      "div",
      { class: "row" },
      v("h2", {}, `Turn ${told.turn - told.first_turn + 1} of ${told.last_turn - told.first_turn + 1}, ${dated(date)}`),
      sign("Ground:", row?.ground),
      sign("Flight:", row?.flight),
      first ? v("span", { class: "sign-word" }, first) : null,
      v("span", { class: "faint" }, CAMPAIGNS[told.campaign] ?? told.campaign),
    ),
    calendar(told),
    ...told.notes.map((note) => v("p", { class: "hint" }, note)),
  );
}

/** A square for each turn, month by month: the ground of turns past, a ring round the present one. */
function calendar(told: ClerkPart): VNode {
  const ground = new Map(told.history.map((row) => [row.date, row.ground]));
  const months = new Map<string, VNode[]>();
  for (let n = told.first_turn; n <= told.last_turn; n++) {
    const date = told.turns[n - 1] ?? "";
    const stands = n < told.turn ? "past" : n === told.turn ? "present" : "future";
    const weather = ground.get(date)?.toLowerCase() ?? "";
    const month = dated(date).replace(/^\d+ /, "");
    const cell = v(
      "span",
      { class: `turn ${stands} ${weather}`, title: `Turn ${n}, ${dated(date)}${weather ? `: ${weather}` : ""}` },
      String(Number(date.slice(8))),
    );
    months.set(month, [...(months.get(month) ?? []), cell]);
  }
  const [turn, turns] = [told.turn - told.first_turn + 1, told.last_turn - told.first_turn + 1];
  const label = `Calendar: turn ${turn} of ${turns}, ${told.last_turn - told.turn} to come.`;
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

export const SIGNS = { done: "✓", now: "▸", later: "·" };

export function checklist(told: ClerkPart): VNode {
  const words = { done: "done", now: "now", later: "to come" };
  return v(
    "section",
    { class: "card", "aria-label": "This turn" },
    v("h3", {}, "This turn"),
    v(
      "ol",
      { class: "checklist" },
      ...told.checklist.map((one) =>
        v(
          "li",
          { class: one.stands, "aria-current": one.stands === "now" ? "step" : null },
          v("span", { "aria-hidden": "true", class: "tick-sign" }, SIGNS[one.stands]),
          v("span", {}, one.step, v("span", { class: "unseen" }, `, ${words[one.stands]}`)),
          v("strong", {}, one.told),
        ),
      ),
    ),
  );
}

const ACTIONS: Record<string, string> = {
  arrive: "arrive",
  remove: "leave the game",
  exchange: "exchanged",
  transfer: "change maps",
  "dead-pile": "to the dead pile",
  "reserve-marker": "Reserve markers",
};

/** `show` brings the theater map before the person, where it is not there. */
export function arrivals(play: Play, told: ClerkPart, show: () => void): VNode {
  return v(
    "section",
    { class: "card", "aria-label": "Arrival chart" },
    v("h3", {}, "Arrival chart of this turn"),
    told.arrivals.length ? null : v("p", { class: "faint" }, "Nothing arrives, leaves or changes."),
    ...told.arrivals.map((group) => groupView(play, group, show)),
  );
}

function groupView(play: Play, group: ArrivalGroup, show: () => void): VNode {
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
      v("strong", {}, ACTIONS[group.action] ?? group.action),
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

/** The hexes by which this turn's arrivals enter, for the theater map. */
export function entryMarks(game: GameStore): Mark[] {
  return [...new Set(books(game).arrivals.flatMap((group) => group.hexes))].map((hex) => ({ hex, kind: "reach" }));
}

function showHexes(play: Play, group: ArrivalGroup, show: () => void): void {
  show();
  play.looking.preview.value = group.hexes.map((hex) => ({ hex, kind: "target" }));
  play.acts.map.frame(group.hexes);
}
