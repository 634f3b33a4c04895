/** The hand as cards under the map: what each commands, its event and tactic, and what it may be played for now. */

import { post, Refused } from "../../api";
import { fill, h } from "../../dom";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { ArdennesHand, HeldCard, Offer } from "../../generated/api";
import { ardennes } from "./moment";

const USES: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  DeployReserve: "Deploy",
  CommandReplacements: "Replacements",
  TakeSupplemental: "Shuffle in",
  DiscardCard: "Give up",
};

/** Signs of the sizes a card commands. */
const LEVELS: Record<string, string> = { brigade: "X", division: "XX", corps: "XXX", army: "XXXX", "army group": "XXXXX" };

const FOLDED = "broadfront.ardennes.hand";

export function handDock(page: GamePage): HTMLElement | null {
  const hand = ardennes(page)?.hand;
  if (!hand) return null;
  const cards = [...hand.offered, ...hand.held];
  const small = matchMedia("(max-width: 820px)").matches;
  const open = (localStorage.getItem(FOLDED) ?? (small ? "yes" : "no")) === "no";
  const box = h("details", { class: "dock", open }, summary(page, hand), row(page, hand, cards));
  box.addEventListener("toggle", () => localStorage.setItem(FOLDED, box.open ? "no" : "yes"));
  return box;
}

function summary(page: GamePage, hand: ArdennesHand): HTMLElement {
  const pile = (n: number, what: string): HTMLElement => h("span", { class: "pile" }, h("b", {}, String(n)), ` ${what}`);
  return h(
    "summary",
    {},
    h("span", { class: "dock-title" }, `${hand.side === "german" ? "German" : "Allied"} hand: ${hand.held.length}`),
    pile(hand.draw, "to draw"),
    pile(hand.discard.length, "discarded"),
    hand.offered.length ? pile(hand.offered.length, "offered") : null,
    // The system of the solitaire game holds no hand.
    page.view.variant === "gs" ? null : pile(hand.other.hand, `in the ${hand.other.side === "german" ? "German" : "Allied"} hand`),
  );
}

/** How far the row of cards is scrolled: redrawn, it stays there. */
const scrolled = new WeakMap<GamePage, number>();

function row(page: GamePage, hand: ArdennesHand, cards: HeldCard[]): HTMLElement {
  const list = h(
    "ul",
    { class: "hand-row", tabindex: 0, "aria-label": "Cards" },
    ...cards.map((card) => h("li", {}, cardView(page, card, hand.offered.includes(card)))),
    ...hand.captured.map((card) => h("li", {}, captured(card))),
    cards.length || hand.captured.length ? null : h("li", { class: "faint" }, "No cards."),
    discards(hand),
  );
  list.addEventListener("scroll", () => scrolled.set(page, list.scrollLeft), { passive: true });
  requestAnimationFrame(() => (list.scrollLeft = scrolled.get(page) ?? 0));
  return list;
}

/** The back of the pile, with what lies open in it. */
function discards(hand: ArdennesHand): HTMLElement | null {
  const both = [...hand.discard, ...hand.other.discard];
  if (!both.length) return null;
  return h(
    "li",
    { class: "discards", tabindex: 0 },
    h("h4", {}, "Discarded today"),
    h("ul", {}, ...both.map((card) => h("li", {}, h("span", { class: `side-name ${card.side}` }, card.id), card.name))),
  );
}

function captured(card: HeldCard): HTMLElement {
  return h("article", { class: "ardennes-card allied closed" }, h("header", {}, h("span", {}, card.id)), h("h4", {}, card.name), h("p", {}, "Fills a slot of your hand today."), ruleLinks(["ARD-SEQ-05"]));
}

function cardView(page: GamePage, card: HeldCard, offered: boolean): HTMLElement {
  const open = page.mine ? (page.view.choices ?? []).filter((choice) => choice.action["card"] === card.id) : [];
  const why = h("p", { class: "card-why", "aria-live": "polite" });
  const closed = offered ? [] : card.uses.filter((use) => !open.some((choice) => choice.kind === use));
  return h(
    "article",
    { class: `ardennes-card ${card.side}${open.length ? " open" : ""}${offered ? " offered" : ""}`, "aria-label": card.name },
    h(
      "header",
      {},
      h("span", { class: "card-id" }, card.id),
      h("span", { class: "card-level", title: card.level }, LEVELS[card.level] ?? card.level),
      card.command === undefined ? null : h("span", { class: "card-command", title: "Command Value: what it counts toward the Command Level, and the most tactics of its activation" }, String(card.command)),
    ),
    h("h4", {}, card.name),
    card.formations.length ? h("p", { class: "card-commands" }, commands(card)) : null,
    offered && card.event ? h("p", {}, `✦ ${card.event}`) : null,
    offered && card.tactic ? h("p", {}, `⚔ ${card.tactic}`) : null,
    h("div", { class: "card-uses" }, ...open.map((choice) => openUse(page, card, choice)), ...closed.map((use) => closedUse(page, card, use, why))),
    why,
  );
}

function commands(card: HeldCard): string {
  const where = [card.on_map && `${card.on_map} on the map`, card.reserve && `${card.reserve} in Reserve`].filter(Boolean);
  return `${card.formations.join(", ")}: ${where.join(", ") || "no units here"}`;
}

/** A use in a word; event and tactic by their names. */
function useName(card: HeldCard, use: string, airpower = false): [label: string, sign: string] {
  if (use === "PlayEvent") return [card.event, "event"];
  if (use === "PlayTactic") return [airpower ? "Airpower" : card.tactic, "tactic"];
  return [USES[use] ?? use, ""];
}

function openUse(page: GamePage, card: HeldCard, choice: Offer): HTMLElement {
  const [label, sign] = useName(card, choice.kind, choice.action["airpower"] === true);
  return h("button", { type: "button", class: `use ${sign}`, title: choice.text, onclick: () => void page.orders.apply(choice.action) }, label);
}

/** What the card is printed for but cannot be played for now: asked why not, it says so with the rule. */
function closedUse(page: GamePage, card: HeldCard, use: string, why: HTMLElement): HTMLElement {
  const ask = async (): Promise<void> => {
    try {
      const told = await post("/api/games/{game}/why", { game: page.id }, { action: { do: use, card: card.id }, side: page.side }, page.seat);
      fill(why, told.ruling.text || "Not now.", " ", ruleLinks(told.ruling.rules));
    } catch (error) {
      const ruling = error instanceof Refused ? error.error.ruling : undefined;
      fill(why, ruling?.text ?? (error as Error).message, " ", ruling ? ruleLinks(ruling.rules) : "");
    }
  };
  const [label, sign] = useName(card, use);
  return h("button", { type: "button", class: `use closed ${sign}`, title: `${label}: not now. Choose it to see why.`, onclick: () => void ask() }, label);
}
