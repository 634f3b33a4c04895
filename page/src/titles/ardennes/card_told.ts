/** A card in words, in the place of what is pointed at: what each use does, when it is open, and why not now. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { HeldCard } from "../../generated/api";
import type { Prose } from "../../prose";
import { ruleLinks } from "../../rules";
import { live, useAsked, v } from "../../ui";
import { ardennes } from "./moment";

const USES: Record<string, string> = {
  Activate: "Activate",
  PlayKampfgruppe: "Kampfgruppe",
  DeployReserve: "Deploy",
  CommandReplacements: "Replacements",
  TakeSupplemental: "Shuffle in",
  DiscardCard: "Give up",
};

/** A use in a word; event and tactic by their names. */
export function useName(card: HeldCard, use: string, airpower = false): [label: string, sign: string] {
  if (use === "PlayEvent") return [card.event, "event"];
  if (use === "PlayTactic") return [airpower ? "Airpower" : card.tactic, "tactic"];
  return [USES[use] ?? use, ""];
}

/** Tell of a card; with `asked`, why it cannot be played for that now. */
export function tellCard({ game, looking, acts }: Play, card: HeldCard, asked?: string): void {
  // A unit in hand, or an answer that was asked for, is not talked over by a card that is only passed.
  if (looking.unit && !asked) return;
  looking.explained.value = {
    kind: "told",
    view: () => live(CardTold, { key: card.id, play: { game, looking, acts }, card, asked }),
  };
}

interface Given {
  play: Play;
  card: HeldCard;
  asked: string | undefined;
}

function CardTold({ play, card, asked }: Given): VNode {
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
    v("dl", {}, ...uses.flatMap((use) => useTold(play, card, use, open.has(use), use === asked))),
  );
}

function useTold(play: Play, card: HeldCard, use: string, open: boolean, asked: boolean): VNode[] {
  const [label, sign] = useName(card, use);
  const words = ardennes(play.game)?.card_words[sign ? `${sign} ${label}` : use];
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
      asked ? live(Why, { play, card, use }) : null,
    ),
  ];
}

/** What stands against it at this moment. */
function Why({ play, card, use }: { play: Play; card: HeldCard; use: string }): VNode | null {
  const { lines } = play.game.view;
  const ask = async (): Promise<{ text: Prose; rules: string[] }> =>
    (await play.acts.why({ action: { do: use, card: card.id } })).ruling;
  const told = useAsked(`${lines} ${card.id} ${use}`, ask, () => undefined);
  return told?.text ? v("p", { class: "card-why" }, "Not now: ", told.text, " ", ruleLinks(told.rules)) : null;
}
