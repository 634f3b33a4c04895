/** A card for each new day: what happened yesterday, who arrives, which rules begin. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { counterCanvas } from "../../board/counter_button";
import { describeCounter } from "../../board/words";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { numberIn } from "../../game/told_data";
import type { ArdennesPart, LogEntry, ToldEvent } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { v } from "../../ui";
import { words } from "../../words";
import { storyLine, ofSystem } from "./allied_impulse";
import { lastDeclared } from "./combat/staged";
import { type Day, dayBegan, daysIn, stepsLost } from "./days";
import { nothingAfterPass } from "./impulse_end";
import { ardennes } from "./moment";
import "./combat/style.css";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** 17 December 1944 was a Sunday. */
export const weekday = (day: number): string => WEEK[(day - 3) % 7] ?? "";

/** The day whose card was asked for, and the last one whose card was put away. */
class Cards {
  readonly asked = signal(0);
  readonly closed = signal(0);
}

/** Under this name the browser remembers which card was put away. */
function closedName(game: GameStore): string {
  return `broadfront.day.${game.id}`;
}

function closedIn(game: GameStore): number {
  return Math.max(game.of(Cards).closed.value, Number(sessionStorage.getItem(closedName(game)) ?? 0));
}

function dayOf({ events }: LogEntry): number {
  return numberIn(events.find((event) => event.topic === "day.begins")?.data ?? {}, "day");
}

/** Lay the card of the present day on the table again. */
export function openDay(play: Play): void {
  const today = daysIn(play.game.log, play.game.view.at).at(-1);
  play.game.of(Cards).asked.value = today?.day ?? 0;
}

/** Whether somebody's impulse is told. */
const acts = (event: ToldEvent): boolean => ofSystem(event) || event.kind === "activation";

export function DayCard({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const cards = game.of(Cards);
  const began = game.follows(dayBegan);
  // First what was done yesterday is told to its end.
  if (!began || storyLine(play) !== null) return null;
  // By itself it lies there until it was put away, or a fight has begun.
  const asked = cards.asked.value === dayOf(began);
  const fought = (game.follows(lastDeclared)?.n ?? -1) > began.n;
  if (!asked && (fought || closedIn(game) >= dayOf(began))) return null;
  const told = ardennes(game);
  const [yesterday, today] = [undefined, ...daysIn(game.log, game.view.at)].slice(-2);
  // The first day has nothing to tell.
  if (!told || !today || !(asked || yesterday)) return null;
  const away = "Put the card away";
  const close = (): void => {
    sessionStorage.setItem(closedName(game), String(today.day));
    cards.closed.value = today.day;
    cards.asked.value = 0;
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
    yesterday ? yesterdayView(play, told, yesterday, today) : null,
    nothingAfterPass(game.log, began.n, acts) ? v("p", {}, "After the German passed, nobody did anything more.") : null,
    arrivalsView(play, today),
    rulesView(told, today.day),
  );
}

function yesterdayView(play: Play, told: ArdennesPart, yesterday: Day, today: Day): VNode {
  const { sides } = play.game.view;
  const gained = today.points - yesterday.points;
  const lost = sides.map((side) => `${words().sideName(side)} ${stepsLost(yesterday.losses, side)}`).join(", ");
  const places = (hexes: string[]): VNode[] =>
    hexes.map((hex) =>
      v(
        "button",
        { type: "button", class: "token", onclick: () => play.acts.showHex(hex) },
        told.track.hexes.find((one) => one.hex === hex)?.name ?? hex,
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
  void game.drawn;
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

/** Rules of today that yesterday did not have, and those that are over. */
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
