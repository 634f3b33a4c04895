/** The hand as cards below the map: what each commands, its event and tactic, and its open uses. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { ruleLinks } from "../../rules";
import type { ArdennesHand, HeldCard, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { partBeforeStep, isStoryShown } from "./impulse_story";
import { explainCard, cardUseLabel } from "./card_explanation";
import { hyphenate } from "./hyphenation";
import { ardennesPart, momentOf } from "./moment";
import { RememberedSection } from "./remembered_section";
import "./hand.css";

/** Signs of the formation sizes a card commands. */
const LEVEL_SIGNS: Record<string, string> = {
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  "army group": "XXXXX",
};

/** Uses with a printed name, which is on the card whether they are open or not. */
const PRINTED_USES = ["PlayEvent", "PlayTactic"];

/** Uses that activate the card's units. */
const ACTIVATING_USES = ["Activate", "PlayKampfgruppe"];

const OPEN_KEY = "broadfront.ardennes.hand-open";

const handOf = (game: GameStore): ArdennesHand | undefined => ardennesPart(game)?.hand;

/** Return the choices that play a card. */
const cardOffers = (game: GameStore): Offer[] =>
  game.mine ? (game.view.choices ?? []).filter((choice) => choice.action["card"] !== undefined) : [];

export function HandDock({ play }: { play: Play }): VNode | null {
  const before = partBeforeStep(play);
  const hand = before === undefined ? play.game.derive(handOf) : before?.hand;
  if (!hand) return null;
  const small = matchMedia("(max-width: 820px)").matches;
  return live(RememberedSection, {
    name: OPEN_KEY,
    class: "dock",
    folded: small,
    summary: handSummary(play, hand),
    shown: [cardRow(play, hand), discardsNote(hand)],
  });
}

function handSummary(play: Play, hand: ArdennesHand): VNode {
  const pile = (n: number, what: string): VNode => v("span", { class: "pile" }, v("b", {}, String(n)), ` ${what}`);
  return v(
    "summary",
    {},
    v("span", { class: "dock-title" }, `${hand.side === "german" ? "German" : "Allied"} hand: ${hand.held.length}`),
    pile(hand.draw, "to draw"),
    hand.offered.length ? pile(hand.offered.length, "offered") : null,
    // The system of the solitaire game has no hand.
    play.game.view.variant === "gs"
      ? null
      : pile(hand.other.hand, `in the ${hand.other.side === "german" ? "German" : "Allied"} hand`),
  );
}

function cardRow(play: Play, hand: ArdennesHand): VNode {
  const cards = [...hand.offered, ...hand.held];
  return v(
    "ul",
    { class: `hand-row${hand.offered.length ? " offers" : ""}`, tabindex: 0, "aria-label": "Cards" },
    ...cards.map((card) => v("li", { key: card.id }, live(Card, { play, card, offered: hand.offered.includes(card) }))),
    ...hand.captured.map((card) => v("li", { key: card.id }, capturedCard(card))),
    cards.length || hand.captured.length ? null : v("li", { class: "faint" }, "No cards."),
  );
}

/** The face-up discards, at the end of the heading so that the hand has a constant height. */
function discardsNote(hand: ArdennesHand): VNode | null {
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

function capturedCard(card: HeldCard): VNode {
  return v(
    "article",
    { class: "ardennes-card allied closed" },
    v("header", {}, v("span", {}, card.id)),
    v("h4", {}, card.name),
    v("p", {}, "Fills a slot of your hand today."),
    ruleLinks(["ARD-SEQ-05"]),
  );
}

interface CardProps {
  play: Play;
  card: HeldCard;
  offered: boolean;
}

function Card({ play, card, offered }: CardProps): VNode {
  const about = (): void => explainCard(play, card);
  // Uses are listed after the story.
  const open = isStoryShown(play)
    ? []
    : play.game.derive(cardOffers).filter((choice) => choice.action["card"] === card.id);
  const { note, idle } = (open.length && momentOf(play.game).cards?.[card.id]) || { note: "", idle: false };
  const closed = offered
    ? []
    : card.uses.filter((use) => PRINTED_USES.includes(use) && !open.some((choice) => choice.kind === use));
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
      v("span", { class: "card-level", title: card.level }, LEVEL_SIGNS[card.level] ?? card.level),
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
      v("button", { type: "button", class: "card-name", onclick: about, onfocus: about }, hyphenate(card.name)),
    ),
    card.formations.length ? v("p", { class: "card-commands" }, describeCommands(card)) : null,
    note ? v("p", { class: "card-note", title: note }, note) : null,
    offered && card.event ? v("p", {}, `✦ ${card.event}`) : null,
    offered && card.tactic ? v("p", {}, `⚔ ${card.tactic}`) : null,
    v(
      "div",
      { class: "card-uses" },
      ...open.map((choice) => openUseButton(play, card, choice)),
      ...closed.map((use) => closedUseButton(play, card, use)),
    ),
  );
}

function describeCommands(card: HeldCard): string {
  const where = [card.on_map && `${card.on_map} on the map`, card.reserve && `${card.reserve} in Reserve`].filter(
    Boolean,
  );
  return `${card.formations.join(", ")}: ${where.join(", ") || "no units here"}`;
}

function openUseButton(play: Play, card: HeldCard, choice: Offer): VNode {
  const [name, sign] = cardUseLabel(card, choice.kind, choice.action["airpower"] === true);
  // An activation may have another price than the printed one.
  const label = choice.kind === "Activate" && choice.brief ? choice.brief : hyphenate(name);
  return v(
    "button",
    {
      type: "button",
      class: `use ${sign}${ACTIVATING_USES.includes(choice.kind) ? " activates" : ""}`,
      title: choice.text,
      onclick: () => void play.acts.apply(choice.action),
    },
    label,
  );
}

/** A printed use that is not open; its button explains why. */
function closedUseButton(play: Play, card: HeldCard, use: string): VNode {
  const [label, sign] = cardUseLabel(card, use);
  return v(
    "button",
    {
      type: "button",
      class: `use closed ${sign}`,
      title: `${label}: not now. Choose it to see why.`,
      onclick: () => void explainCard(play, card, use),
    },
    hyphenate(label),
  );
}
