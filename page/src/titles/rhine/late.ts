/** A page of the desk that is loaded when it is first shown. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../game/play";
import { live } from "../../ui";

type Part = (given: { play: Play }) => VNode;

/** By key C the sheets are asked for, and take the focus once they have come. */
export class SheetsAsked {
  focus = false;
}

export function LateSheets({ play }: { play: Play }): VNode | null {
  const [part, come] = useState<{ view: Part } | null>(null);
  useEffect(() => void import("./sheets").then(({ Sheets }) => come({ view: Sheets }), play.acts.wrong), []);
  return part && live(part.view, { play });
}
