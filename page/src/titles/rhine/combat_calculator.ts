/** The combat calculator: two stacks, terrain, shifts; the whole distribution, or the result of own dice. */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { post, RequestError } from "../../api";
import type { ToldAnswer } from "../../generated/api";
import { asProse, type Prose } from "../../prose";
import { chooser, group, live, viewElement, isChecked, inputValue, unmount, v } from "../../ui";
import type { View } from "../../view";
import { breadcrumbs } from "./start";
import { resultView } from "./combat_result";
import "./style.css";
import "./books.css";

const TERRAIN = [
  "Open",
  "Hills",
  "Woods",
  "Heavy Woods",
  "Polder or Swamp",
  "Mountain",
  "Village",
  "Minor City",
  "Major City",
  "West Wall",
];
const WATER = ["Minor River or Canal", "Major River or Canal", "Rhine River", "Rhine ferry/blown bridge"];

interface Unit {
  strength: string;
  rating: string;
  category: string;
  antiTank: string;
}

/** Format a unit for the charts, such as `24-4 Armor`. */
export function formatUnit(unit: Unit): string {
  return [`${unit.strength}-${unit.rating}`, unit.category, unit.antiTank].filter(Boolean).join(" ");
}

export function parseUnit(text: string): Unit {
  const [ratings = "", category = "Other", antiTank = ""] = text.trim().split(/\s+/);
  const [strength = "", rating = ""] = ratings.replace(/^\((.*)\)/, "$1").split("-");
  return { strength, rating, category, antiTank };
}

/** Milliseconds from the last change to the calculation. */
const QUIET_TIME = 250;

/** The input of the calculator. */
interface Combat {
  attackers: Unit[];
  defenders: Unit[];
  terrain: string;
  hexside: string;
  ground: string;
  kind: string;
  shift: string;
  hedgehog: string;
  byRoad: boolean;
}

function combatFromQuery(query: URLSearchParams): Combat {
  const given = (name: string, fallback: string): string => query.get(name) ?? fallback;
  const stack = (name: string, fallback: string): Unit[] =>
    given(name, fallback).split(",").filter(Boolean).map(parseUnit);
  return {
    attackers: stack("attackers", "24-4 Armor,12-4 Mech"),
    defenders: stack("defenders", "7-3 Other Heavy"),
    terrain: given("terrain", "Open"),
    hexside: given("hexside", ""),
    ground: given("ground", "Dry"),
    kind: given("kind", "regular"),
    shift: given("shift", "0"),
    hedgehog: given("hedgehog", "0"),
    byRoad: query.get("by_road") === "true",
  };
}

/** Return the parameters of the question. */
function questionParameters(combat: Combat): Record<string, unknown> {
  const stack = (units: Unit[]): string[] => units.filter((unit) => unit.strength.trim()).map(formatUnit);
  return {
    attackers: stack(combat.attackers),
    defenders: stack(combat.defenders),
    terrain: combat.terrain,
    ground: combat.ground,
    kind: combat.kind,
    shift: Number(combat.shift),
    hedgehog: Number(combat.hedgehog),
    by_road: combat.byRoad,
    ...(combat.hexside ? { hexside: combat.hexside } : {}),
  };
}

export function open(_rest: string[], query: URLSearchParams): Promise<View> {
  const element = viewElement("wide", live(CombatCalculator, { first: combatFromQuery(query) }));
  return Promise.resolve({ heading: "Combat calculator", element, close: () => unmount(element) });
}

type CombatResult = { answer: ToldAnswer; kind: string; hedgehog: number } | { wrong: Prose };

function CombatCalculator({ first }: { first: Combat }): VNode {
  const [combat, setCombat] = useState(first);
  const [result, setResult] = useState<CombatResult | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    let wanted = true;
    const calculate = async (): Promise<void> => {
      const given = questionParameters(combat);
      const words = Object.entries(given).map(([name, value]) => [name, String(value)]);
      history.replaceState(null, "", `#/rhine/combat?${new URLSearchParams(words)}`);
      let found: CombatResult;
      try {
        const answer = await post("/api/ask/{name}", { name: "rhine.combat" }, given);
        found = { answer, kind: combat.kind, hedgehog: Number(combat.hedgehog) };
      } catch (error) {
        found = { wrong: error instanceof RequestError ? error.error.message : asProse(String(error)) };
      }
      if (wanted) setResult(found);
    };
    const wait = setTimeout(() => void calculate(), begun.current ? QUIET_TIME : 0);
    begun.current = true;
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [combat]);
  const set = <K extends keyof Combat>(name: K, value: Combat[K]): void => setCombat({ ...combat, [name]: value });
  type Chosen = "terrain" | "hexside" | "ground" | "kind" | "shift" | "hedgehog";
  const field = (label: string, name: Chosen, choices: [string, string][]): VNode =>
    v(
      "label",
      {},
      label,
      chooser(choices, combat[name], (value) => set(name, value)),
    );
  return group([
    breadcrumbs("Combat calculator"),
    v("h1", {}, "Combat calculator"),
    v("p", {}, "Strengths as they stand on the counters now; modes, supply and lost steps you take off first."),
    v(
      "div",
      { class: "two reckoner" },
      v(
        "form",
        { class: "card", onsubmit: (event: Event) => (event.preventDefault(), setCombat({ ...combat })) },
        live(StackForm, { name: "Attackers", units: combat.attackers, set: (units) => set("attackers", units) }),
        live(StackForm, { name: "Defenders", units: combat.defenders, set: (units) => set("defenders", units) }),
        v(
          "div",
          { class: "tool-fields" },
          field("Terrain attacked", "terrain", TERRAIN.map(toOption)),
          field("Crossing", "hexside", [["", "No water between"], ...WATER.map(toOption)]),
          field("Ground", "ground", ["Dry", "Mud", "Snow"].map(toOption)),
          field("Kind", "kind", KINDS),
          field("Column shifts", "shift", SHIFTS),
          field("Hedgehog", "hedgehog", HEDGEHOGS),
          v(
            "label",
            { class: "check" },
            v("input", {
              type: "checkbox",
              checked: combat.byRoad,
              onchange: (event: Event) => set("byRoad", isChecked(event)),
            }),
            "By road or bridge",
          ),
        ),
        v("button", { class: "main" }, "Reckon"),
      ),
      v("div", { class: "out", "aria-live": "polite" }, result && combatResultView(result)),
    ),
  ]);
}

const toOption = (word: string): [string, string] => [word, word];

const KINDS: [string, string][] = [
  ["regular", "Attack in the Combat Phase"],
  ["overrun", "Overrun"],
];

const SHIFTS = Array.from({ length: 13 }, (_, n): [string, string] => [
  String(n - 6),
  n > 6 ? `+${n - 6}` : String(n - 6),
]);

const HEDGEHOGS = ["0", "1", "2", "3", "4"].map((n): [string, string] => [n, n === "0" ? "none" : `level ${n}`]);

interface StackProps {
  name: string;
  units: Unit[];
  set: (units: Unit[]) => void;
}

function StackForm({ name, units, set }: StackProps): VNode {
  const last = useRef<HTMLInputElement>(null);
  const many = useRef(units.length);
  // Focus the strength of a new unit.
  useLayoutEffect(() => {
    if (units.length > many.current) last.current?.focus();
    many.current = units.length;
  }, [units.length]);
  const put = (n: number, part: Partial<Unit>): void =>
    set(units.map((unit, m) => (m === n ? { ...unit, ...part } : unit)));
  const row = (unit: Unit, n: number): VNode =>
    v(
      "div",
      { class: "stack-row" },
      v("input", {
        ref: n === units.length - 1 ? last : null,
        value: unit.strength,
        inputmode: "numeric",
        "aria-label": `${name}: strength`,
        placeholder: "12",
        oninput: (event: Event) => put(n, { strength: inputValue(event) }),
      }),
      chooser(RATINGS, unit.rating, (rating) => put(n, { rating }), { "aria-label": `${name}: Action Rating` }),
      chooser(["Armor", "Mech", "Other"].map(toOption), unit.category, (category) => put(n, { category }), {
        "aria-label": `${name}: category`,
      }),
      chooser(ANTI_TANK, unit.antiTank, (antiTank) => put(n, { antiTank }), { "aria-label": `${name}: anti-tank` }),
      v(
        "button",
        {
          type: "button",
          class: "close",
          "aria-label": "Take it away",
          onclick: () => set(units.filter((_, m) => m !== n)),
        },
        "×",
      ),
    );
  return v(
    "fieldset",
    { class: "stack" },
    v("legend", {}, name),
    v("div", {}, ...units.map(row)),
    v(
      "button",
      {
        type: "button",
        onclick: () => set([...units, { strength: "", rating: "3", category: "Other", antiTank: "" }]),
      },
      "One more unit",
    ),
  );
}

const RATINGS = ["0", "1", "2", "3", "4", "5"].map((n): [string, string] => [n, `AR ${n}`]);

const ANTI_TANK: [string, string][] = [
  ["", "no anti-tank"],
  ["Light", "Light AT"],
  ["Heavy", "Heavy AT"],
];

function combatResultView(result: CombatResult): VNode {
  if ("wrong" in result) return v("p", { class: "wrong", role: "alert" }, result.wrong);
  return resultView(result.answer, result.kind, result.hedgehog);
}
