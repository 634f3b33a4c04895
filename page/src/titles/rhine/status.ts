/** Above the question: the turn in one line, and recent events. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { eventView } from "../../game/log";
import type { Play } from "../../game/play";
import type { LogEntry } from "../../generated/api";
import { v } from "../../ui";
import { gameWords } from "../../words/game";
import { isPlanning } from "./attack_plan";
import { clerkPart, isOnMap } from "./clerk_part";
import { STEP_SIGNS } from "./turn_panels";

/** Number of sentences shown before the rest is expanded. */
const FEW_EVENTS = 3;

/** The turn in one line: a sign per step, and the name of the current one. */
export function TurnLine({ play }: { play: Play }): VNode | null {
  if (!isOnMap(play.game)) return null;
  const steps = clerkPart(play.game).checklist;
  const at = steps.findIndex((one) => one.stands === "now");
  const now = steps[at];
  return v(
    "p",
    { class: "turn-line" },
    ...steps.map((one) =>
      v(
        "span",
        { class: one.stands, title: [one.step, one.told].filter(Boolean).join(": "), "aria-hidden": "true" },
        STEP_SIGNS[one.stands],
      ),
    ),
    now ? ` ${now.step}${now.told ? `, ${now.told}` : ""}: step ${at + 1} of ${steps.length}` : "",
  );
}

/** Recent events: the last few, and the rest on request. */
export function RecentEvents({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const [expandedAt, setExpandedAt] = useState<LogEntry | undefined>(undefined);
  const last = game.news.at(-1);
  const events = game.news.flatMap((entry) => entry.events);
  // Hidden while an attack is planned.
  if (!events.length || isPlanning(game)) return null;
  const more = expandedAt === last ? 0 : Math.max(0, events.length - FEW_EVENTS);
  return v(
    "section",
    { class: "panel news few", "aria-label": gameWords().entry.news },
    v("h3", {}, gameWords().entry.justNow),
    more
      ? v("button", { type: "button", class: "link", onclick: () => setExpandedAt(last) }, `${more} more before these`)
      : null,
    v(
      "ul",
      {},
      ...events.slice(more).map((event) => v("li", { class: `event-${event.kind}` }, eventView(play, event))),
    ),
  );
}
