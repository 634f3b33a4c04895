/** Reports from the table to the books: one small form for each account. What the books cannot take, they refuse with the rule. */

import { h } from "../../dom";
import type { GamePage } from "../../game/game";
import type { Action, ClerkAccounts } from "../../generated/api";
import { books } from "./figures";

/** The account that was open stays open when the page is redrawn. */
class Opened {
  name = "";
}

export function reportForms(page: GamePage): HTMLElement[] {
  const told = books(page).accounts;
  if (!told) return [];
  const stocks = Object.keys(books(page).stocks);
  return [
    account(page, "Losses", losses(page, told)),
    account(page, "SP spent", spent(page, stocks)),
    account(page, "Transport", transport(page, told, stocks)),
    account(page, "Ports and the Scheldt", ports(page, told, stocks)),
    account(page, "Shipping", shipping(page, told)),
    account(page, "Random event", event(page, told)),
    account(page, "Reserve markers", reserves(page, told)),
    account(page, "Drops", drops(page, told)),
    account(page, "Rhine bridges", bridge(page, told)),
    account(page, "Units to another box", boxes(page, told)),
  ];
}

function account(page: GamePage, name: string, content: HTMLElement): HTMLElement {
  const opened = page.store.of(Opened);
  const box = h("details", { class: "account", open: opened.name === name }, h("summary", {}, name), content);
  box.addEventListener("toggle", () => {
    if (box.open) opened.name = name;
    else if (opened.name === name) opened.name = "";
  });
  return box;
}

type Value = () => string;

function write(page: GamePage, words: string, made: () => Action, ...fields: HTMLElement[]): HTMLElement {
  return h(
    "form",
    { class: "row report", onsubmit: (event: Event) => (event.preventDefault(), void page.orders.apply(made())) },
    ...fields,
    h("button", {}, words),
  );
}

function chooser(label: string, options: [value: string, told: string][]): [HTMLElement, Value] {
  const select = h("select", { "aria-label": label }, ...options.map(([value, told]) => h("option", { value }, told)));
  return [select, () => select.value];
}

function amount(label: string, most: number, start = 1, least = 1): [HTMLElement, () => number] {
  const input = h("input", {
    type: "number",
    min: least,
    max: Math.max(least, most),
    value: start,
    required: true,
    "aria-label": label,
    class: "short",
  });
  return [input, () => Number(input.value)];
}

function unit(name: string, options: string[]): [HTMLElement, Value] {
  const list = `units-${name}`;
  const input = h("input", { list, required: true, placeholder: "Unit", "aria-label": "Unit", autocomplete: "off" });
  return [
    h("span", { class: "grow" }, input, h("datalist", { id: list }, ...options.map((value) => h("option", { value })))),
    () => input.value.trim(),
  ];
}

function nothing(words: string): HTMLElement {
  return h("p", { class: "faint" }, words);
}

function losses(page: GamePage, told: ClerkAccounts): HTMLElement {
  const [field, who] = unit(
    "losses",
    told.losses.map(([name]) => name),
  );
  const [steps, many] = amount("Steps lost", 9);
  return write(page, "lost steps", () => ({ do: "Lose", unit: who(), steps: many() }), field, steps);
}

function spent(page: GamePage, stocks: string[]): HTMLElement {
  const [stock, which] = chooser(
    "Stock",
    stocks.map((name) => [name, `${name} (${books(page).stocks[name] ?? 0})`]),
  );
  const [sp, many] = amount("SP", 99);
  return write(page, "SP spent", () => ({ do: "Spend", stock: which(), sp: many() }), stock, sp);
}

function transport(page: GamePage, told: ClerkAccounts, stocks: string[]): HTMLElement {
  if (!told.transport.length) return nothing("No Transport Point is on the map.");
  const [point, who] = chooser(
    "Transport Point",
    told.transport.map(([name, loaded]) => [name, `${name}${loaded ? ", loaded" : ", empty"}`]),
  );
  const [stock, which] = chooser(
    "Stock",
    stocks.map((name) => [name, name]),
  );
  const loaded = (): boolean => told.transport.some(([name, full]) => name === who() && full);
  return write(
    page,
    "Load or unload 1 SP",
    () => ({ do: loaded() ? "Unload" : "Load", unit: who(), stock: which() }),
    point,
    stock,
  );
}

function ports(page: GamePage, told: ClerkAccounts, stocks: string[]): HTMLElement {
  const [stock, which] = chooser(
    "Stock that pays for repairs",
    stocks.map((name) => [name, `Repairs from ${name}`]),
  );
  const rows = told.ports.map((port) => {
    const other = port.holder === "allied" ? "german" : "allied";
    return h(
      "li",
      {},
      h("span", {}, `${port.name}: ${port.holder}${port.hits ? `, ${port.hits} hits` : ", whole"}`),
      h(
        "button",
        { type: "button", onclick: () => void page.orders.apply({ do: "Capture", port: port.port, by: other }) },
        `Now ${other}`,
      ),
      port.holder === "allied" && port.hits && !port.repaired
        ? h(
            "button",
            {
              type: "button",
              onclick: () => void page.orders.apply({ do: "Repair", port: port.port, stock: which() }),
            },
            "Repair a hit",
          )
        : null,
    );
  });
  const scheldt = h(
    "button",
    { type: "button", onclick: () => void page.orders.apply({ do: "Scheldt", open: !told.scheldt }) },
    told.scheldt ? "The Scheldt is closed again" : "The Scheldt is open",
  );
  return h("div", {}, stock, h("ul", { class: "ports" }, ...rows), scheldt);
}

function shipping(page: GamePage, told: ClerkAccounts): HTMLElement {
  const left = Object.entries(told.caps).filter(([, points]) => points > 0);
  if (!left.length) return nothing("No capacity is left this turn.");
  const [way, which] = chooser(
    "By",
    left.map(([name, points]) => [name, `${name} (${points} left)`]),
  );
  const [points, many] = amount("Points moved", 99);
  return write(page, "moved", () => ({ do: "Ship", by: which(), points: many() }), way, points);
}

function event(page: GamePage, told: ClerkAccounts): HTMLElement {
  const [nation, which] = chooser(
    "Nation",
    Object.entries(told.shifts).map(([name, shift]) => [name, shift ? `${name} (now ${shift})` : name]),
  );
  const most = told.most_shift;
  const shifts = Array.from({ length: 2 * most + 1 }, (_, n) => n - most);
  const [shift, by] = chooser(
    "Columns",
    shifts.map((n) => [String(n), n > 0 ? `+${n}` : String(n)]),
  );
  return write(page, "columns this turn", () => ({ do: "Event", nation: which(), shift: Number(by()) }), nation, shift);
}

function reserves(page: GamePage, told: ClerkAccounts): HTMLElement {
  const stock = told.markers["reserve"] ?? 0;
  const [used, many] = amount("Markers in use", stock, told.markers["reserve used"] ?? 0, 0);
  return write(page, `of ${stock} in use`, () => ({ do: "Reserves", used: many() }), used);
}

function drops(page: GamePage, told: ClerkAccounts): HTMLElement {
  const flown = Object.keys(told.drops).map((name) =>
    h("button", { type: "button", onclick: () => void page.orders.apply({ do: "Drop", unit: name }) }, `${name} drops`),
  );
  if (!told.england.length)
    return h("div", { class: "row" }, ...flown, flown.length ? null : nothing("No airborne unit is in England."));
  const [field, who] = chooser(
    "Unit in England",
    told.england.map((name) => [name, name]),
  );
  return h(
    "div",
    {},
    write(page, "Plan a drop", () => ({ do: "PlanDrop", unit: who() }), field),
    h("div", { class: "row" }, ...flown),
  );
}

function bridge(page: GamePage, told: ClerkAccounts): HTMLElement {
  const name = h("input", { required: true, value: "Rhine", "aria-label": "Bridge" });
  const held = told.markers["bridge"] ?? 0;
  const marker = h("input", { type: "checkbox", disabled: held === 0 });
  return write(
    page,
    "Roll for demolition",
    () => ({ do: "BridgeCheck", bridge: name.value.trim(), marker: marker.checked }),
    name,
    h("label", { class: "row" }, marker, `spend a Bridge Check Marker (${held})`),
  );
}

function boxes(page: GamePage, told: ClerkAccounts): HTMLElement {
  const [field, who] = unit(
    "boxes",
    told.losses.map(([name]) => name),
  );
  const [box, which] = chooser(
    "Box",
    ["On map", "England", "Normandy", "Southern France"].map((name) => [name, name]),
  );
  return write(page, "goes there", () => ({ do: "Shift", unit: who(), box: which() }), field, box);
}
