/** Elements made by hand: `h("button", { class: "main", onclick: go }, "Go")`. */

import { letters, type Prose } from "./prose";

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
    else if (name === "value") (element as unknown as { value: string }).value = plain(value);
    else element.setAttribute(name, value === true ? "" : plain(value));
  }
  append(element, children);
  return element;
}

function plain(value: Words | Words[] | number | true): string {
  if (Array.isArray(value)) return value.map(plain).join("");
  return typeof value === "object" ? letters(value) : String(value);
}

export function append(parent: Node, children: (Child | Child[])[]): void {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    if (child instanceof Node) parent.appendChild(child);
    else parent.appendChild(document.createTextNode(typeof child === "string" ? child : letters(child)));
  }
}

/** Replace what an element holds. */
export function fill(parent: Element, ...children: (Child | Child[])[]): void {
  parent.replaceChildren();
  append(parent, children);
}

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** A short message that goes away by itself. */
export function toast(text: string | Prose, kind: "info" | "wrong" = "info"): void {
  const shown = h("p", { class: `toast ${kind}` }, text);
  byId("toasts").append(shown);
  setTimeout(() => shown.remove(), kind === "wrong" ? 9000 : 5000);
}

/** Offer bytes as a file. */
export function download(name: string, data: BlobPart, type = "application/x-ndjson"): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Words as a sentence begins: `combat_odds` becomes `Combat odds`. */
export function spoken(name: string): string {
  const words = name.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Tell how wide an element is whenever that changes; gives what ends it. To ask at need would lay the page out. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  const watch = new ResizeObserver(([seen]) => tell(seen?.contentRect.width ?? 0));
  watch.observe(element);
  return () => watch.disconnect();
}
