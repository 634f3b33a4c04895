/** What is asked in the Ardennes game: a sentence, and choices by card, by unit or by hex, what ends it last. */

import type { Mark } from "../../board/scene";
import { h } from "../../dom";
import { clickUnit } from "../../game/clicks";
import { findList } from "../../game/find_list";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { ArdennesMoment, Offer } from "../../generated/api";
import { impulseAgain, impulseView, telling } from "./allied_impulse";
import { attackPlan, planAttack } from "./attack";
import { chitsView } from "./chits";
import { momentOf } from "./moment";
import { tacticRows } from "./tactics";
import type { Prose } from "../../prose";

/** Uses of a card, as its buttons name them. */
const USES: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  CommandReplacements: "Replacements",
  DeployReserve: "Deploy Reserve",
  TakeSupplemental: "Shuffle in",
};

export function ardennesPrompt(page: GamePage): HTMLElement | null {
  const { pending } = page.view;
  if (telling(page)) return impulseView(page);
  if (pending.kind !== "decision" || pending.side !== page.side) return null;
  const now = momentOf(page);
  const plan = attackPlan(page);
  if (plan) return numbered(plan);
  const asked = h(
    "div",
    { class: "asked-ardennes" },
    page.view.persons.length > 1
      ? h("p", { class: "who" }, h("span", { class: `side-name ${page.side}` }, page.side))
      : null,
    h("h2", {}, now.question ?? pending.prompt, " ", ruleLinks(pending.rules)),
    now.help ? h("p", { class: "faint" }, now.help) : null,
    choicesView(page, now),
    impulseAgain(page),
  );
  return numbered(asked);
}

/** The keys 1 to 9 press the first buttons of what is asked. */
function numbered(asked: HTMLElement): HTMLElement {
  asked
    .querySelectorAll<HTMLButtonElement>(".choice-groups button:not(.rule), :scope > .row button")
    .forEach((button, n) => {
      if (n < 9) button.dataset["key"] = String(n + 1);
    });
  return asked;
}

function choicesView(page: GamePage, now: ArdennesMoment): HTMLElement {
  const listed = page.view.few?.length ? page.view.few : (page.view.choices ?? []);
  const ends = listed.filter((choice) => Object.keys(choice.action).length === 1);
  const rest = listed.filter((choice) => !ends.includes(choice));
  const tactics = rest.filter((choice) => choice.kind === "PlayTactic");
  const cards = rest.filter((choice) => typeof choice.action["card"] === "string" && !tactics.includes(choice));
  const selecting = rest.filter((choice) => choice.kind === "SelectUnit");
  const attacks = rest.filter((choice) => choice.kind === "AttackHex");
  const chits = rest.filter((choice) => choice.kind === "DrawChits");
  const others = rest.filter(
    (choice) => ![tactics, cards, selecting, attacks, chits].some((group) => group.includes(choice)),
  );
  return h(
    "div",
    { class: "choice-groups" },
    page.selection.unit ? selectedView(page) : null,
    tactics.length ? tacticRows(page, tactics, ends, now) : null,
    cards.length ? cardRows(page, cards, now) : null,
    selecting.length ? unitChips(page, selecting) : null,
    attacks.length
      ? group(
          "Attack",
          attacks.map((choice) => ({ text: choice.brief, act: () => planAttack(page, choice.hex) })),
        )
      : null,
    chits.length ? chitsView(page, chits) : null,
    others.length
      ? group(
          "",
          others.map((choice) => ({ text: choice.text, act: () => void page.orders.apply(choice.action) })),
        )
      : null,
    farOff(page, listed),
    ends.length
      ? h("div", { class: "row ends" }, ...ends.map((choice) => endButton(page, choice, rest.length === 0)))
      : null,
  );
}

/** Moves are not listed one by one: the map shows them. */
function farOff(page: GamePage, listed: Offer[]): HTMLElement | null {
  const units = Object.keys(page.view.movers ?? {}).filter((unit) => !listed.some((choice) => choice.unit === unit));
  if (!units.length || page.selection.unit) return null;
  return h("div", { class: "chips" }, ...units.map((unit) => unitChip(page, unit)));
}

function endButton(page: GamePage, choice: Offer, only: boolean): HTMLElement {
  return h(
    "button",
    { type: "button", class: only ? "main" : "done", onclick: () => void page.orders.apply(choice.action) },
    choice.text,
  );
}

function group(heading: string, rows: { text: Prose; act(): void }[]): HTMLElement {
  return h("div", { class: "group" }, heading ? h("h3", {}, heading) : null, findList(heading || "Choices", rows));
}

/** One row a card: its name, what stands on it, a button for each use. */
function cardRows(page: GamePage, choices: Offer[], now: ArdennesMoment): HTMLElement {
  const ids = [...new Set(choices.map((choice) => String(choice.action["card"])))];
  // The hand lies open below the map: what stands on its cards is not said twice.
  const shown = page.part.dock !== undefined && choices.every((choice) => choice.kind !== "TakeSupplemental");
  return h(
    "ul",
    { class: "card-rows" },
    ...ids.map((id) => {
      const card = now.cards?.[id];
      const uses = choices.filter((choice) => choice.action["card"] === id);
      // Pointing at a card shows where its units stand.
      const show = (): void =>
        page.board.show({
          marks: [...page.marks(), ...(card?.hexes ?? []).map((hex): Mark => ({ hex, kind: "told" }))],
        });
      const reveal = (): void => {
        show();
        page.board.revealOne(card?.hexes ?? []);
      };
      return h(
        "li",
        {
          onmouseenter: show,
          onfocusin: show,
          onclick: reveal,
          onmouseleave: () => page.board.show({ marks: page.marks() }),
          onfocusout: () => page.board.show({ marks: page.marks() }),
        },
        h(
          "p",
          {},
          h("strong", {}, card?.name ?? id),
          shown ? null : h("small", {}, [id, card?.facts].filter(Boolean).join(" · ")),
          card?.note ? h("small", { class: "note" }, card.note) : null,
        ),
        h(
          "p",
          { class: "row" },
          ...uses.map((choice) =>
            h(
              "button",
              {
                type: "button",
                title: choice.text,
                "aria-label": [useOf(choice), ": ", choice.text],
                onclick: () => void page.orders.apply(choice.action),
              },
              useOf(choice),
            ),
          ),
        ),
      );
    }),
  );
}

function useOf(choice: Offer): string | Prose {
  return choice.brief || (USES[choice.kind] ?? choice.text);
}

function unitChips(page: GamePage, choices: Offer[]): HTMLElement {
  return h(
    "div",
    { class: "group" },
    h("h3", {}, "Units that have not acted"),
    h("div", { class: "chips" }, ...choices.map((choice) => unitChip(page, choice.unit, choice.text))),
  );
}

function unitChip(page: GamePage, unit: string, told: string | Prose = unit): HTMLElement {
  const counter = page.view.table.counters.find((one) => one.unit === unit);
  return h(
    "button",
    {
      type: "button",
      title: told,
      "aria-pressed": page.selection.unit === unit ? "true" : "false",
      onclick: () => {
        if (counter?.hex) page.board.reveal(counter.hex);
        void (page.selection.unit === unit ? Promise.resolve(page.selection.clear()) : clickUnit(page, unit));
      },
    },
    counter?.label ?? unit,
  );
}

/** What the selected unit may do where it stands, and how to leave it. */
function selectedView(page: GamePage): HTMLElement {
  const label =
    page.view.table.counters.find((counter) => counter.unit === page.selection.unit)?.label ??
    page.selection.unit ??
    "";
  const where = page.selection.reach.length
    ? `${label}: click a blue hex; the number is what is left of its movement.`
    : `${label} cannot go anywhere.`;
  return h(
    "div",
    { class: "selected-unit" },
    h("p", {}, where),
    h(
      "p",
      { class: "row" },
      ...page.selection.acts.map((choice) =>
        h("button", { type: "button", onclick: () => void page.orders.apply(choice.action) }, choice.text),
      ),
      h("button", { type: "button", onclick: () => page.selection.clear() }, "Another unit"),
    ),
  );
}
