/** The bar above the map that is always there: what the title keeps in sight, and how things are shown. */

import type { VNode } from "preact";
import type { BarItem } from "../generated/api";
import { ruleLinks } from "../rules";
import { momentShown, panelsAt } from "../titles";
import { chooser, live, styled, ticked, v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { Showing, type Speed } from "./showing";
import type { GameStore } from "./store";

const barOf = ({ view }: GameStore): BarItem[] => view.table.bar;

export function StatusBar({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const items = momentShown(play)?.bar ?? game.follows(barOf);
  return v(
    "section",
    { class: "status-bar", "aria-label": gameWords().show.bar.label },
    ...(looking.begun.value ? items.map((item) => itemView(play, item)) : []),
    live(ShowMenu, { play }),
  );
}

function itemView(play: Play, item: BarItem): VNode {
  const told = [
    v("span", { class: "bar-name" }, item.name),
    v("b", {}, item.value),
    item.of
      ? v(
          "span",
          { class: "bar-gauge", "aria-hidden": "true" },
          v("i", { ref: styled("width", `${Math.min(100, (100 * item.part) / item.of)}%`) }),
        )
      : null,
  ];
  const look = `bar-item${item.id ? ` bar-${item.id}` : ""}${item.side ? ` of-side ${item.side}` : ""}`;
  const about = item.about ? { title: item.about } : {};
  if (!item.more.length) return v("span", { class: look, ...about }, ...told);
  const more = panelsAt(play.game.part, `bar:${item.id ?? ""}`);
  return v(
    "details",
    { class: look, name: "bar-item", onkeydown: closeOnEscape },
    v("summary", about, ...told),
    v(
      "div",
      { class: "bar-more" },
      v("ul", {}, ...item.more.map(([text, rule]) => v("li", {}, text, " ", ruleLinks(rule ? [rule] : [])))),
      ...more.map((view) => live(view, { play })),
    ),
  );
}

/** Fold what is open above the map, wherever the focus is; whether anything was. */
export function closeBar(page: ParentNode): boolean {
  const open = page.querySelector<HTMLDetailsElement>(".status-bar details[open]");
  if (open) open.open = false;
  return open !== null;
}

function closeOnEscape(event: KeyboardEvent): void {
  const box = event.currentTarget as HTMLDetailsElement;
  if (event.key !== "Escape" || !box.open) return;
  box.open = false;
  box.querySelector("summary")?.focus();
  event.stopPropagation();
}

function ShowMenu({ play }: { play: Play }): VNode {
  const said = gameWords().show.menu;
  const showing = play.game.of(Showing);
  const speeds = Object.entries(said.speeds);
  return v(
    "details",
    { class: "bar-item show-menu", name: "bar-item", onkeydown: closeOnEscape },
    v("summary", { "aria-label": said.label, title: said.label }, "▷"),
    v(
      "div",
      { class: "bar-more" },
      v(
        "label",
        {},
        said.speed,
        chooser(speeds, showing.speed, (value) => showing.choose(value as Speed), { "aria-label": said.speed }),
      ),
      v(
        "label",
        {},
        v("input", {
          type: "checkbox",
          checked: showing.sound,
          onchange: (event: Event) => showing.hear(ticked(event)),
        }),
        said.sound,
      ),
    ),
  );
}
