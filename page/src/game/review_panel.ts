/** What a review found: a graph that leads to its moments, luck and choices, turning points as film, costly choices. */

import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api";
import type { Estimate, Judged, Leg, Review, Reviewing, Total } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";
import { analystWords } from "../words/analyst";
import { Film } from "./film";
import type { Play } from "./play";
import { Reviewed } from "./review";
import { dayOf, reviewGraph } from "./review_graph";
import "./review.css";

/** Milliseconds between two looks at how far it has come. */
const LOOK = 700;

export function ReviewPanel({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { lines } = game.view;
  const said = analystWords().review;
  const [told, tell] = useState<Reviewing | null>(null);
  const at = { game: game.id };
  const look = (): Promise<void> => get("/api/games/{game}/review", at, game.seat).then(tell, acts.wrong);
  const send = (path: "/api/games/{game}/review" | "/api/games/{game}/review/stop"): void =>
    void post(path, at, {}, game.seat).then(tell, acts.wrong);
  useEffect(() => void look(), [lines]);
  useEffect(() => {
    if (!told?.far) return undefined;
    const timer = window.setTimeout(() => void look(), LOOK);
    return () => clearTimeout(timer);
  }, [told]);
  const close = v(
    "button",
    {
      type: "button",
      class: "plain",
      title: said.close,
      "aria-label": said.close,
      onclick: () => (game.of(Reviewed).open.value = false),
    },
    "×",
  );
  return v(
    "section",
    { class: "panel review", "aria-label": said.heading },
    v("header", {}, v("h3", {}, said.heading), close),
    ...(told ? body(play, told, send) : [v("p", { class: "faint" }, words().loading)]),
  );
}

type Send = (path: "/api/games/{game}/review" | "/api/games/{game}/review/stop") => void;

function body(play: Play, { review, far, problem }: Reviewing, send: Send): (VNode | null)[] {
  const said = analystWords().review;
  if (far) {
    const part = far.meant ? Math.round((100 * far.done) / far.meant) : 0;
    return [
      v("p", {}, said.far(part)),
      v("progress", { max: 100, value: part || null, "aria-label": said.far(part) }),
      v("p", {}, v("button", { type: "button", onclick: () => send("/api/games/{game}/review/stop") }, said.stop)),
    ];
  }
  if (!review) {
    return [
      v("p", {}, said.about),
      problem ? v("p", { class: "wrong", role: "alert" }, problem) : null,
      v(
        "p",
        {},
        v("button", { type: "button", class: "main", onclick: () => send("/api/games/{game}/review") }, said.begin),
      ),
    ];
  }
  return found(play, review);
}

/** A figure with its error, as a part of a game. */
export function figure({ mean, error }: Estimate, signed = true): string {
  const number = Math.abs(mean).toFixed(2);
  const sign = mean < 0 && number !== "0.00" ? "−" : signed ? "+" : "";
  return `${sign}${number} ± ${error.toFixed(2)}`;
}

function found(play: Play, review: Review): (VNode | null)[] {
  const said = analystWords().review;
  const { game, acts } = play;
  const own = review.totals[game.side];
  const others = Object.entries(review.totals).filter(([side]) => side !== game.side);
  const costly = review.decisions.filter((one) => one.costly);
  const rest = review.decisions.filter((one) => !one.costly);
  const go = (line: number): void => void acts.lookBack(line);
  const table = (rows: Judged[]): VNode => decisionTable(play, rows, go);
  return [
    own ? v("p", { class: "in-short" }, said.yours(figure(own.luck), figure(own.choices))) : null,
    own ? v("p", {}, restOf(own, others.length > 0)) : null,
    own ? v("p", {}, said.mistakes(own.mistakes)) : null,
    ...others.map(([side, total]) =>
      v("p", { class: "faint" }, said.theirs(side, figure(total.luck), figure(total.choices))),
    ),
    v("h4", {}, said.graph),
    reviewGraph(play, review, go),
    v("p", { class: "faint small" }, said.graphAbout),
    v("h4", {}, said.turning),
    review.turning.length
      ? v(
          "ol",
          { class: "turning" },
          ...review.turning.map((n) => (review.legs[n] ? turning(play, review, review.legs[n]) : null)),
        )
      : v("p", { class: "faint" }, said.noTurning),
    v("h4", {}, said.decisions),
    costly.length ? table(costly) : v("p", { class: "faint" }, said.noDecisions),
    rest.length ? v("details", {}, v("summary", {}, said.others(rest.length)), table(rest)) : null,
    v("details", {}, v("summary", {}, said.how), v("p", {}, said.method(review.playouts))),
  ];
}

/** What luck and one's own choices leave over. */
function restOf({ start, end, others, remainder }: Total, several: boolean): string {
  const against = { mean: -others.mean, error: others.error };
  const [from, to] = [start, end].map(({ mean }) => Math.round(100 * mean)) as [number, number];
  return analystWords().review.rest(from, to, several ? figure(against) : "", figure(remainder));
}

/** The side whose chances are shown first: one's own, where it is played. */
export function sideShown(play: Play, review: Review): string {
  return play.game.side in review.totals ? play.game.side : (Object.keys(review.totals)[0] ?? "");
}

function turning(play: Play, review: Review, leg: Leg): VNode {
  const said = analystWords().review;
  const side = sideShown(play, review);
  const at = (line: number): number =>
    Math.round(100 * (review.points.find((point) => point.line === line)?.win[side]?.mean ?? 0));
  const date = review.points.find((point) => point.line === leg.start)?.date ?? "";
  const luck = leg.luck[side];
  return v(
    "li",
    {},
    v(
      "button",
      { type: "button", onclick: () => filmOf(play, leg) },
      "► ",
      said.film(dayOf(date), at(leg.start), at(leg.end)),
    ),
    " ",
    v("span", { class: "faint" }, said.filmAbout(leg.start + 1, leg.end, luck ? figure(luck) : "")),
  );
}

/** Show what happened between two points, one thing after another, and stop there. */
function filmOf({ game, acts }: Play, leg: Leg): void {
  const film = game.of(Film);
  film.playing.value = false;
  void acts.lookBack(leg.start).then(() => {
    film.playing.value = true;
    const stop = effect(() => {
      const ended = game.view.at >= leg.end;
      if (ended) film.playing.value = false;
      if (ended || !film.playing.value) queueMicrotask(() => stop());
    });
  });
}

function decisionTable(play: Play, rows: Judged[], go: (line: number) => void): VNode {
  const said = analystWords().review;
  const several = Object.keys(play.game.view.machines).length > 0 || play.game.view.persons.length > 1;
  return v(
    "table",
    { class: "decisions" },
    v("thead", {}, v("tr", {}, ...[said.line, said.choice, said.loss].map((head) => v("th", { scope: "col" }, head)))),
    v(
      "tbody",
      {},
      ...rows.map((one) =>
        v(
          "tr",
          { key: one.line },
          v("td", {}, v("button", { type: "button", class: "plain", onclick: () => go(one.line - 1) }, `${one.line}`)),
          v(
            "td",
            {},
            several ? v("span", { class: `side-name ${one.side}` }, words().sideName(one.side)) : null,
            several ? " " : null,
            one.action,
            one.best ? v("span", { class: "better" }, said.better(one.best)) : null,
          ),
          v("td", { class: "number" }, figure(one.loss, false)),
        ),
      ),
    ),
  );
}
