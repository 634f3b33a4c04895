/** Odds of choices within a combat: the effect of each on the rest of it. */

import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../game/play";
import type { Offer, ToldOdds } from "../../generated/api";
import type { Prose } from "../../prose";

/** Load the odds of choices one by one; the list grows until all are loaded, with null for failures. */
export function useOddsOfChoices({ game, acts }: Play, choices: Offer[]): (ToldOdds | null)[] {
  const [known, setKnown] = useState<(ToldOdds | null)[]>([]);
  const { lines } = game.view;
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const found: (ToldOdds | null)[] = [];
      for (const choice of choices) {
        found.push(await acts.askOdds(choice.action).catch(() => null));
        if (!wanted) return;
        setKnown([...found]);
      }
    };
    setKnown([]);
    void ask();
    return () => void (wanted = false);
  }, [lines]);
  return known;
}

/** Return why no attacker could enter the hex; null if one could. */
export function reasonForNoEntry(
  target: { no_entry?: Prose; no_entry_rules?: string[] } | undefined,
): { why: Prose; rules: string[] } | null {
  return target?.no_entry ? { why: target.no_entry, rules: target.no_entry_rules ?? [] } : null;
}

/** Return the probability that the hex is taken. */
export function chanceOfTaking(odds: ToldOdds): number {
  return odds.outcomes
    .filter((outcome) => outcome["taken"] === true)
    .reduce((sum, outcome) => sum + outcome.probability, 0);
}

export function formatMean(odds: ToldOdds, name: string): string {
  return odds.outcomes.reduce((sum, outcome) => sum + outcome.probability * Number(outcome[name]), 0).toFixed(1);
}
