/** The side panel's parts that only show: hand, situation, boxes, odds, ledger. */

import { h, spoken } from "../dom";
import { ruleLinks } from "../rules";
import { counterButton } from "../board/counter_button";
import type { GameView, Look, Why } from "../generated/api";
import { ledgerView } from "../views/answer";
import { capital } from "../prose";

/** What the side holds, and how much the others do. */
export function handView(view: GameView): HTMLElement | null {
  const own = Object.entries(view.zones).filter(([, zone]) => zone.items !== undefined && zone.count > 0);
  const hidden = Object.entries(view.zones).filter(([, zone]) => zone.items === undefined && zone.count > 0);
  if (!own.length && !hidden.length) return null;
  const hands = own.filter(([name]) => name.includes("hand"));
  const piles = own.filter(([name]) => !name.includes("hand"));
  const shown = (zones: typeof own): HTMLElement[] => zones.map(([name, zone]) =>
    h(
      "div",
      { class: "zone" },
      h("h3", {}, spoken(name)),
      h("ul", { class: "cards" }, ...(zone.items ?? []).map((item) => h("li", {}, item))),
    ),
  );
  return h(
    "section",
    { class: "panel", "aria-label": "Cards" },
    ...shown(hands),
    piles.length ? h("details", {}, h("summary", {}, `Open piles: ${piles.map(([name, zone]) => `${name.replaceAll("-", " ")} ${zone.count}`).join(", ")}`), ...shown(piles)) : null,
    h("p", { class: "faint" }, hidden.map(([name, zone]) => `${name} ${zone.count}`).join(" · ")),
  );
}

export function panelViews(view: GameView): HTMLElement[] {
  return view.table.panels.map((panel) =>
    h(
      "section",
      { class: "panel", "aria-label": panel.heading },
      h("h3", {}, panel.heading),
      h("dl", { class: "values" }, ...panel.rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    ),
  );
}

/** A box with more units than this is folded. */
const CROWD = 10;

/** Units off the map, as counters one can choose. */
export function boxViews(view: GameView, look: Look, ready: Set<string>, selected: string | null, choose: (unit: string) => void): HTMLElement[] {
  return view.table.boxes.map((box) => {
    const inside = view.table.counters.filter((counter) => counter.box === box);
    const buttons = inside.map((counter) => counterButton(counter, look, { ready: ready.has(counter.unit), selected: counter.unit === selected, choose }));
    if (inside.length > CROWD) {
      const open = inside.some((counter) => ready.has(counter.unit));
      return h("details", { class: "panel box", open }, h("summary", {}, `${box}: ${inside.length} units`), h("div", { class: "row" }, ...buttons));
    }
    return h(
      "section",
      { class: "panel box", "aria-label": box },
      h("h3", {}, box),
      inside.length
        ? h("div", { class: "row" }, ...buttons)
        : h("p", { class: "faint" }, "empty"),
    );
  });
}

export function whyView(why: Why): HTMLElement {
  const { ruling } = why;
  return h(
    "section",
    { class: `panel why ${ruling.legal ? "legal" : "refused"}`, "aria-label": ruling.legal ? "What it costs" : "Why not" },
    h("h3", {}, ...(ruling.legal ? [why.text] : [why.text || "That", ": not allowed"])),
    ruling.text ? h("p", {}, capital(ruling.text), " ", ruleLinks(ruling.rules)) : ruleLinks(ruling.rules),
    why.nearest ? h("p", {}, `Nearest legal: ${why.nearest}.`) : null,
    ruling.ledger.length ? ledgerView(ruling.ledger) : null,
  );
}
