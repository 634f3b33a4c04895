/** The hand as cards under the map: what each commands, its event and tactic, and what it may be played for now. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { ruleLinks } from "../../rules";
import type { ArdennesHand, HeldCard, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { partBefore, telling } from "./allied_impulse";
import { tellCard, useName } from "./card_told";
import { divided } from "./divided";
import { ardennes, momentOf } from "./moment";
import { Unfolded } from "./unfolded";
import "./hand.css";

/** Signs of the sizes a card commands. */
const LEVELS: Record<string, string> = {
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  "army group": "XXXXX",
};

/** Uses with a name of their own, which stands on the card whether they are open or not. */
const PRINTED = ["PlayEvent", "PlayTactic"];

/** Uses by which its units act. */
const ACTIVATES = ["Activate", "PlayKampfgruppe"];

const OPEN = "broadfront.ardennes.hand-open";

const handOf = (game: GameStore): ArdennesHand | undefined => ardennes(game)?.hand;

/** What cards may be played for now. */
const offersOf = (game: GameStore): Offer[] =>
  game.mine ? (game.view.choices ?? []).filter((choice) => choice.action["card"] !== undefined) : [];

export function HandDock({ play }: { play: Play }): VNode | null {
  const before = partBefore(play);
  const hand = before === undefined ? play.game.follows(handOf) : before?.hand;
  if (!hand) return null;
  const small = matchMedia("(max-width: 820px)").matches;
  return live(Unfolded, {
    name: OPEN,
    class: "dock",
    folded: small,
    summary: summary(play, hand),
    shown: [row(play, hand), discards(hand)],
  });
}

function summary(play: Play, hand: ArdennesHand): VNode {
  const pile = (n: number, what: string): VNode => v("span", { class: "pile" }, v("b", {}, String(n)), ` ${what}`);
  return v(
    "summary",
    {},
    v("span", { class: "dock-title" }, `${hand.side === "german" ? "German" : "Allied"} hand: ${hand.held.length}`),
    pile(hand.draw, "to draw"),
    hand.offered.length ? pile(hand.offered.length, "offered") : null,
    // The system of the solitaire game holds no hand.
    play.game.view.variant === "gs"
      ? null
      : pile(hand.other.hand, `in the ${hand.other.side === "german" ? "German" : "Allied"} hand`),
  );
}

function row(play: Play, hand: ArdennesHand): VNode {
  const cards = [...hand.offered, ...hand.held];
  return v(
    "ul",
    { class: `hand-row${hand.offered.length ? " offers" : ""}`, tabindex: 0, "aria-label": "Cards" },
    ...cards.map((card) => v("li", { key: card.id }, live(Card, { play, card, offered: hand.offered.includes(card) }))),
    ...hand.captured.map((card) => v("li", { key: card.id }, captured(card))),
    cards.length || hand.captured.length ? null : v("li", { class: "faint" }, "No cards."),
  );
}

/** What lies open in the piles: at the end of the heading, so that the hand has one height. */
function discards(hand: ArdennesHand): VNode | null {
  const both = [...hand.discard, ...hand.other.discard];
  if (!both.length) return null;
  const of = (side: string, cards: HeldCard[]): string =>
    cards.length ? `${cards.length} ${side === "german" ? "German" : "Allied"}` : "";
  const counts = [of(hand.side, hand.discard), of(hand.other.side, hand.other.discard)].filter(Boolean);
  return v(
    "details",
    { class: "discards" },
    v("summary", {}, `Discarded: ${counts.join(", ")}`),
    v("ul", {}, ...both.map((card) => v("li", {}, v("span", { class: `side-name ${card.side}` }, card.id), card.name))),
  );
}

function captured(card: HeldCard): VNode {
  return v(
    "article",
    { class: "ardennes-card allied closed" },
    v("header", {}, v("span", {}, card.id)),
    v("h4", {}, card.name),
    v("p", {}, "Fills a slot of your hand today."),
    ruleLinks(["ARD-SEQ-05"]),
  );
}

interface Held {
  play: Play;
  card: HeldCard;
  offered: boolean;
}

function Card({ play, card, offered }: Held): VNode {
  const about = (): void => tellCard(play, card);
  // What may be played comes after what is told.
  const open = telling(play) ? [] : play.game.follows(offersOf).filter((choice) => choice.action["card"] === card.id);
  const { note, idle } = (open.length && momentOf(play.game).cards?.[card.id]) || { note: "", idle: false };
  const closed = offered
    ? []
    : card.uses.filter((use) => PRINTED.includes(use) && !open.some((choice) => choice.kind === use));
  return v(
    "article",
    {
      class: ["ardennes-card", card.side, open.length && "open", idle && "idle", offered && "offered"]
        .filter(Boolean)
        .join(" "),
      "aria-label": card.name,
      onmouseenter: about,
    },
    v(
      "header",
      {},
      v("span", { class: "card-id" }, card.id),
      v("span", { class: "card-level", title: card.level }, LEVELS[card.level] ?? card.level),
      card.command === undefined
        ? null
        : v(
            "span",
            {
              class: "card-command",
              title: "Command Value: what it counts toward the Command Level, and the most tactics of its activation",
            },
            String(card.command),
          ),
    ),
    v(
      "h4",
      {},
      v("button", { type: "button", class: "card-name", onclick: about, onfocus: about }, divided(card.name)),
    ),
    card.formations.length ? v("p", { class: "card-commands" }, commands(card)) : null,
    note ? v("p", { class: "card-note", title: note }, note) : null,
    offered && card.event ? v("p", {}, `✦ ${card.event}`) : null,
    offered && card.tactic ? v("p", {}, `⚔ ${card.tactic}`) : null,
    v(
      "div",
      { class: "card-uses" },
      ...open.map((choice) => openUse(play, card, choice)),
      ...closed.map((use) => closedUse(play, card, use)),
    ),
  );
}

function commands(card: HeldCard): string {
  const where = [card.on_map && `${card.on_map} on the map`, card.reserve && `${card.reserve} in Reserve`].filter(
    Boolean,
  );
  return `${card.formations.join(", ")}: ${where.join(", ") || "no units here"}`;
}

function openUse(play: Play, card: HeldCard, choice: Offer): VNode {
  const [name, sign] = useName(card, choice.kind, choice.action["airpower"] === true);
  // What activates says a price that is not the printed one.
  const label = choice.kind === "Activate" && choice.brief ? choice.brief : divided(name);
  return v(
    "button",
    {
      type: "button",
      class: `use ${sign}${ACTIVATES.includes(choice.kind) ? " activates" : ""}`,
      title: choice.text,
      onclick: () => void play.acts.apply(choice.action),
    },
    label,
  );
}

/** What the card is printed for but cannot be played for now: asked why not, it says what would open it. */
function closedUse(play: Play, card: HeldCard, use: string): VNode {
  const [label, sign] = useName(card, use);
  return v(
    "button",
    {
      type: "button",
      class: `use closed ${sign}`,
      title: `${label}: not now. Choose it to see why.`,
      onclick: () => void tellCard(play, card, use),
    },
    divided(label),
  );
}
