/** DOM elements without Preact: `h("button", { class: "main", onclick: go }, "Go")`. */

import { proseText, type Prose } from "./prose";

export type Child = Node | string | Prose | null | undefined | false;
type Words = string | Prose;
type Value = Words | Words[] | number | boolean | null | undefined | ((event: never) => void);

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, Value> = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value as (event: Event) => void);
    else if (name === "value") (element as unknown as { value: string }).value = attributeText(value);
    else element.setAttribute(name, value === true ? "" : attributeText(value));
  }
  appendChildren(element, children);
  return element;
}

function attributeText(value: Words | Words[] | number | true): string {
  if (Array.isArray(value)) return value.map(attributeText).join("");
  return typeof value === "object" ? proseText(value) : String(value);
}

export function appendChildren(parent: Node, children: (Child | Child[])[]): void {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    if (child instanceof Node) parent.appendChild(child);
    else parent.appendChild(document.createTextNode(typeof child === "string" ? child : proseText(child)));
  }
}

/** Replace the children of an element. */
export function replaceContent(parent: Element, ...children: (Child | Child[])[]): void {
  parent.replaceChildren();
  appendChildren(parent, children);
}

export function elementById(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** Show a short message that disappears after a few seconds. */
export function showToast(text: string | Prose, kind: "info" | "wrong" = "info"): void {
  const shown = h("p", { class: `toast ${kind}` }, text);
  elementById("toasts").append(shown);
  setTimeout(() => shown.remove(), kind === "wrong" ? 9000 : 5000);
}

/** Download data as a file. */
export function download(name: string, data: BlobPart, type = "application/x-ndjson"): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Turn an identifier into a label: `combat_odds` becomes `Combat odds`. */
export function humanize(name: string): string {
  const words = name.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Call `onWidth` when an element's width changes, and return a function that stops it. Avoids forced layout. */
export function watchWidth(element: Element, onWidth: (width: number) => void): () => void {
  const watch = new ResizeObserver(([entry]) => onWidth(entry?.contentRect.width ?? 0));
  watch.observe(element);
  return () => watch.disconnect();
}
