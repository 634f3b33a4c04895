/** The Rhine on the start page: the campaign clerk. */

import type { VNode } from "preact";
import type { NewGame } from "../../generated/api";
import picture from "../../pictures/rhine.webp";
import { v } from "../../ui";
import { cardView, linkButton, type TitleProps, buttonRow, type StartCard } from "../../home/cards";
import { useStartButtons } from "../../home/start_buttons";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";

function ClerkCard({ title: { title } }: TitleProps): VNode {
  const text = words();
  const ours = inLanguage(WORDS);
  const start = useStartButtons();
  const corridor: NewGame = { title, variant: "two-player", scenario: "corridor", mode: "hot-seat" };
  return cardView(
    picture,
    ours.clerk,
    buttonRow(
      // That page asks for the campaign, the maps and the set-up.
      v("a", { class: "button main", href: "#/rhine" }, ours.clerk.books),
      start.button(ours.clerk.corridor, () => corridor),
      linkButton(`#/ask/${title}`, text.home.charts),
    ),
    start.errorView,
  );
}

export const cards: StartCard[] = [{ place: 4, view: ClerkCard }];
