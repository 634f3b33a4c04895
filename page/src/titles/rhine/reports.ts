/** Reports from the table to the books: a form per account; an illegal report is refused with its rule. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { Action, ClerkAccounts } from "../../generated/api";
import { chooser as choice, group, v } from "../../ui";
import { clerkPart } from "./clerk_part";
import { accountSection, numberInput, chooserField, type FieldReader, toOption, emptyNote, reportForm } from "./forms";
import { mapAccounts } from "./map_reports";
import { unitField } from "./pointed_fields";

export function Reports({ play }: { play: Play }): VNode | null {
  const accounts = clerkPart(play.game).accounts;
  if (!accounts) return null;
  const stocks = Object.keys(clerkPart(play.game).stocks);
  return group([
    accountSection(play, "Losses", lossForm(play, accounts)),
    ...(accounts.on_map ? mapAccounts(play, accounts, accounts.on_map) : []),
    accountSection(play, "SP spent", spendingForm(play, stocks)),
    accountSection(play, "Transport", transportForm(play, accounts, stocks)),
    accountSection(play, "Ports and the Scheldt", portsForm(play, accounts, stocks)),
    accountSection(play, "Shipping", shippingForm(play, accounts)),
    accountSection(play, "Random event", eventForm(play, accounts)),
    accountSection(play, "Reserve markers", reservesForm(play, accounts)),
    accountSection(play, "Drops", dropForms(play, accounts)),
    accountSection(play, "Rhine bridges", bridgeForm(play, accounts)),
    accountSection(play, "Units to another box", boxForm(play, accounts)),
  ]);
}

function lossForm(play: Play, accounts: ClerkAccounts): VNode {
  const units = accounts.losses.map(([name]) => name);
  const actionFrom = (given: FieldReader): Action => ({
    do: "Lose",
    unit: given("unit"),
    steps: Number(given("steps")),
  });
  return reportForm(
    play,
    "Enter loss",
    actionFrom,
    unitField(play, "units-losses", units),
    numberInput("steps", "Steps lost", 9),
  );
}

function spendingForm(play: Play, stocks: string[]): VNode {
  const held = clerkPart(play.game).stocks;
  const choices = stocks.map((name): [string, string] => [name, `${name} (${held[name] ?? 0})`]);
  const actionFrom = (given: FieldReader): Action => ({ do: "Spend", stock: given("stock"), sp: Number(given("sp")) });
  return reportForm(play, "Spend SP", actionFrom, chooserField("stock", "Stock", choices), numberInput("sp", "SP", 99));
}

function transportForm(play: Play, accounts: ClerkAccounts, stocks: string[]): VNode {
  if (!accounts.transport.length) return emptyNote("No Transport Point is on the map.");
  const points = accounts.transport.map(([name, loaded]): [string, string] => [
    name,
    `${name}${loaded ? ", loaded" : ", empty"}`,
  ]);
  const actionFrom = (given: FieldReader): Action => {
    const loaded = accounts.transport.some(([name, full]) => name === given("point") && full);
    return { do: loaded ? "Unload" : "Load", unit: given("point"), stock: given("stock") };
  };
  return reportForm(
    play,
    "Load or unload 1 SP",
    actionFrom,
    chooserField("point", "Transport Point", points),
    chooserField("stock", "Stock", stocks.map(toOption)),
  );
}

/** The stock that pays for repairs, chosen above the ports. */
class RepairStock {
  readonly stock = signal("");
}

function portsForm({ game, acts }: Play, accounts: ClerkAccounts, stocks: string[]): VNode {
  const { stock } = game.of(RepairStock);
  const pays = stock.value || (stocks[0] ?? "");
  const rows = accounts.ports.map((port) => {
    const other = port.holder === "allied" ? "german" : "allied";
    const capture = (): void => void acts.apply({ do: "Capture", port: port.port, by: other });
    const repair = (): void => void acts.apply({ do: "Repair", port: port.port, stock: pays });
    return v(
      "li",
      { key: port.port },
      v("span", {}, `${port.name}: ${port.holder}${port.hits ? `, ${port.hits} hits` : ", whole"}`),
      v("button", { type: "button", onclick: capture }, `Now ${other}`),
      port.holder === "allied" && port.hits && !port.repaired
        ? v("button", { type: "button", onclick: repair }, "Repair a hit")
        : null,
    );
  });
  return v(
    "div",
    {},
    choice(
      stocks.map((name) => [name, `Repairs from ${name}`]),
      pays,
      (name) => (stock.value = name),
      { "aria-label": "Stock that pays for repairs" },
    ),
    v("ul", { class: "ports" }, ...rows),
    v(
      "button",
      { type: "button", onclick: () => void acts.apply({ do: "Scheldt", open: !accounts.scheldt }) },
      accounts.scheldt ? "The Scheldt is closed again" : "The Scheldt is open",
    ),
  );
}

function shippingForm(play: Play, accounts: ClerkAccounts): VNode {
  const left = Object.entries(accounts.caps).filter(([, points]) => points > 0);
  if (!left.length) return emptyNote("No capacity is left this turn.");
  const ways = left.map(([name, points]): [string, string] => [name, `${name} (${points} left)`]);
  const actionFrom = (given: FieldReader): Action => ({ do: "Ship", by: given("by"), points: Number(given("points")) });
  return reportForm(
    play,
    "Enter shipping",
    actionFrom,
    chooserField("by", "By", ways),
    numberInput("points", "Points moved", 99),
  );
}

function eventForm(play: Play, accounts: ClerkAccounts): VNode {
  const nations = Object.entries(accounts.shifts).map(([name, shift]): [string, string] => [
    name,
    shift ? `${name} (now ${shift})` : name,
  ]);
  const most = accounts.most_shift;
  const shifts = Array.from({ length: 2 * most + 1 }, (_, n) => n - most);
  const columns = shifts.map((n): [string, string] => [String(n), n > 0 ? `+${n}` : String(n)]);
  const actionFrom = (given: FieldReader): Action => ({
    do: "Event",
    nation: given("nation"),
    shift: Number(given("shift")),
  });
  return reportForm(
    play,
    "Enter event",
    actionFrom,
    chooserField("nation", "Nation", nations),
    chooserField("shift", "Columns", columns),
  );
}

function reservesForm(play: Play, accounts: ClerkAccounts): VNode {
  const stock = accounts.markers["reserve"] ?? 0;
  const used = numberInput("used", `Markers in use, of ${stock}`, stock, accounts.markers["reserve used"] ?? 0, 0);
  return reportForm(play, "Set markers", (given) => ({ do: "Reserves", used: Number(given("used")) }), used);
}

function dropForms(play: Play, accounts: ClerkAccounts): VNode {
  const flown = Object.keys(accounts.drops).map((name) =>
    v("button", { type: "button", onclick: () => void play.acts.apply({ do: "Drop", unit: name }) }, `${name} drops`),
  );
  if (!accounts.england.length)
    return v("div", { class: "row" }, ...flown, flown.length ? null : emptyNote("No airborne unit is in England."));
  const units = chooserField("unit", "Unit in England", accounts.england.map(toOption));
  return v(
    "div",
    {},
    reportForm(play, "Plan a drop", (given) => ({ do: "PlanDrop", unit: given("unit") }), units),
    v("div", { class: "row" }, ...flown),
  );
}

function bridgeForm(play: Play, accounts: ClerkAccounts): VNode {
  const held = accounts.markers["bridge"] ?? 0;
  return reportForm(
    play,
    "Roll for demolition",
    (given) => ({ do: "BridgeCheck", bridge: given("bridge"), marker: given("marker") === "on" }),
    v("input", { name: "bridge", required: true, defaultValue: "Rhine", "aria-label": "Bridge" }),
    v(
      "label",
      { class: "row" },
      v("input", { name: "marker", type: "checkbox", disabled: held === 0 }),
      `spend a Bridge Check Marker (${held})`,
    ),
  );
}

function boxForm(play: Play, accounts: ClerkAccounts): VNode {
  const units = accounts.losses.map(([name]) => name);
  const places = ["On map", "England", "Normandy", "Southern France"];
  const actionFrom = (given: FieldReader): Action => ({ do: "Shift", unit: given("unit"), box: given("box") });
  return reportForm(
    play,
    "Move to box",
    actionFrom,
    unitField(play, "units-boxes", units),
    chooserField("box", "Box", places.map(toOption)),
  );
}
