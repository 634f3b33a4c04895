/** The Rhine on the start page: the campaign clerk. */

import type { VNode } from "preact";
import type { NewGame } from "../../generated/api";
import picture from "../../pictures/rhine.webp";
import { v } from "../../ui";
import { card, link, type OfTitle, row, type StartCard } from "../../home/cards";
import { useStarting } from "../../home/starting";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";

function Clerk({ title: { title } }: OfTitle): VNode {
  const said = words();
  const ours = inLanguage(WORDS);
  const start = useStarting();
  const corridor: NewGame = { title, variant: "two-player", scenario: "corridor", mode: "hot-seat" };
  return card(
    picture,
    ours.clerk,
    row(
      // There it is asked which campaign, how much of the map, and with which set-up.
      v("a", { class: "button main", href: "#/rhine" }, ours.clerk.books),
      start.button(ours.clerk.corridor, () => corridor),
      link(`#/ask/${title}`, said.home.charts),
    ),
    start.wrong,
  );
}

export const cards: StartCard[] = [{ place: 4, view: Clerk }];
