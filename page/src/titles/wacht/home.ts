/** Wacht on the start page: a movement phase. */

import type { VNode } from "preact";
import type { NewGame } from "../../generated/api";
import picture from "../../pictures/wacht.webp";
import { live } from "../../ui";
import { cardView, LazyDetails, linkButton, type TitleProps, buttonRow, type StartCard } from "../../home/cards";
import { useStartButtons } from "../../home/start_buttons";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";

function MovementCard({ title }: TitleProps): VNode {
  const text = words();
  const ours = inLanguage(WORDS);
  const start = useStartButtons();
  const name = title.title;
  const peiper: NewGame = {
    title: name,
    scenario: "ambleve",
    mode: "solo",
    side: "german",
    against: "still",
    dice: "ask",
  };
  const shoulder: NewGame = { title: name, scenario: "shoulder-and-our", mode: "hot-seat" };
  const load = async (): Promise<VNode> => (await import("./start")).phaseForm(title);
  return cardView(
    picture,
    ours.movement,
    buttonRow(
      start.button(ours.movement.peiper, () => peiper, true),
      start.button(ours.movement.shoulder, () => shoulder),
      title.editable ? linkButton(`#/editor/${name}`, ours.movement.editor) : null,
      linkButton(`#/ask/${name}`, text.home.charts),
    ),
    start.errorView,
    title.editable ? live(LazyDetails, { label: ours.movement.more, load }) : null,
  );
}

export const cards: StartCard[] = [{ place: 5, view: MovementCard }];
