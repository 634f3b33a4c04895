/** What the game waits for, and what this side may do about it. */

import { get } from "../api";
import { fill, h, toast } from "../dom";
import { ruleLinks } from "../rules";
import type { Offer } from "../generated/api";
import type { GamePage } from "./game";
import { ownDice } from "./own_dice";
import { proposalView } from "./undo";
import { words } from "../words";
import { gameWords } from "../words/game";

/** Up to so many choices are large buttons. */
const FEW = 6;

export function promptView(page: GamePage): HTMLElement {
  const { view } = page;
  if (page.replay.looking) return lookingBack(page);
  const parts = [proposalView(page), page.part.prompt?.(page) ?? body(page), hintView(page)];
  return h(
    "section",
    {
      class: `prompt ${view.pending.kind}${page.mine || view.rolls ? " yours" : ""}`,
      "aria-label": gameWords().prompt.label,
    },
    ...parts,
  );
}

function body(page: GamePage): HTMLElement {
  const { pending } = page.view;
  if (pending.kind === "over") return over(page);
  if (pending.kind === "chance") return chance(page);
  if (pending.side !== page.side) {
    return h(
      "div",
      {},
      h("h2", {}, gameWords().prompt.waitingFor(pending.side)),
      h("p", { class: "faint waiting" }, gameWords().prompt.continues),
    );
  }
  // What ends or passes has no further words; it stands first, where it is found in a long list too.
  const plain = (choice: Offer): number => (Object.keys(choice.action).length === 1 ? 0 : 1);
  const direct = (page.view.choices ?? [])
    .filter((choice) => !choice.hex && (!choice.unit || choice.unit === page.selection.unit))
    .sort((a, b) => plain(a) - plain(b));
  const units = (page.view.choices ?? []).filter(
    (choice) => !choice.hex && choice.unit && choice.unit !== page.selection.unit,
  );
  const many = direct.length + units.length > FEW;
  return h(
    "div",
    {},
    h(
      "p",
      { class: "who" },
      h("span", { class: `side-name ${page.side}` }, words().side(page.side)),
      page.selection.unit ? h("span", {}, ` · ${page.unitName(page.selection.unit)}`) : "",
    ),
    h("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)),
    many && units.length ? h("p", {}, gameWords().prompt.orThese) : null,
    h(
      "div",
      { class: many ? "choices many" : "row choices" },
      ...direct.map((choice, n) => choiceButton(page, choice, n + 1)),
      ...(many ? [] : units).map((choice, n) => choiceButton(page, choice, direct.length + n + 1)),
    ),
    allOptions(page),
  );
}

function choiceButton(page: GamePage, choice: Offer, key: number): HTMLElement {
  const short = key <= 9 ? h("kbd", { "aria-hidden": "true" }, String(key)) : null;
  const ends = choice.kind === "Done";
  return h(
    "button",
    {
      type: "button",
      class: ends ? "done" : "main",
      "data-key": key,
      onclick: () => void page.orders.apply(choice.action),
    },
    choice.text,
    short,
  );
}

/** Everything listed, for who would rather read than point. */
function allOptions(page: GamePage): HTMLElement {
  const list = h("ul", { class: "options" });
  const box = h(
    "details",
    { class: "all-options", open: page.listOpen },
    h("summary", {}, gameWords().prompt.all(page.view.options ?? 0)),
    list,
  );
  box.addEventListener("toggle", () => {
    page.listOpen = box.open;
    if (!box.open || list.childElementCount) return;
    get("/api/games/{game}/options", page.at, page.seat).then(
      (told) =>
        fill(
          list,
          ...told.options.map((choice) =>
            h(
              "li",
              {},
              h("button", { type: "button", onclick: () => void page.orders.apply(choice.action) }, choice.text),
            ),
          ),
        ),
      (error: Error) => toast(error.message, "wrong"),
    );
  });
  return box;
}

function chance(page: GamePage): HTMLElement {
  const { pending, rolls, dice } = page.view;
  if (pending.kind !== "chance") return h("div");
  const heading = h("h2", {}, gameWords().prompt.chance, pending.what, " ", ruleLinks(pending.rules));
  if (!rolls)
    return h("div", {}, heading, h("p", { class: "faint waiting" }, gameWords().prompt.rollWait(pending.side)));
  if (dice === "ask") {
    return h(
      "div",
      {},
      heading,
      h(
        "button",
        { type: "button", class: "main", onclick: () => void page.orders.roll() },
        gameWords().prompt.roll,
        h("kbd", { "aria-hidden": "true" }, "R"),
      ),
    );
  }
  return ownDice(page, pending, page.part.names?.(page));
}

function over(page: GamePage): HTMLElement {
  const { pending } = page.view;
  if (pending.kind !== "over") return h("div");
  const score = Object.entries(pending.score);
  return h(
    "div",
    { class: "over" },
    h("h2", {}, pending.winner ? gameWords().prompt.wins(pending.winner) : gameWords().prompt.draw),
    h("p", {}, pending.reason, " ", ruleLinks(pending.rules)),
    score.length ? h("p", {}, score.map(([side, points]) => `${words().side(side)} ${points}`).join(" · ")) : null,
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void page.replay.go(0) }, gameWords().prompt.replay),
      h("a", { class: "button", href: "#/" }, gameWords().prompt.another),
    ),
  );
}

export function hintsOn(): boolean {
  return localStorage.getItem("broadfront.hints") !== "no";
}

function hintView(page: GamePage): HTMLElement | null {
  const { hint } = page.view.table;
  if (!hint || !hintsOn()) return null;
  return h("p", { class: "hint" }, hint);
}

function lookingBack(page: GamePage): HTMLElement {
  return h(
    "section",
    { class: "prompt looking", "aria-label": gameWords().prompt.replay },
    h("h2", {}, gameWords().prompt.lineOf(page.view.at, page.view.lines)),
    h("p", {}, gameWords().prompt.earlier),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void page.replay.now() }, gameWords().prompt.now),
      page.view.whole_record
        ? h("button", { type: "button", onclick: () => void page.replay.fork() }, gameWords().prompt.fork)
        : null,
    ),
  );
}
