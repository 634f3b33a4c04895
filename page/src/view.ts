/** One page of the application. */

import type { VNode } from "preact";
import { standing, unmount } from "./ui";

export interface View {
  heading: string;
  element: HTMLElement;
  /** Whose words it speaks: those of its glossary are defined where they stand. */
  title?: string;
  ready?(): void;
  close?(): void;
  /** True when this view takes care of a new address itself. */
  stays?(name: string, rest: string[], query: URLSearchParams): boolean;
}

/** A page that is one view. */
export function mounted(heading: string, view: VNode): View {
  const element = standing("mounted", view);
  return { heading, element, close: () => unmount(element) };
}
