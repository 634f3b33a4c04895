/** Tactics: what each does, which card is spent, and what the chance to take the hex becomes. */

import type { VNode } from "preact";
import { FindList } from "../../game/find_list";
import { percent } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import type { ArdennesMoment, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import type { Keys } from "./keys";
import { chanceOf, useOdds } from "./within";

interface Given {
  play: Play;
  choices: Offer[];
  ends: Offer[];
  now: ArdennesMoment;
  keys: (number | null)[];
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
  const odds = useOdds(play, attacking ? [...(none ? [none] : []), ...first] : []);
  const chance = (n: number): string => {
    const told = odds[n];
    return told ? percent(chanceOf(told)) : "";
  };
  const rows = choices.map((choice, n) => {
    const card = now.cards?.[String(choice.action["card"])];
    return {
      text: choice.brief,
      about: [card?.tactic, card?.name, card?.facts].filter(Boolean).join(" · "),
      end: v("b", { class: "chance" }, chance(briefs.indexOf(choice.brief) + (none ? 1 : 0))),
      key: keys[n] ?? null,
      act: () => void acts.apply(choice.action),
    };
  });
  const without = none ? chance(0) : "";
  return v(
    "div",
    { class: "group" },
    v(
      "p",
      { class: "faint" },
      without ? `Chance to take the hex: ${without} without a further tactic; with one, at its right.` : "",
    ),
    live(FindList, { what: "Tactics", rows }),
  );
}
