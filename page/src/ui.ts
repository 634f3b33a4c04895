/** Views as functions: `v("button", { class: "main", onclick: go }, "Go")` says what is shown, and Preact makes it so. */

import {
  type ComponentChildren,
  createElement,
  Fragment,
  type FunctionComponent,
  type Key,
  type Ref,
  render,
  type VNode,
} from "preact";
import type { Prose } from "./prose";

export type Shown = VNode | string | Prose | null | undefined | false;
type Words = string | Prose;
type Value = Words | Words[] | number | boolean | null | undefined | Ref<never> | Key | ((event: never) => void);

/** An element as it should be; words of the engine may stand wherever words do. */
export function v(
  tag: keyof HTMLElementTagNameMap,
  attributes: Record<string, Value> = {},
  ...children: (Shown | Shown[])[]
): VNode {
  const given = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, Array.isArray(value) ? value.join("") : value]),
  );
  return createElement(tag, given, ...(children as ComponentChildren[]));
}

/** A view that is drawn again by itself when what it has read of the store changes. */
export function live<P extends object>(view: (given: P) => VNode | null, given: P & { key?: Key }): VNode {
  return createElement(view as FunctionComponent<object>, given);
}

/** As a `ref`: what lies in the program's hands of an element's look. The page's policy allows no style in the text. */
export function styled(name: string, value: string): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty(name, value);
}

/** Several views side by side. */
export function group(views: VNode[]): VNode {
  return createElement(Fragment, {}, ...views);
}

/** Have an element show a view from now on. */
export function mount(view: VNode, into: Element): void {
  render(view, into);
}

/** Take away the view an element shows, and what it listens to. */
export function unmount(from: Element): void {
  render(null, from);
}

/** A view drawn once, for what still makes its elements by hand. */
export function drawn(view: VNode): ChildNode[] {
  const held = document.createElement("div");
  render(view, held);
  return [...held.childNodes];
}
