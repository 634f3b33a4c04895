/** Read-only panels beside the map: cards, values and boxes. */

import type { VNode } from "preact";
import { humanize } from "../dom";
import { counterButton } from "../board/counter_button";
import type { Counter, GameView } from "../generated/api";
import { currentMoment, panelsAt } from "../titles";
import { group, v } from "../ui";
import type { Play } from "./play";
import type { GameStore } from "./store";
import { gameWords } from "../words/game";

/** The side's own cards and pieces, and the counts of hidden ones. */
export function HandPanel({ game }: { game: GameStore }): VNode | null {
  if (panelsAt(game.part, "hand").length) return null;
  const { view } = game;
  const nameOf = (id: string): string => view.names[id] ?? id;
  const own = Object.entries(view.zones).filter(([, zone]) => zone.items !== undefined && zone.count > 0);
  const hidden = Object.entries(view.zones).filter(([, zone]) => zone.items === undefined && zone.count > 0);
  if (!own.length && !hidden.length) return null;
  const hands = own.filter(([name]) => name.includes("hand"));
  const piles = own.filter(([name]) => !name.includes("hand"));
  const zoneViews = (zones: typeof own): VNode[] =>
    zones.map(([name, zone]) =>
      v(
        "div",
        { class: "zone" },
        v("h3", {}, humanize(nameOf(name))),
        v("ul", { class: "cards" }, ...(zone.items ?? []).map((item) => v("li", {}, nameOf(item)))),
      ),
    );
  return v(
    "section",
    { class: "panel", "aria-label": gameWords().table.cards },
    ...zoneViews(hands),
    piles.length
      ? v(
          "details",
          {},
          v(
            "summary",
            {},
            gameWords().table.piles(piles.map(([name, zone]) => `${nameOf(name).replaceAll("-", " ")} ${zone.count}`)),
          ),
          ...zoneViews(piles),
        )
      : null,
    v("p", { class: "faint" }, hidden.map(([name, zone]) => `${nameOf(name)} ${zone.count}`).join(" · ")),
  );
}

const panelData = ({ view }: GameStore): GameView["table"]["panels"] => view.table.panels;

/** The title's panels of names and values. */
export function ValuePanels({ game }: { game: GameStore }): VNode {
  return group(
    game
      .derive(panelData)
      .map((panel) =>
        v(
          "section",
          { key: panel.heading, class: "panel", "aria-label": panel.heading },
          v("h3", {}, panel.heading),
          v(
            "dl",
            { class: "values" },
            ...panel.rows.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)]),
          ),
        ),
      ),
  );
}

/** Most units in a box that is shown unfolded. */
const MAX_UNFOLDED = 10;

const boxNames = ({ view }: GameStore): string[] => view.table.boxes;
const boxedCounters = ({ view }: GameStore): Counter[] => view.table.counters.filter((counter) => counter.box);
/** Return the units off the map that can be chosen. */
const selectableUnits = (game: GameStore): string[] =>
  game
    .derive(boxedCounters)
    .map((counter) => counter.unit)
    .filter((unit) => game.ready.has(unit));
const displayNames = ({ view }: GameStore): Record<string, string> => view.names;

/** The boxes with units off the map, as selectable counters. */
export function BoxPanels({ play }: { play: Play }): VNode {
  const { game, looking, acts } = play;
  const { look } = game;
  void game.symbolVersion;
  const earlier = currentMoment(play)?.counters.filter((counter) => counter.box);
  const boxed = earlier ?? game.derive(boxedCounters);
  const able = new Set(earlier ? [] : game.derive(selectableUnits));
  const selected = able.size ? looking.unit : null;
  const choose = (unit: string): void => void acts.clickUnit(unit);
  return group(
    game.derive(boxNames).map((box) => {
      const name = game.derive(displayNames)[box] ?? box;
      const inside = boxed.filter((counter) => counter.box === box);
      const buttons = inside.map((counter) =>
        counterButton(counter, look, {
          ready: able.has(counter.unit),
          selected: counter.unit === selected,
          choose,
        }),
      );
      if (inside.length > MAX_UNFOLDED) {
        const open = inside.some((counter) => able.has(counter.unit));
        return v(
          "details",
          { key: box, class: "panel box", open },
          v("summary", {}, gameWords().table.units(name, inside.length)),
          v("div", { class: "row" }, ...buttons),
        );
      }
      return v(
        "section",
        { key: box, class: "panel box", "aria-label": name },
        v("h3", {}, name),
        inside.length ? v("div", { class: "row" }, ...buttons) : v("p", { class: "faint" }, gameWords().table.empty),
      );
    }),
  );
}
