/** What a step of the game turn asks: modes, transport, fuel, leaders, formations, the unit on the march. */

import { h, spoken } from "../../dom";
import { clickUnit } from "../../game/clicks";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { Action, Offer, WachtFormation, WachtPart } from "../../generated/api";
import { cardView } from "./card";
import { asked, kept, MODES, mp } from "./data";
import { rollView } from "./rolls";
import type { Prose } from "../../prose";

export function promptOf(page: GamePage): HTMLElement | null {
  const { pending } = page.view;
  if (pending.kind === "chance") return rollView(page);
  if (pending.kind !== "decision" || !page.mine) return null;
  const now = asked(page);
  const body = STEPS[now.step]?.(page, now);
  if (!body) return null;
  return h(
    "div",
    { class: "wacht" },
    h(
      "p",
      { class: "who" },
      h("span", { class: `side-name ${page.side}` }, page.side),
      h("span", { class: "faint" }, `${now.turn} · ${now.ground} ground`),
    ),
    ...body,
  );
}

/** The list of formations is folded while a unit is chosen: its card is what matters then. */
function folded(page: GamePage, list: HTMLElement): HTMLElement {
  if (!page.selection.unit) return list;
  return h("details", { class: "all-formations" }, h("summary", {}, "All formations"), list);
}

type Body = (page: GamePage, now: WachtPart) => (HTMLElement | null)[];

const STEPS: Record<string, Body> = {
  Modes: modes,
  Transport: (page) => [
    heading(page, "Transport and class: choose a unit"),
    done(page, "No more transport"),
    cardView(page),
    formations(page, () => null),
  ],
  FuelAllocation: fuel,
  FuelChoice: fuelChoice,
  Movement: (page, now) => [
    heading(page, `${spoken(now.phase)} phase: choose a unit, or a formation`),
    done(page, "End the phase"),
    cardView(page),
    thenOthers(page),
    formations(page, (row) => begin(page, row)),
  ],
  FormationMoves: picking,
  UnitMove: marching,
};

function heading(page: GamePage, text: string): HTMLElement {
  const { pending } = page.view;
  return h("h2", {}, text, " ", pending.kind === "decision" ? ruleLinks(pending.rules) : null);
}

function act(page: GamePage, text: string | Prose, action: Action, main = false, key?: number): HTMLElement {
  const short = key ? h("kbd", { "aria-hidden": "true" }, String(key)) : null;
  return h(
    "button",
    { type: "button", class: main ? "main" : "", "data-key": key, onclick: () => void page.orders.apply(action) },
    text,
    short,
  );
}

function done(page: GamePage, text: string): HTMLElement {
  const others = (page.view.choices ?? []).filter((choice) => ["Release", "NightActivity"].includes(choice.kind));
  return h(
    "div",
    { class: "row choices" },
    h(
      "button",
      { type: "button", class: "done", "data-key": 1, onclick: () => void page.orders.apply({ do: "Done" }) },
      `Done: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      h("kbd", { "aria-hidden": "true" }, "1"),
    ),
    ...others.map((choice) => act(page, choice.text, choice.action)),
  );
}

// Formations with their units

function formations(page: GamePage, tool: (row: WachtFormation) => HTMLElement | null): HTMLElement {
  const ready = new Set(page.ready);
  const rows = asked(page).formations.filter((row) => row.units.some((unit) => ready.has(unit.unit)));
  const left = asked(page).formations.length - rows.length;
  const list = h(
    "div",
    { class: "formations", role: "group", "aria-label": "Formations" },
    ...rows.map((row) => formation(page, row, ready, tool(row))),
    left
      ? h("p", { class: "faint" }, `${left} ${left === 1 ? "formation has" : "formations have"} nothing to do here.`)
      : null,
  );
  return folded(page, list);
}

function formation(page: GamePage, row: WachtFormation, ready: Set<string>, tool: HTMLElement | null): HTMLElement {
  const mine = kept(page);
  const here = row.units.filter((unit) => ready.has(unit.unit)).length;
  const holds = page.selection.unit !== null && row.units.some((unit) => unit.unit === page.selection.unit);
  const box = h(
    "details",
    { class: `formation${holds ? " holds" : ""}`, open: mine.open.has(row.id) },
    h(
      "summary",
      {},
      h("strong", {}, row.id),
      h("span", { class: "faint" }, ` ${row.army} · ${here} of ${row.units.length}`),
    ),
    ...units(page, row, ready),
  );
  box.addEventListener("toggle", () => (box.open ? mine.open.add(row.id) : mine.open.delete(row.id)));
  return h("div", { class: "formation-row" }, box, tool);
}

function units(page: GamePage, row: WachtFormation, ready: Set<string>): HTMLElement[] {
  const ordering = asked(page).step === "Movement" && row.ordered;
  const order = orderOf(page, row, ready);
  const list = h(
    ordering ? "ol" : "ul",
    { class: "units" },
    ...order.map((unit, n) => {
      const held = row.units.find((one) => one.unit === unit);
      const name = h(
        "button",
        {
          type: "button",
          class: "plain",
          "aria-pressed": page.selection.unit === unit ? "true" : "false",
          onclick: () => {
            if (held?.hex) page.board.reveal(held.hex);
            void clickUnit(page, unit);
          },
        },
        unit,
      );
      const mode =
        held && held.mode !== "tactical" ? h("span", { class: "badge" }, MODES[held.mode] ?? held.mode) : null;
      const up =
        ordering && n > 0
          ? h(
              "button",
              {
                type: "button",
                class: "plain",
                title: "Earlier",
                "aria-label": `${unit} earlier`,
                onclick: () => earlier(page, row.id, order, n),
              },
              "▲",
            )
          : null;
      return h("li", {}, name, mode, up);
    }),
  );
  return [list];
}

function orderOf(page: GamePage, row: WachtFormation, ready: Set<string>): string[] {
  const able = row.units.map((unit) => unit.unit).filter((unit) => ready.has(unit));
  const wanted = (kept(page).order.get(row.id) ?? []).filter((unit) => able.includes(unit));
  return [...wanted, ...able.filter((unit) => !wanted.includes(unit))];
}

function earlier(page: GamePage, id: string, order: string[], n: number): void {
  const moved = [...order];
  const [unit] = moved.splice(n, 1);
  if (unit) moved.splice(n - 1, 0, unit);
  kept(page).order.set(id, moved);
  page.render();
}

// Modes

function modes(page: GamePage): (HTMLElement | null)[] {
  return [
    heading(page, "Modes: choose a unit, or a formation"),
    done(page, "The modes stand"),
    cardView(page),
    formations(page, (row) => setAll(page, row)),
  ];
}

/** One mode for every unit of a formation that may take it. */
function setAll(page: GamePage, row: WachtFormation): HTMLElement | null {
  const names = new Set(row.units.map((unit) => unit.unit));
  const open = (page.view.choices ?? []).filter((choice) => choice.kind === "SetMode" && names.has(choice.unit));
  if (!open.length) return null;
  const found = new Map<string, Offer[]>();
  for (const choice of open) {
    const mode = String(choice.action["mode"]);
    found.set(mode, [...(found.get(mode) ?? []), choice]);
  }
  const select = h(
    "select",
    { "aria-label": `Mode for all units of ${row.id}` },
    h("option", { value: "" }, "all …"),
    ...[...found].map(([mode, choices]) => h("option", { value: mode }, `${MODES[mode] ?? mode} (${choices.length})`)),
  );
  select.addEventListener("change", () => {
    const left = (found.get(select.value) ?? []).map((choice) => choice.action);
    void page.orders.applyAll(() => left.shift() ?? null);
  });
  return select;
}

// Fuel

function fuel(page: GamePage, now: WachtPart): (HTMLElement | null)[] {
  const open = page.view.choices ?? [];
  const rows = (now.fuel ?? []).map((row) => {
    const offers = open.filter((choice) => choice.kind === "Fuel" && choice.action["formation"] === row.formation);
    const buttons = Object.entries(row.costs).map(([status, points]) => {
      const offer = offers.find((choice) => choice.action["points"] === points);
      return offer ? act(page, `${status}: ${mp(points)}`, offer.action) : null;
    });
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, row.formation),
      h("td", {}, row.army),
      h(
        "td",
        {},
        row.status
          ? h("strong", {}, row.status === "None" ? "No Fuel" : row.status)
          : h("span", { class: "row" }, ...buttons, buttons.every((one) => one === null) ? "no points left" : ""),
      ),
    );
  });
  const armies = new Map((now.fuel ?? []).map((row) => [row.army, row.has]));
  return [
    heading(page, "Fuel for the mechanized formations"),
    h("p", {}, [...armies].map(([army, has]) => `${army}: ${mp(has)} FP left`).join(" · ")),
    h(
      "table",
      { class: "fuel" },
      h(
        "thead",
        {},
        h("tr", {}, ...["Formation", "Army", "Fuel status and points"].map((name) => h("th", { scope: "col" }, name))),
      ),
      h("tbody", {}, ...rows),
    ),
    done(page, "The others get none and roll"),
  ];
}

function fuelChoice(page: GamePage, now: WachtPart): (HTMLElement | null)[] {
  const choice = now.fuel_choice;
  if (!choice) return [];
  const count = Math.min(choice.result, choice.units.length);
  const boxes = choice.units.map((unit, n) => h("input", { type: "checkbox", value: unit, checked: n < count }));
  const told = h("output", { class: "faint" });
  const chosen = (): string[] => boxes.filter((box) => box.checked).map((box) => box.value);
  const take = h(
    "button",
    { type: "button", "data-key": 2, onclick: () => void page.orders.apply({ do: "FuelAsUnits", units: chosen() }) },
    "These units keep their whole MA",
  );
  const tell = (): void => {
    const many = chosen().length;
    told.textContent = `${many} of at most ${choice.result} named.`;
    take.disabled = many > choice.result;
  };
  for (const box of boxes) box.addEventListener("change", tell);
  tell();
  return [
    heading(page, `${choice.formation} rolled ${choice.result}`),
    h("p", {}, "It is the MA of every unit, or the number of units that keep their whole MA."),
    act(page, `MA ${choice.result} for every unit`, { do: "FuelAsMA" }, true, 1),
    h(
      "fieldset",
      { class: "several" },
      h("legend", {}, "Or name units:"),
      ...boxes.map((box, n) => h("label", {}, box, choice.units[n] ?? "")),
    ),
    h("div", { class: "row" }, take, told),
  ];
}

// Movement

function begin(page: GamePage, row: WachtFormation): HTMLElement {
  const order = row.ordered ? (kept(page).order.get(row.id) ?? []) : [];
  const able = new Set(page.ready);
  const action = { do: "Begin", formation: row.id, order: order.filter((unit) => able.has(unit)) };
  return h(
    "button",
    {
      type: "button",
      title: row.ordered ? "Its units go in the order listed" : "Its units go in any order",
      "aria-label": `Begin with ${row.id}`,
      onclick: () => void page.orders.apply(action),
    },
    "Begin",
  );
}

/** Where a chosen unit goes first, its division follows: in which order is worth knowing before. */
function thenOthers(page: GamePage): HTMLElement | null {
  const row = asked(page).formations.find((one) => one.units.some((unit) => unit.unit === page.selection.unit));
  if (!row || !page.selection.unit) return null;
  const others = orderOf(page, row, new Set(page.ready)).filter((unit) => unit !== page.selection.unit);
  if (!others.length) return null;
  const words = row.ordered ? `Then ${row.id} goes on in this order` : `Then ${row.id} goes on in any order`;
  return h("p", { class: "faint next" }, `${words}: ${listed(others)}.`);
}

function listed(units: string[]): string {
  return `${units.slice(0, 8).join(", ")}${units.length > 8 ? ` and ${units.length - 8} more` : ""}`;
}

function picking(page: GamePage, now: WachtPart): (HTMLElement | null)[] {
  const moving = now.moving;
  const row = now.formations.find((one) => one.id === moving?.formation);
  return [
    heading(page, `${moving?.formation ?? ""}: choose the next unit`),
    done(page, "The others stay"),
    cardView(page),
    row ? h("div", { class: "formations" }, ...units(page, row, new Set(moving?.waiting ?? []))) : null,
  ];
}

function marching(page: GamePage, now: WachtPart): (HTMLElement | null)[] {
  const march = now.march;
  if (!march) return [];
  const left = march.left === undefined ? "" : `, ${mp(march.left)} MP left`;
  const told = march.kind
    ? `${spoken(march.kind)} movement, ${march.hexes} ${march.hexes === 1 ? "hex" : "hexes"} so far${left}`
    : "Choose where it goes.";
  const next = (now.moving?.waiting ?? []).filter((unit) => unit !== march.unit);
  const words = now.moving?.any_order ? "Still to go" : "Then, in this order";
  return [
    heading(page, `${march.unit} moves`),
    h("p", {}, told),
    h(
      "div",
      { class: "row choices" },
      act(page, march.hexes ? "Halt here" : "Stay", { do: "Halt", unit: march.unit }, true, 1),
    ),
    cardView(page),
    next.length ? h("p", { class: "faint next" }, `${words}: ${listed(next)}.`) : null,
  ];
}
