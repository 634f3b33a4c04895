/** Patrol on the start page: the tutorial. */

import type { VNode } from "preact";
import { useLevel } from "../../home/levels";
import picture from "../../pictures/patrol.webp";
import { type Seating, DEFAULT_LEVEL } from "../../new_game";
import { v } from "../../ui";
import { cardView, type TitleProps, buttonRow, type StartCard } from "../../home/cards";
import { useStartButtons } from "../../home/start_buttons";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./home.css";

function TutorialCard({ title: info }: TitleProps): VNode {
  const { title } = info;
  const text = words();
  const ours = inLanguage(WORDS);
  const start = useStartButtons();
  const level = useLevel(info);
  const alone: Seating = { mode: "solo", against: DEFAULT_LEVEL };
  return cardView(
    picture,
    ours.tutorial,
    buttonRow(
      start.button(ours.tutorial.start, () => ({ title, guide: true }), true),
      start.button(text.start.hotSeat, () => ({ title, mode: "hot-seat" })),
      start.button(text.start.browsers, () => ({ title, mode: "seats" })),
    ),
    v(
      "div",
      { class: "against" },
      level.view(alone),
      start.button(text.start.machine, () => ({ title, variant: "two-player", ...level.withLevel(alone) })),
    ),
    start.errorView,
  );
}

export const cards: StartCard[] = [{ place: 2, view: TutorialCard }];
