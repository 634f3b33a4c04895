/** Wacht on the page: a movement phase, every choice with its effect and every cost with its rule. */

import type { TitlePart } from "..";
import { wachtPart, wachtSettings } from "./data";
import { wachtPrompt } from "./prompt";
import { routeView } from "./route";
import "./style.css";

export const part: TitlePart = {
  panels: [
    { place: "question", view: ({ play }) => wachtPrompt(play) },
    {
      place: "about",
      view: ({ play }) => {
        const told = play.looking.explanation.value;
        return told?.kind === "way" && told.why.route ? routeView(told.why.route) : null;
      },
    },
  ],
  planner: {
    /** The moving unit is selected, so that its reach shows at once. */
    focus: ({ game }) => wachtPart(game).march?.unit ?? null,
    /** Keep the moves of the chosen kind, otherwise the first listed for each hex, which is the cheapest. */
    sift: ({ game }, choices) => {
      const kind = wachtSettings(game).kind.value;
      const able =
        kind === "any" || !choices.some((choice) => choice.action["kind"] === kind)
          ? choices
          : choices.filter((choice) => choice.action["kind"] === kind);
      const seen = new Set<string>();
      return able.filter((choice) => !seen.has(choice.hex) && Boolean(seen.add(choice.hex)));
    },
  },
};
