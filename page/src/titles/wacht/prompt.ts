/** The questions of each step of a turn: modes, transport, fuel, leaders, formations, the moving unit. */

import type { VNode } from "preact";
import { humanize } from "../../dom";
import type { Play } from "../../game/play";
import { ruleLinks } from "../../rules";
import type { Action, Offer, WachtFormation, WachtPart } from "../../generated/api";
import { cardView } from "./card";
import { wachtPart, wachtSettings, MODE_NAMES, formatMp } from "./data";
import { rollView } from "./rolls";
import type { Prose } from "../../prose";
import { isOpen, live, inputValue, v } from "../../ui";
import { useState } from "preact/hooks";

export function wachtPrompt(play: Play): VNode | null {
  const { pending } = play.game.view;
  if (pending.kind === "chance") return rollView(play);
  if (pending.kind !== "decision" || !play.game.mine) return null;
  const now = wachtPart(play.game);
  const body = STEP_VIEWS[now.step]?.(play, now);
  if (!body) return null;
  return v(
    "div",
    { class: "wacht" },
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${play.game.side}` }, play.game.side),
      v("span", { class: "faint" }, `${now.turn} · ${now.ground} ground`),
    ),
    ...body,
  );
}

/** The list of formations is collapsed while a unit is selected, as its card matters then. */
function collapseIfSelected(play: Play, list: VNode): VNode {
  if (!play.looking.unit) return list;
  return v("details", { class: "all-formations" }, v("summary", {}, "All formations"), list);
}

type StepView = (play: Play, now: WachtPart) => (VNode | null)[];

const STEP_VIEWS: Record<string, StepView> = {
  Modes: modeViews,
  Transport: (play) => [
    stepHeading(play, "Transport and class: choose a unit"),
    doneButtons(play, "No more transport"),
    cardView(play),
    formationList(play, () => null),
  ],
  FuelAllocation: fuelViews,
  FuelChoice: fuelChoiceViews,
  Movement: (play, now) => [
    stepHeading(play, `${humanize(now.phase)} phase: choose a unit, or a formation`),
    doneButtons(play, "End the phase"),
    cardView(play),
    followingUnits(play),
    formationList(play, (row) => beginButton(play, row)),
  ],
  FormationMoves: nextUnitViews,
  UnitMove: movingUnitViews,
};

function stepHeading(play: Play, text: string): VNode {
  const { pending } = play.game.view;
  return v("h2", {}, text, " ", pending.kind === "decision" ? ruleLinks(pending.rules) : null);
}

function actionButton(play: Play, text: string | Prose, action: Action, main = false, key?: number): VNode {
  const short = key ? v("kbd", { "aria-hidden": "true" }, String(key)) : null;
  return v(
    "button",
    { type: "button", class: main ? "main" : "", "data-key": key, onclick: () => void play.acts.apply(action) },
    text,
    short,
  );
}

function doneButtons(play: Play, text: string): VNode {
  const others = (play.game.view.choices ?? []).filter((choice) => ["Release", "NightActivity"].includes(choice.kind));
  return v(
    "div",
    { class: "row choices" },
    v(
      "button",
      { type: "button", class: "done", "data-key": 1, onclick: () => void play.acts.apply({ do: "Done" }) },
      `Done: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      v("kbd", { "aria-hidden": "true" }, "1"),
    ),
    ...others.map((choice) => actionButton(play, choice.text, choice.action)),
  );
}

// Formations with their units

function formationList(play: Play, tool: (row: WachtFormation) => VNode | null): VNode {
  const ready = play.game.ready;
  const rows = wachtPart(play.game).formations.filter((row) => row.units.some((unit) => ready.has(unit.unit)));
  const left = wachtPart(play.game).formations.length - rows.length;
  const list = v(
    "div",
    { class: "formations", role: "group", "aria-label": "Formations" },
    ...rows.map((row) => formationRow(play, row, ready, tool(row))),
    left
      ? v("p", { class: "faint" }, `${left} ${left === 1 ? "formation has" : "formations have"} nothing to do here.`)
      : null,
  );
  return collapseIfSelected(play, list);
}

function formationRow(play: Play, row: WachtFormation, ready: Set<string>, tool: VNode | null): VNode {
  const settings = wachtSettings(play.game);
  const here = row.units.filter((unit) => ready.has(unit.unit)).length;
  const holds = play.looking.unit !== null && row.units.some((unit) => unit.unit === play.looking.unit);
  const toggle = (event: Event): void => {
    const open = new Set(settings.open.value);
    if (isOpen(event)) open.add(row.id);
    else open.delete(row.id);
    settings.open.value = open;
  };
  const box = v(
    "details",
    { class: `formation${holds ? " holds" : ""}`, open: settings.open.value.has(row.id), ontoggle: toggle },
    v(
      "summary",
      {},
      v("strong", {}, row.id),
      v("span", { class: "faint" }, ` ${row.army} · ${here} of ${row.units.length}`),
    ),
    ...unitList(play, row, ready),
  );
  return v("div", { key: row.id, class: "formation-row" }, box, tool);
}

function unitList(play: Play, row: WachtFormation, ready: Set<string>): VNode[] {
  const ordering = wachtPart(play.game).step === "Movement" && row.ordered;
  const order = movementOrder(play, row, ready);
  const list = v(
    ordering ? "ol" : "ul",
    { class: "units" },
    ...order.map((unit, n) => {
      const held = row.units.find((one) => one.unit === unit);
      const name = v(
        "button",
        {
          type: "button",
          class: "plain",
          "aria-pressed": play.looking.unit === unit ? "true" : "false",
          onclick: () => {
            if (held?.hex) play.acts.map.reveal(held.hex);
            void play.acts.clickUnit(unit);
          },
        },
        unit,
      );
      const mode =
        held && held.mode !== "tactical" ? v("span", { class: "badge" }, MODE_NAMES[held.mode] ?? held.mode) : null;
      const up =
        ordering && n > 0
          ? v(
              "button",
              {
                type: "button",
                class: "plain",
                title: "Earlier",
                "aria-label": `${unit} earlier`,
                onclick: () => moveEarlier(play, row.id, order, n),
              },
              "▲",
            )
          : null;
      return v("li", {}, name, mode, up);
    }),
  );
  return [list];
}

function movementOrder(play: Play, row: WachtFormation, ready: Set<string>): string[] {
  const able = row.units.map((unit) => unit.unit).filter((unit) => ready.has(unit));
  const wanted = (wachtSettings(play.game).order.value.get(row.id) ?? []).filter((unit) => able.includes(unit));
  return [...wanted, ...able.filter((unit) => !wanted.includes(unit))];
}

function moveEarlier(play: Play, id: string, order: string[], n: number): void {
  const moved = [...order];
  const [unit] = moved.splice(n, 1);
  if (unit) moved.splice(n - 1, 0, unit);
  const { order: orders } = wachtSettings(play.game);
  orders.value = new Map([...orders.value, [id, moved]]);
}

// Modes

function modeViews(play: Play): (VNode | null)[] {
  return [
    stepHeading(play, "Modes: choose a unit, or a formation"),
    doneButtons(play, "The modes stand"),
    cardView(play),
    formationList(play, (row) => modeForAll(play, row)),
  ];
}

/** Return a choice of one mode for all units of a formation that may take it. */
function modeForAll(play: Play, row: WachtFormation): VNode | null {
  const names = new Set(row.units.map((unit) => unit.unit));
  const open = (play.game.view.choices ?? []).filter((choice) => choice.kind === "SetMode" && names.has(choice.unit));
  if (!open.length) return null;
  const found = new Map<string, Offer[]>();
  for (const choice of open) {
    const mode = String(choice.action["mode"]);
    found.set(mode, [...(found.get(mode) ?? []), choice]);
  }
  const applyToAll = (event: Event): void => {
    const left = (found.get(inputValue(event)) ?? []).map((choice) => choice.action);
    void play.acts.applyAll(() => left.shift() ?? null);
  };
  return v(
    "select",
    { "aria-label": `Mode for all units of ${row.id}`, value: "", onchange: applyToAll },
    v("option", { value: "" }, "all …"),
    ...[...found].map(([mode, choices]) =>
      v("option", { value: mode }, `${MODE_NAMES[mode] ?? mode} (${choices.length})`),
    ),
  );
}

// Fuel

function fuelViews(play: Play, now: WachtPart): (VNode | null)[] {
  const open = play.game.view.choices ?? [];
  const rows = (now.fuel ?? []).map((row) => {
    const offers = open.filter((choice) => choice.kind === "Fuel" && choice.action["formation"] === row.formation);
    const buttons = Object.entries(row.costs).map(([status, points]) => {
      const offer = offers.find((choice) => choice.action["points"] === points);
      return offer ? actionButton(play, `${status}: ${formatMp(points)}`, offer.action) : null;
    });
    return v(
      "tr",
      {},
      v("th", { scope: "row" }, row.formation),
      v("td", {}, row.army),
      v(
        "td",
        {},
        row.status
          ? v("strong", {}, row.status === "None" ? "No Fuel" : row.status)
          : v(
              "span",
              { class: "row" },
              ...buttons,
              buttons.every((one) => one === null) ? row.barred || "no points left" : "",
            ),
      ),
    );
  });
  const armies = new Map((now.fuel ?? []).map((row) => [row.army, row.has]));
  return [
    stepHeading(play, "Fuel for the mechanized formations"),
    v("p", {}, [...armies].map(([army, has]) => `${army}: ${formatMp(has)} FP left`).join(" · ")),
    v(
      "table",
      { class: "fuel" },
      v(
        "thead",
        {},
        v("tr", {}, ...["Formation", "Army", "Fuel status and points"].map((name) => v("th", { scope: "col" }, name))),
      ),
      v("tbody", {}, ...rows),
    ),
    doneButtons(play, "The others get none and roll"),
  ];
}

function fuelChoiceViews(play: Play, now: WachtPart): (VNode | null)[] {
  const choice = now.fuel_choice;
  if (!choice) return [];
  return [
    stepHeading(play, `${choice.formation} rolled ${choice.result}`),
    v("p", {}, "It is the MA of every unit, or the number of units that keep their whole MA."),
    actionButton(play, `MA ${choice.result} for every unit`, { do: "FuelAsMA" }, true, 1),
    live(FullMovementChoice, { play, choice, key: choice.formation }),
  ];
}

/** A choice of the units that keep their whole MA. */
function FullMovementChoice({ play, choice }: { play: Play; choice: NonNullable<WachtPart["fuel_choice"]> }): VNode {
  const { units, result } = choice;
  const [named, setNamed] = useState(units.slice(0, result));
  const toggle = (unit: string): void => setNamed(units.filter((one) => (one === unit) !== named.includes(one)));
  return v(
    "div",
    {},
    v(
      "fieldset",
      { class: "several" },
      v("legend", {}, "Or name units:"),
      ...units.map((unit) =>
        v(
          "label",
          {},
          v("input", { type: "checkbox", value: unit, checked: named.includes(unit), onchange: () => toggle(unit) }),
          unit,
        ),
      ),
    ),
    v(
      "div",
      { class: "row" },
      v(
        "button",
        {
          type: "button",
          "data-key": 2,
          disabled: named.length > result,
          onclick: () => void play.acts.apply({ do: "FuelAsUnits", units: named }),
        },
        "These units keep their whole MA",
      ),
      v("output", { class: "faint" }, `${named.length} of at most ${result} named.`),
    ),
  );
}

// Movement

function beginButton(play: Play, row: WachtFormation): VNode {
  const order = row.ordered ? (wachtSettings(play.game).order.value.get(row.id) ?? []) : [];
  const able = play.game.ready;
  const action = { do: "Begin", formation: row.id, order: order.filter((unit) => able.has(unit)) };
  return v(
    "button",
    {
      type: "button",
      title: row.ordered ? "Its units go in the order listed" : "Its units go in any order",
      "aria-label": `Begin with ${row.id}`,
      onclick: () => void play.acts.apply(action),
    },
    "Begin",
  );
}

/** Show the order in which the division follows the selected unit. */
function followingUnits(play: Play): VNode | null {
  const row = wachtPart(play.game).formations.find((one) => one.units.some((unit) => unit.unit === play.looking.unit));
  if (!row || !play.looking.unit) return null;
  const others = movementOrder(play, row, play.game.ready).filter((unit) => unit !== play.looking.unit);
  if (!others.length) return null;
  const words = row.ordered ? `Then ${row.id} goes on in this order` : `Then ${row.id} goes on in any order`;
  return v("p", { class: "faint next" }, `${words}: ${listUnits(others)}.`);
}

function listUnits(units: string[]): string {
  return `${units.slice(0, 8).join(", ")}${units.length > 8 ? ` and ${units.length - 8} more` : ""}`;
}

function nextUnitViews(play: Play, now: WachtPart): (VNode | null)[] {
  const moving = now.moving;
  const row = now.formations.find((one) => one.id === moving?.formation);
  return [
    stepHeading(play, `${moving?.formation ?? ""}: choose the next unit`),
    doneButtons(play, "The others stay"),
    cardView(play),
    row ? v("div", { class: "formations" }, ...unitList(play, row, new Set(moving?.waiting ?? []))) : null,
  ];
}

function movingUnitViews(play: Play, now: WachtPart): (VNode | null)[] {
  const march = now.march;
  if (!march) return [];
  const left = march.left === undefined ? "" : `, ${formatMp(march.left)} MP left`;
  const progress = march.kind
    ? `${humanize(march.kind)} movement, ${march.hexes} ${march.hexes === 1 ? "hex" : "hexes"} so far${left}`
    : "Choose where it goes.";
  const next = (now.moving?.waiting ?? []).filter((unit) => unit !== march.unit);
  const words = now.moving?.any_order ? "Still to go" : "Then, in this order";
  return [
    stepHeading(play, `${march.unit} moves`),
    v("p", {}, progress),
    v(
      "div",
      { class: "row choices" },
      actionButton(play, march.hexes ? "Halt here" : "Stay", { do: "Halt", unit: march.unit }, true, 1),
    ),
    cardView(play),
    next.length ? v("p", { class: "faint next" }, `${words}: ${listUnits(next)}.`) : null,
  ];
}
