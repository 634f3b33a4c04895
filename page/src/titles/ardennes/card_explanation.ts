/** A card explained in words: what each use does, when it is open, and why not now. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { HeldCard } from "../../generated/api";
import type { Prose } from "../../prose";
import { ruleLinks } from "../../rules";
import { live, useFetched, v } from "../../ui";
import { ardennesPart } from "./moment";

const USE_LABELS: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  DeployReserve: "Deploy",
  CommandReplacements: "Replacements",
  TakeSupplemental: "Shuffle in",
  DiscardCard: "Give up",
};

/** Return the label of a use; events and tactics have names. */
export function cardUseLabel(card: HeldCard, use: string, airpower = false): [label: string, sign: string] {
  if (use === "PlayEvent") return [card.event, "event"];
  if (use === "PlayTactic") return [airpower ? "Airpower" : card.tactic, "tactic"];
  return [USE_LABELS[use] ?? use, ""];
}

/** Explain a card; with `asked`, also why it cannot be played for that use now. */
export function explainCard({ game, looking, acts }: Play, card: HeldCard, asked?: string): void {
  // A card that is only pointed at does not replace a selected unit or a requested explanation.
  if (looking.unit && !asked) return;
  looking.explanation.value = {
    kind: "told",
    view: () => live(CardExplanation, { key: card.id, play: { game, looking, acts }, card, asked }),
  };
}

interface CardExplanationProps {
  play: Play;
  card: HeldCard;
  asked: string | undefined;
}

function CardExplanation({ play, card, asked }: CardExplanationProps): VNode {
  const { game } = play;
  const open = new Set(
    (game.mine ? (game.view.choices ?? []) : [])
      .filter((choice) => choice.action["card"] === card.id)
      .map((choice) => choice.kind),
  );
  const uses = asked ? [asked, ...card.uses.filter((use) => use !== asked)] : card.uses;
  return v(
    "section",
    { class: "panel card-told", "aria-label": card.name },
    v("h3", {}, card.name),
    v("dl", {}, ...uses.flatMap((use) => cardUseExplanation(play, card, use, open.has(use), use === asked))),
  );
}

function cardUseExplanation(play: Play, card: HeldCard, use: string, open: boolean, asked: boolean): VNode[] {
  const [label, sign] = cardUseLabel(card, use);
  const words = ardennesPart(play.game)?.card_words[sign ? `${sign} ${label}` : use];
  return [
    v("dt", { class: `use-told ${sign}` }, label, open ? v("small", {}, "open now") : null),
    v(
      "dd",
      {},
      words?.does ?? "",
      " ",
      v("small", {}, words?.when ?? ""),
      " ",
      words?.rule ? ruleLinks([words.rule]) : null,
      asked ? live(WhyNot, { play, card, use }) : null,
    ),
  ];
}

/** The ruling against a use at this moment. */
function WhyNot({ play, card, use }: { play: Play; card: HeldCard; use: string }): VNode | null {
  const { lines } = play.game.view;
  const ask = async (): Promise<{ text: Prose; rules: string[] }> =>
    (await play.acts.askWhy({ action: { do: use, card: card.id } })).ruling;
  const ruling = useFetched(`${lines} ${card.id} ${use}`, ask, () => undefined);
  return ruling?.text ? v("p", { class: "card-why" }, "Not now: ", ruling.text, " ", ruleLinks(ruling.rules)) : null;
}
