/** The side panel's parts that only show: hand, situation, boxes. */

import type { VNode } from "preact";
import { spoken } from "../dom";
import { counterButton } from "../board/counter_button";
import type { Counter, GameView } from "../generated/api";
import { momentShown, panelsAt } from "../titles";
import { group, v } from "../ui";
import type { Play } from "./play";
import type { GameStore } from "./store";
import { gameWords } from "../words/game";

/** What the side holds, and how much the others do. */
export function Hand({ game }: { game: GameStore }): VNode | null {
  if (panelsAt(game.part, "hand").length) return null;
  const { view } = game;
  const called = (id: string): string => view.names[id] ?? id;
  const own = Object.entries(view.zones).filter(([, zone]) => zone.items !== undefined && zone.count > 0);
  const hidden = Object.entries(view.zones).filter(([, zone]) => zone.items === undefined && zone.count > 0);
  if (!own.length && !hidden.length) return null;
  const hands = own.filter(([name]) => name.includes("hand"));
  const piles = own.filter(([name]) => !name.includes("hand"));
  const shown = (zones: typeof own): VNode[] =>
    zones.map(([name, zone]) =>
      v(
        "div",
        { class: "zone" },
        v("h3", {}, spoken(called(name))),
        v("ul", { class: "cards" }, ...(zone.items ?? []).map((item) => v("li", {}, called(item)))),
      ),
    );
  return v(
    "section",
    { class: "panel", "aria-label": gameWords().table.cards },
    ...shown(hands),
    piles.length
      ? v(
          "details",
          {},
          v(
            "summary",
            {},
            gameWords().table.piles(piles.map(([name, zone]) => `${called(name).replaceAll("-", " ")} ${zone.count}`)),
          ),
          ...shown(piles),
        )
      : null,
    v("p", { class: "faint" }, hidden.map(([name, zone]) => `${called(name)} ${zone.count}`).join(" · ")),
  );
}

const panelsOf = ({ view }: GameStore): GameView["table"]["panels"] => view.table.panels;

/** What the title tells in rows of names and values. */
export function Panels({ game }: { game: GameStore }): VNode {
  return group(
    game
      .follows(panelsOf)
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

/** A box with more units than this is folded. */
const CROWD = 10;

const boxesOf = ({ view }: GameStore): string[] => view.table.boxes;
const boxedOf = ({ view }: GameStore): Counter[] => view.table.counters.filter((counter) => counter.box);
/** Of the units off the map those that may be chosen. */
const ableOf = (game: GameStore): string[] =>
  game
    .follows(boxedOf)
    .map((counter) => counter.unit)
    .filter((unit) => game.ready.has(unit));
const namesOf = ({ view }: GameStore): Record<string, string> => view.names;

/** Units off the map, as counters one can choose. */
export function Boxes({ play }: { play: Play }): VNode {
  const { game, looking, acts } = play;
  const { look } = game;
  void game.drawn;
  const told = momentShown(play)?.counters.filter((counter) => counter.box);
  const boxed = told ?? game.follows(boxedOf);
  const able = new Set(told ? [] : game.follows(ableOf));
  const selected = able.size ? looking.unit : null;
  const choose = (unit: string): void => void acts.choose(unit);
  return group(
    game.follows(boxesOf).map((box) => {
      const name = game.follows(namesOf)[box] ?? box;
      const inside = boxed.filter((counter) => counter.box === box);
      const buttons = inside.map((counter) =>
        counterButton(counter, look, {
          ready: able.has(counter.unit),
          selected: counter.unit === selected,
          choose,
        }),
      );
      if (inside.length > CROWD) {
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
