/** Reports from the table to the books: a small form for each account. What cannot be is refused with the rule. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { Action, ClerkAccounts } from "../../generated/api";
import { chooser as choice, group, v } from "../../ui";
import { books } from "./figures";
import { account, amount, chooser, type Given, named, nothing, write } from "./forms";
import { mapAccounts } from "./map_reports";
import { unitField } from "./pointing";

export function Reports({ play }: { play: Play }): VNode | null {
  const told = books(play.game).accounts;
  if (!told) return null;
  const stocks = Object.keys(books(play.game).stocks);
  return group([
    account(play, "Losses", losses(play, told)),
    ...(told.on_map ? mapAccounts(play, told, told.on_map) : []),
    account(play, "SP spent", spent(play, stocks)),
    account(play, "Transport", transport(play, told, stocks)),
    account(play, "Ports and the Scheldt", ports(play, told, stocks)),
    account(play, "Shipping", shipping(play, told)),
    account(play, "Random event", event(play, told)),
    account(play, "Reserve markers", reserves(play, told)),
    account(play, "Drops", drops(play, told)),
    account(play, "Rhine bridges", bridge(play, told)),
    account(play, "Units to another box", boxes(play, told)),
  ]);
}

function losses(play: Play, told: ClerkAccounts): VNode {
  const units = told.losses.map(([name]) => name);
  const made = (given: Given): Action => ({ do: "Lose", unit: given("unit"), steps: Number(given("steps")) });
  return write(play, "Enter loss", made, unitField(play, "units-losses", units), amount("steps", "Steps lost", 9));
}

function spent(play: Play, stocks: string[]): VNode {
  const held = books(play.game).stocks;
  const choices = stocks.map((name): [string, string] => [name, `${name} (${held[name] ?? 0})`]);
  const made = (given: Given): Action => ({ do: "Spend", stock: given("stock"), sp: Number(given("sp")) });
  return write(play, "Spend SP", made, chooser("stock", "Stock", choices), amount("sp", "SP", 99));
}

function transport(play: Play, told: ClerkAccounts, stocks: string[]): VNode {
  if (!told.transport.length) return nothing("No Transport Point is on the map.");
  const points = told.transport.map(([name, loaded]): [string, string] => [
    name,
    `${name}${loaded ? ", loaded" : ", empty"}`,
  ]);
  const made = (given: Given): Action => {
    const loaded = told.transport.some(([name, full]) => name === given("point") && full);
    return { do: loaded ? "Unload" : "Load", unit: given("point"), stock: given("stock") };
  };
  return write(
    play,
    "Load or unload 1 SP",
    made,
    chooser("point", "Transport Point", points),
    chooser("stock", "Stock", stocks.map(named)),
  );
}

/** Repairs are paid from the stock that is chosen above the ports. */
class Pays {
  readonly stock = signal("");
}

function ports({ game, acts }: Play, told: ClerkAccounts, stocks: string[]): VNode {
  const { stock } = game.of(Pays);
  const pays = stock.value || (stocks[0] ?? "");
  const rows = told.ports.map((port) => {
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
      { type: "button", onclick: () => void acts.apply({ do: "Scheldt", open: !told.scheldt }) },
      told.scheldt ? "The Scheldt is closed again" : "The Scheldt is open",
    ),
  );
}

function shipping(play: Play, told: ClerkAccounts): VNode {
  const left = Object.entries(told.caps).filter(([, points]) => points > 0);
  if (!left.length) return nothing("No capacity is left this turn.");
  const ways = left.map(([name, points]): [string, string] => [name, `${name} (${points} left)`]);
  const made = (given: Given): Action => ({ do: "Ship", by: given("by"), points: Number(given("points")) });
  return write(play, "Enter shipping", made, chooser("by", "By", ways), amount("points", "Points moved", 99));
}

function event(play: Play, told: ClerkAccounts): VNode {
  const nations = Object.entries(told.shifts).map(([name, shift]): [string, string] => [
    name,
    shift ? `${name} (now ${shift})` : name,
  ]);
  const most = told.most_shift;
  const shifts = Array.from({ length: 2 * most + 1 }, (_, n) => n - most);
  const columns = shifts.map((n): [string, string] => [String(n), n > 0 ? `+${n}` : String(n)]);
  const made = (given: Given): Action => ({ do: "Event", nation: given("nation"), shift: Number(given("shift")) });
  return write(play, "Enter event", made, chooser("nation", "Nation", nations), chooser("shift", "Columns", columns));
}

function reserves(play: Play, told: ClerkAccounts): VNode {
  const stock = told.markers["reserve"] ?? 0;
  const used = amount("used", `Markers in use, of ${stock}`, stock, told.markers["reserve used"] ?? 0, 0);
  return write(play, "Set markers", (given) => ({ do: "Reserves", used: Number(given("used")) }), used);
}

function drops(play: Play, told: ClerkAccounts): VNode {
  const flown = Object.keys(told.drops).map((name) =>
    v("button", { type: "button", onclick: () => void play.acts.apply({ do: "Drop", unit: name }) }, `${name} drops`),
  );
  if (!told.england.length)
    return v("div", { class: "row" }, ...flown, flown.length ? null : nothing("No airborne unit is in England."));
  const units = chooser("unit", "Unit in England", told.england.map(named));
  return v(
    "div",
    {},
    write(play, "Plan a drop", (given) => ({ do: "PlanDrop", unit: given("unit") }), units),
    v("div", { class: "row" }, ...flown),
  );
}

function bridge(play: Play, told: ClerkAccounts): VNode {
  const held = told.markers["bridge"] ?? 0;
  return write(
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

function boxes(play: Play, told: ClerkAccounts): VNode {
  const units = told.losses.map(([name]) => name);
  const places = ["On map", "England", "Normandy", "Southern France"];
  const made = (given: Given): Action => ({ do: "Shift", unit: given("unit"), box: given("box") });
  return write(
    play,
    "Move to box",
    made,
    unitField(play, "units-boxes", units),
    chooser("box", "Box", places.map(named)),
  );
}
