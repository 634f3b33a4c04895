/** A collapsible section that remembers whether it is open. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Content, v } from "../../ui";

interface RememberedSectionProps {
  /** Local storage key for the open state. */
  name: string;
  class: string;
  /** Name of the section for the guide. */
  sight?: string;
  /** Whether it starts collapsed. */
  folded?: boolean;
  summary: VNode;
  shown: Content[];
}

export function RememberedSection({
  name,
  class: look,
  sight,
  folded = false,
  summary,
  shown,
}: RememberedSectionProps): VNode {
  const [open, set] = useState((localStorage.getItem(name) ?? (folded ? "no" : "yes")) !== "no");
  const rememberOpen = (event: Event): void => {
    const box = event.currentTarget as HTMLDetailsElement;
    localStorage.setItem(name, box.open ? "yes" : "no");
    set(box.open);
  };
  return v("details", { class: look, "data-sight": sight, open, ontoggle: rememberOpen }, summary, ...shown);
}
