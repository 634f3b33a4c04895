/** The column beside the map: what is asked, what is pointed at, the tools, and below them what is looked up. */

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { panelsAt, type Place } from "../titles";
import { live, useFrame, v } from "../ui";
import { gameWords } from "../words/game";
import { Explaining } from "./explained";
import { Heard } from "./heard";
import { JustNow, Log } from "./log";
import { OpenDice, OtherRules, OwnBox, ScriptFault } from "./notices";
import { Messages } from "./messages";
import type { Play } from "./play";
import { Prompt } from "./prompt";
import { showQuestion } from "./question";
import { ReviewSlot } from "./review";
import { Boxes, Hand, Panels } from "./table";
import { Toolbar } from "./tools";

/** Each part has its own place and scrolls by itself, so that nothing moves when another grows. */
export function Column({ play }: { play: Play }): VNode {
  const [tall, grow] = useState(false);
  const said = gameWords().sheet;
  const handle = v(
    "button",
    {
      type: "button",
      class: "sheet-handle",
      "aria-expanded": tall ? "true" : "false",
      "aria-label": tall ? said.lower : said.raise,
      onclick: () => grow(!tall),
    },
    tall ? "▾" : "▴",
  );
  return v(
    "aside",
    { class: `side column${tall ? " tall" : ""}`, "aria-label": gameWords().aside },
    ...(play.looking.begun.value ? [handle, ...parts(play)] : []),
  );
}

function parts(play: Play): VNode[] {
  const { game } = play;
  const slot = (...views: VNode[]): VNode => v("div", { class: "slot" }, ...views);
  const ofTitle = (place: Place): VNode => slot(...panelsAt(game.part, place).map((view) => live(view, { play })));
  const status = [...panelsAt(game.part, "status"), ...panelsAt(game.part, "news")];
  return [
    live(Heard, { play }),
    v(
      "div",
      { class: "asked" },
      v("div", { class: "slot review-slot" }, live(ReviewSlot, { play })),
      slot(live(OtherRules, { game }), live(ScriptFault, { game })),
      status.length
        ? v("div", { class: "slot head-slot", tabindex: 0 }, ...status.map((view) => live(view, { play })))
        : slot(),
      live(Asked, { play }),
    ),
    live(About, { play }),
    live(Toolbar, { play }),
    v(
      "div",
      { class: "lookup" },
      slot(live(Messages, { play })),
      slot(live(OpenDice, { game }), live(OwnBox, { play })),
      slot(live(JustNow, { play })),
      ofTitle("lookup"),
      slot(live(Boxes, { play })),
      slot(live(Hand, { game })),
      slot(live(Panels, { game })),
      ofTitle("tables"),
      v(
        "details",
        { class: "panel log-panel", open: true },
        v("summary", {}, gameWords().log),
        v("div", {}, live(Log, { play })),
      ),
    ),
  ];
}

function Asked({ play }: { play: Play }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const { lines, at } = play.game.view;
  // When the game has moved on, what is asked is shown from its beginning.
  useFrame(() => place.current && showQuestion(place.current), [lines, at]);
  return v("div", { class: "slot prompt-slot", "aria-live": "polite", ref: place }, live(Prompt, { play }));
}

/** What is pointed at, or why something is refused: always in the same place. */
function About({ play }: { play: Play }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const told = play.looking.explained.value;
  useFrame(() => place.current?.scrollTo({ top: 0 }), [told]);
  return v(
    "div",
    {
      class: "about",
      tabindex: 0,
      role: "region",
      "aria-label": gameWords().hex.about,
      "aria-live": "polite",
      ref: place,
    },
    told ? live(Explaining, { play }) : v("p", { class: "faint resting" }, gameWords().hex.resting),
  );
}
