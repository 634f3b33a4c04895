/** A counter on the map: its facts, and questions about its supply, reach, path and attacks. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get, post } from "../../api";
import { placeName } from "../../board/describe";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import type { Action, Counter, ToldAnswer } from "../../generated/api";
import { oddsChart } from "../../game/odds_chart";
import { ruleLinks } from "../../rules";
import { chooser, live, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { adjacentEnemyHexes } from "./attack_plan";

const MODES = ["Combat", "Move", "Strat", "Reserve"];

/** A question about a counter, and its answer. */
class CounterQuery {
  readonly mode = signal("Combat");
  /** The unit whose reach is marked; choosing a marked hex shows the path. */
  readonly reach = signal("");
  readonly answer = signal<VNode | null>(null);
  /** The unit that the answer is about. */
  unit = "";
  /** Number of questions so far, to ignore answers to earlier ones. */
  count = 0;
  position: { at: string; data: Promise<Record<string, unknown>> } | null = null;
}

/** Load the position of the game, once per line. */
function loadPosition(game: GameStore): Promise<Record<string, unknown>> {
  const query = game.of(CounterQuery);
  const at = `${game.view.at}`;
  if (query.position?.at !== at) {
    const data = get("/api/games/{game}/position", { game: game.id, at: game.view.at }, game.seat);
    query.position = { at, data: data.then(({ position }) => position) };
  }
  return query.position.data;
}

async function askRhine(play: Play, name: string, given: Record<string, unknown>): Promise<ToldAnswer | null> {
  const query = play.game.of(CounterQuery);
  const turn = ++query.count;
  query.answer.value = v("p", { class: "faint" }, "Looking it up …");
  try {
    const position = await loadPosition(play.game);
    const answer = await post("/api/ask/{name}", { name: `rhine.${name}` }, { position, ...given });
    return query.count === turn ? answer : null;
  } catch (error) {
    if (query.count === turn) query.answer.value = v("p", { class: "wrong", role: "alert" }, (error as Error).message);
    return null;
  }
}

/** Explain a counter. */
export function explainUnit(play: Play, unit: string): void {
  const query = play.game.of(CounterQuery);
  clearQuery(play);
  query.answer.value = null;
  query.unit = unit;
  play.looking.explanation.value = { kind: "told", stays: true, view: () => live(UnitCard, { play, unit }) };
}

function clearQuery({ game, looking }: Play): void {
  game.of(CounterQuery).count++;
  game.of(CounterQuery).reach.value = "";
  looking.previewMarks.value = null;
  looking.path.value = [];
}

/** Show the path to a chosen hex of a marked reach; return whether it was handled. */
export function showPath(play: Play, hex: string): boolean {
  const { game, looking } = play;
  const { reach, mode } = game.of(CounterQuery);
  const unit = reach.value;
  if (!unit || !looking.previewMarks.value?.some((mark) => mark.hex === hex)) return false;
  void askRhine(play, "path", { unit, mode: mode.value, to: hex }).then((answer) => {
    if (!answer) return;
    looking.path.value = [...(answer.shown?.paths?.[0] ?? [])];
    game.of(CounterQuery).answer.value = answerView(`${mode.value} Mode to ${placeName(game.grid, hex)}`, answer);
  });
  return true;
}

function answerView(heading: string, { value, ledger, rules }: ToldAnswer): VNode {
  const why = typeof value["why"] === "string" ? value["why"] : "";
  return v(
    "div",
    { "aria-live": "polite" },
    v("h4", {}, heading),
    why ? v("p", {}, why, " ", ruleLinks(rules)) : null,
    ledger.length ? ledgerView(ledger) : null,
  );
}

function UnitCard({ play, unit }: { play: Play; unit: string }): VNode | null {
  const { game } = play;
  const counter = game.view.table.counters.find((one) => one.unit === unit);
  if (!counter) return null;
  const { mode, answer } = game.of(CounterQuery);
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
          void showReach(play, unit);
        },
        { "aria-label": "Mode" },
      ),
      v("button", { type: "button", onclick: () => void showReach(play, unit) }, "Reach"),
      ...oddsButtons(play, counter),
    ),
    answer.value,
  );
}

function supplyButton(play: Play, unit: string): VNode {
  return v("button", { type: "button", onclick: () => void showSupply(play, unit) }, "Supply");
}

/** Return a button for the odds against each adjacent enemy hex. */
function oddsButtons(play: Play, counter: Counter): VNode[] {
  return adjacentEnemyHexes(play.game, counter).map((hex) =>
    v(
      "button",
      { key: hex, type: "button", onclick: () => void showOdds(play, counter, hex) },
      `Odds against ${placeName(play.game.grid, hex)}`,
    ),
  );
}

/** The same questions about a unit that can move, whose reach the map already shows. */
export function unitQuestions(play: Play, unit: string): VNode | null {
  const counter = play.game.view.table.counters.find((one) => one.unit === unit);
  if (!counter) return null;
  const query = play.game.of(CounterQuery);
  const answer = query.answer.value;
  return v(
    "div",
    { class: "unit-card" },
    v(
      "div",
      { class: "row", role: "group", "aria-label": "Ask about it" },
      supplyButton(play, unit),
      ...oddsButtons(play, counter),
    ),
    query.unit === unit ? answer : null,
  );
}

async function showSupply(play: Play, unit: string): Promise<void> {
  clearQuery(play);
  play.game.of(CounterQuery).unit = unit;
  const answer = await askRhine(play, "trace", { unit });
  if (!answer) return;
  play.looking.path.value = [...(answer.shown?.paths?.[0] ?? [])];
  const shut = answer.shown?.marked ?? [];
  if (shut.length) play.looking.previewMarks.value = shut.map((hex) => ({ hex, kind: "bad" }));
  play.game.of(CounterQuery).answer.value = answerView("Trace supply", answer);
}

async function showReach(play: Play, unit: string): Promise<void> {
  clearQuery(play);
  const { mode, reach, answer: shown } = play.game.of(CounterQuery);
  const answer = await askRhine(play, "reach", { unit, mode: mode.value });
  if (!answer) return;
  const figures = Object.entries(answer.shown?.figures ?? {});
  play.looking.previewMarks.value = figures.map(([hex, label]) => ({ hex, kind: "reach", label }));
  reach.value = unit;
  shown.value = v(
    "p",
    {},
    `${figures.length} hexes in ${mode.value} Mode, with the points left. Choose one to see the path and its costs.`,
  );
}

/** Show the exact odds of an attack by the counter's whole stack. */
async function showOdds(play: Play, counter: Counter, target: string): Promise<void> {
  clearQuery(play);
  const { game, acts } = play;
  const { answer } = game.of(CounterQuery);
  game.of(CounterQuery).unit = counter.unit;
  const stack = game.view.table.counters.filter((one) => one.hex === counter.hex && one.side === counter.side);
  const attackers = stack
    .filter((one) => !["hq", "truck", "bridging", "air"].includes(one.kind))
    .map((one) => one.unit);
  const action: Action = { do: "Attack", target, attackers };
  try {
    const odds = await acts.askOdds(action);
    answer.value = oddsChart(`${attackers.join(", ")} against ${placeName(game.grid, target)}`, odds);
  } catch (error) {
    answer.value = v("p", { class: "wrong", role: "alert" }, (error as Error).message);
  }
}
