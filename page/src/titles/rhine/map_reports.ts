/** Reports of the map: counters, supply put down, railways, breakdown units, what was resolved at the table. */

import type { VNode } from "preact";
import { spoken } from "../../dom";
import type { Play } from "../../game/play";
import type { Action, ClerkAccounts, ClerkMapAccounts } from "../../generated/api";
import { v } from "../../ui";
import { books } from "./figures";
import { account, amount, chooser, type Given, named, nothing, write } from "./forms";
import { hexField, unitField } from "./pointing";

/** The box of the books for what only the table knows. */
const TABLE = "On map";
const SIDES: [string, string][] = [
  ["allied", "Allied"],
  ["german", "German"],
];
const OWNERS: [string, string][] = [
  ["US", "US"],
  ["CW", "CW"],
  ["german", "German"],
];
const MODES = ["DG", "Combat", "Move", "Strat", "Reserve", "Exploitation"];
const TOKENS = 4;

export function mapAccounts(play: Play, told: ClerkAccounts, map: ClerkMapAccounts): VNode[] {
  return [
    account(play, "Supply on the map", dumps(play, map)),
    account(play, "Counters on the map", places(play, told)),
    account(play, "A counter of your own", entry(play)),
    account(play, "Railways", railways(play, told, map)),
    account(play, "Breakdown units", breakdowns(play, map)),
    account(play, "Results from the table", results(play, map)),
  ];
}

function places(play: Play, told: ClerkAccounts): VNode {
  const units = told.losses.map(([name]) => name);
  const to = (given: Given): Action => ({ do: "Place", unit: given("unit"), hex: given("hex") });
  const off = (given: Given): Action => ({ do: "Place", unit: given("unit"), hex: TABLE });
  return v(
    "div",
    {},
    write(play, "Place counter", to, unitField(play, "units-placed", units), hexField(play)),
    write(play, "Take off the map", off, unitField(play, "units-off", units)),
  );
}

/** A counter that the chart does not name, as it is read off the table. */
function entry(play: Play): VNode {
  const made = (given: Given): Action => ({
    do: "Enter",
    id: given("id"),
    side: given("nation") === "GE" ? "german" : "allied",
    nation: given("nation"),
    combat: given("combat"),
    move: given("move"),
    hex: given("hex"),
    kind: given("kind"),
    category: given("category"),
    steps: Number(given("steps")),
    re: given("re"),
    throw: Number(given("throw")),
    anti_tank: given("anti_tank"),
    engineer: given("engineer") === "on",
    formation: given("formation"),
    mode: given("mode"),
  });
  const text = (name: string, label: string, required = true): VNode =>
    v("input", { name, required, placeholder: label, "aria-label": label, autocomplete: "off" });
  const short = (name: string, label: string, start: string): VNode =>
    v(
      "label",
      {},
      label,
      v("input", { name, required: true, class: "short", defaultValue: start, autocomplete: "off" }),
    );
  return write(
    play,
    "Enter counter",
    made,
    text("id", "Name, such as 12 VG Div"),
    chooser("nation", "Nation", ["GE", "US", "CW", "FR"].map(named)),
    text("combat", "Combat side, such as 10-3-3 Leg"),
    text("move", "Move side, if it has another", false),
    chooser("kind", "Kind", ["combat", "artillery", "HQ", "transport", "pontoon", "extender"].map(named)),
    chooser("category", "Category", ["Other", "Mech", "Armor"].map(named)),
    short("steps", "Steps", "1"),
    short("re", "RE", "1"),
    short("throw", "Throw range of an HQ", "0"),
    chooser("anti_tank", "Anti-tank", [["", "none"], ...["Light", "Heavy"].map(named)]),
    v("label", { class: "row" }, v("input", { name: "engineer", type: "checkbox" }), "Engineer"),
    text("formation", "Formation, if it has one", false),
    chooser("mode", "Mode", ["Combat", ...MODES.filter((mode) => mode !== "Combat")].map(named)),
    hexField(play),
  );
}

function dumps(play: Play, map: ClerkMapAccounts): VNode {
  const { stocks } = books(play.game);
  const full = Object.entries(stocks).filter(([, sp]) => sp > 0);
  // The hexes that are open to a stock light up, and the map goes there.
  const open = (event: Event): void => {
    const form = (event.target as HTMLInputElement).form;
    const stock = form?.elements.namedItem("stock");
    const hexes = stock instanceof HTMLSelectElement ? (map.deliveries[stock.value] ?? []) : [];
    play.looking.preview.value = hexes.map((hex) => ({ hex, kind: "reach" }));
    if (hexes.length) play.acts.map.frame(hexes);
  };
  const all = (event: Event): void => {
    const { form, value } = event.target as HTMLSelectElement;
    const sp = form?.elements.namedItem("sp");
    if (sp instanceof HTMLInputElement) sp.value = String(stocks[value] ?? 1);
  };
  const deliver = (given: Given): Action => ({
    do: "Deliver",
    stock: given("stock"),
    hex: given("hex"),
    sp: Number(given("sp")),
  });
  const set = (given: Given): Action => ({
    do: "Dump",
    owner: given("owner"),
    hex: given("hex"),
    tokens: Number(given("sp")) * TOKENS + Number(given("tokens")),
  });
  return v(
    "div",
    {},
    full.length
      ? write(
          play,
          "Put SP down",
          deliver,
          v(
            "span",
            { onchange: all },
            chooser(
              "stock",
              "Stock",
              full.map(([name, sp]) => [name, `${name} (${sp})`]),
            ),
          ),
          amount("sp", "SP put down", 99, full[0]?.[1] ?? 1),
          v("span", { onfocusin: open }, hexField(play)),
        )
      : nothing("No stock holds SP to put down."),
    write(
      play,
      "Set dump",
      set,
      chooser("owner", "Owner of the dump", OWNERS),
      hexField(play),
      amount("sp", "SP in the dump", 99, 0, 0),
      amount("tokens", "Tokens beside the SP", TOKENS - 1, 0, 0),
    ),
    listed(
      play,
      map.dumps.map(([owner, hex, held]) => ({ hex, words: `${spoken(owner)}, ${hex}: ${held}` })),
      "No dump is on the map.",
    ),
  );
}

/** Things on the map; choosing one goes there. */
function listed(play: Play, things: { hex: string; words: string; end?: [string, Action] }[], none: string): VNode {
  if (!things.length) return nothing(none);
  return v(
    "ul",
    { class: "ports" },
    ...things.map(({ hex, words, end }) =>
      v(
        "li",
        { key: words },
        v("span", {}, v("button", { type: "button", class: "link", onclick: () => play.acts.showHex(hex) }, words)),
        end ? v("button", { type: "button", onclick: () => void play.acts.apply(end[1]) }, end[0]) : null,
      ),
    ),
  );
}

function railways(play: Play, told: ClerkAccounts, map: ClerkMapAccounts): VNode {
  const head = (given: Given): Action => ({ do: "Railhead", side: given("side"), hex: given("hex"), on: true });
  const left = Object.entries(told.caps).filter(([, points]) => points > 0);
  const ways = left.map(([name, points]): [string, string] => [name, `by ${name} (${points} left)`]);
  const unit = (given: Given): Action => ({
    do: "ShipUnit",
    unit: given("unit"),
    by: given("by"),
    hex: given("hex"),
  });
  const sp = (given: Given): Action => ({
    do: "ShipSP",
    owner: given("owner"),
    by: given("by"),
    start: given("start"),
    end: given("end"),
    sp: Number(given("sp")),
  });
  const units = told.losses.map(([name]) => name);
  return v(
    "div",
    {},
    write(play, "Add rail head", head, chooser("side", "Side", SIDES), hexField(play)),
    listed(
      play,
      map.railheads.map(([side, hex]) => ({
        hex,
        words: `${spoken(side)} rail head ${hex}`,
        end: ["Give it up", { do: "Railhead", side, hex, on: false }],
      })),
      "There is no rail head.",
    ),
    ...(ways.length
      ? [
          write(
            play,
            "Ship unit",
            unit,
            unitField(play, "units-shipped", units),
            chooser("by", "By", ways),
            hexField(play),
          ),
          write(
            play,
            "Ship SP",
            sp,
            chooser("owner", "Owner of the SP", OWNERS.slice(0, 2)),
            amount("sp", "SP shipped", 99),
            chooser("by", "By", ways),
            hexField(play, "start", "From"),
            hexField(play, "end", "To"),
          ),
        ]
      : [nothing("No shipping is left this turn.")]),
  );
}

function breakdowns(play: Play, map: ClerkMapAccounts): VNode {
  const pairs = (name: "Detach" | "Absorb", words: string, options: [string, string][]): VNode => {
    const made = (given: Given): Action => {
      const [unit = "", breakdown = ""] = options[Number(given("pair"))] ?? [];
      return { do: name, unit, breakdown };
    };
    const choices = options.map(([unit, other], n): [string, string] => [String(n), `${unit}: ${other}`]);
    return options.length
      ? write(play, words, made, chooser("pair", "Units", choices))
      : nothing(`Nobody can ${words}.`);
  };
  return v(
    "div",
    {},
    pairs("Detach", "detach a step", map.detach),
    pairs("Absorb", "absorb a breakdown unit", map.absorb),
  );
}

function results(play: Play, map: ClerkMapAccounts): VNode {
  const mark = (given: Given): Action => ({ do: "Mark", unit: given("unit"), mode: given("mode") });
  const level = (given: Given): Action => ({ do: "Hedgehog", hex: given("hex"), level: Number(given("level")) });
  const standing = play.game.view.table.counters.map((counter) => counter.unit);
  const interdict = (): void => void play.acts.apply({ do: "Interdict", on: !map.interdiction });
  return v(
    "div",
    {},
    write(play, "Set mode", mark, unitField(play, "units-marked", standing), chooser("mode", "Mode", MODES.map(named))),
    write(play, "Set hedgehog", level, hexField(play), amount("level", "Level, 0 for none", 4, 1, 0)),
    listed(
      play,
      map.hedgehogs.map(([hex, high]) => ({ hex, words: `Hedgehog ${hex}, level ${high}` })),
      "There is no hedgehog.",
    ),
    v(
      "button",
      { type: "button", onclick: interdict },
      map.interdiction ? "Flight does not interdict German movement" : "Normal flight interdicts German movement",
    ),
  );
}
