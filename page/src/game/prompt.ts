/** The prompt: the question the game asks, and its choices. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { Offer } from "../generated/api";
import { ruleLinks } from "../rules";
import { firstViewAt } from "../titles";
import { live, v } from "../ui";
import { hintsView } from "./advice";
import { answerKeys } from "./answer_keys";
import { ownDiceView } from "./own_dice";
import type { Play } from "./play";
import { preparedView } from "./prepared";
import { keySigns, MAIN_KEY, DECLINE_KEY, questionView } from "./question";
import { openReview } from "./review";
import { thinkingView } from "./thinking";
import { WarningSlot } from "./tutor";
import { proposalView } from "./undo";
import { words } from "../words";
import { gameWords } from "../words/game";

/** Choices that end or pass; shortly after a new question their shortcuts do not work. */
const ENDING_CHOICES = /^(Done|Pass|End)/;

/** Most choices shown as large buttons. */
const MAX_LARGE_BUTTONS = 6;

export function Prompt({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const { view } = game;
  if (looking.isLookingBack.value) return pastLineView(play);
  return v(
    "section",
    {
      class: `prompt ${view.pending.kind}${game.mine || view.rolls ? " yours" : ""}`,
      "aria-label": gameWords().prompt.label,
      tabindex: -1,
    },
    proposalView(play),
    live(WarningSlot, { play }),
    looking.reveal.value ? null : preparedView(play),
    firstViewAt(play, "question") ?? generalQuestionView(play),
    hintsView(play),
  );
}

/** The general question; `side` is whose turn it is when one person plays both sides. */
export function generalQuestionView(play: Play, side = play.game.side): VNode | null {
  const { game, looking } = play;
  const { pending, choices = [] } = game.view;
  if (pending.kind === "over") return gameOverView(play);
  if (pending.kind === "chance") return chanceView(play);
  if (pending.side in game.view.machines) return thinkingView(play, pending.side);
  if (pending.side !== game.side) {
    const heading = v("h2", {}, gameWords().prompt.waitingFor(pending.side));
    return questionView("", [heading, v("p", { class: "faint waiting" }, gameWords().prompt.continues)], [], []);
  }
  const { direct, units } = splitChoices(choices, looking.unit);
  const many = direct.length + units.length > MAX_LARGE_BUTTONS;
  const shown = many ? direct : [...direct, ...units];
  // Choices that end or pass are first in the key order and last on the screen.
  const ends = shown.filter(isEndOrPass).length;
  const main = shown.length - ends === 1 ? ends : shown.length === 1 ? 0 : -1;
  const key = answerKeys();
  const buttons = shown.map((choice, n) =>
    choiceButton(play, choice, [key(), n === main ? MAIN_KEY : n === 0 && ends ? DECLINE_KEY : ""]),
  );
  return questionView(
    "",
    [
      v(
        "p",
        { class: "who" },
        v("span", { class: `side-name ${side}` }, words().sideName(side)),
        looking.unit ? v("span", {}, ` · ${game.unitName(looking.unit)}`) : "",
      ),
      v("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)),
    ],
    [
      many && units.length ? v("p", {}, gameWords().prompt.orThese) : null,
      many ? v("div", { class: "choices many" }, ...buttons.slice(ends)) : null,
      live(AllOptions, { play }),
    ],
    [v("div", { class: "row choices" }, ...(many ? buttons.slice(0, ends) : buttons))],
  );
}

/** Return whether a choice has no parameters, as those that end or pass. */
function isEndOrPass(choice: Offer): boolean {
  return Object.keys(choice.action).length === 1;
}

/** Split the choices without a hex into those of the selected unit or no unit, and those of other units. */
export function splitChoices(choices: Offer[], selected: string | null): { direct: Offer[]; units: Offer[] } {
  // Choices that end or pass come first, so that they are easy to find.
  const plain = (choice: Offer): number => (isEndOrPass(choice) ? 0 : 1);
  const here = choices.filter((choice) => !choice.hex);
  const direct = here.filter((choice) => !choice.unit || choice.unit === selected);
  return {
    direct: direct.sort((a, b) => plain(a) - plain(b)),
    units: here.filter((choice) => choice.unit && choice.unit !== selected),
  };
}

function choiceButton({ acts }: Play, choice: Offer, keys: (string | null)[]): VNode {
  const key = keys.filter(Boolean).join(" ") || null;
  return v(
    "button",
    {
      type: "button",
      class: choice.kind === "Done" ? "done" : "main",
      "data-key": key,
      "data-ends": ENDING_CHOICES.test(choice.kind) ? "" : null,
      onclick: () => void acts.apply(choice.action),
    },
    choice.text,
    keySigns(key),
  );
}

/** The list of all options, and the line it was loaded for. */
class OptionList {
  readonly open = signal(false);
  readonly loaded = signal<{ at: string; options: Offer[] }>({ at: "", options: [] });
}

/** A complete list of options, for use without the map. */
function AllOptions({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { open, loaded } = game.of(OptionList);
  const at = `${game.view.lines} ${game.side}`;
  const load = async (): Promise<void> => {
    try {
      const { options } = await get("/api/games/{game}/options", game.at, game.seat);
      loaded.value = { at, options };
    } catch (error) {
      acts.showError(error);
    }
  };
  if (open.value && loaded.value.at !== at) void load();
  return v(
    "details",
    {
      class: "all-options",
      open: open.value,
      ontoggle: (event: Event) => (open.value = (event.currentTarget as HTMLDetailsElement).open),
    },
    v("summary", {}, gameWords().prompt.all(game.view.options ?? 0)),
    v(
      "ul",
      { class: "options" },
      ...(loaded.value.at === at ? loaded.value.options : []).map((choice) =>
        v("li", {}, v("button", { type: "button", onclick: () => void acts.apply(choice.action) }, choice.text)),
      ),
    ),
  );
}

/** The question for a roll or draw; `names` are the printed names of what can be drawn. */
export function chanceView(play: Play, names: Record<string, string> = {}): VNode | null {
  const { game, acts } = play;
  const { pending, rolls, dice } = game.view;
  if (pending.kind !== "chance") return null;
  if (rolls && dice !== "ask") return ownDiceView(acts, pending, { ...game.view.names, ...names });
  const roll = v(
    "button",
    { type: "button", class: "main", "data-key": MAIN_KEY, onclick: () => void acts.roll() },
    gameWords().prompt.roll,
    keySigns("R"),
  );
  return questionView(
    "",
    [v("h2", {}, gameWords().prompt.chance, pending.what, " ", ruleLinks(pending.rules))],
    [],
    [rolls ? roll : v("p", { class: "faint waiting" }, gameWords().prompt.rollWait(pending.side))],
  );
}

function gameOverView({ game, acts }: Play): VNode | null {
  const { pending } = game.view;
  if (pending.kind !== "over") return null;
  const score = Object.entries(pending.score);
  const texts = gameWords().prompt;
  return v(
    "div",
    { class: "over" },
    v("h2", {}, pending.winner ? texts.wins(pending.winner) : texts.draw),
    v("p", {}, pending.reason, " ", ruleLinks(pending.rules)),
    score.length ? v("p", {}, score.map(([side, points]) => `${words().sideName(side)} ${points}`).join(" · ")) : null,
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.lookBack(0) }, texts.replay),
      v("button", { type: "button", onclick: () => openReview(game) }, gameWords().tools.review[0]),
      v("a", { class: "button", href: "#/" }, texts.another),
      game.part.pages?.["after"]
        ? v("a", { class: "button", href: `#/after/${game.id}` }, gameWords().show.after.link)
        : null,
    ),
  );
}

function pastLineView({ game, acts }: Play): VNode {
  const { at, lines, whole_record } = game.view;
  const texts = gameWords().prompt;
  return v(
    "section",
    { class: "prompt looking", "aria-label": texts.replay, tabindex: -1 },
    v("h2", {}, texts.lineOf(at, lines)),
    v("p", {}, texts.earlier),
    v(
      "p",
      { class: "row" },
      v(
        "button",
        { type: "button", class: "main", "data-key": MAIN_KEY, onclick: () => void acts.showLatest() },
        texts.now,
      ),
      whole_record ? v("button", { type: "button", onclick: () => void acts.forkGame() }, texts.fork) : null,
    ),
  );
}
