/** A movement phase of one's own: a set-up with another ground, time of day, fuel or transport; who sits where, whose dice. */

import { post } from "../../api";
import { fill, h } from "../../dom";
import { control } from "../../editor/fields";
import { openPosition } from "../../editor/editor";
import type { Edit, OpenedPosition, Played, TitleInfo } from "../../generated/api";
import { beginFrom, diceOf, diceSelect, seatings, select } from "../../start";
import { words } from "../../words";

const SET = ["number", "choice", "words"];

export function phaseForm(title: TitleInfo): HTMLElement {
  const form = h("form", { class: "fields phase-form", "aria-label": words().movement.form });
  void lay(title, form, Object.keys(title.scenarios)[0] ?? "");
  return form;
}

async function lay(title: TitleInfo, form: HTMLFormElement, scenario: string): Promise<void> {
  fill(form, h("p", { class: "faint" }, words().loading));
  try {
    controls(title, form, scenario, await openPosition(title.title, { scenario }));
  } catch (error) {
    fill(form, h("p", { class: "wrong", role: "alert" }, (error as Error).message));
  }
}

function controls(title: TitleInfo, form: HTMLFormElement, scenario: string, opened: OpenedPosition): void {
  const edits = new Map<string, Edit>();
  const which = select(Object.entries(title.scenarios).map(([key, held]) => [key, held.label]));
  which.value = scenario;
  which.addEventListener("change", () => void lay(title, form, which.value));
  const facts = opened.editable.facts
    .filter((field) => SET.includes(field.kind))
    .map((field) =>
      control(field, opened.facts[field.name], `fact ${field.name}`, (value) =>
        edits.set(field.name, { fact: field.name, value }),
      ),
    );
  const ways = seatings(title, opened.variant);
  const seats = select(ways.map((way, n) => [String(n), way.words]));
  seats.value = String(
    Math.max(
      0,
      ways.findIndex((way) => way.seating.against === "still"),
    ),
  );
  const dice = diceSelect();
  dice.value = "ask";
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  form.onsubmit = (event) => {
    event.preventDefault();
    start(title, opened, [...edits.values()], { dice: diceOf(dice), ...ways[Number(seats.value)]?.seating }).catch(
      (error: Error) => {
        wrong.textContent = error.message;
        wrong.hidden = false;
      },
    );
  };
  fill(
    form,
    h("label", {}, words().movement.setUp, which),
    ...facts,
    h("label", {}, words().home.seats, seats),
    h("label", {}, words().home.dice, dice),
    h("button", { class: "main" }, words().movement.begin),
    wrong,
  );
}

async function start(title: TitleInfo, opened: OpenedPosition, edits: Edit[], seating: Partial<Played>): Promise<void> {
  const laid = edits.length
    ? await post("/api/positions/{title}/edit", { title: title.title }, { position: opened.position, edits })
    : opened;
  await beginFrom(title.title, { position: laid.position, ...seating });
}
