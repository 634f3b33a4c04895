/** Wacht on the page: a movement phase, every choice with what it gives and every cost with its rule. */

import type { TitlePart } from "..";
import { asked, kept } from "./data";
import { promptOf } from "./phase";
import { routeView } from "./route";
import "./style.css";

export const part: TitlePart = {
  panels: [
    { place: "question", view: ({ play }) => promptOf(play) },
    {
      place: "about",
      view: ({ play }) => {
        const told = play.looking.explained.value;
        return told?.kind === "way" && told.why.route ? routeView(told.why.route) : null;
      },
    },
  ],
  planner: {
    /** The unit on the march stands chosen, so that its reach is seen at once. */
    focus: ({ game }) => asked(game).march?.unit ?? null,
    /** By the kind of movement chosen, else the cheapest to each hex: it is listed first. */
    sift: ({ game }, choices) => {
      const kind = kept(game).kind.value;
      const able =
        kind === "any" || !choices.some((choice) => choice.action["kind"] === kind)
          ? choices
          : choices.filter((choice) => choice.action["kind"] === kind);
      const seen = new Set<string>();
      return able.filter((choice) => !seen.has(choice.hex) && Boolean(seen.add(choice.hex)));
    },
  },
};
