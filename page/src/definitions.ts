/**
 * Tooltips that define glossary words anywhere on the page. Words are looked up on hover or tap; the DOM is not
 * changed.
 */

import { getOnce } from "./api";
import { openDialog } from "./dialog";
import { replaceContent, h } from "./dom";
import type { WordData } from "./generated/api";
import { type TermMatch, findTerms, compileTerms, type Terms } from "./terms";
import { v } from "./ui";
import { ruleLinks } from "./rules";
import { gameWords, loadGameWords } from "./words/game";

/** Milliseconds of hover before a definition appears. */
const HOVER_DELAY = 140;
/** Elements that act when pressed; their words are defined on hover only. */
const CONTROLS = "button, a, summary, label, select, option, input, textarea";
const LINE_ELEMENTS = `p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, blockquote, ${CONTROLS}, div, span`;
/**
 * Where the W key looks for words, in order: an open dialog, the question and explanation of a game, the whole page.
 */
const WORD_AREAS = ["dialog[open] .body", ".asked, .about, .hint, .just-now", "#main"];
const MAX_LISTED = 40;
/** Longest text, in characters, that counts as a line; longer elements are whole parts of the page. */
const MAX_LINE_LENGTH = 4000;

export function installDefinitions(): void {
  const definitions = new Definitions();
  addEventListener("pointermove", (event) => definitions.onPointerMove(event));
  addEventListener("pointerup", (event) => definitions.onPointerUp(event));
  addEventListener("keydown", (event) => definitions.onKeyDown(event));
  addEventListener("scroll", ({ target }) => definitions.onScroll(target), { capture: true, passive: true });
  addEventListener("hashchange", () => definitions.hide());
}

interface TermRange {
  range: Range;
  word: WordData;
}

class Definitions {
  private readonly box = h("div", { class: "definition", role: "tooltip", popover: "manual" });
  private readonly marks = "highlights" in CSS ? new Highlight() : null;
  private hoverTimer = 0;
  private pointedNode: Node | null = null;
  private shownRange: Range | null = null;
  private terms: { key: string; list: Terms } | null = null;

  constructor() {
    document.body.append(this.box);
    if (this.marks) CSS.highlights.set("term", this.marks);
  }

  onPointerMove({ clientX, clientY, pointerType, buttons, target }: PointerEvent): void {
    clearTimeout(this.hoverTimer);
    this.pointedNode = target instanceof Node ? target : null;
    if (pointerType === "touch" || buttons) return;
    if (this.shownRange && !containsPoint(this.shownRange, clientX, clientY)) this.hide();
    this.hoverTimer = window.setTimeout(() => void this.showAt(clientX, clientY), HOVER_DELAY);
  }

  onPointerUp({ clientX, clientY, pointerType, target }: PointerEvent): void {
    this.hide();
    if (pointerType === "mouse" || (target instanceof Element && target.closest(CONTROLS))) return;
    void this.showAt(clientX, clientY);
  }

  onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") this.hide();
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key.toLowerCase() !== "w" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    void this.listVisible();
  }

  /** Hide the definition if the scrolled element contains the word it defines. */
  onScroll(moved: EventTarget | null): void {
    const near = this.shownRange?.startContainer ?? this.pointedNode;
    if (!(moved instanceof Node) || !near || moved.contains(near)) this.hide();
  }

  hide(): void {
    clearTimeout(this.hoverTimer);
    if (this.shownRange) this.box.hidePopover();
    this.shownRange = null;
    this.marks?.clear();
  }

  private async showAt(x: number, y: number): Promise<void> {
    const at = document.elementFromPoint(x, y);
    const line = at?.closest<HTMLElement>(LINE_ELEMENTS);
    if (
      !line ||
      (line.textContent ?? "").length > MAX_LINE_LENGTH ||
      at instanceof HTMLCanvasElement ||
      this.box.contains(at)
    )
      return;
    const all = termRanges(line, await this.loadTerms());
    this.marks?.clear();
    if (!line.matches(CONTROLS)) firstOfEachWord(all).forEach(({ range }) => this.marks?.add(range));
    const here = all.find(({ range }) => containsPoint(range, x, y)) ?? (line.closest(CONTROLS) ? all[0] : undefined);
    if (here) this.show(here);
  }

  private show({ range, word }: TermRange): void {
    if (this.shownRange) this.box.hidePopover();
    replaceContent(this.box, h("b", {}, word.word), " ", word.text);
    this.box.showPopover();
    this.shownRange = range;
    const [about, box] = [range.getBoundingClientRect(), this.box.getBoundingClientRect()];
    const left = Math.max(4, Math.min(about.left, innerWidth - box.width - 4));
    const below = about.bottom + 6;
    const top = below + box.height > innerHeight ? Math.max(4, about.top - box.height - 6) : below;
    this.box.style.left = `${left}px`;
    this.box.style.top = `${top}px`;
  }

  /** List the definitions of all visible words in a dialog. */
  private async listVisible(): Promise<void> {
    await loadGameWords();
    const texts = gameWords().defined;
    const terms = await this.loadTerms();
    const place = WORD_AREAS.map((places) => document.querySelectorAll<HTMLElement>(places)).find(
      ({ length }) => length,
    );
    const visible = [...(place ?? [])]
      .flatMap((one) => termRanges(one, terms))
      .filter(({ range }) => isOnScreen(range));
    const words = firstOfEachWord(visible).slice(0, MAX_LISTED);
    const title = document.body.dataset["title"] ?? "";
    openDialog(texts.heading, [
      v("p", { class: "faint" }, words.length ? texts.here : texts.none),
      v(
        "dl",
        { class: "glossary" },
        ...words.map(({ word }) =>
          v("div", { key: word.word }, v("dt", {}, word.word), v("dd", {}, word.text, " ", ruleLinks(word.rules))),
        ),
      ),
      title ? v("p", {}, v("a", { href: `#/manual/${title}/words`, target: "_blank" }, texts.all)) : null,
    ]);
  }

  /** Load the glossary of the title shown, in the page's language. */
  private async loadTerms(): Promise<Terms> {
    const title = document.body.dataset["title"] ?? "";
    const key = `${document.documentElement.lang} ${title}`;
    if (this.terms?.key !== key) {
      const glossary = title ? await getOnce("/api/words/{title}", { title }).catch(() => null) : null;
      this.terms = { key, list: compileTerms(glossary?.words ?? []) };
    }
    return this.terms.list;
  }
}

/** Find the glossary words in an element, in document order. */
function termRanges(element: HTMLElement, terms: Terms): TermRange[] {
  const all: TermRange[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { start, end, word } of findTerms(node.nodeValue ?? "", terms) satisfies TermMatch[]) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      all.push({ range, word });
    }
  }
  return all;
}

function firstOfEachWord(all: TermRange[]): TermRange[] {
  return all.filter(({ word }, n) => all.findIndex((one) => one.word === word) === n);
}

function containsPoint(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function isOnScreen(range: Range): boolean {
  const { top, bottom, width } = range.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
