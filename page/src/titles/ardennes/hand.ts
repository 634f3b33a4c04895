/** The hand as cards under the map: what each commands, its event and tactic, and what it may be played for now. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Refused } from "../../api";
import type { Play } from "../../game/play";
import { ruleLinks } from "../../rules";
import type { ArdennesHand, HeldCard, Offer } from "../../generated/api";
import { live, type Shown, v } from "../../ui";
import { ardennes } from "./moment";
import { Unfolded } from "./unfolded";

const USES: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  DeployReserve: "Deploy",
  CommandReplacements: "Replacements",
  TakeSupplemental: "Shuffle in",
  DiscardCard: "Give up",
};

/** Signs of the sizes a card commands. */
const LEVELS: Record<string, string> = {
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  "army group": "XXXXX",
};

const OPEN = "broadfront.ardennes.hand-open";

export function HandDock({ play }: { play: Play }): VNode | null {
  const hand = ardennes(play.game)?.hand;
  if (!hand) return null;
  const small = matchMedia("(max-width: 820px)").matches;
  return live(Unfolded, {
    name: OPEN,
    class: "dock",
    folded: small,
    summary: summary(play, hand),
    shown: [row(play, hand)],
  });
}

function summary(play: Play, hand: ArdennesHand): VNode {
  const pile = (n: number, what: string): VNode => v("span", { class: "pile" }, v("b", {}, String(n)), ` ${what}`);
  return v(
    "summary",
    {},
    v("span", { class: "dock-title" }, `${hand.side === "german" ? "German" : "Allied"} hand: ${hand.held.length}`),
    pile(hand.draw, "to draw"),
    pile(hand.discard.length, "discarded"),
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
    { class: "hand-row", tabindex: 0, "aria-label": "Cards" },
    ...cards.map((card) => v("li", { key: card.id }, live(Card, { play, card, offered: hand.offered.includes(card) }))),
    ...hand.captured.map((card) => v("li", { key: card.id }, captured(card))),
    cards.length || hand.captured.length ? null : v("li", { class: "faint" }, "No cards."),
    discards(hand),
  );
}

/** The back of the pile, with what lies open in it. */
function discards(hand: ArdennesHand): VNode | null {
  const both = [...hand.discard, ...hand.other.discard];
  if (!both.length) return null;
  return v(
    "li",
    { class: "discards", tabindex: 0 },
    v("h4", {}, "Discarded today"),
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
  /** Why it cannot be played for something, as it was asked at a line. */
  const [why, tell] = useState<{ lines: number; told: Shown[] } | null>(null);
  const { lines } = play.game.view;
  const open = play.game.mine
    ? (play.game.view.choices ?? []).filter((choice) => choice.action["card"] === card.id)
    : [];
  const closed = offered ? [] : card.uses.filter((use) => !open.some((choice) => choice.kind === use));
  return v(
    "article",
    {
      class: `ardennes-card ${card.side}${open.length ? " open" : ""}${offered ? " offered" : ""}`,
      "aria-label": card.name,
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
    v("h4", {}, card.name),
    card.formations.length ? v("p", { class: "card-commands" }, commands(card)) : null,
    offered && card.event ? v("p", {}, `✦ ${card.event}`) : null,
    offered && card.tactic ? v("p", {}, `⚔ ${card.tactic}`) : null,
    v(
      "div",
      { class: "card-uses" },
      ...open.map((choice) => openUse(play, card, choice)),
      ...closed.map((use) => closedUse(play, card, use, (...told) => tell({ lines, told }))),
    ),
    v("p", { class: "card-why", "aria-live": "polite" }, ...(why?.lines === lines ? why.told : [])),
  );
}

function commands(card: HeldCard): string {
  const where = [card.on_map && `${card.on_map} on the map`, card.reserve && `${card.reserve} in Reserve`].filter(
    Boolean,
  );
  return `${card.formations.join(", ")}: ${where.join(", ") || "no units here"}`;
}

/** A use in a word; event and tactic by their names. */
function useName(card: HeldCard, use: string, airpower = false): [label: string, sign: string] {
  if (use === "PlayEvent") return [card.event, "event"];
  if (use === "PlayTactic") return [airpower ? "Airpower" : card.tactic, "tactic"];
  return [USES[use] ?? use, ""];
}

function openUse(play: Play, card: HeldCard, choice: Offer): VNode {
  const [label, sign] = useName(card, choice.kind, choice.action["airpower"] === true);
  return v(
    "button",
    { type: "button", class: `use ${sign}`, title: choice.text, onclick: () => void play.acts.apply(choice.action) },
    label,
  );
}

/** What the card is printed for but cannot be played for now: asked why not, it says so with the rule. */
function closedUse(play: Play, card: HeldCard, use: string, tell: (...told: Shown[]) => void): VNode {
  const ask = async (): Promise<void> => {
    try {
      const told = await play.acts.why({ action: { do: use, card: card.id } });
      tell(told.ruling.text || "Not now.", " ", ruleLinks(told.ruling.rules));
    } catch (error) {
      const ruling = error instanceof Refused ? error.error.ruling : undefined;
      tell(ruling?.text ?? (error as Error).message, " ", ruling ? ruleLinks(ruling.rules) : "");
    }
  };
  const [label, sign] = useName(card, use);
  return v(
    "button",
    {
      type: "button",
      class: `use closed ${sign}`,
      title: `${label}: not now. Choose it to see why.`,
      onclick: () => void ask(),
    },
    label,
  );
}
