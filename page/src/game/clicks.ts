/** What a click on a hex or a unit means: select, do, choose among several, or be told why not. */

import { h } from "../dom";
import type { Offer } from "../generated/api";
import type { GamePage } from "./game";
import { gameWords } from "../words/game";

export async function clickHex(page: GamePage, hex: string, unit: string | null, exact = false): Promise<void> {
  const { selection } = page;
  if (!page.mine || page.orders.busy) {
    page.explainer.tellHex(hex);
    return;
  }
  const here = selection.unit && !exact ? selection.reach.filter((choice) => choice.hex === hex) : [];
  if (!here.length && !exact && page.part.chosen?.(page, hex)) return;
  if (here.length) {
    await pick(page, here);
    return;
  }
  const targets = (page.view.choices ?? []).filter((choice) => choice.hex === hex && !choice.unit);
  if (targets.length && !exact) {
    await pick(page, targets);
    return;
  }
  if (unit && unit !== selection.unit && page.ready.includes(unit)) {
    await clickUnit(page, unit, exact || !manyReady(page, hex));
    return;
  }
  if (unit && unit === selection.unit) {
    selection.clear();
    return;
  }
  await page.explainer.explain(selection.unit ?? unit ?? "", hex);
}

/** Whether several units of a hex may be chosen: then one of the stack spread out is meant, not the one on top. */
function manyReady(page: GamePage, hex: string): boolean {
  const ready = new Set(page.ready);
  return page.view.table.counters.filter((counter) => counter.hex === hex && ready.has(counter.unit)).length > 1;
}

export async function clickUnit(page: GamePage, unit: string, sure = true): Promise<void> {
  const { view } = page;
  if (!page.mine || page.orders.busy) return;
  if (view.table.ready.includes(unit)) {
    await page.selection.select(unit);
    return;
  }
  const moves = view.movers?.[unit] ?? 0;
  const single = (view.choices ?? []).filter((choice) => choice.unit === unit && !choice.hex);
  if (!moves && single.length === 1 && !single.some((choice) => page.part.selects?.(choice))) {
    if (sure) await pick(page, single);
    return;
  }
  if (!moves && !single.length) {
    await page.explainer.explain(unit, view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "");
    return;
  }
  await page.selection.select(unit);
}

/** One choice is done at once; several are offered. */
async function pick(page: GamePage, choices: Offer[]): Promise<void> {
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only) {
    await page.orders.apply(only.action);
    return;
  }
  page.explainer.show(
    h(
      "section",
      { class: "panel", "aria-label": gameWords().choose.label },
      h("h3", {}, gameWords().choose.which),
      ...choices.map((choice) =>
        h("button", { type: "button", onclick: () => void page.orders.apply(choice.action) }, choice.text),
      ),
    ),
  );
}
