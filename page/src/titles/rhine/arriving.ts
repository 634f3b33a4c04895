/** The counter that comes now: its hexes are lit on the map, its boxes and the table are buttons. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { counterCanvas } from "../../board/counter_button";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/words";
import { keysFromOne } from "../../game/answer_keys";
import type { Play } from "../../game/play";
import { keySign, question } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, Arriving, GameView } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { chooser, live, v } from "../../ui";
import { books, isClerk } from "./figures";

/** The box of the books for what only the table knows. */
const TABLE = "On map";

/** Where the counter before this one was put. */
class Last {
  readonly hex = signal("");
}

function arrivingIn(view: GameView): Arriving | null {
  const { extra } = view.table;
  return extra?.of === "clerk" ? extra.arriving : null;
}

export function arrivingNow(game: GameStore): Arriving | null {
  return isClerk(game) && game.mine ? books(game).arriving : null;
}

export function arrivingMarks(game: GameStore): Mark[] {
  return (arrivingNow(game)?.hexes ?? []).map((hex) => ({ hex, kind: "reach" }));
}

function arrive(unit: string, box: string): Action {
  return { do: "Arrive", unit, box };
}

/** A hex was chosen while a counter comes: it goes there, or the rule says why not. */
export function placeArriving(play: Play, hex: string): boolean {
  const coming = arrivingNow(play.game);
  if (!coming) return false;
  void put(play, coming, hex);
  return true;
}

async function put({ game, looking, acts }: Play, coming: Arriving, hex: string): Promise<void> {
  const action = arrive(coming.counter.unit, hex);
  if (!coming.hexes.includes(hex)) {
    // A drop may come down in any hex of land; not all are listed.
    const why = await acts.why({ action });
    if (!why.ruling.legal) {
      looking.explained.value = { kind: "why", why };
      looking.pointed.value = [{ hex, kind: "bad" }];
      return;
    }
  }
  game.of(Last).hex.value = hex;
  await acts.apply(action);
}

/** What is asked while a counter comes; null when none does. */
export function arrivingPrompt(play: Play): VNode | null {
  const { game, acts } = play;
  const { pending } = game.view;
  const coming = arrivingNow(game);
  if (!coming || pending.kind !== "decision") return null;
  const { unit } = coming.counter;
  const last = game.of(Last).hex.value;
  const key = keysFromOne();
  const button = (words: string, act: () => void, main = false): VNode => {
    const sign = key();
    return v(
      "button",
      { type: "button", class: main ? "main" : "", "data-key": sign, onclick: act },
      words,
      keySign(sign),
    );
  };
  const all = (): void =>
    void acts.applyAll((view) => {
      const next = arrivingIn(view);
      return next?.table ? arrive(next.counter.unit, TABLE) : null;
    });
  void game.drawn;
  return question(
    "arriving",
    [
      v(
        "div",
        { class: "in-hand" },
        counterCanvas(coming.counter, game.look),
        v("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)),
      ),
      coming.hexes.length
        ? v("p", {}, `Choose one of its ${coming.hexes.length} blue hexes on the map, or here:`)
        : v("p", {}, "No hex of its entry is open."),
    ],
    [coming.hexes.length ? live(HexList, { play, coming, key: unit }) : null],
    [
      v(
        "div",
        { class: "row" },
        coming.hexes.includes(last)
          ? button(`As before: ${placeName(game.grid, last)}`, () => void put(play, coming, last), true)
          : null,
        ...coming.boxes.map((box) => button(box, () => void acts.apply(arrive(unit, box)))),
        coming.table ? button("Leave it on the table", () => void acts.apply(arrive(unit, TABLE))) : null,
        coming.table ? button("Leave all that come now on the table", all) : null,
      ),
    ],
  );
}

/** The lit hexes by name, for who would rather read than point. */
function HexList({ play, coming }: { play: Play; coming: Arriving }): VNode {
  const [hex, choose] = useState(coming.hexes[0] ?? "");
  const { grid } = play.game;
  const named = (one: string): boolean => Boolean(grid.map.places[grid.index.get(one) ?? -1]);
  const hexes = [...coming.hexes].sort((a, b) => Number(named(b)) - Number(named(a)));
  const go = (one: string): void => {
    choose(one);
    play.acts.map.reveal(one);
  };
  return v(
    "div",
    { class: "row hex-list" },
    chooser(
      hexes.map((one) => [one, placeName(grid, one)]),
      hex,
      go,
      { "aria-label": "Hex of arrival" },
    ),
    v("button", { type: "button", onclick: () => void put(play, coming, hex) }, "Place it there"),
  );
}
