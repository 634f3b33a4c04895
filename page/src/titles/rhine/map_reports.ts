/** Reports about the map: counters, dumps, railways, breakdown units, results from the table. */

import type { VNode } from "preact";
import { humanize } from "../../dom";
import type { Play } from "../../game/play";
import type { Action, ClerkAccounts, ClerkMapAccounts } from "../../generated/api";
import { v } from "../../ui";
import { clerkPart } from "./clerk_part";
import { accountSection, numberInput, chooserField, type FieldReader, toOption, emptyNote, reportForm } from "./forms";
import { hexField, unitField } from "./pointed_fields";

/** The box for units that only the table shows. */
const TABLE_BOX = "On map";
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
const TOKENS_PER_SP = 4;

export function mapAccounts(play: Play, accounts: ClerkAccounts, map: ClerkMapAccounts): VNode[] {
  return [
    accountSection(play, "Supply on the map", dumpForms(play, map)),
    accountSection(play, "Counters on the map", counterForms(play, accounts)),
    accountSection(play, "A counter of your own", newCounterForm(play)),
    accountSection(play, "Railways", railwayForms(play, accounts, map)),
    accountSection(play, "Breakdown units", breakdownForms(play, map)),
    accountSection(play, "Results from the table", resultForms(play, map)),
  ];
}

function counterForms(play: Play, accounts: ClerkAccounts): VNode {
  const units = accounts.losses.map(([name]) => name);
  const toHex = (given: FieldReader): Action => ({ do: "Place", unit: given("unit"), hex: given("hex") });
  const toTable = (given: FieldReader): Action => ({ do: "Place", unit: given("unit"), hex: TABLE_BOX });
  return v(
    "div",
    {},
    reportForm(play, "Place counter", toHex, unitField(play, "units-placed", units), hexField(play)),
    reportForm(play, "Take off the map", toTable, unitField(play, "units-off", units)),
  );
}

/** A form for a counter that the chart does not name. */
function newCounterForm(play: Play): VNode {
  const actionFrom = (given: FieldReader): Action => ({
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
  return reportForm(
    play,
    "Enter counter",
    actionFrom,
    text("id", "Name, such as 12 VG Div"),
    chooserField("nation", "Nation", ["GE", "US", "CW", "FR"].map(toOption)),
    text("combat", "Combat side, such as 10-3-3 Leg"),
    text("move", "Move side, if it has another", false),
    chooserField("kind", "Kind", ["combat", "artillery", "HQ", "transport", "pontoon", "extender"].map(toOption)),
    chooserField("category", "Category", ["Other", "Mech", "Armor"].map(toOption)),
    short("steps", "Steps", "1"),
    short("re", "RE", "1"),
    short("throw", "Throw range of an HQ", "0"),
    chooserField("anti_tank", "Anti-tank", [["", "none"], ...["Light", "Heavy"].map(toOption)]),
    v("label", { class: "row" }, v("input", { name: "engineer", type: "checkbox" }), "Engineer"),
    text("formation", "Formation, if it has one", false),
    chooserField("mode", "Mode", ["Combat", ...MODES.filter((mode) => mode !== "Combat")].map(toOption)),
    hexField(play),
  );
}

function dumpForms(play: Play, map: ClerkMapAccounts): VNode {
  const { stocks } = clerkPart(play.game);
  const full = Object.entries(stocks).filter(([, sp]) => sp > 0);
  // Mark the hexes open to a stock and move the map to them.
  const open = (event: Event): void => {
    const form = (event.target as HTMLInputElement).form;
    const stock = form?.elements.namedItem("stock");
    const hexes = stock instanceof HTMLSelectElement ? (map.deliveries[stock.value] ?? []) : [];
    play.looking.previewMarks.value = hexes.map((hex) => ({ hex, kind: "reach" }));
    if (hexes.length) play.acts.map.frame(hexes);
  };
  const all = (event: Event): void => {
    const { form, value } = event.target as HTMLSelectElement;
    const sp = form?.elements.namedItem("sp");
    if (sp instanceof HTMLInputElement) sp.value = String(stocks[value] ?? 1);
  };
  const deliver = (given: FieldReader): Action => ({
    do: "Deliver",
    stock: given("stock"),
    hex: given("hex"),
    sp: Number(given("sp")),
  });
  const set = (given: FieldReader): Action => ({
    do: "Dump",
    owner: given("owner"),
    hex: given("hex"),
    tokens: Number(given("sp")) * TOKENS_PER_SP + Number(given("tokens")),
  });
  return v(
    "div",
    {},
    full.length
      ? reportForm(
          play,
          "Put SP down",
          deliver,
          v(
            "span",
            { onchange: all },
            chooserField(
              "stock",
              "Stock",
              full.map(([name, sp]) => [name, `${name} (${sp})`]),
            ),
          ),
          numberInput("sp", "SP put down", 99, full[0]?.[1] ?? 1),
          v("span", { onfocusin: open }, hexField(play)),
        )
      : emptyNote("No stock holds SP to put down."),
    reportForm(
      play,
      "Set dump",
      set,
      chooserField("owner", "Owner of the dump", OWNERS),
      hexField(play),
      numberInput("sp", "SP in the dump", 99, 0, 0),
      numberInput("tokens", "Tokens beside the SP", TOKENS_PER_SP - 1, 0, 0),
    ),
    thingList(
      play,
      map.dumps.map(([owner, hex, held]) => ({ hex, words: `${humanize(owner)}, ${hex}: ${held}` })),
      "No dump is on the map.",
    ),
  );
}

/** A list of things on the map; choosing one moves the map to it. */
function thingList(play: Play, things: { hex: string; words: string; end?: [string, Action] }[], none: string): VNode {
  if (!things.length) return emptyNote(none);
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

function railwayForms(play: Play, accounts: ClerkAccounts, map: ClerkMapAccounts): VNode {
  const head = (given: FieldReader): Action => ({ do: "Railhead", side: given("side"), hex: given("hex"), on: true });
  const left = Object.entries(accounts.caps).filter(([, points]) => points > 0);
  const ways = left.map(([name, points]): [string, string] => [name, `by ${name} (${points} left)`]);
  const unit = (given: FieldReader): Action => ({
    do: "ShipUnit",
    unit: given("unit"),
    by: given("by"),
    hex: given("hex"),
  });
  const sp = (given: FieldReader): Action => ({
    do: "ShipSP",
    owner: given("owner"),
    by: given("by"),
    start: given("start"),
    end: given("end"),
    sp: Number(given("sp")),
  });
  const units = accounts.losses.map(([name]) => name);
  return v(
    "div",
    {},
    reportForm(play, "Add rail head", head, chooserField("side", "Side", SIDES), hexField(play)),
    thingList(
      play,
      map.railheads.map(([side, hex]) => ({
        hex,
        words: `${humanize(side)} rail head ${hex}`,
        end: ["Give it up", { do: "Railhead", side, hex, on: false }],
      })),
      "There is no rail head.",
    ),
    ...(ways.length
      ? [
          reportForm(
            play,
            "Ship unit",
            unit,
            unitField(play, "units-shipped", units),
            chooserField("by", "By", ways),
            hexField(play),
          ),
          reportForm(
            play,
            "Ship SP",
            sp,
            chooserField("owner", "Owner of the SP", OWNERS.slice(0, 2)),
            numberInput("sp", "SP shipped", 99),
            chooserField("by", "By", ways),
            hexField(play, "start", "From"),
            hexField(play, "end", "To"),
          ),
        ]
      : [emptyNote("No shipping is left this turn.")]),
  );
}

function breakdownForms(play: Play, map: ClerkMapAccounts): VNode {
  const pairs = (name: "Detach" | "Absorb", words: string, options: [string, string][]): VNode => {
    const made = (given: FieldReader): Action => {
      const [unit = "", breakdown = ""] = options[Number(given("pair"))] ?? [];
      return { do: name, unit, breakdown };
    };
    const choices = options.map(([unit, other], n): [string, string] => [String(n), `${unit}: ${other}`]);
    return options.length
      ? reportForm(play, words, made, chooserField("pair", "Units", choices))
      : emptyNote(`Nobody can ${words}.`);
  };
  return v(
    "div",
    {},
    pairs("Detach", "detach a step", map.detach),
    pairs("Absorb", "absorb a breakdown unit", map.absorb),
  );
}

function resultForms(play: Play, map: ClerkMapAccounts): VNode {
  const mark = (given: FieldReader): Action => ({ do: "Mark", unit: given("unit"), mode: given("mode") });
  const level = (given: FieldReader): Action => ({ do: "Hedgehog", hex: given("hex"), level: Number(given("level")) });
  const standing = play.game.view.table.counters.map((counter) => counter.unit);
  const interdict = (): void => void play.acts.apply({ do: "Interdict", on: !map.interdiction });
  return v(
    "div",
    {},
    reportForm(
      play,
      "Set mode",
      mark,
      unitField(play, "units-marked", standing),
      chooserField("mode", "Mode", MODES.map(toOption)),
    ),
    reportForm(play, "Set hedgehog", level, hexField(play), numberInput("level", "Level, 0 for none", 4, 1, 0)),
    thingList(
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
