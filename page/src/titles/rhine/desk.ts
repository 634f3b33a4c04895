/** The clerk's desk: in place of the map if the board is on the person's table, otherwise a column beside it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { ClerkPart } from "../../generated/api";
import { live, v } from "../../ui";
import { arrivalPlot, stockPlot, supplyPlot } from "./clerk_plots";
import { clerkPart, isClerk, isOnMap } from "./clerk_part";
import { LazySheets } from "./lazy_sheets";
import { historyTable, poolsView } from "./pools";
import { Reports } from "./reports";
import { arrivalsView, turnChecklist, campaignHeading } from "./turn_panels";

type DeskView = "books" | "map";

class DeskState {
  /** The chosen view; the default is the map if counters are on it, otherwise the books. */
  readonly chosenView = signal<DeskView | "">("");
  readonly page = signal("Turn");
}

function shownView(play: Play): DeskView {
  return play.game.of(DeskState).chosenView.value || (isOnMap(play.game) ? "map" : "books");
}

/** Buttons to switch between books and map. */
export function DeskChoice({ play }: { play: Play }): VNode | null {
  if (!isClerk(play.game) || (isOnMap(play.game) && shownView(play) === "map")) return null;
  const choose = (what: DeskView, label: string): VNode =>
    v(
      "button",
      {
        type: "button",
        "aria-pressed": shownView(play) === what ? "true" : "false",
        onclick: () => showView(play, what),
      },
      label,
    );
  return v(
    "div",
    { class: "row desk-choice", role: "group", "aria-label": "What lies on the table" },
    choose("books", "Books"),
    choose("map", "Theater map"),
  );
}

function showView({ game, looking, acts }: Play, what: DeskView): void {
  const look = game.of(DeskState).chosenView;
  if (look.value === what) return;
  look.value = what;
  looking.previewMarks.value = null;
  if (what === "map" && !isOnMap(game)) acts.map.fit();
}

export function Desk({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (!isClerk(game) || shownView(play) === "map") return null;
  const part = clerkPart(game);
  return v(
    "div",
    { class: "desk" },
    campaignHeading(part),
    v(
      "div",
      { class: "desk-columns" },
      turnChecklist(part),
      arrivalsView(play, part, () => showView(play, "map")),
    ),
    v("div", { class: "desk-columns" }, ...plotViews(part), v("div", {}, poolsView(play, part))),
    historyTable(part),
  );
}

function plotViews(part: ClerkPart): VNode[] {
  return [supplyPlot(part), stockPlot(part), arrivalPlot(part)];
}

/** The desk beside the map, one page at a time. */
export function DeskColumn({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (!isClerk(game) || !isOnMap(game) || shownView(play) === "books") return null;
  const part = clerkPart(game);
  const pages: Record<string, () => VNode[]> = {
    Turn: () => [campaignHeading(part), turnChecklist(part)],
    Arrivals: () => [arrivalsView(play, part, () => undefined)],
    ...(part.field && part.accounts ? { Report: () => [live(Reports, { play })] } : {}),
    Units: () => [poolsView(play, part)],
    Sheets: () => [live(LazySheets, { play })],
    Figures: () => [...plotViews(part), historyTable(part)],
  };
  const { page } = game.of(DeskState);
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
        { type: "button", title: "The whole desk, in place of the map", onclick: () => showView(play, "books") },
        "All",
      ),
    ),
    v("div", { key: open, class: "desk-page" }, ...(pages[open]?.() ?? [])),
  );
}

/** Open a page of the desk. */
export function openDeskPage(play: Play, page: string): void {
  play.game.of(DeskState).page.value = page;
}
