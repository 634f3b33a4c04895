/** Views as functions: `v("button", { onclick: go }, "Go")` says what is shown, and Preact makes it so. */

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
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { apart } from "./apart";
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
  const given: Record<string, Value> = {};
  for (const name in attributes) {
    const value = attributes[name];
    given[name] = Array.isArray(value) ? value.join("") : value;
  }
  return createElement(tag, given, ...(apart(children) as ComponentChildren[]));
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
export function group(views: VNode[], key?: Key): VNode {
  return createElement(Fragment, { key }, ...views);
}

/** Have an element show a view from now on. */
export function mount(view: VNode, into: Element): void {
  render(view, into);
}

/** Take away the view an element shows, and what it listens to. */
export function unmount(from: Element): void {
  render(null, from);
}

/** An element by itself that shows a view. */
export function standing(look: string, view: VNode): HTMLElement {
  const element = document.createElement("div");
  element.className = look;
  render(view, element);
  return element;
}

/** A place in a view for an element that is made elsewhere: the map. */
export function Hosted({ element }: { element: HTMLElement }): VNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return v("div", { class: "hosted", ref: place });
}

/** Scroll or measure when something has changed: just before the next frame, when everything is laid out anyway. */
export function useFrame(act: () => void, changed: unknown[]): void {
  useLayoutEffect(() => {
    const asked = requestAnimationFrame(act);
    return () => cancelAnimationFrame(asked);
  }, changed);
}

/** What is asked for when a view is first drawn, and again when `key` is another; null until it is known. */
export function useAsked<T>(key: string, ask: () => Promise<T>, failed: (error: unknown) => void): T | null {
  const [told, tell] = useState<{ key: string; answer: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => wanted && tell({ key, answer }),
      (error: unknown) => wanted && failed(error),
    );
    return () => void (wanted = false);
  }, [key]);
  return told?.key === key ? told.answer : null;
}

/** What stands in a field, at its event. */
export function typed(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

export function ticked(event: Event): boolean {
  return (event.currentTarget as HTMLInputElement).checked;
}

/** Whether a `details` is open now, at its event. */
export function isOpen(event: Event): boolean {
  return (event.currentTarget as HTMLDetailsElement).open;
}

/** A list to choose one thing from. */
export function chooser(
  choices: [value: string, told: string][],
  value: string,
  told: (value: string) => void,
  attributes: Record<string, Value> = {},
): VNode {
  return v(
    "select",
    { ...attributes, value, onchange: (event: Event) => told(typed(event)) },
    ...choices.map(([key, words]) => v("option", { key, value: key }, words)),
  );
}
