/** The choice of a tactic: its effect, the card it costs, and the resulting chance to take or hold the hex. */

import type { VNode } from "preact";
import type { NextKey } from "../../game/answer_keys";
import { FilterList } from "../../game/filter_list";
import { noEntryView, formatPercent } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySigns, MAIN_KEY } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, ArdennesMoment, GameView, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { ardennesPart, momentOf } from "./moment";
import { chanceOfTaking, reasonForNoEntry, useOddsOfChoices } from "./combat_odds";

interface TacticsProps {
  play: Play;
  choices: Offer[];
  ends: Offer[];
  now: ArdennesMoment;
  keys: (string | null)[];
}

export function tacticsChoice(play: Play, choices: Offer[], ends: Offer[], now: ArdennesMoment, key: NextKey): VNode {
  return live(TacticsChoice, { play, choices, ends, now, keys: choices.map(key) });
}

/** Each chance assumes the most chits and no further tactic. */
function TacticsChoice({ play, choices, ends, now, keys }: TacticsProps): VNode {
  const { game, acts } = play;
  const none = ends.find((choice) => choice.kind === "NoTactic");
  // A tactic on two cards is queried once.
  const briefs = [...new Set(choices.map((choice) => choice.brief))];
  const first = briefs
    .map((brief) => choices.find((choice) => choice.brief === brief))
    .filter((one) => one !== undefined);
  const attacking = now.combat?.side === game.side;
  const noEntry = attacking ? reasonForNoEntry(now.combat) : null;
  const odds = useOddsOfChoices(play, [...(none ? [none] : []), ...first]);
  const chance = (n: number): string => {
    const oddsOfTactic = odds[n];
    return oddsOfTactic
      ? formatPercent(attacking ? chanceOfTaking(oddsOfTactic) : 1 - chanceOfTaking(oddsOfTactic))
      : "";
  };
  const rows = choices.map((choice, n) => {
    const card = now.cards?.[String(choice.action["card"])];
    return {
      text: choice.brief,
      about: [costOfCard(game, String(choice.action["card"]), card?.name), card?.tactic].filter(Boolean).join(" · "),
      end: v("b", { class: "chance" }, chance(briefs.indexOf(choice.brief) + (none ? 1 : 0))),
      key: keys[n] ?? null,
      act: () => void acts.apply(choice.action),
    };
  });
  const without = none ? chance(0) : "";
  const aim = !attacking ? "hold the hex" : noEntry ? "clear the hex" : "take the hex";
  return v(
    "div",
    { class: "group tactics" },
    noEntryView(noEntry),
    v(
      "p",
      { class: "faint" },
      without ? `Chance to ${aim}: ${without} without a further tactic; with one, at its right.` : "",
    ),
    live(FilterList, { what: "Tactics", rows }),
  );
}

/** Name the card it costs, and how the card counts toward the Command Level. */
function costOfCard(game: GameStore, id: string, name = id): string {
  const held = ardennesPart(game)?.hand.held.find((one) => one.id === id);
  const value = held?.command === undefined ? "" : `, Command Value ${held.command}`;
  return `from ${name} (${id})${value}`;
}

/** The attacker's button to play no further tactic and draw the most chits, as the chances assume. */
export function fightButton(play: Play, ends: Offer[]): VNode | null {
  const { game, acts } = play;
  const none = ends.find((choice) => choice.kind === "NoTactic");
  if (!none || momentOf(game).combat?.side !== game.side) return null;
  const { lines } = game.view;
  const fight = (): void => void acts.applyAll((view) => (view.lines === lines ? none.action : drawMostChits(view)));
  return v(
    "button",
    {
      type: "button",
      class: "main fight",
      "data-key": MAIN_KEY,
      onclick: fight,
    },
    "Fight now, most chits",
    keySigns(MAIN_KEY),
  );
}

/** Return the draw of the most chits, if that is the next question. */
function drawMostChits(view: GameView): Action | null {
  const draws = (view.choices ?? []).filter((choice) => choice.kind === "DrawChits");
  const last = draws.at(-1);
  return last && draws.length === view.options ? last.action : null;
}
