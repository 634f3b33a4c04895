/** The clerk's desk: over the map where the board is on the person's table, else as a column beside it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { ClerkPart } from "../../generated/api";
import { live, v } from "../../ui";
import { arrivalPlot, stockPlot, supplyPlot } from "./books_plots";
import { books, isClerk, onMap } from "./figures";
import { LateSheets } from "./late";
import { history, pools } from "./pools";
import { Reports } from "./reports";
import { arrivals, checklist, heading } from "./turn_panels";

type Shows = "books" | "map";

class Looked {
  /** What was chosen to lie on the table; nothing was: the books, or the map where counters stand on it. */
  readonly shows = signal<Shows | "">("");
  readonly page = signal("Turn");
}

function shows(play: Play): Shows {
  return play.game.of(Looked).shows.value || (onMap(play.game) ? "map" : "books");
}

/** Books or map, and what stands in hand is the general panel below. */
export function DeskChoice({ play }: { play: Play }): VNode | null {
  if (!isClerk(play.game) || (onMap(play.game) && shows(play) === "map")) return null;
  const choose = (what: Shows, label: string): VNode =>
    v(
      "button",
      { type: "button", "aria-pressed": shows(play) === what ? "true" : "false", onclick: () => show(play, what) },
      label,
    );
  return v(
    "div",
    { class: "row desk-choice", role: "group", "aria-label": "What lies on the table" },
    choose("books", "Books"),
    choose("map", "Theater map"),
  );
}

function show({ game, looking, acts }: Play, what: Shows): void {
  const look = game.of(Looked).shows;
  if (look.value === what) return;
  look.value = what;
  looking.preview.value = null;
  if (what === "map" && !onMap(game)) acts.map.fit();
}

export function Desk({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (!isClerk(game) || shows(play) === "map") return null;
  const told = books(game);
  return v(
    "div",
    { class: "desk" },
    heading(told),
    v(
      "div",
      { class: "desk-columns" },
      checklist(told),
      arrivals(play, told, () => show(play, "map")),
    ),
    v("div", { class: "desk-columns" }, ...plots(told), v("div", {}, pools(play, told))),
    history(told),
  );
}

function plots(told: ClerkPart): VNode[] {
  return [supplyPlot(told), stockPlot(told), arrivalPlot(told)];
}

/** The desk beside the map, a page of it at a time. */
export function DeskColumn({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (!isClerk(game) || !onMap(game) || shows(play) === "books") return null;
  const told = books(game);
  const pages: Record<string, () => VNode[]> = {
    Turn: () => [heading(told), checklist(told)],
    Arrivals: () => [arrivals(play, told, () => undefined)],
    ...(told.field && told.accounts ? { Report: () => [live(Reports, { play })] } : {}),
    Units: () => [pools(play, told)],
    Sheets: () => [live(LateSheets, { play })],
    Figures: () => [...plots(told), history(told)],
  };
  const { page } = game.of(Looked);
  const open = page.value in pages ? page.value : "Turn";
  return v(
    "section",
    { class: "desk-column", "aria-label": "The desk" },
    v(
      "div",
      { class: "row pool-tabs", role: "group", "aria-label": "Pages of the desk" },
      ...Object.keys(pages).map((name) =>
        v(
          "button",
          {
            key: name,
            type: "button",
            "aria-pressed": name === open ? "true" : "false",
            onclick: () => (page.value = name),
          },
          name,
        ),
      ),
      v(
        "button",
        { type: "button", title: "The whole desk, in place of the map", onclick: () => show(play, "books") },
        "All",
      ),
    ),
    v("div", { key: open, class: "desk-page" }, ...(pages[open]?.() ?? [])),
  );
}

/** Open a page of the desk. */
export function turnTo(play: Play, page: string): void {
  play.game.of(Looked).page.value = page;
}
