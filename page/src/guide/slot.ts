/** The place of the guide above the map; its panel is loaded with the first guided game. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "../game/play";
import { live, v } from "../ui";
import "./style.css";

type GuideView = (given: { play: Play }) => VNode | null;

export function GuideSlot({ play }: { play: Play }): VNode | null {
  const guided = play.game.view.guide !== "" && play.looking.isGameShown.value;
  const [panel, load] = useState<{ view: GuideView } | null>(null);
  useEffect(() => {
    if (guided) void import("./panel").then(({ GuidePanel }) => load({ view: GuidePanel }));
  }, [guided]);
  if (!guided) return null;
  return panel ? live(panel.view, { play }) : placeholder();
}

/** An empty guide that reserves space, so that the map does not jump when the lesson appears. */
export function placeholder(): VNode {
  return v("section", { class: "guide coming", "aria-busy": "true" });
}
