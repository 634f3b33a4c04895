/** A game at the table: the board, the prompt, what may be done, what happened. */

import { get, once } from "../api";
import { Board } from "../board/board";
import type { Mark } from "../board/scene";
import { fill, h } from "../dom";
import { group, live, mount, unmount } from "../ui";
import { listen } from "../news";
import { seatOf, sit } from "../seats";
import { partOf, type TitlePart } from "../titles";
import type { GameView, Look, MapData } from "../generated/api";
import type { View } from "../view";
import { clickHex } from "./clicks";
import { coverScreen } from "./cover";
import { Explainer } from "./explainer";
import { Heard } from "./heard";
import { pressed } from "./keys";
import { Log, newsView } from "./log";
import { OpenDice, OtherRules } from "./notices";
import { Orders } from "./orders";
import { Overlays } from "./overlays";
import { promptView } from "./prompt";
import { type Known, Received } from "./received";
import { Replay } from "./replay";
import { Selection } from "./selection";
import { GameStore } from "./store";
import { Boxes, Hand, Panels } from "./table";
import { toolbar } from "./tools";
import { proposalNews } from "./undo";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[]): Promise<View> {
  const [id = "", token] = rest;
  await loadGameWords();
  if (token) {
    sit(id, token);
    history.replaceState(null, "", `#/game/${id}`);
  }
  const seat = seatOf(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const [map, look, part] = await Promise.all([
    once("/api/maps/{title}", { title: view.title }),
    once("/api/style", {}),
    partOf(view.title),
  ]);
  const page = new GamePage(id, seat, view, map, look, part);
  return { heading: page.heading, element: page.element, ready: () => page.start(), close: () => page.close() };
}

export class GamePage {
  readonly element: HTMLElement;
  readonly board: Board;
  readonly store: GameStore;
  readonly replay: Replay;
  readonly overlays: Overlays;
  readonly received: Received;
  readonly selection = new Selection(this);
  readonly orders = new Orders(this);
  readonly explainer = new Explainer(this);
  /** The list of all options stays open when the page is redrawn. */
  listOpen = false;
  private covered = false;
  private looked = false;
  private readonly tools = toolbar(this);
  private readonly slots = {
    rules: h("div", { class: "slot" }),
    dice: h("div", { class: "slot" }),
    head: h("div", { class: "slot" }),
    prompt: h("div", { class: "slot prompt-slot", "aria-live": "polite" }),
    part: h("div", { class: "slot" }),
    desk: h("div", { class: "desk-slot" }),
    dock: h("div", { class: "dock-slot" }),
    news: h("div", { class: "slot" }),
    boxes: h("div", { class: "slot" }),
    hand: h("div", { class: "slot" }),
    panels: h("div", { class: "slot" }),
    tables: h("div", { class: "slot" }),
    log: h("div"),
    heard: h("div"),
  };
  private stopNews: (() => void) | null = null;
  private readonly keys = (event: KeyboardEvent): void => pressed(this, event);

  constructor(
    readonly id: string,
    readonly seat: string,
    view: GameView,
    map: MapData,
    readonly look: Look,
    readonly part: TitlePart,
  ) {
    this.store = new GameStore(view);
    this.received = new Received(id, seat, view);
    this.board = new Board(map, look, {
      choose: (hex, unit, exact) => void clickHex(this, hex, unit, exact),
      point: (hex) => void this.explainer.point(hex),
      escape: () => this.selection.clear(),
      next: (step) => this.selection.next(step),
      symbols: () => {
        this.store.pictures.value++;
        this.render();
      },
    });
    this.replay = new Replay(this);
    this.overlays = new Overlays(this);
    this.element = h(
      "div",
      { class: "play" },
      h("h1", { class: "unseen" }, this.heading),
      h("div", { class: "middle" }, this.board.element, this.slots.desk, this.slots.dock, this.replay.element),
      h(
        "aside",
        { class: "side", "aria-label": gameWords().aside },
        this.slots.heard,
        this.slots.rules,
        this.slots.head,
        this.slots.prompt,
        this.explainer.element,
        this.tools.element,
        this.slots.dice,
        this.slots.news,
        this.slots.part,
        this.slots.boxes,
        this.slots.hand,
        this.slots.panels,
        this.slots.tables,
        h("details", { class: "panel log-panel", open: true }, h("summary", {}, gameWords().log), this.slots.log),
      ),
    );
    if (part.head) mount(live(part.head, { page: this }), this.slots.head);
    if (part.dock) mount(live(part.dock, { page: this }), this.slots.dock);
    mount(group((part.tables ?? []).map((table) => live(table, { page: this }))), this.slots.tables);
    mount(live(OtherRules, { page: this }), this.slots.rules);
    mount(live(OpenDice, { page: this }), this.slots.dice);
    mount(live(Boxes, { page: this }), this.slots.boxes);
    mount(live(Hand, { page: this }), this.slots.hand);
    mount(live(Panels, { page: this }), this.slots.panels);
    mount(live(Log, { page: this }), this.slots.log);
    mount(live(Heard, { page: this }), this.slots.heard);
    (window as unknown as { board: Board }).board = this.board;
  }

  /** The table that is shown. */
  get view(): GameView {
    return this.store.view.value;
  }

  set view(view: GameView) {
    this.store.view.value = view;
  }

  /** The side that sits at the screen. */
  get side(): string {
    return this.store.side.value;
  }

  set side(side: string) {
    this.store.side.value = side;
  }

  get heading(): string {
    return `${this.view.label.split(":")[0] ?? ""}, ${this.view.scenario}`;
  }

  /** Which game, and the side it is seen as: what most requests name. */
  get at(): { game: string; side: string } {
    return { game: this.id, side: this.side };
  }

  start(): void {
    this.stopNews = listen(
      this.id,
      this.seat,
      () => this.received.seen(this.side) ?? this.view.lines,
      (news) => void this.orders.hear(news),
      (lost) => this.element.classList.toggle("lost", lost),
    );
    addEventListener("keydown", this.keys);
    void this.refresh();
  }

  close(): void {
    this.stopNews?.();
    Object.values(this.slots).forEach(unmount);
    removeEventListener("keydown", this.keys);
    this.board.close();
  }

  // The state of the table

  /** Show the game as it is now: as it was just received, else as the server tells it. */
  async refresh(known?: Known): Promise<void> {
    try {
      const { view, log } = known ?? (await this.received.now(this.side));
      if (this.mustCover(view)) return;
      const fresh = view.lines !== this.view.lines || view.at !== this.view.at;
      const first = !this.looked;
      proposalNews(this, this.view, view, log);
      this.store.show({ view, log });
      if (fresh) {
        this.explainer.forget();
        this.selection.clear();
      }
      await this.explainer.loadAttacks();
      this.replay.follow();
      this.render();
      const only = (fresh || first) && this.mine ? this.part.focus?.(this) : null;
      if (only) {
        const at = view.table.counters.find((counter) => counter.unit === only)?.hex;
        if (at) this.board.reveal(at);
        await this.selection.select(only);
      }
      if (fresh) this.element.querySelector(".side")?.scrollTo({ top: 0 });
      if (fresh) this.board.revealOne(this.marks().map((mark) => mark.hex));
    } catch (error) {
      this.explainer.wrong(error);
    }
  }

  /** On one screen, the next person is called before anything of theirs is shown. */
  private mustCover(view: GameView): boolean {
    if (view.mode !== "hot-seat" || view.pending.kind !== "decision" || view.pending.side === this.side) return false;
    if (this.covered) return true;
    if (!Object.keys(view.zones).length) {
      // Nothing is hidden in this title: nobody has to look away.
      this.side = view.pending.side;
      void this.refresh();
      return true;
    }
    this.covered = true;
    const next = view.pending.side;
    coverScreen(next, async () => {
      const known = await this.received.now(next);
      this.covered = false;
      this.side = next;
      this.store.news.value = [];
      await this.refresh(known);
    });
    return true;
  }

  /** What a person calls a unit. */
  unitName(unit: string): string {
    return this.view.table.counters.find((counter) => counter.unit === unit)?.name || unit;
  }

  get mine(): boolean {
    return (
      this.view.pending.kind === "decision" && this.view.pending.side === this.side && this.view.choices !== undefined
    );
  }

  /** Units that may be chosen now, in the order they are listed. */
  get ready(): string[] {
    if (!this.mine) return [];
    const single = (this.view.choices ?? []).filter((choice) => choice.unit).map((choice) => choice.unit);
    return [...new Set([...Object.keys(this.view.movers ?? {}), ...single, ...this.view.table.ready])];
  }

  /** The first look goes to the units one may choose, or to all. */
  private firstLook(): void {
    if (this.looked) return;
    this.looked = true;
    const ready = this.ready;
    const placed = this.view.table.counters.filter((counter) => counter.hex);
    const wanted = placed.filter((counter) => ready.includes(counter.unit));
    this.board.frame((wanted.length ? wanted : placed).map((counter) => counter.hex));
  }

  render(): void {
    const { view } = this;
    this.firstLook();
    document.body.dataset["lines"] = String(view.lines);
    const ready = new Set(this.ready);
    this.tools.follow();
    this.renderAsked();
    fill(this.slots.desk, this.part.desk?.(this) ?? null);
    const news = this.part.news?.(this);
    fill(this.slots.news, news === undefined ? newsView(this) : news);
    this.board.show({
      counters: view.table.counters,
      markers: view.table.markers,
      ready,
      selected: this.selection.unit,
      marks: this.marks(),
    });
    this.part.drawn?.(this);
    void this.overlays.follow();
    if (view.table.attack && view.choices) void this.explainer.showOdds(gameWords().odds.thisAttack, view.table.attack);
  }

  /** The prompt, and what the title shows beside it. */
  renderAsked(): void {
    fill(this.slots.prompt, promptView(this));
    fill(this.slots.part, ...(this.part.panels?.(this) ?? []));
  }

  /** What is marked on the map now. */
  marks(): Mark[] {
    const general = this.generalMarks();
    return this.part.marks?.(this, general) ?? general;
  }

  private generalMarks(): Mark[] {
    if (this.selection.unit)
      return this.selection.reach.map((choice) => ({ hex: choice.hex, kind: "reach", label: choice.left }));
    if (!this.mine) return [];
    return (this.view.choices ?? [])
      .filter((choice) => choice.hex && !choice.unit)
      .map((choice) => ({ hex: choice.hex, kind: "target" }));
  }
}
