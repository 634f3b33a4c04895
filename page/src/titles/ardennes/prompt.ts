/** What is asked in the Ardennes game: a sentence, and choices by card, by unit or by hex, what ends it last. */

import type { VNode } from "preact";
import { placeName } from "../../board/words";
import { type Keys, keysFromOne } from "../../game/answer_keys";
import { FindList } from "../../game/find_list";
import { lights } from "../../game/lit";
import type { Play } from "../../game/play";
import { chance } from "../../game/prompt";
import { keySign, MAIN, NO, question } from "../../game/question";
import type { ArdennesMoment, Offer } from "../../generated/api";
import type { Prose } from "../../prose";
import { ruleLinks } from "../../rules";
import { live, v } from "../../ui";
import { words } from "../../words";
import { impulseAgain, impulseView, telling } from "./allied_impulse";
import { aimMarks, attackPlan, planAttack } from "./attack";
import { chitsView } from "./chits";
import { drawingView } from "./combat/drawing";
import { groupView } from "./kampfgruppe";
import { momentOf } from "./moment";
import { fightButton, tacticRows } from "./tactics";

/** Uses of a card, as its buttons name them. */
const USES: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  CommandReplacements: "Replacements",
  DeployReserve: "Deploy Reserve",
  TakeSupplemental: "Shuffle in",
};

/** Answers after which the activation or the impulse is over: no key presses them while another question is in mind. */
const ENDS = ["Pass", "EndActivation"];

export function ardennesPrompt(play: Play): VNode | null {
  const { game, looking } = play;
  const { pending, persons } = game.view;
  if (telling(play)) return impulseView(play);
  if (looking.veil.value) return drawingView(play);
  const now = momentOf(game);
  if (pending.kind === "chance") return chance(play, now.names);
  if (pending.kind !== "decision" || pending.side !== game.side) return null;
  const key = keysFromOne();
  const { few = [], choices = [] } = game.view;
  const listed = few.length ? few : choices;
  const ends = listed.filter((choice) => Object.keys(choice.action).length === 1);
  const rest = listed.filter((choice) => !ends.includes(choice));
  const fight = fightButton(play, ends);
  const group = groupView(play);
  return (
    attackPlan(play) ??
    question(
      "asked-ardennes",
      [
        persons.length > 1
          ? v("p", { class: "who" }, v("span", { class: `side-name ${game.side}` }, words().sideName(game.side)))
          : null,
        v("h2", {}, now.question ?? pending.prompt, " ", ruleLinks(pending.rules)),
        now.help ? v("p", { class: "faint" }, now.help) : null,
      ],
      [
        looking.unit ? selectedView(play, key) : null,
        ...(group?.body ?? [choicesView(play, now, key, rest, ends)]),
        impulseAgain(play),
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

function choicesView(play: Play, now: ArdennesMoment, key: Keys, rest: Offer[], ends: Offer[]): VNode {
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
    tactics.length ? tacticRows(play, tactics, ends, now, key) : null,
    cards.length ? cardRows(play, cards, now, key) : null,
    selecting.length ? unitChips(play, selecting, key) : null,
    attacks.length
      ? listOf(play, "Attack", attacks, key, (choice) => ({
          text: choice.brief,
          act: () => void planAttack(play, choice.hex),
        }))
      : null,
    chits.length ? chitsView(play, chits) : null,
    others.length
      ? listOf(play, "", others, key, (choice) => ({ text: choice.text, act: () => void acts.apply(choice.action) }))
      : null,
    farOff(play, [...rest, ...ends], key),
  );
}

/** Moves are not listed one by one: the map shows them. */
function farOff(play: Play, listed: Offer[], key: Keys): VNode | null {
  const { game, looking } = play;
  const units = Object.keys(game.view.movers ?? {}).filter((unit) => !listed.some((choice) => choice.unit === unit));
  if (!units.length || looking.unit) return null;
  return v("div", { class: "chips" }, ...units.map((unit) => unitChip(play, unit, unit, key)));
}

/** What ends or declines. The first has a key of its own; where nothing else can be done it is the main button. */
function endButton({ acts }: Play, choice: Offer, n: number, only: boolean, key: Keys): VNode {
  const pressed = n > 0 ? key() : only ? `${MAIN} ${NO}` : NO;
  return v(
    "button",
    {
      type: "button",
      class: only && n === 0 ? "main" : "done",
      "data-key": pressed,
      "data-ends": ENDS.includes(choice.kind) ? "" : null,
      onclick: () => void acts.apply(choice.action),
    },
    choice.text,
    keySign(n === 0 && only ? MAIN : pressed),
  );
}

function listOf(
  play: Play,
  heading: string,
  choices: Offer[],
  key: Keys,
  row: (choice: Offer) => { text: Prose; act(): void },
): VNode {
  const rows = choices.map((choice) => ({
    ...row(choice),
    key: key(),
    lights: choice.hex ? { ...lights(play, [choice.hex]) } : {},
  }));
  return v(
    "div",
    { class: "group" },
    heading ? v("h3", {}, heading) : null,
    live(FindList, { what: heading || "Choices", rows }),
  );
}

/** One row a card: its name, what stands on it, a button for each use. */
function cardRows(play: Play, choices: Offer[], now: ArdennesMoment, key: Keys): VNode {
  const { looking, acts } = play;
  const all = [...new Set(choices.map((choice) => String(choice.action["card"])))];
  // Cards whose units can do nothing come last.
  const idle = (id: string): number => (now.cards?.[id]?.idle ? 1 : 0);
  const ids = all.sort((a, b) => idle(a) - idle(b));
  // The hand lies open below the map: what stands on its cards is not said twice.
  const shown = choices.every((choice) => choice.kind !== "TakeSupplemental");
  return v(
    "ul",
    { class: "card-rows" },
    ...ids.map((id) => {
      const card = now.cards?.[id];
      const hexes = card?.hexes ?? [];
      const uses = choices.filter((choice) => choice.action["card"] === id);
      // Pointing at a card shows where its units stand.
      const show = (): void => void (looking.pointed.value = hexes.map((hex) => ({ hex, kind: "told" })));
      const hide = (): void => void (looking.pointed.value = []);
      return v(
        "li",
        {
          key: id,
          class: card?.idle ? "idle" : null,
          onmouseenter: show,
          onfocusin: show,
          onclick: () => acts.map.revealOne(hexes),
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
        v("p", { class: "row" }, ...uses.map((choice) => useButton(play, choice, key))),
      );
    }),
  );
}

function useButton({ acts }: Play, choice: Offer, key: Keys): VNode {
  const use = choice.brief || (USES[choice.kind] ?? choice.text);
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
    keySign(pressed),
  );
}

function unitChips(play: Play, choices: Offer[], key: Keys): VNode {
  return v(
    "div",
    { class: "group" },
    v("h3", {}, "Units that have not acted"),
    v("div", { class: "chips" }, ...choices.map((choice) => unitChip(play, choice.unit, choice.text, key))),
  );
}

function unitChip({ game, looking, acts }: Play, unit: string, told: string | Prose, key: Keys): VNode {
  const counter = game.view.table.counters.find((one) => one.unit === unit);
  const take = (): void => {
    if (counter?.hex) acts.map.reveal(counter.hex);
    if (looking.unit === unit) acts.clear();
    else void acts.choose(unit);
  };
  const pressed = key();
  return v(
    "button",
    {
      type: "button",
      title: told,
      "aria-pressed": looking.unit === unit ? "true" : "false",
      "data-key": pressed,
      onclick: take,
    },
    counter?.label ?? unit,
    keySign(pressed),
  );
}

/** What the selected unit may do where it stands, and how to leave it. */
function selectedView(play: Play, key: Keys): VNode {
  const { game, looking, acts } = play;
  const { held } = looking;
  const label = held
    .map((unit) => game.view.table.counters.find((counter) => counter.unit === unit)?.label ?? unit)
    .join(", ");
  const together = held.length > 1 ? " together" : "";
  const targets = aimMarks(play).map((mark) => placeName(game.grid, mark.hex));
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
      ...looking.acts.map((choice) => {
        const pressed = key();
        const act = (): void => void acts.apply(choice.action);
        return v("button", { type: "button", "data-key": pressed, onclick: act }, choice.text, keySign(pressed));
      }),
      v("button", { type: "button", onclick: () => acts.clear() }, "Another unit", keySign("Esc")),
    ),
  );
}
