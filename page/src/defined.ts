/**
 * Words of the game are defined wherever they stand: one listener finds the word under the pointer or the finger.
 * Nothing is looked for before somebody points, and no view is changed: the browser marks the words of the line that is
 * pointed at.
 */

import { once } from "./api";
import { dialog } from "./dialog";
import { fill, h } from "./dom";
import type { WordData } from "./generated/api";
import { type Found, found, patternOf, type Terms } from "./terms";
import { v } from "./ui";
import { ruleLinks } from "./rules";
import { gameWords, loadGameWords } from "./words/game";

/** Milliseconds a pointer rests before it is answered. */
const REST = 140;
/** What is pressed does what it says; its words are defined for the mouse only. */
const PRESSED = "button, a, summary, label, select, option, input, textarea";
const LINE = `p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, blockquote, ${PRESSED}, div, span`;
/** Where a key looks for words: an open dialog, what is asked and pointed at in a game, else the whole page. */
const PLACES = ["dialog[open] .body", ".asked, .about, .hint, .just-now", "#main"];
const MOST = 40;
/** Letters; what has more is no line, but a part of the page with nothing under the pointer. */
const LONG = 4000;

export function define(): void {
  const definitions = new Definitions();
  addEventListener("pointermove", (event) => definitions.move(event));
  addEventListener("pointerup", (event) => definitions.tap(event));
  addEventListener("keydown", (event) => definitions.press(event));
  addEventListener("scroll", ({ target }) => definitions.scrolled(target), { capture: true, passive: true });
  addEventListener("hashchange", () => definitions.hide());
}

interface Place {
  range: Range;
  word: WordData;
}

class Definitions {
  private readonly box = h("div", { class: "definition", role: "tooltip", popover: "manual" });
  private readonly marks = "highlights" in CSS ? new Highlight() : null;
  private resting = 0;
  private pointed: Node | null = null;
  private shown: Range | null = null;
  private terms: { of: string; list: Terms } | null = null;

  constructor() {
    document.body.append(this.box);
    if (this.marks) CSS.highlights.set("term", this.marks);
  }

  move({ clientX, clientY, pointerType, buttons, target }: PointerEvent): void {
    clearTimeout(this.resting);
    this.pointed = target instanceof Node ? target : null;
    if (pointerType === "touch" || buttons) return;
    if (this.shown && !within(this.shown, clientX, clientY)) this.hide();
    this.resting = window.setTimeout(() => void this.look(clientX, clientY), REST);
  }

  tap({ clientX, clientY, pointerType, target }: PointerEvent): void {
    this.hide();
    if (pointerType === "mouse" || (target instanceof Element && target.closest(PRESSED))) return;
    void this.look(clientX, clientY);
  }

  press(event: KeyboardEvent): void {
    if (event.key === "Escape") this.hide();
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key.toLowerCase() !== "w" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    void this.list();
  }

  /** What is pointed at has gone from under the pointer; what scrolls elsewhere takes nothing away. */
  scrolled(moved: EventTarget | null): void {
    const near = this.shown?.startContainer ?? this.pointed;
    if (!(moved instanceof Node) || !near || moved.contains(near)) this.hide();
  }

  hide(): void {
    clearTimeout(this.resting);
    if (this.shown) this.box.hidePopover();
    this.shown = null;
    this.marks?.clear();
  }

  private async look(x: number, y: number): Promise<void> {
    const at = document.elementFromPoint(x, y);
    const line = at?.closest<HTMLElement>(LINE);
    if (!line || (line.textContent ?? "").length > LONG || at instanceof HTMLCanvasElement || this.box.contains(at))
      return;
    const all = places(line, await this.known());
    this.marks?.clear();
    if (!line.matches(PRESSED)) firstOfEach(all).forEach(({ range }) => this.marks?.add(range));
    const here = all.find(({ range }) => within(range, x, y)) ?? (line.closest(PRESSED) ? all[0] : undefined);
    if (here) this.show(here);
  }

  private show({ range, word }: Place): void {
    if (this.shown) this.box.hidePopover();
    fill(this.box, h("b", {}, word.word), " ", word.text);
    this.box.showPopover();
    this.shown = range;
    const [about, box] = [range.getBoundingClientRect(), this.box.getBoundingClientRect()];
    const left = Math.max(4, Math.min(about.left, innerWidth - box.width - 4));
    const below = about.bottom + 6;
    const top = below + box.height > innerHeight ? Math.max(4, about.top - box.height - 6) : below;
    this.box.style.left = `${left}px`;
    this.box.style.top = `${top}px`;
  }

  /** The words in sight, for who does not point. */
  private async list(): Promise<void> {
    await loadGameWords();
    const said = gameWords().defined;
    const terms = await this.known();
    const place = PLACES.map((places) => document.querySelectorAll<HTMLElement>(places)).find(({ length }) => length);
    const seen = [...(place ?? [])].flatMap((one) => places(one, terms)).filter(({ range }) => inSight(range));
    const words = firstOfEach(seen).slice(0, MOST);
    const title = document.body.dataset["title"] ?? "";
    dialog(said.heading, [
      v("p", { class: "faint" }, words.length ? said.here : said.none),
      v(
        "dl",
        { class: "glossary" },
        ...words.map(({ word }) =>
          v("div", { key: word.word }, v("dt", {}, word.word), v("dd", {}, word.text, " ", ruleLinks(word.rules))),
        ),
      ),
      title ? v("p", {}, v("a", { href: `#/manual/${title}/words`, target: "_blank" }, said.all)) : null,
    ]);
  }

  /** The words of the title that is shown, in the language of the page. */
  private async known(): Promise<Terms> {
    const title = document.body.dataset["title"] ?? "";
    const of = `${document.documentElement.lang} ${title}`;
    if (this.terms?.of !== of) {
      const told = title ? await once("/api/words/{title}", { title }).catch(() => null) : null;
      this.terms = { of, list: patternOf(told?.words ?? []) };
    }
    return this.terms.list;
  }
}

/** Where words of a glossary stand in an element, in their order. */
function places(element: HTMLElement, terms: Terms): Place[] {
  const all: Place[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { start, end, word } of found(node.nodeValue ?? "", terms) satisfies Found[]) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      all.push({ range, word });
    }
  }
  return all;
}

function firstOfEach(all: Place[]): Place[] {
  return all.filter(({ word }, n) => all.findIndex((one) => one.word === word) === n);
}

function within(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function inSight(range: Range): boolean {
  const { top, bottom, width } = range.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
