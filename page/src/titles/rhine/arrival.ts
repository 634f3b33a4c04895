/** Placing an arriving counter: its hexes are marked on the map; its boxes and the table are buttons. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { counterCanvas } from "../../board/counter_button";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/describe";
import { answerKeys } from "../../game/answer_keys";
import type { Play } from "../../game/play";
import { keySigns, questionView } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, Arriving, GameView } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { chooser, live, v } from "../../ui";
import { clerkPart, isClerk } from "./clerk_part";

/** The box for units that only the table shows. */
const TABLE_BOX = "On map";

/** The hex of the previous arrival. */
class PreviousArrival {
  readonly hex = signal("");
}

function arrivingOf(view: GameView): Arriving | null {
  const { extra } = view.table;
  return extra?.of === "clerk" ? extra.arriving : null;
}

export function currentArrival(game: GameStore): Arriving | null {
  return isClerk(game) && game.mine ? clerkPart(game).arriving : null;
}

export function arrivingMarks(game: GameStore): Mark[] {
  return (currentArrival(game)?.hexes ?? []).map((hex) => ({ hex, kind: "reach" }));
}

function arriveAction(unit: string, box: string): Action {
  return { do: "Arrive", unit, box };
}

/** Place the arriving counter in a chosen hex, or show why it cannot go there. */
export function placeArriving(play: Play, hex: string): boolean {
  const coming = currentArrival(play.game);
  if (!coming) return false;
  void placeIn(play, coming, hex);
  return true;
}

async function placeIn({ game, looking, acts }: Play, coming: Arriving, hex: string): Promise<void> {
  const action = arriveAction(coming.counter.unit, hex);
  if (!coming.hexes.includes(hex)) {
    // A drop may land in any land hex; not all are listed.
    const why = await acts.askWhy({ action });
    if (!why.ruling.legal) {
      looking.explanation.value = { kind: "why", why };
      looking.extraMarks.value = [{ hex, kind: "bad" }];
      return;
    }
  }
  game.of(PreviousArrival).hex.value = hex;
  await acts.apply(action);
}

/** Return the prompt for an arriving counter; null without one. */
export function arrivingPrompt(play: Play): VNode | null {
  const { game, acts } = play;
  const { pending } = game.view;
  const coming = currentArrival(game);
  if (!coming || pending.kind !== "decision") return null;
  const { unit } = coming.counter;
  const last = game.of(PreviousArrival).hex.value;
  const key = answerKeys();
  const button = (words: string, act: () => void, main = false): VNode => {
    const sign = key();
    return v(
      "button",
      { type: "button", class: main ? "main" : "", "data-key": sign, onclick: act },
      words,
      keySigns(sign),
    );
  };
  const all = (): void =>
    void acts.applyAll((view) => {
      const next = arrivingOf(view);
      return next?.table ? arriveAction(next.counter.unit, TABLE_BOX) : null;
    });
  void game.symbolVersion;
  return questionView(
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
          ? button(`As before: ${placeName(game.grid, last)}`, () => void placeIn(play, coming, last), true)
          : null,
        ...coming.boxes.map((box) => button(box, () => void acts.apply(arriveAction(unit, box)))),
        coming.table ? button("Leave it on the table", () => void acts.apply(arriveAction(unit, TABLE_BOX))) : null,
        coming.table ? button("Leave all that come now on the table", all) : null,
      ),
    ],
  );
}

/** The marked hexes by name, as an alternative to pointing. */
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
    v("button", { type: "button", onclick: () => void placeIn(play, coming, hex) }, "Place it there"),
  );
}
