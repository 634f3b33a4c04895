/** What is the analyst's on the page is loaded, with its words, when it is first shown. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { live } from "../ui";
import type { Play } from "./play";

type Part = (given: { play: Play }) => VNode | null;
type Load = () => Promise<Part>;

/** Nothing until it has come. */
export function Loaded({ play, load }: { play: Play; load: Load }): VNode | null {
  const [part, come] = useState<{ view: Part } | null>(null);
  useEffect(() => {
    const words = import("../words/analyst").then(({ loadAnalystWords }) => loadAnalystWords());
    void Promise.all([load(), words]).then(([view]) => come({ view }), play.acts.wrong);
  }, []);
  return part ? live(part.view, { play }) : null;
}
