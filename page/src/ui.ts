/** Helpers for Preact views: `v("button", { onclick: go }, "Go")` creates an element. */

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
import { splitRuleNames } from "./rule_names";
import type { Prose } from "./prose";

export type Content = VNode | string | Prose | null | undefined | false;
type Words = string | Prose;
type Value = Words | Words[] | number | boolean | null | undefined | Ref<never> | Key | ((event: never) => void);

/** Create an element; sentences of the engine are accepted wherever text is. */
export function v(
  tag: keyof HTMLElementTagNameMap,
  attributes: Record<string, Value> = {},
  ...children: (Content | Content[])[]
): VNode {
  const properties: Record<string, Value> = {};
  for (const name in attributes) {
    const value = attributes[name];
    properties[name] = Array.isArray(value) ? value.join("") : value;
  }
  return createElement(tag, properties, ...(splitRuleNames(children) as ComponentChildren[]));
}

/** Create a component, which is redrawn by itself when signals it has read change. */
export function live<P extends object>(view: (properties: P) => VNode | null, properties: P & { key?: Key }): VNode {
  return createElement(view as FunctionComponent<object>, properties);
}

/** A `ref` that sets a CSS property; the content security policy forbids inline styles. */
export function styled(name: string, value: string): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty(name, value);
}

/** Several views without an element around them. */
export function group(views: VNode[], key?: Key): VNode {
  return createElement(Fragment, { key }, ...views);
}

/** Render a view into an element. */
export function mount(view: VNode, into: Element): void {
  render(view, into);
}

/** Remove the view of an element and its effects. */
export function unmount(from: Element): void {
  render(null, from);
}

/** Create a div that shows a view. */
export function viewElement(className: string, view: VNode): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  render(view, element);
  return element;
}

/** A place for an element that is created outside Preact, such as the map. */
export function ElementHost({ element }: { element: HTMLElement }): VNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return v("div", { class: "hosted", ref: place });
}

/** Run a callback before the next frame when a dependency changes, to scroll or measure without extra layout. */
export function useNextFrame(act: () => void, changed: unknown[]): void {
  useLayoutEffect(() => {
    const asked = requestAnimationFrame(act);
    return () => cancelAnimationFrame(asked);
  }, changed);
}

/** Fetch when first drawn and whenever `key` changes; return null until the answer for this key has arrived. */
export function useFetched<T>(key: string, ask: () => Promise<T>, failed: (error: unknown) => void): T | null {
  const [received, receive] = useState<{ key: string; answer: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => wanted && receive({ key, answer }),
      (error: unknown) => wanted && failed(error),
    );
    return () => void (wanted = false);
  }, [key]);
  return received?.key === key ? received.answer : null;
}

/** Return the value of the field that raised an event. */
export function inputValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

export function isChecked(event: Event): boolean {
  return (event.currentTarget as HTMLInputElement).checked;
}

/** Return whether the `details` element of an event is open. */
export function isOpen(event: Event): boolean {
  return (event.currentTarget as HTMLDetailsElement).open;
}

/** A select element. */
export function chooser(
  choices: [value: string, label: string][],
  value: string,
  onChoose: (value: string) => void,
  attributes: Record<string, Value> = {},
): VNode {
  return v(
    "select",
    { ...attributes, value, onchange: (event: Event) => onChoose(inputValue(event)) },
    ...choices.map(([key, words]) => v("option", { key, value: key }, words)),
  );
}
