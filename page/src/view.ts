/** A page of the application. */

import type { VNode } from "preact";
import { viewElement, unmount } from "./ui";

export interface View {
  heading: string;
  element: HTMLElement;
  /** The title whose glossary words are defined on this page. */
  title?: string;
  ready?(): void;
  close?(): void;
  /** Return true if the view handles a new URL itself. */
  handlesRoute?(name: string, rest: string[], query: URLSearchParams): boolean;
}

/** Wrap a Preact view as a page. */
export function mountView(heading: string, view: VNode): View {
  const element = viewElement("mounted", view);
  return { heading, element, close: () => unmount(element) };
}
