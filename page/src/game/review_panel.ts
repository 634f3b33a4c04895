/** The results of a review: the graph, luck and choices, turning points, and costly choices. */

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
import { ReviewState } from "./review";
import { formatDay, reviewGraph } from "./review_graph";
import "./review.css";

/** Milliseconds between progress requests. */
const POLL_INTERVAL = 700;

export function ReviewPanel({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { lines } = game.view;
  const texts = analystWords().review;
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const at = { game: game.id };
  const load = (): Promise<void> => get("/api/games/{game}/review", at, game.seat).then(setReviewing, acts.showError);
  const send = (path: "/api/games/{game}/review" | "/api/games/{game}/review/stop"): void =>
    void post(path, at, {}, game.seat).then(setReviewing, acts.showError);
  useEffect(() => void load(), [lines]);
  useEffect(() => {
    if (!reviewing?.far) return undefined;
    const timer = window.setTimeout(() => void load(), POLL_INTERVAL);
    return () => clearTimeout(timer);
  }, [reviewing]);
  const close = v(
    "button",
    {
      type: "button",
      class: "plain",
      title: texts.close,
      "aria-label": texts.close,
      onclick: () => (game.of(ReviewState).open.value = false),
    },
    "×",
  );
  return v(
    "section",
    { class: "panel review", "aria-label": texts.heading },
    v("header", {}, v("h3", {}, texts.heading), close),
    ...(reviewing ? reviewBody(play, reviewing, send) : [v("p", { class: "faint" }, words().loading)]),
  );
}

type Send = (path: "/api/games/{game}/review" | "/api/games/{game}/review/stop") => void;

function reviewBody(play: Play, { review, far: progress, problem }: Reviewing, send: Send): (VNode | null)[] {
  const texts = analystWords().review;
  if (progress) {
    const part = progress.meant ? Math.round((100 * progress.done) / progress.meant) : 0;
    return [
      v("p", {}, texts.far(part)),
      v("progress", { max: 100, value: part || null, "aria-label": texts.far(part) }),
      v("p", {}, v("button", { type: "button", onclick: () => send("/api/games/{game}/review/stop") }, texts.stop)),
    ];
  }
  if (!review) {
    return [
      v("p", {}, texts.about),
      problem ? v("p", { class: "wrong", role: "alert" }, problem) : null,
      v(
        "p",
        {},
        v("button", { type: "button", class: "main", onclick: () => send("/api/games/{game}/review") }, texts.begin),
      ),
    ];
  }
  return reviewResults(play, review);
}

/** Format an estimate with its error, in games. */
export function formatEstimate({ mean, error }: Estimate, signed = true): string {
  const number = Math.abs(mean).toFixed(2);
  const sign = mean < 0 && number !== "0.00" ? "−" : signed ? "+" : "";
  return `${sign}${number} ± ${error.toFixed(2)}`;
}

function reviewResults(play: Play, review: Review): (VNode | null)[] {
  const texts = analystWords().review;
  const { game, acts } = play;
  const own = review.totals[game.side];
  const others = Object.entries(review.totals).filter(([side]) => side !== game.side);
  const costly = review.decisions.filter((one) => one.costly);
  const rest = review.decisions.filter((one) => !one.costly);
  const go = (line: number): void => void acts.lookBack(line);
  const table = (rows: Judged[]): VNode => decisionTable(play, rows, go);
  return [
    own ? v("p", { class: "in-short" }, texts.yours(formatEstimate(own.luck), formatEstimate(own.choices))) : null,
    own ? v("p", {}, remainderText(own, others.length > 0)) : null,
    own ? v("p", {}, texts.mistakes(own.mistakes)) : null,
    ...others.map(([side, total]) =>
      v("p", { class: "faint" }, texts.theirs(side, formatEstimate(total.luck), formatEstimate(total.choices))),
    ),
    v("h4", {}, texts.graph),
    reviewGraph(play, review, go),
    v("p", { class: "faint small" }, texts.graphAbout),
    v("h4", {}, texts.turning),
    review.turning.length
      ? v(
          "ol",
          { class: "turning" },
          ...review.turning.map((n) => (review.legs[n] ? turningPointRow(play, review, review.legs[n]) : null)),
        )
      : v("p", { class: "faint" }, texts.noTurning),
    v("h4", {}, texts.decisions),
    costly.length ? table(costly) : v("p", { class: "faint" }, texts.noDecisions),
    rest.length ? v("details", {}, v("summary", {}, texts.others(rest.length)), table(rest)) : null,
    v("details", {}, v("summary", {}, texts.how), v("p", {}, texts.method(review.playouts))),
  ];
}

/** Describe the part of the result that neither luck nor the person's choices explain. */
function remainderText({ start, end, others, remainder }: Total, several: boolean): string {
  const against = { mean: -others.mean, error: others.error };
  const [from, to] = [start, end].map(({ mean }) => Math.round(100 * mean)) as [number, number];
  return analystWords().review.rest(from, to, several ? formatEstimate(against) : "", formatEstimate(remainder));
}

/** Return the side whose chances are shown first: the person's own if it was reviewed. */
export function reviewedSide(play: Play, review: Review): string {
  return play.game.side in review.totals ? play.game.side : (Object.keys(review.totals)[0] ?? "");
}

function turningPointRow(play: Play, review: Review, leg: Leg): VNode {
  const texts = analystWords().review;
  const side = reviewedSide(play, review);
  const at = (line: number): number =>
    Math.round(100 * (review.points.find((point) => point.line === line)?.win[side]?.mean ?? 0));
  const date = review.points.find((point) => point.line === leg.start)?.date ?? "";
  const luck = leg.luck[side];
  return v(
    "li",
    {},
    v(
      "button",
      { type: "button", onclick: () => playLeg(play, leg) },
      "► ",
      texts.film(formatDay(date), at(leg.start), at(leg.end)),
    ),
    " ",
    v("span", { class: "faint" }, texts.filmAbout(leg.start + 1, leg.end, luck ? formatEstimate(luck) : "")),
  );
}

/** Play the lines between two points as a film and stop at the end. */
function playLeg({ game, acts }: Play, leg: Leg): void {
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
  const texts = analystWords().review;
  const several = Object.keys(play.game.view.machines).length > 0 || play.game.view.persons.length > 1;
  return v(
    "table",
    { class: "decisions" },
    v(
      "thead",
      {},
      v("tr", {}, ...[texts.line, texts.choice, texts.loss].map((head) => v("th", { scope: "col" }, head))),
    ),
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
            one.best ? v("span", { class: "better" }, texts.better(one.best)) : null,
          ),
          v("td", { class: "number" }, formatEstimate(one.loss, false)),
        ),
      ),
    ),
  );
}
