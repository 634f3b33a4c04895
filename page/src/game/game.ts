/** A game at the table: the board, what is asked, what may be done, what happened. */

import { get, once, post, Refused } from "../api";
import { Board } from "../board/board";
import type { Mark } from "../board/scene";
import { describeGround } from "../board/words";
import { confirmed } from "../dialog";
import { fill, h, toast } from "../dom";
import { listen } from "../news";
import { seatOf, sit } from "../seats";
import type { ActionData, Choice, GameView, Look, LogEntry, MapData, Odds, Why } from "../types";
import type { View } from "../view";
import { coverScreen } from "./cover";
import { help } from "./help";
import { eventView, Log } from "./log";
import { Overlays } from "./overlays";
import { promptView } from "./prompt";
import { Replay } from "./replay";
import { oddsChart } from "./odds_chart";
import { boxViews, handView, panelViews, whyView } from "./table";
import { toolbar } from "./tools";
import { partOf, type TitlePart } from "../titles";

export async function open(rest: string[]): Promise<View> {
  const [id = "", token] = rest;
  if (token) {
    sit(id, token);
    history.replaceState(null, "", `#/game/${id}`);
  }
  const seat = seatOf(id);
  if (!seat) throw new Error("You have no seat at this table. Open the link you were given.");
  const view = await get<GameView>(`/api/games/${id}`, seat);
  const [map, look, part] = await Promise.all([once<MapData>(`/api/maps/${view.title}`), once<Look>("/api/style"), partOf(view.title)]);
  const page = new GamePage(id, seat, view, map, look, part);
  return { heading: page.heading, element: page.element, ready: () => page.start(), close: () => page.close() };
}

export class GamePage {
  readonly element: HTMLElement;
  readonly board: Board;
  readonly log: Log;
  readonly replay: Replay;
  readonly overlays: Overlays;
  /** The side that sits at the screen. */
  side: string;
  selected: string | null = null;
  /** The list of all options stays open when the page is drawn anew. */
  listOpen = false;
  /** What the selected unit may do in a hex, and what it may do where it stands. */
  reach: Choice[] = [];
  acts: Choice[] = [];
  /** All the selected unit may do in a hex; `reach` is what of it the title shows now. */
  moves: Choice[] = [];
  private attacks = new Map<string, { action: ActionData; text: string }>();
  /** What came of the last thing this side did. */
  news: LogEntry[] = [];
  busy = false;
  /** News that came while something was done, which looks at the game by itself when it is finished. */
  private heard: number | null = null;
  private covered = false;
  private looked = false;
  private readonly whys = new Map<string, Promise<Why>>();
  private readonly slots = {
    head: h("div", { class: "slot" }),
    prompt: h("div", { class: "slot prompt-slot", "aria-live": "polite" }),
    part: h("div", { class: "slot" }),
    desk: h("div", { class: "desk-slot" }),
    dock: h("div", { class: "dock-slot" }),
    told: h("div", { class: "slot", "aria-live": "polite" }),
    news: h("div", { class: "slot" }),
    boxes: h("div", { class: "slot" }),
    hand: h("div", { class: "slot" }),
    panels: h("div", { class: "slot" }),
  };
  private stopNews: (() => void) | null = null;
  private readonly keys = (event: KeyboardEvent): void => this.key(event);

  constructor(
    readonly id: string,
    readonly seat: string,
    public view: GameView,
    map: MapData,
    readonly look: Look,
    readonly part: TitlePart,
  ) {
    this.side = view.side;
    this.board = new Board(map, look, {
      choose: (hex, unit, exact) => void this.choose(hex, unit, exact),
      point: (hex) => void this.point(hex),
      escape: () => this.deselect(),
      next: (step) => this.next(step),
      symbols: () => this.render(),
    });
    this.log = new Log(this);
    this.replay = new Replay(this);
    this.overlays = new Overlays(this);
    this.element = h(
      "div",
      { class: "play" },
      h("h1", { class: "unseen" }, this.heading),
      h("div", { class: "middle" }, this.board.element, this.slots.desk, this.slots.dock, this.replay.element),
      h(
        "aside",
        { class: "side", "aria-label": "Game" },
        this.slots.head,
        this.slots.prompt,
        this.slots.told,
        toolbar(this),
        this.slots.news,
        this.slots.part,
        this.slots.boxes,
        this.slots.hand,
        this.slots.panels,
        h("details", { class: "panel log-panel", open: true }, h("summary", {}, "Log"), this.log.element),
      ),
    );
    (window as unknown as { board: Board }).board = this.board;
  }

  get heading(): string {
    return `${this.view.label.split(":")[0] ?? ""}, ${this.view.scenario}`;
  }

  get path(): string {
    return `/api/games/${this.id}`;
  }

  start(): void {
    this.stopNews = listen(
      this.id,
      this.seat,
      (lines) => this.hear(lines),
      (lost) => this.element.classList.toggle("lost", lost),
    );
    addEventListener("keydown", this.keys);
    void this.refresh();
  }

  close(): void {
    this.stopNews?.();
    removeEventListener("keydown", this.keys);
    this.board.close();
  }

  // The state of the table

  async refresh(): Promise<void> {
    try {
      const view = await get<GameView>(`${this.path}?side=${this.side}`, this.seat);
      if (this.mustCover(view)) return;
      const log = await get<{ log: LogEntry[] }>(`${this.path}/log?side=${this.side}`, this.seat);
      const fresh = view.lines !== this.view.lines || view.at !== this.view.at;
      const first = !this.looked;
      this.view = view;
      this.log.set(log.log);
      if (fresh) {
        this.whys.clear();
        this.deselect();
      }
      await this.loadAttacks();
      this.replay.follow();
      this.render();
      const only = (fresh || first) && this.mine ? this.part.focus?.(this) : null;
      if (only) {
        const at = view.table.counters.find((counter) => counter.unit === only)?.hex;
        if (at) this.board.reveal(at);
        await this.select(only);
      }
      if (fresh) this.element.querySelector(".side")?.scrollTo({ top: 0 });
      if (fresh) this.board.revealOne(this.marks().map((mark) => mark.hex));
    } catch (error) {
      this.wrong(error);
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
    coverScreen(view.pending.side, () => {
      this.covered = false;
      this.side = view.pending.kind === "decision" ? view.pending.side : this.side;
      this.news = [];
      void this.refresh();
    });
    return true;
  }

  get mine(): boolean {
    return this.view.pending.kind === "decision" && this.view.pending.side === this.side && this.view.choices !== undefined;
  }

  private async loadAttacks(): Promise<void> {
    this.attacks.clear();
    // A title that plans attacks itself tells the odds there.
    const hexes = this.mine && !this.part.chosen ? (this.view.choices ?? []).filter((choice) => choice.hex && !choice.unit) : [];
    if (!hexes.length) return;
    const told = await get<{ attacks: { action: ActionData; text: string }[] }>(`${this.path}/attacks?side=${this.side}`, this.seat);
    for (const attack of told.attacks) {
      for (const value of Object.values(attack.action)) if (typeof value === "string" && hexes.some((choice) => choice.hex === value)) this.attacks.set(value, attack);
    }
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
    fill(this.slots.head, this.part.head?.(this) ?? null);
    fill(this.slots.prompt, promptView(this));
    fill(this.slots.part, ...(this.part.panels?.(this) ?? []));
    fill(this.slots.desk, this.part.desk?.(this) ?? null);
    fill(this.slots.boxes, ...boxViews(view, this.look, ready, this.selected, (unit) => void this.chooseUnit(unit)));
    fill(this.slots.dock, this.part.dock?.(this) ?? null);
    fill(this.slots.hand, this.part.dock ? null : handView(view));
    fill(this.slots.panels, ...panelViews(view), ...(this.part.tables?.(this) ?? []));
    const news = this.part.news?.(this);
    fill(this.slots.news, news === undefined ? this.newsView() : news);
    this.board.show({
      counters: view.table.counters,
      markers: view.table.markers,
      ready,
      selected: this.selected,
      marks: this.marks(),
    });
    this.part.drawn?.(this);
    void this.overlays.follow();
    if (view.table.attack && view.choices) void this.showOdds("this attack", view.table.attack);
  }

  private newsView(): HTMLElement | null {
    const events = this.news.flatMap((entry) => (entry.kind === "do" && entry.side === this.side && !entry.events.length ? [] : entry.events));
    if (!events.length) return null;
    return h(
      "section",
      { class: "panel news", "aria-label": "What just happened" },
      h("h3", {}, "Just now"),
      h("ul", {}, ...events.slice(-12).map((event) => h("li", { class: `event-${event.kind}` }, eventView(this, event)))),
    );
  }

  /** What is marked on the map now. */
  marks(): Mark[] {
    const general = this.generalMarks();
    return this.part.marks?.(this, general) ?? general;
  }

  private generalMarks(): Mark[] {
    if (this.selected) return this.reach.map((choice) => ({ hex: choice.hex, kind: "reach", label: choice.left }));
    if (!this.mine) return [];
    return (this.view.choices ?? []).filter((choice) => choice.hex && !choice.unit).map((choice) => ({ hex: choice.hex, kind: "target" }));
  }

  // Choosing

  private async choose(hex: string, unit: string | null, exact = false): Promise<void> {
    if (!this.mine || this.busy) {
      this.tellHex(hex);
      return;
    }
    const here = this.selected && !exact ? this.reach.filter((choice) => choice.hex === hex) : [];
    if (!here.length && !exact && this.part.chosen?.(this, hex)) return;
    if (here.length) {
      await this.pick(here);
      return;
    }
    const targets = (this.view.choices ?? []).filter((choice) => choice.hex === hex && !choice.unit);
    if (targets.length && !exact) {
      await this.pick(targets);
      return;
    }
    if (unit && unit !== this.selected && this.ready.includes(unit)) {
      await this.chooseUnit(unit, exact || !this.manyReady(hex));
      return;
    }
    if (unit && unit === this.selected) {
      this.deselect();
      return;
    }
    await this.explain(this.selected ?? unit ?? "", hex);
  }

  /** Whether several units of a hex may be chosen: then one of the stack spread out is meant, not the one on top. */
  private manyReady(hex: string): boolean {
    const ready = new Set(this.ready);
    return this.view.table.counters.filter((counter) => counter.hex === hex && ready.has(counter.unit)).length > 1;
  }

  async chooseUnit(unit: string, sure = true): Promise<void> {
    if (!this.mine || this.busy) return;
    if (this.view.table.ready.includes(unit)) {
      await this.select(unit);
      return;
    }
    const moves = this.view.movers?.[unit] ?? 0;
    const single = (this.view.choices ?? []).filter((choice) => choice.unit === unit && !choice.hex);
    if (!moves && single.length === 1 && !single.some((choice) => this.part.selects?.(choice))) {
      if (sure) await this.pick(single);
      return;
    }
    if (!moves && !single.length) {
      await this.explain(unit, this.view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "");
      return;
    }
    await this.select(unit);
  }

  async select(unit: string): Promise<void> {
    const started = performance.now();
    this.selected = unit;
    this.moves = this.reach = [];
    this.acts = [];
    fill(this.slots.told);
    try {
      const told = await get<{ choices: Choice[] }>(`${this.path}/reach?side=${this.side}&unit=${encodeURIComponent(unit)}`, this.seat);
      if (this.selected !== unit) return;
      this.moves = told.choices.filter((choice) => choice.hex);
      this.acts = told.choices.filter((choice) => !choice.hex);
      this.sift();
    } catch (error) {
      this.wrong(error);
    }
    this.render();
    requestAnimationFrame(() => performance.measure("reach", { start: started, end: performance.now() }));
  }

  /** Show of the selected unit's moves those the title has chosen. */
  sift(): void {
    this.reach = this.part.sift?.(this, this.moves) ?? this.moves;
  }

  deselect(): void {
    this.selected = null;
    this.moves = this.reach = [];
    this.acts = [];
    fill(this.slots.told);
    this.board.show({ selected: null, path: [], marks: this.marks() });
    fill(this.slots.prompt, promptView(this));
    fill(this.slots.part, ...(this.part.panels?.(this) ?? []));
  }

  /** One choice is done at once; several are offered. */
  private async pick(choices: Choice[]): Promise<void> {
    const only = choices.length === 1 ? choices[0] : undefined;
    if (only) {
      await this.apply(only.action);
      return;
    }
    fill(
      this.slots.told,
      h(
        "section",
        { class: "panel", "aria-label": "Choose" },
        h("h3", {}, "Which?"),
        ...choices.map((choice) => h("button", { type: "button", onclick: () => void this.apply(choice.action) }, choice.text)),
      ),
    );
  }

  async apply(action: ActionData): Promise<void> {
    await this.change("apply", { action, side: this.side, lines: this.view.lines });
  }

  /** Several things one after another: `next` says from the present position what comes, null when all is done. */
  async applyAll(next: (view: GameView) => ActionData | null): Promise<void> {
    await this.occupied(async () => {
      const news: LogEntry[] = [];
      let trouble: unknown = null;
      try {
        let { view } = this;
        for (let action = next(view); action; action = next(view)) {
          const done = await post<{ log: LogEntry[] }>(`${this.path}/apply`, { action, side: this.side, lines: view.lines }, this.seat);
          news.push(...done.log);
          view = await get<GameView>(`${this.path}?side=${this.side}`, this.seat);
        }
      } catch (error) {
        trouble = error;
      }
      this.news = news;
      this.deselect();
      await this.refresh();
      if (trouble) this.wrong(trouble);
    });
  }

  async roll(): Promise<void> {
    await this.change("roll", { lines: this.view.lines });
  }

  async enter(outcome: number | string): Promise<void> {
    await this.change("outcome", { outcome, lines: this.view.lines });
  }

  private async change(what: string, body: unknown): Promise<void> {
    await this.occupied(async () => {
      try {
        const done = await post<{ lines: number; log: LogEntry[] }>(`${this.path}/${what}`, body, this.seat);
        this.news = done.log;
        this.deselect();
        await this.refresh();
      } catch (error) {
        this.wrong(error);
      }
    });
  }

  /** One thing at a time; news that comes meanwhile waits, so that the page is not drawn anew under one's hands. */
  private async occupied(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.element.classList.add("busy");
    try {
      await work();
    } finally {
      this.busy = false;
      this.element.classList.remove("busy");
    }
    if (this.heard !== null) this.hear(this.heard);
  }

  private hear(lines: number): void {
    if (this.busy) {
      this.heard = lines;
      return;
    }
    this.heard = null;
    if (lines !== this.view.lines || this.view.mode === "seats") void this.refresh();
  }

  async undo(agreed?: boolean): Promise<void> {
    try {
      const body = agreed === undefined ? {} : { agreed };
      const done = await post<{ asked: boolean }>(`${this.path}/undo`, { ...body, side: this.side }, this.seat);
      if (done.asked) toast("The other person is asked.");
      this.news = [];
      await this.refresh();
    } catch (error) {
      const rules = error instanceof Refused ? (error.error.ruling?.rules ?? []) : [];
      if (agreed === undefined && rules.includes("BF-04")) {
        const one = this.view.mode === "hot-seat";
        const yes = await confirmed("Take back?", `${(error as Error).message}`, one ? "Both agree" : "Ask the other person");
        if (yes) await this.undo(true);
        return;
      }
      this.wrong(error);
    }
  }

  // Explaining

  private async point(hex: string | null): Promise<void> {
    void this.overlays.point(hex);
    const choice = hex && this.selected ? this.reach.find((one) => one.hex === hex) : undefined;
    if (choice?.path.length) {
      const start = this.view.table.counters.find((counter) => counter.unit === this.selected)?.hex;
      this.board.show({ path: start ? [start, ...choice.path] : choice.path });
      const why = await this.why({ action: choice.action });
      if (this.reach.includes(choice)) fill(this.slots.told, this.part.way?.(this, why) ?? whyView({ ...why, text: choice.text }));
      return;
    }
    if (this.board.scene.path.length) this.board.show({ path: [] });
    const attack = hex && !this.selected ? this.attacks.get(hex) : undefined;
    if (attack) await this.showOdds(attack.text, attack.action);
    else if (hex && !this.selected && !this.view.table.attack) this.tellHex(hex);
  }

  why(asked: { action?: ActionData; unit?: string; hex?: string }): Promise<Why> {
    const name = JSON.stringify(asked);
    let found = this.whys.get(name);
    if (!found) {
      found = post<Why>(`${this.path}/why`, { ...asked, side: this.side }, this.seat);
      this.whys.set(name, found);
      found.catch(() => this.whys.delete(name));
    }
    return found;
  }

  /** What stands against it, with its rule. */
  private async explain(unit: string, hex: string): Promise<void> {
    try {
      const why = await this.why({ unit, hex });
      // Nothing that is asked has to do with units or hexes: then what lies there is told.
      if (!why.action && !why.ruling.legal) {
        this.tellHex(hex);
        return;
      }
      fill(this.slots.told, whyView(why));
      if (!why.ruling.legal) this.slots.told.scrollIntoView({ block: "nearest" });
      if (!why.ruling.legal) this.board.show({ marks: [...this.marks(), { hex, kind: "bad" }], path: [] });
    } catch {
      this.tellHex(hex);
    }
  }

  /** Bring a hex into sight, mark it and say what is there. */
  showHex(hex: string): void {
    this.board.reveal(hex);
    this.board.show({ marks: [...this.marks(), { hex, kind: "told" }] });
    this.tellHex(hex);
  }

  private tellHex(hex: string): void {
    const here = this.view.table.counters.filter((counter) => counter.hex === hex);
    const signs = this.view.table.markers.filter((marker) => marker.hex === hex && marker.text).map((marker) => marker.text);
    fill(
      this.slots.told,
      h(
        "section",
        { class: "panel hex-told", "aria-label": `Hex ${hex}` },
        h("h3", {}, `Hex ${hex}`),
        h("p", {}, [...describeGround(this.board.grid, hex), ...signs].join(" · ")),
        ...here.map((counter) => h("p", {}, `${counter.unit}: strength ${counter.strength}, movement ${counter.movement}, ${counter.steps}/${counter.full_steps} steps${counter.badges.length ? `, ${counter.badges.join(", ")}` : ""}`)),
      ),
    );
  }

  private async showOdds(text: string, action: ActionData): Promise<void> {
    try {
      const odds = await post<Odds>(`${this.path}/odds`, { action, side: this.side }, this.seat);
      fill(this.slots.told, oddsChart(text, odds));
    } catch (error) {
      if (!(error instanceof Refused && error.status === 422)) this.wrong(error);
    }
  }

  wrong(error: unknown): void {
    if (error instanceof Refused && error.error.ruling) {
      fill(this.slots.told, whyView({ ruling: error.error.ruling, action: null, text: "" }));
      return;
    }
    if (error instanceof Refused && error.error.kind === "conflict") {
      toast("The game has gone on meanwhile; look again.");
      void this.refresh();
      return;
    }
    toast((error as Error).message, "wrong");
  }

  // Keys

  /** Tab through the units that may be chosen; after the last, Tab leaves the board. */
  private next(step: 1 | -1): boolean {
    const order = this.ready.filter((unit) => this.view.table.counters.some((counter) => counter.unit === unit && counter.hex));
    const at = this.selected ? order.indexOf(this.selected) : step === 1 ? -1 : order.length;
    const unit = order[at + step];
    if (!unit) {
      this.deselect();
      return false;
    }
    const hex = this.view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "";
    this.board.stand(hex);
    void this.select(unit).then(() => {
      if (this.selected === unit) this.board.stand(hex);
    });
    return true;
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) && !["range", "checkbox"].includes((target as HTMLInputElement).type)) return;
    if (event.key === "?") help();
    else if (event.key === "o" || event.key === "O") this.overlays.toggle();
    else if (event.key === "u" || event.key === "U") void this.undo();
    else if (event.key === "r" || event.key === "R") {
      if (this.view.rolls && this.view.dice === "ask") void this.roll();
    } else if (event.key === "Escape") this.deselect();
    else if (/^[1-9]$/.test(event.key)) this.element.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`)?.click();
    else return;
    event.preventDefault();
  }
}
