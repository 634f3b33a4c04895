/** Odds of choices within a combat: what each makes of the rest of it. */

import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../game/play";
import type { Offer, ToldOdds } from "../../generated/api";
import type { Prose } from "../../prose";

/** The odds of some choices, asked one after another; shorter than the list until all are known, null where not. */
export function useOdds({ game, acts }: Play, choices: Offer[]): (ToldOdds | null)[] {
  const [known, tell] = useState<(ToldOdds | null)[]>([]);
  const { lines } = game.view;
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const found: (ToldOdds | null)[] = [];
      for (const choice of choices) {
        found.push(await acts.odds(choice.action).catch(() => null));
        if (!wanted) return;
        tell([...found]);
      }
    };
    tell([]);
    void ask();
    return () => void (wanted = false);
  }, [lines]);
  return known;
}

/** Why none of the attackers could go in, as the target or the combat under way tells it; null where one could. */
export function noEntryOf(
  told: { no_entry?: Prose; no_entry_rules?: string[] } | undefined,
): { why: Prose; rules: string[] } | null {
  return told?.no_entry ? { why: told.no_entry, rules: told.no_entry_rules ?? [] } : null;
}

/** How likely the hex is taken. */
export function chanceOf(odds: ToldOdds): number {
  return odds.outcomes
    .filter((outcome) => outcome["taken"] === true)
    .reduce((sum, outcome) => sum + outcome.probability, 0);
}

export function meanOf(odds: ToldOdds, name: string): string {
  return odds.outcomes.reduce((sum, outcome) => sum + outcome.probability * Number(outcome[name]), 0).toFixed(1);
}
