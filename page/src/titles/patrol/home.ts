/** Patrol on the start page: the tutorial. */

import type { VNode } from "preact";
import { useLevel } from "../../home/levels";
import picture from "../../pictures/patrol.webp";
import { type Seating, USUAL } from "../../start";
import { v } from "../../ui";
import { card, type OfTitle, row, type StartCard } from "../../home/cards";
import { useStarting } from "../../home/starting";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./home.css";

function Tutorial({ title: info }: OfTitle): VNode {
  const { title } = info;
  const said = words();
  const ours = inLanguage(WORDS);
  const start = useStarting();
  const level = useLevel(info);
  const alone: Seating = { mode: "solo", against: USUAL };
  return card(
    picture,
    ours.tutorial,
    row(
      start.button(ours.tutorial.start, () => ({ title, guide: true }), true),
      start.button(said.start.hotSeat, () => ({ title, mode: "hot-seat" })),
      start.button(said.start.browsers, () => ({ title, mode: "seats" })),
    ),
    v(
      "div",
      { class: "against" },
      level.view(alone),
      start.button(said.start.machine, () => ({ title, variant: "two-player", ...level.at(alone) })),
    ),
    start.wrong,
  );
}

export const cards: StartCard[] = [{ place: 2, view: Tutorial }];
