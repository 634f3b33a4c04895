/** Playing past lines like a film: play, pause and speed. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { LogEntry, ToldEvent } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { Presentation, type Speed } from "./presentation";
import { sentenceView } from "./sentences";

/** Display time of a step, and the extra time for each event in it. */
const SECONDS_PER_STEP = 1.6;
const SECONDS_PER_EVENT = 0.5;

/** Whether a film is playing; each kind of film in a game has its own instance. */
export class Film {
  readonly playing = signal(false);

  toggle(): void {
    this.playing.value = !this.playing.value;
  }
}

/** While the film plays, call `next` when the present step has been shown long enough. */
export function useFilm(film: Film, showing: Presentation, at: string, things: number, next: () => void): void {
  const playing = film.playing.value;
  // With animation off, steps still need time to be read.
  const second = showing.second || 1000;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = window.setTimeout(next, second * (SECONDS_PER_STEP + SECONDS_PER_EVENT * things));
    return () => clearTimeout(timer);
  }, [playing, second, at]);
}

/** The buttons for play or pause, and for the speed. */
export function filmButtons(film: Film, showing: Presentation, start: () => void = () => undefined): VNode {
  const texts = gameWords().show.film;
  const playing = film.playing.value;
  const name = playing ? texts.pause : texts.play;
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
        title: texts.speed(now),
        "aria-label": texts.speed(now),
        onclick: () => showing.setSpeed(other),
      },
      now,
    ),
  );
}

/** Return whether an event draws or shuffles cards; several of these in a row are one step of the film. */
export function isDrawOrShuffle({ kind }: ToldEvent): boolean {
  return kind === "card" || kind === "cards";
}

/** Return the lines at which the film stops: lines with news, and only the last of a row of draws and shuffles. */
export function filmStops(log: LogEntry[]): number[] {
  const telling = log.filter(
    (entry) => entry.live && (entry.kind === "do" || entry.kind === "chance" || entry.kind === "start"),
  );
  const folded = (entry: LogEntry | undefined): boolean =>
    entry?.kind === "chance" && entry.events.length > 0 && entry.events.every(isDrawOrShuffle);
  return telling.filter((entry, n) => !(folded(entry) && folded(telling[n + 1]))).map((entry) => entry.n);
}

/** The caption below the map while a past line is shown. */
export function FilmCaption({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const { at } = game.view;
  const entry = looking.isLookingBack.value ? game.log.find((one) => one.n === at) : undefined;
  const events = entry?.events ?? [];
  return v(
    "div",
    { class: "film-caption", "aria-live": "polite" },
    ...events.slice(0, MAX_CAPTIONS).map((event, n) => v("p", { key: n }, sentenceView(play, event))),
    entry && !events.length ? v("p", {}, entry.text) : null,
  );
}

/** Most events of a line in the caption; the log shows all. */
const MAX_CAPTIONS = 4;
