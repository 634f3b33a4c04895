/** A counter on the map: what it is, and questions about it that hold anywhere: supply, reach, path, attack. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get, post } from "../../api";
import { placeName } from "../../board/words";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { Action, Counter, ToldAnswer } from "../../generated/api";
import { oddsChart } from "../../game/odds_chart";
import { ruleLinks } from "../../rules";
import { chooser, live, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { enemiesBeside } from "./attacking";

const MODES = ["Combat", "Move", "Strat", "Reserve"];

/** What was asked of a counter, and what came of it. */
class Asked {
  readonly mode = signal("Combat");
  /** The unit whose reach is lit: a lit hex that is chosen tells the path. */
  readonly reach = signal("");
  readonly told = signal<VNode | null>(null);
  /** The unit that `told` is about. */
  unit = "";
  /** Counts what was asked: an answer that comes after the next question is not shown. */
  turn = 0;
  position: { at: string; data: Promise<Record<string, unknown>> } | null = null;
}

/** The position of the game, asked for once for each line. */
function positionOf(game: GameStore): Promise<Record<string, unknown>> {
  const asked = game.of(Asked);
  const at = `${game.view.at}`;
  if (asked.position?.at !== at) {
    const data = get("/api/games/{game}/position", { game: game.id, at: game.view.at }, game.seat);
    asked.position = { at, data: data.then(({ position }) => position) };
  }
  return asked.position.data;
}

async function ask(play: Play, name: string, given: Record<string, unknown>): Promise<ToldAnswer | null> {
  const asked = play.game.of(Asked);
  const turn = ++asked.turn;
  asked.told.value = v("p", { class: "faint" }, "Looking it up …");
  try {
    const position = await positionOf(play.game);
    const answer = await post("/api/ask/{name}", { name: `rhine.${name}` }, { position, ...given });
    return asked.turn === turn ? answer : null;
  } catch (error) {
    if (asked.turn === turn) asked.told.value = v("p", { class: "wrong", role: "alert" }, (error as Error).message);
    return null;
  }
}

/** Show what a counter is. */
export function tellUnit(play: Play, unit: string): void {
  const asked = play.game.of(Asked);
  forget(play);
  asked.told.value = null;
  asked.unit = unit;
  play.looking.explained.value = { kind: "told", stays: true, view: () => live(Card, { play, unit }) };
}

function forget({ game, looking }: Play): void {
  game.of(Asked).turn++;
  game.of(Asked).reach.value = "";
  looking.preview.value = null;
  looking.path.value = [];
}

/** A hex was chosen while the reach of a counter is lit: the path there. */
export function tellPath(play: Play, hex: string): boolean {
  const { game, looking } = play;
  const { reach, mode } = game.of(Asked);
  const unit = reach.value;
  if (!unit || !looking.preview.value?.some((mark) => mark.hex === hex)) return false;
  void ask(play, "path", { unit, mode: mode.value, to: hex }).then((answer) => {
    if (!answer) return;
    looking.path.value = [...(answer.shown?.paths?.[0] ?? [])];
    game.of(Asked).told.value = said(`${mode.value} Mode to ${placeName(game.grid, hex)}`, answer);
  });
  return true;
}

function said(heading: string, { value, ledger, rules }: ToldAnswer): VNode {
  const why = typeof value["why"] === "string" ? value["why"] : "";
  return v(
    "div",
    { "aria-live": "polite" },
    v("h4", {}, heading),
    why ? v("p", {}, why, " ", ruleLinks(rules)) : null,
    ledger.length ? ledgerView(ledger) : null,
  );
}

function Card({ play, unit }: { play: Play; unit: string }): VNode | null {
  const { game } = play;
  const counter = game.view.table.counters.find((one) => one.unit === unit);
  if (!counter) return null;
  const { mode, told } = game.of(Asked);
  const { strength, movement, steps, full_steps, badges } = counter;
  return v(
    "section",
    { class: "panel unit-card", "aria-label": unit },
    v("h3", {}, unit, v("small", { class: "faint" }, ` ${placeName(game.grid, counter.hex)}`)),
    v(
      "p",
      {},
      [
        strength || `${movement} MP`,
        `${steps} of ${full_steps} ${full_steps === 1 ? "step" : "steps"}`,
        ...badges,
      ].join(" · "),
    ),
    v(
      "div",
      { class: "row", role: "group", "aria-label": "Ask about it" },
      supplyButton(play, unit),
      chooser(
        MODES.map((one) => [one, `${one} Mode`]),
        mode.value,
        (one) => {
          mode.value = one;
          void reached(play, unit);
        },
        { "aria-label": "Mode" },
      ),
      v("button", { type: "button", onclick: () => void reached(play, unit) }, "Reach"),
      ...oddsButtons(play, counter),
    ),
    told.value,
  );
}

function supplyButton(play: Play, unit: string): VNode {
  return v("button", { type: "button", onclick: () => void supply(play, unit) }, "Supply");
}

/** The odds against each hex beside a counter that enemies are in. */
function oddsButtons(play: Play, counter: Counter): VNode[] {
  return enemiesBeside(play.game, counter).map((hex) =>
    v(
      "button",
      { key: hex, type: "button", onclick: () => void attack(play, counter, hex) },
      `Odds against ${placeName(play.game.grid, hex)}`,
    ),
  );
}

/** The same questions about a unit that is about to move; the map shows its reach already. */
export function askAbout(play: Play, unit: string): VNode | null {
  const counter = play.game.view.table.counters.find((one) => one.unit === unit);
  if (!counter) return null;
  const asked = play.game.of(Asked);
  const told = asked.told.value;
  return v(
    "div",
    { class: "unit-card" },
    v(
      "div",
      { class: "row", role: "group", "aria-label": "Ask about it" },
      supplyButton(play, unit),
      ...oddsButtons(play, counter),
    ),
    asked.unit === unit ? told : null,
  );
}

async function supply(play: Play, unit: string): Promise<void> {
  forget(play);
  play.game.of(Asked).unit = unit;
  const answer = await ask(play, "trace", { unit });
  if (!answer) return;
  play.looking.path.value = [...(answer.shown?.paths?.[0] ?? [])];
  const shut = answer.shown?.marked ?? [];
  if (shut.length) play.looking.preview.value = shut.map((hex) => ({ hex, kind: "bad" }));
  play.game.of(Asked).told.value = said("Trace supply", answer);
}

async function reached(play: Play, unit: string): Promise<void> {
  forget(play);
  const { mode, reach, told } = play.game.of(Asked);
  const answer = await ask(play, "reach", { unit, mode: mode.value });
  if (!answer) return;
  const figures = Object.entries(answer.shown?.figures ?? {});
  play.looking.preview.value = figures.map(([hex, label]) => ({ hex, kind: "reach", label }));
  reach.value = unit;
  told.value = v(
    "p",
    {},
    `${figures.length} hexes in ${mode.value} Mode, with the points left. Choose one to see the path and its costs.`,
  );
}

/** The exact odds of an attack by all that stand with a counter. */
async function attack(play: Play, counter: Counter, target: string): Promise<void> {
  forget(play);
  const { game, acts } = play;
  const { told } = game.of(Asked);
  game.of(Asked).unit = counter.unit;
  const stack = game.view.table.counters.filter((one) => one.hex === counter.hex && one.side === counter.side);
  const attackers = stack
    .filter((one) => !["hq", "truck", "bridging", "air"].includes(one.kind))
    .map((one) => one.unit);
  const action: Action = { do: "Attack", target, attackers };
  try {
    const odds = await acts.odds(action);
    told.value = oddsChart(`${attackers.join(", ")} against ${placeName(game.grid, target)}`, odds);
  } catch (error) {
    told.value = v("p", { class: "wrong", role: "alert" }, (error as Error).message);
  }
}
