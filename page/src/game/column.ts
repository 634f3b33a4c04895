/** The column beside the map: question, explanation, toolbar, and reference panels below. */

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { panelsAt, type Place } from "../titles";
import { live, useNextFrame, v } from "../ui";
import { gameWords } from "../words/game";
import { ExplanationPanel } from "./explanation";
import { Announcements } from "./announcements";
import { JustNow, Log } from "./log";
import { OpenDiceNotice, RuleChangeNotice, OwnBoxNotice, ScriptFaultNotice } from "./notices";
import { Messages } from "./messages";
import type { Play } from "./play";
import { Prompt } from "./prompt";
import { scrollToQuestion } from "./question";
import { ReviewSlot } from "./review";
import { BoxPanels, HandPanel, ValuePanels } from "./side_panels";
import { Toolbar } from "./toolbar";

/** The whole column; each part has a fixed place and scrolls by itself. */
export function Column({ play }: { play: Play }): VNode {
  const [tall, setTall] = useState(false);
  const texts = gameWords().sheet;
  const handle = v(
    "button",
    {
      type: "button",
      class: "sheet-handle",
      "aria-expanded": tall ? "true" : "false",
      "aria-label": tall ? texts.lower : texts.raise,
      onclick: () => setTall(!tall),
    },
    tall ? "▾" : "▴",
  );
  return v(
    "aside",
    { class: `side column${tall ? " tall" : ""}`, "aria-label": gameWords().aside },
    ...(play.looking.isGameShown.value ? [handle, ...columnParts(play)] : []),
  );
}

function columnParts(play: Play): VNode[] {
  const { game } = play;
  const slot = (...views: VNode[]): VNode => v("div", { class: "slot" }, ...views);
  const ofTitle = (place: Place): VNode => slot(...panelsAt(game.part, place).map((view) => live(view, { play })));
  const status = [...panelsAt(game.part, "status"), ...panelsAt(game.part, "news")];
  return [
    live(Announcements, { play }),
    v(
      "div",
      { class: "asked" },
      v("div", { class: "slot review-slot" }, live(ReviewSlot, { play })),
      slot(live(RuleChangeNotice, { game }), live(ScriptFaultNotice, { game })),
      status.length
        ? v("div", { class: "slot head-slot", tabindex: 0 }, ...status.map((view) => live(view, { play })))
        : slot(),
      live(PromptSlot, { play }),
    ),
    live(AboutPanel, { play }),
    live(Toolbar, { play }),
    v(
      "div",
      { class: "lookup" },
      slot(live(Messages, { play })),
      slot(live(OpenDiceNotice, { game }), live(OwnBoxNotice, { play })),
      slot(live(JustNow, { play })),
      ofTitle("lookup"),
      slot(live(BoxPanels, { play })),
      slot(live(HandPanel, { game })),
      slot(live(ValuePanels, { game })),
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

function PromptSlot({ play }: { play: Play }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const { lines, at } = play.game.view;
  // Scroll to the start of the question when the game has moved on.
  useNextFrame(() => place.current && scrollToQuestion(place.current), [lines, at]);
  return v("div", { class: "slot prompt-slot", "aria-live": "polite", ref: place }, live(Prompt, { play }));
}

/** The panel that explains what is pointed at, or why an action is refused. */
function AboutPanel({ play }: { play: Play }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const explanation = play.looking.explanation.value;
  useNextFrame(() => place.current?.scrollTo({ top: 0 }), [explanation]);
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
    explanation ? live(ExplanationPanel, { play }) : v("p", { class: "faint resting" }, gameWords().hex.resting),
  );
}
