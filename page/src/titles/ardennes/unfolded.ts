/** What can be folded away, and is found as it was left when the page is opened again. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Shown, v } from "../../ui";

interface Given {
  /** Under this name the browser remembers whether it is open. */
  name: string;
  class: string;
  /** What somebody sees of it that is guided. */
  sight?: string;
  /** Folded where nobody has chosen yet. */
  folded?: boolean;
  summary: VNode;
  shown: Shown[];
}

export function Unfolded({ name, class: look, sight, folded = false, summary, shown }: Given): VNode {
  const [open, set] = useState((localStorage.getItem(name) ?? (folded ? "no" : "yes")) !== "no");
  const toggled = (event: Event): void => {
    const box = event.currentTarget as HTMLDetailsElement;
    localStorage.setItem(name, box.open ? "yes" : "no");
    set(box.open);
  };
  return v("details", { class: look, "data-sight": sight, open, ontoggle: toggled }, summary, ...shown);
}
