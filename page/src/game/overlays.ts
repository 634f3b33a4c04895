/** The menu of what may be laid over the map: remembered by title, asked for again when the game moves on. */

import { get } from "../api";
import { kindOf } from "../board/overlays";
import { fill, h } from "../dom";
import { ruleLinks } from "../rules";
import type { Overlay } from "../generated/api";
import type { GamePage } from "./game";
import { gameWords } from "../words/game";

export class Overlays {
  readonly element: HTMLElement;
  private readonly list = h("div", { class: "overlay-list" });
  /** On the map itself, so that what is drawn is never without its meaning. */
  private readonly legend = h("div", { class: "overlay-legend", "aria-live": "polite" });
  private readonly chosen: Set<string>;
  private readonly shown = new Map<string, Overlay>();
  private readonly labels = new Map<string, string>();
  private path: Overlay | null = null;
  private asked = "";
  private listed = "";
  /** Counts up when what is laid out no longer holds: answers to older questions are dropped, parts not asked. */
  private round = 0;

  constructor(private readonly page: GamePage) {
    this.chosen = new Set(remembered(page.view.title));
    this.element = h(
      "details",
      { class: "layers overlays", hidden: true },
      h("summary", { title: gameWords().overlays.title, "aria-label": gameWords().overlays.label }, "◎"),
      h("div", {}, h("h3", {}, gameWords().overlays.heading), this.list),
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !(this.element as HTMLDetailsElement).open) return;
      event.stopPropagation();
      this.toggle();
    });
    page.board.element.querySelector(".board-buttons")?.append(this.element);
    page.board.element.append(this.legend);
  }

  /** The key O opens and closes the menu. */
  toggle(): void {
    const menu = this.element as HTMLDetailsElement;
    menu.open = !menu.open;
    if (menu.open) this.list.querySelector("input")?.focus();
    else this.element.querySelector("summary")?.focus();
  }

  private get moment(): { game: string; side: string; at?: number } {
    const { view, at } = this.page;
    return view.at === view.lines ? at : { ...at, at: view.at };
  }

  /** The position has changed, or may have: what is shown is asked for again. */
  async follow(): Promise<void> {
    const { view, side } = this.page;
    const now = `${view.lines}/${view.at}/${side}`;
    if (now === this.asked) return;
    this.asked = now;
    this.round++;
    this.path = null;
    try {
      if (this.listed !== side) await this.ask();
      await Promise.all([...this.chosen].map((name) => this.load(name)));
    } catch (error) {
      this.page.explainer.wrong(error);
    }
  }

  private async ask(): Promise<void> {
    const { side } = this.page;
    const told = await get("/api/games/{game}/overlays", this.moment, this.page.seat);
    this.listed = side;
    this.element.hidden = !told.overlays.length;
    for (const name of this.chosen) if (!told.overlays.some((one) => one.name === name)) this.chosen.delete(name);
    for (const { name, label } of told.overlays) this.labels.set(name, label);
    fill(this.list, ...told.overlays.map(({ name, label }) => this.choice(name, label)));
  }

  private choice(name: string, label: string): HTMLElement {
    const box = h("input", { type: "checkbox", checked: this.chosen.has(name), "data-overlay": name });
    box.addEventListener("change", () => {
      if (box.checked) {
        this.chosen.add(name);
        this.load(name).catch((error: unknown) => this.page.explainer.wrong(error));
      } else {
        this.chosen.delete(name);
        this.shown.delete(name);
        this.path = null;
        this.draw();
      }
      localStorage.setItem(key(this.page.view.title), JSON.stringify([...this.chosen]));
    });
    return h("label", {}, box, ` ${label}`);
  }

  private async load(name: string): Promise<void> {
    const { round } = this;
    const sheet = await this.fetch(name);
    if (round !== this.round || !this.chosen.has(name)) return;
    this.shown.set(name, sheet);
    this.draw();
    for (const part of this.inSightFirst(sheet.parts)) {
      const found = await this.fetch(part);
      if (round !== this.round || !this.chosen.has(name)) return;
      sheet.hexes = { ...sheet.hexes, ...found.hexes };
      this.draw();
    }
  }

  /** What takes long is asked first for the hexes one looks at. */
  private inSightFirst(parts: string[]): string[] {
    const away = (part: string): number => (this.page.board.inSight(part.slice(part.indexOf(":") + 1)) ? 0 : 1);
    return [...parts].sort((a, b) => away(a) - away(b));
  }

  private fetch(name: string): Promise<Overlay> {
    return get("/api/games/{game}/overlay", { ...this.moment, name }, this.page.seat);
  }

  /** A hex is pointed at: its path, where one of the sheets has it. */
  async point(hex: string | null): Promise<void> {
    const sheet = [...this.shown].find(([, one]) => one.of_hex)?.[0];
    if (!sheet) return;
    const { round } = this;
    if (!hex || !this.page.view.table.counters.some((counter) => counter.hex === hex)) {
      if (this.path) this.lay(null);
      return;
    }
    try {
      const found = await this.fetch(`${sheet}:${hex}`);
      if (round === this.round && this.shown.has(sheet) && this.page.board.standsOn(hex)) this.lay(found);
    } catch (error) {
      this.page.explainer.wrong(error);
    }
  }

  private lay(path: Overlay | null): void {
    this.path = path;
    this.draw();
  }

  private draw(): void {
    for (const name of this.shown.keys()) if (!this.chosen.has(name)) this.shown.delete(name);
    const sheets = [...this.shown.values()];
    this.page.board.show({ overlays: this.path ? [...sheets, this.path] : sheets });
    fill(
      this.legend,
      ...(this.path ? [legendOf(this.path, "")] : []),
      ...[...this.shown].map(([name, sheet]) => legendOf(sheet, this.labels.get(name) ?? "")),
    );
    this.element.classList.toggle("on", sheets.length > 0);
    this.element.dataset["shown"] = [...this.shown.keys()].join(" ");
  }
}

function legendOf(sheet: Overlay, label: string): HTMLElement {
  // A style attribute would be refused by the page's own policy; the property is not.
  const sign = (kind: string): HTMLElement => {
    const box = h("span", { class: "sign", "aria-hidden": "true" });
    box.style.background = kindOf(kind).colour;
    return box;
  };
  return h(
    "div",
    { class: "legend" },
    label ? h("h4", {}, label) : null,
    sheet.text ? h("p", {}, sheet.text, " ", ruleLinks(sheet.rules)) : null,
    sheet.legend.length ? h("ul", {}, ...sheet.legend.map(([kind, means]) => h("li", {}, sign(kind), means))) : null,
  );
}

function key(title: string): string {
  return `broadfront.overlays.${title}`;
}

function remembered(title: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(title)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
