/** The bar above the map: values of the title, and settings for animation and sound. */

import type { VNode } from "preact";
import type { BarItem } from "../generated/api";
import { ruleLinks } from "../rules";
import { currentMoment, panelsAt } from "../titles";
import { chooser, live, styled, isChecked, v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { Presentation, type Speed } from "./presentation";
import type { GameStore } from "./store";

const barItems = ({ view }: GameStore): BarItem[] => view.table.bar;

export function StatusBar({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const items = currentMoment(play)?.bar ?? game.derive(barItems);
  return v(
    "section",
    { class: "status-bar", "aria-label": gameWords().show.bar.label },
    ...(looking.isGameShown.value ? items.map((item) => barItemView(play, item)) : []),
    live(PresentationMenu, { play }),
  );
}

function barItemView(play: Play, item: BarItem): VNode {
  const content = [
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
  const className = `bar-item${item.id ? ` bar-${item.id}` : ""}${item.side ? ` of-side ${item.side}` : ""}`;
  const about = item.about ? { title: item.about } : {};
  if (!item.more.length) return v("span", { class: className, ...about }, ...content);
  const more = panelsAt(play.game.part, `bar:${item.id ?? ""}`);
  return v(
    "details",
    { class: className, name: "bar-item", onkeydown: closeOnEscape },
    v("summary", about, ...content),
    v(
      "div",
      { class: "bar-more" },
      v("ul", {}, ...item.more.map(([text, rule]) => v("li", {}, text, " ", ruleLinks(rule ? [rule] : [])))),
      ...more.map((view) => live(view, { play })),
    ),
  );
}

/** Close an open item of the bar; return whether one was open. */
export function closeOpenItem(page: ParentNode): boolean {
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

function PresentationMenu({ play }: { play: Play }): VNode {
  const texts = gameWords().show.menu;
  const showing = play.game.of(Presentation);
  const speeds = Object.entries(texts.speeds);
  return v(
    "details",
    { class: "bar-item show-menu", name: "bar-item", onkeydown: closeOnEscape },
    v("summary", { "aria-label": texts.label, title: texts.label }, "▷"),
    v(
      "div",
      { class: "bar-more" },
      v(
        "label",
        {},
        texts.speed,
        chooser(speeds, showing.speed, (value) => showing.setSpeed(value as Speed), { "aria-label": texts.speed }),
      ),
      v(
        "label",
        {},
        v("input", {
          type: "checkbox",
          checked: showing.sound,
          onchange: (event: Event) => showing.setSound(isChecked(event)),
        }),
        texts.sound,
      ),
    ),
  );
}
