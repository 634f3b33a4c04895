/** Going through what happened like a film: play, pause, a step on or back. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { LogEntry, ToldEvent } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { Showing, type Speed } from "./showing";
import { told } from "./told";

/** Seconds a step is looked at; and more for each thing it tells. */
const A_STEP = 1.6;
const MORE = 0.5;

/** Whether a film runs; each kind of film of a game has its own. */
export class Film {
  readonly playing = signal(false);

  toggle(): void {
    this.playing.value = !this.playing.value;
  }
}

/** While the film runs: the next step when this one has been looked at. */
export function useFilm(film: Film, showing: Showing, at: string, things: number, next: () => void): void {
  const playing = film.playing.value;
  // Who wants no motion still wants time to read.
  const second = showing.second || 1000;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = window.setTimeout(next, second * (A_STEP + MORE * things));
    return () => clearTimeout(timer);
  }, [playing, second, at]);
}

/** Play or pause, and how fast. */
export function filmButtons(film: Film, showing: Showing, start: () => void = () => undefined): VNode {
  const said = gameWords().show.film;
  const playing = film.playing.value;
  const name = playing ? said.pause : said.play;
  const fast = showing.speed === "quick";
  const press = (): void => {
    if (!playing) start();
    film.toggle();
  };
  const now = fast ? "2×" : "1×";
  const other: Speed = fast ? "normal" : "quick";
  return v(
    "span",
    { class: "film-buttons" },
    v(
      "button",
      { type: "button", class: "plain film-play", title: name, "aria-label": name, onclick: press },
      playing ? "❚❚" : "►",
    ),
    v(
      "button",
      {
        type: "button",
        class: "plain film-speed",
        title: said.speed(now),
        "aria-label": said.speed(now),
        onclick: () => showing.choose(other),
      },
      now,
    ),
  );
}

/** Cards drawn and piles shuffled, one step however many there are. */
export function folds({ kind }: ToldEvent): boolean {
  return kind === "card" || kind === "cards";
}

/** Lines at which a film stops: those that tell something, and of draws and shuffles in a row only the last. */
export function stopsIn(log: LogEntry[]): number[] {
  const telling = log.filter(
    (entry) => entry.live && (entry.kind === "do" || entry.kind === "chance" || entry.kind === "start"),
  );
  const folded = (entry: LogEntry | undefined): boolean =>
    entry?.kind === "chance" && entry.events.length > 0 && entry.events.every(folds);
  return telling.filter((entry, n) => !(folded(entry) && folded(telling[n + 1]))).map((entry) => entry.n);
}

/** Below the map while an earlier line is looked at: what happened there. */
export function Caption({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const { at } = game.view;
  const entry = looking.back.value ? game.log.find((one) => one.n === at) : undefined;
  const events = entry?.events ?? [];
  return v(
    "div",
    { class: "film-caption", "aria-live": "polite" },
    ...events.slice(0, MOST_TOLD).map((event, n) => v("p", { key: n }, told(play, event))),
    entry && !events.length ? v("p", {}, entry.text) : null,
  );
}

/** So many things of a line stand below the map; the log has all. */
const MOST_TOLD = 4;
