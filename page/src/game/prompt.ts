/** What the game waits for, and what this side may do about it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { Offer } from "../generated/api";
import { ruleLinks } from "../rules";
import { live, v } from "../ui";
import { ownDice } from "./own_dice";
import type { Play } from "./play";
import { proposalView } from "./undo";
import { words } from "../words";
import { gameWords } from "../words/game";

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
    },
    proposalView(play),
    game.part.prompt?.(play) ?? body(play),
    view.table.hint && looking.hints.value ? v("p", { class: "hint" }, view.table.hint) : null,
  );
}

function body(play: Play): VNode | null {
  const { game, looking } = play;
  const { pending, choices = [] } = game.view;
  if (pending.kind === "over") return over(play);
  if (pending.kind === "chance") return chance(play);
  if (pending.side !== game.side) {
    return v(
      "div",
      {},
      v("h2", {}, gameWords().prompt.waitingFor(pending.side)),
      v("p", { class: "faint waiting" }, gameWords().prompt.continues),
    );
  }
  const { direct, units } = listed(choices, looking.unit);
  const many = direct.length + units.length > FEW;
  return v(
    "div",
    {},
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${game.side}` }, words().side(game.side)),
      looking.unit ? v("span", {}, ` · ${game.unitName(looking.unit)}`) : "",
    ),
    v("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)),
    many && units.length ? v("p", {}, gameWords().prompt.orThese) : null,
    v(
      "div",
      { class: many ? "choices many" : "row choices" },
      ...[...direct, ...(many ? [] : units)].map((choice, n) => choiceButton(play, choice, n + 1)),
    ),
    live(AllOptions, { play }),
  );
}

/** The choices that are buttons: of the unit in hand or of none, and those that name another unit. */
export function listed(choices: Offer[], selected: string | null): { direct: Offer[]; units: Offer[] } {
  // What ends or passes has no further words; it stands first, where it is found in a long list too.
  const plain = (choice: Offer): number => (Object.keys(choice.action).length === 1 ? 0 : 1);
  const here = choices.filter((choice) => !choice.hex);
  const direct = here.filter((choice) => !choice.unit || choice.unit === selected);
  return {
    direct: direct.sort((a, b) => plain(a) - plain(b)),
    units: here.filter((choice) => choice.unit && choice.unit !== selected),
  };
}

function choiceButton({ acts }: Play, choice: Offer, key: number): VNode {
  return v(
    "button",
    {
      type: "button",
      class: choice.kind === "Done" ? "done" : "main",
      "data-key": key,
      onclick: () => void acts.apply(choice.action),
    },
    choice.text,
    key <= 9 ? v("kbd", { "aria-hidden": "true" }, String(key)) : null,
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

function chance(play: Play): VNode | null {
  const { game, acts } = play;
  const { pending, rolls, dice } = game.view;
  if (pending.kind !== "chance") return null;
  if (rolls && dice !== "ask") return ownDice(acts, pending, { ...game.view.names, ...game.part.names?.(play) });
  return v(
    "div",
    {},
    v("h2", {}, gameWords().prompt.chance, pending.what, " ", ruleLinks(pending.rules)),
    rolls
      ? v(
          "button",
          { type: "button", class: "main", onclick: () => void acts.roll() },
          gameWords().prompt.roll,
          v("kbd", { "aria-hidden": "true" }, "R"),
        )
      : v("p", { class: "faint waiting" }, gameWords().prompt.rollWait(pending.side)),
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
    score.length ? v("p", {}, score.map(([side, points]) => `${words().side(side)} ${points}`).join(" · ")) : null,
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.lookBack(0) }, said.replay),
      v("a", { class: "button", href: "#/" }, said.another),
    ),
  );
}

function lookingBack({ game, acts }: Play): VNode {
  const { at, lines, whole_record } = game.view;
  const said = gameWords().prompt;
  return v(
    "section",
    { class: "prompt looking", "aria-label": said.replay },
    v("h2", {}, said.lineOf(at, lines)),
    v("p", {}, said.earlier),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.now() }, said.now),
      whole_record ? v("button", { type: "button", onclick: () => void acts.fork() }, said.fork) : null,
    ),
  );
}
