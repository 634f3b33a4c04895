/** What the game waits for, and what this side may do about it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { Offer } from "../generated/api";
import { ruleLinks } from "../rules";
import { shownAt } from "../titles";
import { live, v } from "../ui";
import { hintsView } from "./advice";
import { keysFromOne } from "./answer_keys";
import { ownDice } from "./own_dice";
import type { Play } from "./play";
import { preparedView } from "./prepared";
import { keySign, MAIN, NO, question } from "./question";
import { openReview } from "./review";
import { thinkingView } from "./thinking";
import { WarningSlot } from "./tutor";
import { proposalView } from "./undo";
import { words } from "../words";
import { gameWords } from "../words/game";

/** Choices that end something or pass: no key presses them while another question is in mind. */
const ENDS = /^(Done|Pass|End)/;

/** Up to so many choices are large buttons. */
const FEW = 6;

export function Prompt({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const { view } = game;
  if (looking.back.value) return lookingBack(play);
  return v(
    "section",
    {
      class: `prompt ${view.pending.kind}${game.mine || view.rolls ? " yours" : ""}`,
      "aria-label": gameWords().prompt.label,
      tabindex: -1,
    },
    proposalView(play),
    live(WarningSlot, { play }),
    looking.veil.value ? null : preparedView(play),
    shownAt(play, "question") ?? body(play),
    hintsView(play),
  );
}

/** The general question; `side` is whose turn it is, where one hand plays both. */
export function body(play: Play, side = play.game.side): VNode | null {
  const { game, looking } = play;
  const { pending, choices = [] } = game.view;
  if (pending.kind === "over") return over(play);
  if (pending.kind === "chance") return chance(play);
  if (pending.side in game.view.machines) return thinkingView(play, pending.side);
  if (pending.side !== game.side) {
    const heading = v("h2", {}, gameWords().prompt.waitingFor(pending.side));
    return question("", [heading, v("p", { class: "faint waiting" }, gameWords().prompt.continues)], [], []);
  }
  const { direct, units } = listed(choices, looking.unit);
  const many = direct.length + units.length > FEW;
  const shown = many ? direct : [...direct, ...units];
  // What ends or passes stands first in the count and last on the screen, where it stays in sight.
  const ends = shown.filter(isPlain).length;
  const main = shown.length - ends === 1 ? ends : shown.length === 1 ? 0 : -1;
  const key = keysFromOne();
  const buttons = shown.map((choice, n) =>
    choiceButton(play, choice, [key(), n === main ? MAIN : n === 0 && ends ? NO : ""]),
  );
  return question(
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

/** Whether a choice has no further words: it ends or passes. */
function isPlain(choice: Offer): boolean {
  return Object.keys(choice.action).length === 1;
}

/** The choices that are buttons: of the unit in hand or of none, and those that name another unit. */
export function listed(choices: Offer[], selected: string | null): { direct: Offer[]; units: Offer[] } {
  // What ends or passes has no further words; it stands first, where it is found in a long list too.
  const plain = (choice: Offer): number => (isPlain(choice) ? 0 : 1);
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
      "data-ends": ENDS.test(choice.kind) ? "" : null,
      onclick: () => void acts.apply(choice.action),
    },
    choice.text,
    keySign(key),
  );
}

/** The list of all options, as it was asked for at a line. */
class Listing {
  readonly open = signal(false);
  readonly told = signal<{ at: string; options: Offer[] }>({ at: "", options: [] });
}

/** Everything listed, for who would rather read than point. */
function AllOptions({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { open, told } = game.of(Listing);
  const at = `${game.view.lines} ${game.side}`;
  const load = async (): Promise<void> => {
    try {
      const { options } = await get("/api/games/{game}/options", game.at, game.seat);
      told.value = { at, options };
    } catch (error) {
      acts.wrong(error);
    }
  };
  if (open.value && told.value.at !== at) void load();
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
      ...(told.value.at === at ? told.value.options : []).map((choice) =>
        v("li", {}, v("button", { type: "button", onclick: () => void acts.apply(choice.action) }, choice.text)),
      ),
    ),
  );
}

/** A roll or draw; `names` says what is printed on what may be drawn. */
export function chance(play: Play, names: Record<string, string> = {}): VNode | null {
  const { game, acts } = play;
  const { pending, rolls, dice } = game.view;
  if (pending.kind !== "chance") return null;
  if (rolls && dice !== "ask") return ownDice(acts, pending, { ...game.view.names, ...names });
  const roll = v(
    "button",
    { type: "button", class: "main", "data-key": MAIN, onclick: () => void acts.roll() },
    gameWords().prompt.roll,
    keySign("R"),
  );
  return question(
    "",
    [v("h2", {}, gameWords().prompt.chance, pending.what, " ", ruleLinks(pending.rules))],
    [],
    [rolls ? roll : v("p", { class: "faint waiting" }, gameWords().prompt.rollWait(pending.side))],
  );
}

function over({ game, acts }: Play): VNode | null {
  const { pending } = game.view;
  if (pending.kind !== "over") return null;
  const score = Object.entries(pending.score);
  const said = gameWords().prompt;
  return v(
    "div",
    { class: "over" },
    v("h2", {}, pending.winner ? said.wins(pending.winner) : said.draw),
    v("p", {}, pending.reason, " ", ruleLinks(pending.rules)),
    score.length ? v("p", {}, score.map(([side, points]) => `${words().sideName(side)} ${points}`).join(" · ")) : null,
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.lookBack(0) }, said.replay),
      v("button", { type: "button", onclick: () => openReview(game) }, gameWords().tools.review[0]),
      v("a", { class: "button", href: "#/" }, said.another),
      game.part.pages?.["after"]
        ? v("a", { class: "button", href: `#/after/${game.id}` }, gameWords().show.after.link)
        : null,
    ),
  );
}

function lookingBack({ game, acts }: Play): VNode {
  const { at, lines, whole_record } = game.view;
  const said = gameWords().prompt;
  return v(
    "section",
    { class: "prompt looking", "aria-label": said.replay, tabindex: -1 },
    v("h2", {}, said.lineOf(at, lines)),
    v("p", {}, said.earlier),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", "data-key": MAIN, onclick: () => void acts.now() }, said.now),
      whole_record ? v("button", { type: "button", onclick: () => void acts.fork() }, said.fork) : null,
    ),
  );
}
