/** Wacht on the start page: a movement phase. */

import type { VNode } from "preact";
import type { NewGame } from "../../generated/api";
import picture from "../../pictures/wacht.webp";
import { live } from "../../ui";
import { card, Later, link, type OfTitle, row, type StartCard } from "../../home/cards";
import { useStarting } from "../../home/starting";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";

function Movement({ title }: OfTitle): VNode {
  const said = words();
  const ours = inLanguage(WORDS);
  const start = useStarting();
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
  return card(
    picture,
    ours.movement,
    row(
      start.button(ours.movement.peiper, () => peiper, true),
      start.button(ours.movement.shoulder, () => shoulder),
      title.editable ? link(`#/editor/${name}`, ours.movement.editor) : null,
      link(`#/ask/${name}`, said.home.charts),
    ),
    start.wrong,
    title.editable ? live(Later, { said: ours.movement.more, load }) : null,
  );
}

export const cards: StartCard[] = [{ place: 5, view: Movement }];
