/** Above the question: the turn in one line, and what just happened. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { eventView } from "../../game/log";
import type { Play } from "../../game/play";
import type { LogEntry } from "../../generated/api";
import { v } from "../../ui";
import { gameWords } from "../../words/game";
import { isPlanning } from "./attacking";
import { books, onMap } from "./figures";
import { SIGNS } from "./turn_panels";

/** So many sentences are shown until somebody wants to see what came before them. */
const FEW = 3;

/** The turn in one line: a tick for each step, and the name of the one that is asked. */
export function TurnLine({ play }: { play: Play }): VNode | null {
  if (!onMap(play.game)) return null;
  const steps = books(play.game).checklist;
  const at = steps.findIndex((one) => one.stands === "now");
  const now = steps[at];
  return v(
    "p",
    { class: "turn-line" },
    ...steps.map((one) =>
      v(
        "span",
        { class: one.stands, title: [one.step, one.told].filter(Boolean).join(": "), "aria-hidden": "true" },
        SIGNS[one.stands],
      ),
    ),
    now ? ` ${now.step}${now.told ? `, ${now.told}` : ""}: step ${at + 1} of ${steps.length}` : "",
  );
}

/** What came of the last thing this side did: the end of it, and the rest when somebody wants it. */
export function News({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const [unfolded, unfold] = useState<LogEntry | undefined>(undefined);
  const last = game.news.at(-1);
  const events = game.news.flatMap((entry) => entry.events);
  // Who sets up an attack looks at that.
  if (!events.length || isPlanning(game)) return null;
  const more = unfolded === last ? 0 : Math.max(0, events.length - FEW);
  return v(
    "section",
    { class: "panel news few", "aria-label": gameWords().entry.news },
    v("h3", {}, gameWords().entry.justNow),
    more
      ? v("button", { type: "button", class: "link", onclick: () => unfold(last) }, `${more} more before these`)
      : null,
    v(
      "ul",
      {},
      ...events.slice(more).map((event) => v("li", { class: `event-${event.kind}` }, eventView(play, event))),
    ),
  );
}
