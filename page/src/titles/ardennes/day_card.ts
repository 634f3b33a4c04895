/** A card for each new day: what happened yesterday, who arrives, which rules begin. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { counterCanvas } from "../../board/counter_button";
import { describeCounter } from "../../board/describe";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { numberIn } from "../../game/event_data";
import type { ArdennesPart, LogEntry, ToldEvent } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { v } from "../../ui";
import { words } from "../../words";
import { storyLine, isSystemStep } from "./impulse_story";
import { lastDeclared } from "./combat/shown_combat";
import { type Day, dayStart, daysFromLog, countStepsLost } from "./days";
import { isPassUnanswered } from "./impulse_end";
import { ardennesPart } from "./moment";
import "./combat/style.css";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** 17 December 1944 was a Sunday. */
export const weekday = (day: number): string => WEEK[(day - 3) % 7] ?? "";

/** The day whose card was requested, and the last one whose card was closed. */
class DayCards {
  readonly requestedDay = signal(0);
  readonly closedDay = signal(0);
}

/** Local storage key for the closed card. */
function closedKey(game: GameStore): string {
  return `broadfront.day.${game.id}`;
}

function lastClosedDay(game: GameStore): number {
  return Math.max(game.of(DayCards).closedDay.value, Number(sessionStorage.getItem(closedKey(game)) ?? 0));
}

function dayOf({ events }: LogEntry): number {
  return numberIn(events.find((event) => event.topic === "day.begins")?.data ?? {}, "day");
}

/** Show the card of the present day again. */
export function showDayCard(play: Play): void {
  const today = daysFromLog(play.game.log, play.game.view.at).at(-1);
  play.game.of(DayCards).requestedDay.value = today?.day ?? 0;
}

/** Whether the event belongs to an impulse. */
const isImpulse = (event: ToldEvent): boolean => isSystemStep(event) || event.kind === "activation";

export function DayCard({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const cards = game.of(DayCards);
  const began = game.derive(dayStart);
  // The story of yesterday's impulse ends first.
  if (!began || storyLine(play) !== null) return null;
  // Without a request it shows until it is closed or combat has begun.
  const asked = cards.requestedDay.value === dayOf(began);
  const fought = (game.derive(lastDeclared)?.n ?? -1) > began.n;
  if (!asked && (fought || lastClosedDay(game) >= dayOf(began))) return null;
  const part = ardennesPart(game);
  const [yesterday, today] = [undefined, ...daysFromLog(game.log, game.view.at)].slice(-2);
  // The first day has no yesterday to report.
  if (!part || !today || !(asked || yesterday)) return null;
  const away = "Put the card away";
  const close = (): void => {
    sessionStorage.setItem(closedKey(game), String(today.day));
    cards.closedDay.value = today.day;
    cards.requestedDay.value = 0;
  };
  return v(
    "section",
    { class: "day-card", "aria-label": `${today.day} December` },
    v(
      "header",
      {},
      v("h3", {}, `${weekday(today.day)} ${today.day} December`),
      v("button", { type: "button", class: "plain", "aria-label": away, title: away, onclick: close }, "×"),
    ),
    yesterday ? yesterdayView(play, part, yesterday, today) : null,
    isPassUnanswered(game.log, began.n, isImpulse)
      ? v("p", {}, "After the German passed, nobody did anything more.")
      : null,
    arrivalsView(play, today),
    rulesView(part, today.day),
  );
}

function yesterdayView(play: Play, part: ArdennesPart, yesterday: Day, today: Day): VNode {
  const { sides } = play.game.view;
  const gained = today.points - yesterday.points;
  const lost = sides.map((side) => `${words().sideName(side)} ${countStepsLost(yesterday.losses, side)}`).join(", ");
  const places = (hexes: string[]): VNode[] =>
    hexes.map((hex) =>
      v(
        "button",
        { type: "button", class: "token", onclick: () => play.acts.showHex(hex) },
        part.track.hexes.find((one) => one.hex === hex)?.name ?? hex,
      ),
    );
  const taken = today.hexes.filter((hex) => !yesterday.hexes.includes(hex));
  const given = yesterday.hexes.filter((hex) => !today.hexes.includes(hex));
  return v(
    "dl",
    { class: "values yesterday" },
    v("dt", {}, "VP"),
    v(
      "dd",
      {},
      `${today.points}${gained ? `, ${gained > 0 ? "+" : "−"}${Math.abs(gained)} yesterday` : ", as before"}`,
    ),
    taken.length ? v("dt", {}, "Taken") : null,
    taken.length ? v("dd", { class: "places" }, ...places(taken)) : null,
    given.length ? v("dt", {}, "Lost again") : null,
    given.length ? v("dd", { class: "places" }, ...places(given)) : null,
    v("dt", {}, "Steps lost"),
    v("dd", {}, lost),
  );
}

function arrivalsView({ game }: Play, today: Day): VNode | null {
  void game.symbolVersion;
  const counters = game.view.table.counters.filter((counter) => today.arrivals.includes(counter.unit));
  if (!today.arrivals.length) return v("p", { class: "faint" }, "Nobody arrives today.");
  return v(
    "div",
    { class: "arrives" },
    v("h4", {}, `${today.arrivals.length} arrive`),
    v(
      "div",
      { class: "row" },
      ...counters.map((counter) => {
        const about = describeCounter(counter);
        return v(
          "span",
          { key: counter.unit, role: "img", "aria-label": about, title: about },
          counterCanvas(counter, game.look, 36),
        );
      }),
    ),
  );
}

/** Show the rules that begin today, and those that ended. */
function rulesView({ calendar }: ArdennesPart, today: number): VNode | null {
  const lines = (day: number): [string, string][] => calendar.days.find((one) => one.day === day)?.lines ?? [];
  const [now, then] = [lines(today), lines(today - 1)];
  const without = (all: [string, string][], others: [string, string][]): [string, string][] =>
    all.filter(([text]) => !others.some(([other]) => other === text));
  const [begins, ends] = [without(now, then), without(then, now)];
  const list = (heading: string, rows: [string, string][]): VNode | null =>
    rows.length
      ? v(
          "div",
          {},
          v("h4", {}, heading),
          v("ul", {}, ...rows.map(([text, rule]) => v("li", {}, text, " ", ruleLinks([rule])))),
        )
      : null;
  return v("div", { class: "day-rules" }, list("From today", begins), list("No longer", ends));
}
