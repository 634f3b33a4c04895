/** What a click on a hex or a unit does: select, act, offer several choices, or explain a refusal. */

import type { Offer } from "../generated/api";
import { moveTogether } from "./group_moves";
import type { Play } from "./play";

export async function clickHex(
  play: Play,
  hex: string,
  unit: string | null,
  exact = false,
  byKey = false,
): Promise<void> {
  const { game, looking, acts } = play;
  if (!game.mine || looking.busy.value) {
    looking.explanation.value = { kind: "hex", hex };
    return;
  }
  if (exact && unit && game.part.planner?.unit?.(play, unit)) return;
  const here = looking.unit && !exact ? looking.reach.filter((choice) => choice.hex === hex) : [];
  if (!here.length && !exact && game.part.planner?.hex?.(play, hex)) return;
  if (here.length) {
    if (looking.heldUnits.length > 1) await moveTogether(play, hex);
    else await applyOrOffer(play, here);
    return;
  }
  const targets = (game.view.choices ?? []).filter((choice) => choice.hex === hex && !choice.unit);
  if (targets.length && !exact) {
    await applyOrOffer(play, targets);
    return;
  }
  if (unit && unit !== looking.unit && game.ready.has(unit)) {
    await clickUnit(play, unit, exact || !hasSeveralReady(play, hex));
    return;
  }
  if (unit && unit === looking.unit) {
    // The keyboard selects but does not deselect; Escape does.
    if (!byKey) acts.clear();
    return;
  }
  await acts.explain(looking.unit ?? unit ?? "", hex);
}

/** Return whether several units of a hex can be chosen; a click on the stack is then ambiguous. */
function hasSeveralReady({ game }: Play, hex: string): boolean {
  return game.view.table.counters.filter((counter) => counter.hex === hex && game.ready.has(counter.unit)).length > 1;
}

export async function clickUnit(play: Play, unit: string, sure = true): Promise<void> {
  const { game, looking, acts } = play;
  const { view } = game;
  if (!game.mine || looking.busy.value || game.part.planner?.unit?.(play, unit)) return;
  if (view.table.ready.includes(unit)) {
    await acts.select(unit);
    return;
  }
  const moves = view.movers?.[unit] ?? 0;
  const single = (view.choices ?? []).filter((choice) => choice.unit === unit && !choice.hex);
  if (!moves && single.length === 1 && !single.some((choice) => game.part.planner?.selects?.(choice))) {
    if (sure) await applyOrOffer(play, single);
    return;
  }
  if (!moves && !single.length) {
    await acts.explain(unit, view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "");
    return;
  }
  await acts.select(unit);
}

/** Apply a single choice at once; offer several for selection. */
async function applyOrOffer({ looking, acts }: Play, choices: Offer[]): Promise<void> {
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only) await acts.apply(only.action);
  else looking.explanation.value = { kind: "choose", choices };
}
