/** Tactics: what each does, which card is spent, and what the chance to take or hold the hex becomes. */

import type { VNode } from "preact";
import type { Keys } from "../../game/answer_keys";
import { FindList } from "../../game/find_list";
import { noEntryView, percent } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySign, MAIN } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, ArdennesMoment, GameView, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { ardennes, momentOf } from "./moment";
import { chanceOf, noEntryOf, useOdds } from "./within";

interface Given {
  play: Play;
  choices: Offer[];
  ends: Offer[];
  now: ArdennesMoment;
  keys: (string | null)[];
}

export function tacticRows(play: Play, choices: Offer[], ends: Offer[], now: ArdennesMoment, key: Keys): VNode {
  return live(Tactics, { play, choices, ends, now, keys: choices.map(key) });
}

/** Each chance with the most chits and nothing further played. */
function Tactics({ play, choices, ends, now, keys }: Given): VNode {
  const { game, acts } = play;
  const none = ends.find((choice) => choice.kind === "NoTactic");
  // The same tactic on two cards is asked about once.
  const briefs = [...new Set(choices.map((choice) => choice.brief))];
  const first = briefs
    .map((brief) => choices.find((choice) => choice.brief === brief))
    .filter((one) => one !== undefined);
  const attacking = now.combat?.side === game.side;
  const noEntry = attacking ? noEntryOf(now.combat) : null;
  const odds = useOdds(play, [...(none ? [none] : []), ...first]);
  const chance = (n: number): string => {
    const told = odds[n];
    return told ? percent(attacking ? chanceOf(told) : 1 - chanceOf(told)) : "";
  };
  const rows = choices.map((choice, n) => {
    const card = now.cards?.[String(choice.action["card"])];
    return {
      text: choice.brief,
      about: [fromCard(game, String(choice.action["card"]), card?.name), card?.tactic].filter(Boolean).join(" · "),
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
    live(FindList, { what: "Tactics", rows }),
  );
}

/** The card that is spent for it, and what that counts toward the Command Level. */
function fromCard(game: GameStore, id: string, name = id): string {
  const held = ardennes(game)?.hand.held.find((one) => one.id === id);
  const value = held?.command === undefined ? "" : `, Command Value ${held.command}`;
  return `from ${name} (${id})${value}`;
}

/** For the attacker: no further tactic and the most chits, which is what the chances beside the tactics assume. */
export function fightButton(play: Play, ends: Offer[]): VNode | null {
  const { game, acts } = play;
  const none = ends.find((choice) => choice.kind === "NoTactic");
  if (!none || momentOf(game).combat?.side !== game.side) return null;
  const { lines } = game.view;
  const fight = (): void => void acts.applyAll((view) => (view.lines === lines ? none.action : mostChits(view)));
  return v(
    "button",
    {
      type: "button",
      class: "main fight",
      "data-key": MAIN,
      onclick: fight,
    },
    "Fight now, most chits",
    keySign(MAIN),
  );
}

/** The draw of the most chits, where that is what is asked next. */
function mostChits(view: GameView): Action | null {
  const draws = (view.choices ?? []).filter((choice) => choice.kind === "DrawChits");
  const last = draws.at(-1);
  return last && draws.length === view.options ? last.action : null;
}
