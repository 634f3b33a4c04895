/**
 * A position on the map that can be changed: units, markers, who holds what, the day, the cards. It knows no title; the
 * server says what can be set, does each edit with what follows from it, and says what is wrong with the position.
 */

import { post, textOf } from "../api";
import { Board } from "../board/board";
import type { Mark } from "../board/scene";
import { confirmed } from "../dialog";
import { append, download, fill, h, toast } from "../dom";
import { ruleLink } from "../rules";
import type {
  Edit,
  Editable,
  LaidPosition,
  Look,
  MapData,
  Opened,
  OpenedPosition,
  Piece,
  TitleInfo,
} from "../generated/api";
import { askPanel } from "./ask";
import { factsPanel, pilesPanels } from "./facts";
import { hexPanel } from "./hex";
import { playPanel } from "./play";
import { unitPanel, unitsPanel } from "./units";

export function openPosition(title: string, wanted: Opened): Promise<OpenedPosition> {
  return post("/api/positions/{title}", { title }, wanted);
}

const MOST_STEPS_BACK = 200;

export class Editor {
  readonly element: HTMLElement;
  private readonly side: HTMLElement;
  readonly board: Board;
  editable: Editable;
  laid: LaidPosition;
  selected: string | null = null;
  hex: string | null = null;
  /** What is typed into the list of units. */
  wanted = "";
  /** Parts that are open stay open when the page is redrawn. */
  readonly openParts = new Set<string>();
  private marks: Mark[] = [];
  private path: string[] = [];
  private back: LaidPosition[] = [];
  private forth: LaidPosition[] = [];
  private saved: LaidPosition;
  /** Changes come one after another: each begins with what the one before it left. */
  private turn: Promise<void> = Promise.resolve();
  private readonly slots = {
    top: h("div", { class: "slot" }),
    problems: h("div", { class: "slot", "aria-live": "polite" }),
    unit: h("div", { class: "slot", "aria-live": "polite" }),
    hex: h("div", { class: "slot" }),
    units: h("div", { class: "slot" }),
    facts: h("div", { class: "slot" }),
    piles: h("div", { class: "slot" }),
    ask: h("div", { class: "slot" }),
    play: h("div", { class: "slot" }),
  };
  private readonly keys = (event: KeyboardEvent): void => this.key(event);
  private readonly leaving = (event: BeforeUnloadEvent): void => {
    if (this.saved !== this.laid) event.preventDefault();
  };

  constructor(
    readonly title: TitleInfo,
    map: MapData,
    readonly look: Look,
    opened: OpenedPosition,
  ) {
    this.editable = opened.editable;
    this.laid = this.saved = opened;
    this.board = new Board(map, look);
    this.board.listen({
      choose: (hex, unit) => void this.choose(hex, unit),
      point: () => undefined,
      escape: () => this.select(null, null),
      next: (step) => this.next(step),
      symbols: () => this.render(),
      drag: (unit, hex) => void this.change({ unit, where: hex }),
    });
    this.board.canvas.addEventListener("dragover", (event) => event.preventDefault());
    this.board.canvas.addEventListener("drop", (event) => {
      event.preventDefault();
      const unit = event.dataTransfer?.getData("text/plain");
      const hex = this.board.hexUnder(event);
      if (unit && hex && this.piece(unit)) void this.change({ unit, where: hex });
    });
    this.side = h("aside", { class: "side", "aria-label": "Position" }, ...Object.values(this.slots));
    this.element = h(
      "div",
      { class: "play editor" },
      h("h1", { class: "unseen" }, `Position editor, ${title.label}`),
      h("div", { class: "middle" }, this.board.element),
      this.side,
    );
    (window as unknown as { board: Board; editor: Editor }).board = this.board;
    (window as unknown as { editor: Editor }).editor = this;
    this.render();
    fill(this.slots.ask, askPanel(this));
    fill(this.slots.play, playPanel(this));
  }

  start(): void {
    addEventListener("keydown", this.keys);
    addEventListener("beforeunload", this.leaving);
    this.board.frame(this.laid.pieces.map((piece) => piece.counter.hex).filter(Boolean));
  }

  close(): void {
    removeEventListener("keydown", this.keys);
    removeEventListener("beforeunload", this.leaving);
    this.board.close();
  }

  piece(unit: string | null): Piece | undefined {
    return unit === null ? undefined : this.laid.pieces.find((piece) => piece.counter.unit === unit);
  }

  // Choosing

  /** A hex was chosen: the unit in hand goes there, else what is there is shown. */
  private async choose(hex: string, unit: string | null): Promise<void> {
    const held = this.piece(this.selected);
    const there = this.piece(unit);
    const enemy = there !== undefined && there.counter.side !== held?.counter.side;
    if (held && held.where !== hex && !enemy) await this.change({ unit: held.counter.unit, where: hex });
    else this.select(unit, hex);
    const { side } = this;
    if (side.scrollHeight > side.clientHeight) side.scrollTop = 0;
  }

  select(unit: string | null, hex: string | null): void {
    const piece = this.piece(unit);
    this.selected = unit;
    this.hex = hex ?? (piece?.counter.hex || null);
    this.marks = [];
    this.path = [];
    if (piece?.counter.hex) this.board.reveal(piece.counter.hex);
    this.render();
  }

  /** Marks of an answer; they go with the next choice. */
  mark(marks: Mark[], path: string[]): void {
    this.marks = marks;
    this.path = path;
    this.paint();
  }

  private next(step: 1 | -1): boolean {
    const order = this.laid.pieces.filter((piece) => piece.counter.hex).map((piece) => piece.counter.unit);
    const at = this.selected === null ? (step > 0 ? -1 : order.length) : order.indexOf(this.selected);
    const unit = order[at + step];
    if (unit === undefined) return false;
    this.select(unit, null);
    return true;
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName) || document.querySelector("dialog[open]")) return;
    const undo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    if (undo || (event.key === "u" && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      void this.step(undo && event.shiftKey ? 1 : -1);
    } else if (event.key === "Delete" && this.selected) {
      const last = this.editable.boxes[this.editable.boxes.length - 1];
      if (last) void this.change({ unit: this.selected, where: last });
    }
  }

  // Changing

  private inTurn(work: () => void | Promise<void>): Promise<void> {
    this.element.classList.add("busy");
    const mine = this.turn.then(work).finally(() => {
      if (this.turn === mine) this.element.classList.remove("busy");
    });
    this.turn = mine;
    return mine;
  }

  change(...edits: Edit[]): Promise<void> {
    return this.inTurn(() => this.made(edits));
  }

  private async made(edits: Edit[]): Promise<void> {
    try {
      const laid = await post(
        "/api/positions/{title}/edit",
        { title: this.title.title },
        { position: this.laid.position, edits },
      );
      this.back = [...this.back, this.laid].slice(-MOST_STEPS_BACK);
      this.forth = [];
      this.laid = laid;
      const moved = this.piece(this.selected);
      if (edits.some((edit) => edit.unit === this.selected && edit.where !== undefined))
        this.hex = moved?.counter.hex || null;
      this.marks = [];
      this.path = [];
    } catch (error) {
      toast((error as Error).message, "wrong");
    }
    this.render();
  }

  step(way: 1 | -1): Promise<void> {
    return this.inTurn(() => this.stepped(way));
  }

  private stepped(way: 1 | -1): void {
    const [from, to] = way < 0 ? [this.back, this.forth] : [this.forth, this.back];
    const found = from.pop();
    if (!found) return;
    to.push(this.laid);
    this.laid = found;
    this.hex = this.piece(this.selected)?.counter.hex || this.hex;
    this.render();
  }

  private replace(wanted: Opened): Promise<void> {
    return this.inTurn(() => this.opened(wanted));
  }

  private async opened(wanted: Opened): Promise<void> {
    if (
      this.saved !== this.laid &&
      !(await confirmed("Leave this position?", ["What you changed is not in a file yet."], "Leave it"))
    ) {
      this.render();
      return;
    }
    try {
      const opened = await openPosition(this.title.title, wanted);
      this.editable = opened.editable;
      this.laid = this.saved = opened;
      this.back = [];
      this.forth = [];
      this.selected = this.hex = null;
    } catch (error) {
      toast((error as Error).message, "wrong");
    }
    this.render();
    fill(this.slots.play, playPanel(this));
  }

  private save(): Promise<void> {
    return this.inTurn(() => this.downloaded());
  }

  private async downloaded(): Promise<void> {
    try {
      const text = await textOf(
        "/api/positions/{title}/file",
        { title: this.title.title },
        { position: this.laid.position },
      );
      download(`${this.title.title}-position.toml`, text, "application/toml");
      this.saved = this.laid;
    } catch (error) {
      toast((error as Error).message, "wrong");
    }
  }

  // Showing

  private paint(): void {
    this.board.show({
      counters: this.laid.pieces.map((piece) => piece.counter),
      markers: this.laid.markers,
      marks: [...this.marks, ...(this.hex ? [{ hex: this.hex, kind: "target" as const }] : [])],
      ready: new Set(),
      selected: this.selected,
      path: this.path,
    });
  }

  render(): void {
    const active = document.activeElement;
    const kept = active instanceof HTMLElement && this.element.contains(active) ? active.dataset["keep"] : undefined;
    this.paint();
    fill(this.slots.top, this.tools());
    fill(this.slots.unit, unitPanel(this));
    fill(this.slots.hex, hexPanel(this));
    fill(this.slots.problems, this.problems());
    fill(this.slots.units, ...unitsPanel(this));
    fill(this.slots.facts, factsPanel(this));
    fill(this.slots.piles, ...pilesPanels(this));
    if (kept) this.element.querySelector<HTMLElement>(`[data-keep="${CSS.escape(kept)}"]`)?.focus();
    document.body.dataset["edits"] = String(this.back.length);
  }

  /** A part that can be folded, stays as the person left it, and is made when it is first open. */
  fold(name: string, heading: string, make: () => (HTMLElement | null)[]): HTMLElement {
    const open = this.openParts.has(name);
    const box = h("details", { class: "panel box", open }, h("summary", {}, heading), ...(open ? make() : []));
    let made = open;
    box.addEventListener("toggle", () => {
      if (box.open) this.openParts.add(name);
      else this.openParts.delete(name);
      if (box.open && !made) append(box, make());
      made = made || box.open;
    });
    return box;
  }

  private tools(): HTMLElement {
    const scenarios = Object.entries(this.title.scenarios);
    const from = h(
      "select",
      { "data-keep": "scenario" },
      ...scenarios.map(([key, held]) => h("option", { value: key }, held.label)),
    );
    from.value = this.laid.scenario;
    from.addEventListener("change", () => void this.replace({ scenario: from.value, variant: this.laid.variant }));
    const file = h("input", {
      type: "file",
      accept: ".toml,.json",
      class: "unseen",
      id: "bring-position",
      tabindex: -1,
      "aria-label": "Open a position file",
    });
    file.addEventListener("change", () => {
      const found = file.files?.[0];
      if (found) void found.text().then((text) => this.replace({ text, name: found.name }));
    });
    const button = (words: string, does: () => void, off = false, key = ""): HTMLElement =>
      h(
        "button",
        { type: "button", disabled: off, "data-keep": words, onclick: does },
        words,
        key ? h("kbd", {}, key) : null,
      );
    const [situation] = this.laid.panels;
    return h(
      "section",
      { class: "panel", "aria-label": "Position" },
      h("h2", {}, `Position editor, ${this.title.label.split(":")[0] ?? ""}`),
      h("label", { class: "set" }, "Start again from ", from),
      h(
        "div",
        { class: "row" },
        button("Undo", () => this.step(-1), !this.back.length, "U"),
        button("Redo", () => this.step(1), !this.forth.length),
        button("Open a file", () => file.click()),
        button("Download", () => void this.save()),
        file,
      ),
      situation
        ? h(
            "dl",
            { class: "values" },
            ...situation.rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
          )
        : null,
    );
  }

  private problems(): HTMLElement {
    const { problems } = this.laid;
    if (!problems.length) return h("p", { class: "panel good-news" }, "✓ The position is legal.");
    const known = new Set(this.laid.pieces.map((piece) => piece.counter.unit));
    return h(
      "section",
      { class: "panel why refused", "aria-label": "Problems" },
      h("h3", {}, problems.length === 1 ? "One problem" : `${problems.length} problems`),
      h(
        "ul",
        { class: "problems" },
        ...problems.map((problem) => {
          const unit = known.has(problem.where) ? problem.where : null;
          const hex = this.board.grid.index.has(problem.where) ? problem.where : null;
          const show = (): void => {
            if (hex) this.board.reveal(hex);
            this.select(unit, hex);
          };
          return h(
            "li",
            {},
            problem.text,
            " ",
            problem.rule ? ruleLink(problem.rule) : null,
            unit || hex ? h("button", { type: "button", class: "plain", onclick: show }, "show") : null,
          );
        }),
      ),
    );
  }
}
