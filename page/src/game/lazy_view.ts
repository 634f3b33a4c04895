/** Views that are loaded, with their texts, when they are first shown; used for the analyst. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { live } from "../ui";
import type { Play } from "./play";

type LazyPart = (given: { play: Play }) => VNode | null;
type LoadPart = () => Promise<LazyPart>;

/** The loaded view, or null until it has arrived. */
export function LazyView({ play, load }: { play: Play; load: LoadPart }): VNode | null {
  const [part, setPart] = useState<{ view: LazyPart } | null>(null);
  useEffect(() => {
    const words = import("../words/analyst").then(({ loadAnalystWords }) => loadAnalystWords());
    void Promise.all([load(), words]).then(([view]) => setPart({ view }), play.acts.showError);
  }, []);
  return part ? live(part.view, { play }) : null;
}
