/** A page of the desk that is loaded when it is first shown. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../game/play";
import { live } from "../../ui";

type Part = (given: { play: Play }) => VNode;

/** Whether the key C requested the sheets, which take the focus once loaded. */
export class SheetsRequest {
  focus = false;
}

export function LazySheets({ play }: { play: Play }): VNode | null {
  const [part, setPart] = useState<{ view: Part } | null>(null);
  useEffect(
    () => void import("./sheets").then(({ SheetsOverview: Sheets }) => setPart({ view: Sheets }), play.acts.showError),
    [],
  );
  return part && live(part.view, { play });
}
