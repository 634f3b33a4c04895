/**
 * The question in an Ardennes game: a sentence, then choices by card, by unit or by hex, and last those that end it.
 */

import type { VNode } from "preact";
import { placeName } from "../../board/describe";
import { type NextKey, answerKeys } from "../../game/answer_keys";
import { FilterList } from "../../game/filter_list";
import { highlightHandlers } from "../../game/highlight";
import type { Play } from "../../game/play";
import { chanceView } from "../../game/prompt";
import { keySigns, MAIN_KEY, DECLINE_KEY, questionView } from "../../game/question";
import type { ArdennesMoment, Offer } from "../../generated/api";
import type { Prose } from "../../prose";
import { ruleLinks } from "../../rules";
import { live, v } from "../../ui";
import { words } from "../../words";
import { storyAgainButton, storyPanel, isStoryShown } from "./impulse_story";
import { attackableMarks, attackPlanView, planAttack } from "./attack_plan";
import { chitsView } from "./chits";
import { drawingView } from "./combat/chit_reveal";
import { groupView } from "./kampfgruppe";
import { momentOf } from "./moment";
import { fightButton, tacticsChoice } from "./tactics";

/** Labels of the uses of a card. */
const USE_LABELS: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  CommandReplacements: "Replacements",
  DeployReserve: "Deploy Reserve",
  TakeSupplemental: "Shuffle in",
};

/** Answers that end the activation or impulse; their keys work only once the question has been shown for a while. */
const ENDING_CHOICES = ["Pass", "EndActivation"];

export function ardennesPrompt(play: Play): VNode | null {
  const { game, looking } = play;
  const { pending, persons } = game.view;
  if (isStoryShown(play)) return storyPanel(play);
  if (looking.reveal.value) return drawingView(play);
  const now = momentOf(game);
  if (pending.kind === "chance") return chanceView(play, now.names);
  if (pending.kind !== "decision" || pending.side !== game.side) return null;
  const key = answerKeys();
  const { few = [], choices = [] } = game.view;
  const listed = few.length ? few : choices;
  const ends = listed.filter((choice) => Object.keys(choice.action).length === 1);
  const rest = listed.filter((choice) => !ends.includes(choice));
  const fight = fightButton(play, ends);
  const group = groupView(play);
  return (
    attackPlanView(play) ??
    questionView(
      "asked-ardennes",
      [
        persons.length > 1
          ? v("p", { class: "who" }, v("span", { class: `side-name ${game.side}` }, words().sideName(game.side)))
          : null,
        v("h2", {}, now.question ?? pending.prompt, " ", ruleLinks(pending.rules)),
        now.help ? v("p", { class: "faint" }, now.help) : null,
      ],
      [
        looking.unit ? selectedUnitView(play, key) : null,
        ...(group?.body ?? [choicesView(play, now, key, rest, ends)]),
        storyAgainButton(play),
      ],
      [
        ...(group?.foot ?? []),
        ends.length
          ? v(
              "div",
              { class: "row ends" },
              ...ends.map((choice, n) => endButton(play, choice, n, !rest.length && !fight, key)),
              fight,
            )
          : null,
      ],
    )
  );
}

function choicesView(play: Play, now: ArdennesMoment, key: NextKey, rest: Offer[], ends: Offer[]): VNode {
  const { acts } = play;
  const tactics = rest.filter((choice) => choice.kind === "PlayTactic");
  const cards = rest.filter((choice) => typeof choice.action["card"] === "string" && !tactics.includes(choice));
  const selecting = rest.filter((choice) => choice.kind === "SelectUnit");
  const attacks = rest.filter((choice) => choice.kind === "AttackHex");
  const chits = rest.filter((choice) => choice.kind === "DrawChits");
  const others = rest.filter(
    (choice) => ![tactics, cards, selecting, attacks, chits].some((group) => group.includes(choice)),
  );
  return v(
    "div",
    { class: "choice-groups" },
    tactics.length ? tacticsChoice(play, tactics, ends, now, key) : null,
    cards.length ? cardRows(play, cards, now, key) : null,
    selecting.length ? unitChips(play, selecting, key) : null,
    attacks.length
      ? choiceList(play, "Attack", attacks, key, (choice) => ({
          text: choice.brief,
          act: () => void planAttack(play, choice.hex),
        }))
      : null,
    chits.length ? chitsView(play, chits) : null,
    others.length
      ? choiceList(play, "", others, key, (choice) => ({
          text: choice.text,
          act: () => void acts.apply(choice.action),
        }))
      : null,
    moverChips(play, [...rest, ...ends], key),
  );
}

/** Return chips of the units that can only move; the map shows their moves. */
function moverChips(play: Play, listed: Offer[], key: NextKey): VNode | null {
  const { game, looking } = play;
  const units = Object.keys(game.view.movers ?? {}).filter((unit) => !listed.some((choice) => choice.unit === unit));
  if (!units.length || looking.unit) return null;
  return v("div", { class: "chips" }, ...units.map((unit) => unitChip(play, unit, unit, key)));
}

/** The button that ends or declines. The first has a key; if nothing else can be done it is the main button. */
function endButton({ acts }: Play, choice: Offer, n: number, only: boolean, key: NextKey): VNode {
  const pressed = n > 0 ? key() : only ? `${MAIN_KEY} ${DECLINE_KEY}` : DECLINE_KEY;
  return v(
    "button",
    {
      type: "button",
      class: only && n === 0 ? "main" : "done",
      "data-key": pressed,
      "data-ends": ENDING_CHOICES.includes(choice.kind) ? "" : null,
      onclick: () => void acts.apply(choice.action),
    },
    choice.text,
    keySigns(n === 0 && only ? MAIN_KEY : pressed),
  );
}

function choiceList(
  play: Play,
  heading: string,
  choices: Offer[],
  key: NextKey,
  row: (choice: Offer) => { text: Prose; act(): void },
): VNode {
  const rows = choices.map((choice) => ({
    ...row(choice),
    key: key(),
    lights: choice.hex ? { ...highlightHandlers(play, [choice.hex]) } : {},
  }));
  return v(
    "div",
    { class: "group" },
    heading ? v("h3", {}, heading) : null,
    live(FilterList, { what: heading || "Choices", rows }),
  );
}

/** A row per card: its name, its facts, a button for each use. */
function cardRows(play: Play, choices: Offer[], now: ArdennesMoment, key: NextKey): VNode {
  const { looking, acts } = play;
  const all = [...new Set(choices.map((choice) => String(choice.action["card"])))];
  // Cards whose units can do nothing come last.
  const idle = (id: string): number => (now.cards?.[id]?.idle ? 1 : 0);
  const ids = all.sort((a, b) => idle(a) - idle(b));
  // The hand below the map is open, so the row does not repeat its facts.
  const shown = choices.every((choice) => choice.kind !== "TakeSupplemental");
  return v(
    "ul",
    { class: "card-rows" },
    ...ids.map((id) => {
      const card = now.cards?.[id];
      const hexes = card?.hexes ?? [];
      const uses = choices.filter((choice) => choice.action["card"] === id);
      // Pointing at a card shows its units on the map.
      const show = (): void => void (looking.extraMarks.value = hexes.map((hex) => ({ hex, kind: "told" })));
      const hide = (): void => void (looking.extraMarks.value = []);
      return v(
        "li",
        {
          key: id,
          class: card?.idle ? "idle" : null,
          onmouseenter: show,
          onfocusin: show,
          onclick: () => acts.map.revealFirst(hexes),
          onmouseleave: hide,
          onfocusout: hide,
        },
        v(
          "p",
          {},
          v("strong", {}, card?.name ?? id),
          shown ? null : v("small", {}, [id, card?.facts].filter(Boolean).join(" · ")),
          card?.note ? v("small", { class: "note" }, card.note) : null,
        ),
        v("p", { class: "row" }, ...uses.map((choice) => cardUseButton(play, choice, key))),
      );
    }),
  );
}

function cardUseButton({ acts }: Play, choice: Offer, key: NextKey): VNode {
  const use = choice.brief || (USE_LABELS[choice.kind] ?? choice.text);
  const pressed = key();
  return v(
    "button",
    {
      type: "button",
      title: choice.text,
      "aria-label": [use, ": ", choice.text],
      "data-key": pressed,
      onclick: () => void acts.apply(choice.action),
    },
    use,
    keySigns(pressed),
  );
}

function unitChips(play: Play, choices: Offer[], key: NextKey): VNode {
  return v(
    "div",
    { class: "group" },
    v("h3", {}, "Units that have not acted"),
    v("div", { class: "chips" }, ...choices.map((choice) => unitChip(play, choice.unit, choice.text, key))),
  );
}

function unitChip({ game, looking, acts }: Play, unit: string, title: string | Prose, key: NextKey): VNode {
  const counter = game.view.table.counters.find((one) => one.unit === unit);
  const take = (): void => {
    if (counter?.hex) acts.map.reveal(counter.hex);
    if (looking.unit === unit) acts.clear();
    else void acts.clickUnit(unit);
  };
  const pressed = key();
  return v(
    "button",
    {
      type: "button",
      title,
      "aria-pressed": looking.unit === unit ? "true" : "false",
      "data-key": pressed,
      onclick: take,
    },
    counter?.label ?? unit,
    keySigns(pressed),
  );
}

/** What the selected unit can do in its hex, and a button to deselect it. */
function selectedUnitView(play: Play, key: NextKey): VNode {
  const { game, looking, acts } = play;
  const { heldUnits: held } = looking;
  const label = held
    .map((unit) => game.view.table.counters.find((counter) => counter.unit === unit)?.label ?? unit)
    .join(", ");
  const together = held.length > 1 ? " together" : "";
  const targets = attackableMarks(play).map((mark) => placeName(game.grid, mark.hex));
  const attack = `can attack ${targets.join(", ")}: click the enemy, or drag onto it`;
  const where = looking.reach.length
    ? `${label}: click a blue hex, or drag there; the number is what is left of the movement.`
    : targets.length
      ? `${label} ${attack}.`
      : `${label} cannot go anywhere${together}.`;
  return v(
    "div",
    { class: "selected-unit" },
    v("p", {}, where),
    v(
      "p",
      { class: "row" },
      ...looking.actions.map((choice) => {
        const pressed = key();
        const act = (): void => void acts.apply(choice.action);
        return v("button", { type: "button", "data-key": pressed, onclick: act }, choice.text, keySigns(pressed));
      }),
      v("button", { type: "button", onclick: () => acts.clear() }, "Another unit", keySigns("Esc")),
    ),
  );
}
