/**
 * A board for any title: pan, zoom, layers, pointing. It knows hexes and counters, no rules.
 * Mouse, touch and keyboard do the same things; a screen reader is told what the cursor stands on.
 */

import { h } from "../dom";
import type { Look, MapData } from "../generated/api";
import { boardButtons, ZOOM } from "./buttons";
import { Camera } from "./camera";
import { forgetCounters } from "./counters";
import { Fan } from "./fan";
import { Grid, STEPS } from "./geometry";
import { type Frame, paintAll, paintCursor, stacks } from "./paint";
import { Pointer } from "./pointer";
import { emptyScene, type Layers, type Scene } from "./scene";
import { loadSymbols } from "./symbols";
import { Ground } from "./tiles";
import { describeAround, describeHex } from "./words";
import { mount } from "../ui";
import { gameWords } from "../words/game";

export interface BoardEvents {
  /** A hex was chosen, and the unit on top of it, if any; `exact` when that very unit was, in a stack spread out. */
  choose(hex: string, unit: string | null, exact?: boolean): void;
  /** The pointer or cursor stands on a hex, or on none. */
  point(hex: string | null): void;
  escape(): void;
  /** The symbols are there: counters outside the board can be drawn too. */
  symbols?(): void;
  /** Tab: the next (1) or previous (-1) unit that may be chosen; false when there is none further. */
  next(step: 1 | -1): boolean;
  /** A unit was dragged to a hex. Without it, dragging pans wherever it begins. */
  drag?(unit: string, hex: string): void;
}

const nothing = (): void => undefined;

/** Milliseconds the pointer rests on a stack before it is spread out. */
const REST = 250;

export class Board {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly grid: Grid;
  readonly camera: Camera;
  scene: Scene = emptyScene();
  layers: Layers = { counters: true, markers: true, numbers: true, names: true };
  /** Frames drawn so far, for measurements. */
  frames = 0;
  private cursor: string | null = null;
  private pointed: string | null = null;
  readonly ground: Ground;
  private readonly fan: Fan;
  private waitingFan = 0;
  private readonly told: HTMLElement;
  private readonly waiting: HTMLElement;
  private carried: string | null = null;
  private asked = false;
  private fitted = false;
  /** What to look at first, asked for before the board had a size. */
  private framed: string[] = [];
  private readonly watch: ResizeObserver;
  /** Room for menus beside the board's own buttons, and for what signs on the map mean. */
  readonly menus = h("div", { class: "hosted" });
  readonly legend = h("div", { class: "overlay-legend", "aria-live": "polite" });
  private events: BoardEvents = { choose: nothing, point: nothing, escape: nothing, next: () => false };

  constructor(
    private readonly map: MapData,
    private readonly look: Look,
  ) {
    this.grid = new Grid(map);
    this.camera = new Camera(map.width, map.height, map.pixels);
    this.ground = new Ground(map.width, map.height, () => this.redraw());
    this.canvas = h("canvas", {
      class: "board-canvas",
      tabindex: 0,
      role: "application",
      "aria-roledescription": gameWords().map.role,
      "aria-label": gameWords().map.label(map.title),
      "aria-describedby": "board-told",
    });
    this.told = h("p", { class: "unseen", id: "board-told", "aria-live": "polite" });
    this.waiting = h("p", { class: "board-wait" }, gameWords().map.drawing);
    const buttons = h("div", { class: "hosted" });
    mount(boardButtons(this), buttons);
    this.fan = new Fan(look, {
      choose: (hex, unit) => this.events.choose(hex, unit, true),
      closed: () => this.canvas.focus({ preventScroll: true }),
    });
    this.element = h(
      "div",
      { class: "board" },
      this.canvas,
      this.told,
      this.waiting,
      this.fan.element,
      h("div", { class: "board-buttons", role: "group", "aria-label": gameWords().map.buttons }, buttons, this.menus),
      this.legend,
    );
    new Pointer(this.canvas, this.camera, {
      moved: () => {
        this.fan.close();
        this.ground.moved();
        this.redraw();
      },
      tap: (x, y) => this.tap(x, y),
      hover: (x, y) => this.hover(x, y),
      grab: (x, y) => this.grab(x, y),
      carry: (x, y) => this.hover(x, y),
      drop: (x, y) => this.drop(x, y),
    });
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    this.canvas.addEventListener("focus", () => this.redraw());
    this.canvas.addEventListener("blur", () => this.redraw());
    this.watch = new ResizeObserver(() => this.resize());
    this.watch.observe(this.element);
    void this.loadPicture();
    void loadSymbols().then(() => {
      forgetCounters();
      this.redraw();
      this.events.symbols?.();
    });
  }

  /** Who is told from now on what a person does on the map. */
  listen(events: BoardEvents): void {
    this.events = events;
  }

  close(): void {
    this.watch.disconnect();
    this.fan.close();
  }

  /** Draw a layer, or leave it out. */
  layer(name: keyof Layers, on: boolean): void {
    this.layers = { ...this.layers, [name]: on };
    if (name === "names") void this.loadPicture();
    this.redraw();
  }

  /** The ground, with or without names. */
  private async loadPicture(): Promise<void> {
    this.waiting.hidden = this.ground.ready;
    const names = this.layers.names ? "yes" : "no";
    try {
      const response = await fetch(`/api/maps/${this.map.title}/picture?names=${names}`);
      if (!response.ok) throw new Error(String(response.status));
      await this.ground.show(await response.blob());
      this.waiting.hidden = true;
      this.element.dataset["ready"] = "yes";
    } catch {
      this.waiting.textContent = gameWords().map.noPicture;
    }
  }

  // Showing

  show(scene: Partial<Scene>): void {
    const before = this.scene;
    this.scene = { ...before, ...scene };
    const { selected, marks } = this.scene;
    if (selected && selected !== before.selected && document.activeElement === this.canvas) {
      const name = this.scene.counters.find((counter) => counter.unit === selected)?.name || selected;
      this.say(gameWords().map.unitChosen(name, marks.filter((mark) => mark.kind === "reach").length));
    }
    // A spread stack follows what is selected, and folds when the units themselves have changed.
    if (this.fan.hex !== null && this.scene.counters !== before.counters) this.fan.close();
    else if (this.fan.hex !== null && (this.scene.selected !== before.selected || this.scene.ready !== before.ready))
      this.spread(this.fan.hex, this.fan.held);
    this.redraw();
  }

  /** Spread the stack of a hex out, to look at or to choose from; whether there is more than one unit. */
  private spread(hex: string, held: boolean): boolean {
    const stack = stacks(this.scene.counters).get(hex) ?? [];
    const i = this.grid.index.get(hex);
    if (stack.length < 2 || i === undefined || !this.layers.counters) return false;
    const centre = this.grid.centre(i);
    const at = this.camera.toScreen(centre.x, centre.y);
    this.fan.open(
      hex,
      stack,
      this.scene.ready,
      this.scene.selected,
      at,
      this.map.pixels * this.camera.zoom,
      this.camera,
      held,
    );
    return true;
  }

  redraw(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      this.draw();
    });
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return;
    const density = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(clientWidth * density);
    this.canvas.height = Math.round(clientHeight * density);
    this.camera.resize(clientWidth, clientHeight);
    if (!this.fitted) {
      this.fitted = true;
      this.camera.fit(34);
      this.frame(this.framed);
    }
    this.draw();
  }

  /** Closer or further away, about the middle of the window. */
  zoom(factor: number): void {
    this.camera.zoomAt(factor, this.camera.width / 2, this.camera.height / 2);
    this.redraw();
  }

  fit(): void {
    this.camera.fit();
    this.redraw();
  }

  /** Look at these hexes, close enough to read their counters, when the whole map is too small for that. */
  frame(hexes: string[]): void {
    if (!this.fitted) {
      this.framed = hexes;
      return;
    }
    const points = hexes
      .map((hex) => this.grid.index.get(hex))
      .filter((i) => i !== undefined)
      .map((i) => this.grid.centre(i));
    const readable = 70 / this.map.pixels;
    if (!points.length || this.camera.fitting >= readable) return;
    const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    this.camera.zoom = readable;
    this.camera.centre(middle(points.map((point) => point.x)), middle(points.map((point) => point.y)));
    this.redraw();
  }

  /** Whether a hex lies well within the window. */
  inSight(hex: string): boolean {
    const i = this.grid.index.get(hex);
    if (i === undefined) return false;
    const centre = this.grid.centre(i);
    const at = this.camera.toScreen(centre.x, centre.y);
    const room = Math.min(60, this.camera.width / 6);
    return at.x >= room && at.y >= room && at.x <= this.camera.width - room && at.y <= this.camera.height - room;
  }

  /** Bring a hex into sight. */
  reveal(hex: string): void {
    const i = this.grid.index.get(hex);
    if (i === undefined || this.inSight(hex)) return;
    const centre = this.grid.centre(i);
    this.camera.centre(centre.x, centre.y);
    this.redraw();
  }

  /** When none of these hexes is in sight, bring the first there. */
  revealOne(hexes: string[]): void {
    const [first] = hexes;
    if (first !== undefined && !hexes.some((hex) => this.inSight(hex))) this.reveal(first);
  }

  private draw(): void {
    const to = this.canvas.getContext("2d");
    if (!to) return;
    this.frames++;
    const density = window.devicePixelRatio || 1;
    to.setTransform(density, 0, 0, density, 0, 0);
    to.fillStyle = this.look.paper;
    to.fillRect(0, 0, this.camera.width, this.camera.height);
    this.ground.draw(to, this.camera, density);
    const frame: Frame = {
      to,
      camera: this.camera,
      grid: this.grid,
      look: this.look,
      density,
      hex: this.map.pixels * this.camera.zoom,
    };
    paintAll(frame, this.scene, this.layers);
    const focused = document.activeElement === this.canvas && this.cursor !== null;
    if (focused && this.cursor) paintCursor(frame, this.cursor, true);
    else if (this.pointed) paintCursor(frame, this.pointed, false);
  }

  // Pointing

  private hexAt(x: number, y: number): string | null {
    const at = this.camera.toMap(x, y);
    const i = this.grid.hit(at.x, at.y);
    return i < 0 ? null : (this.map.ids[i] ?? null);
  }

  /** The unit on top of a stack, of those that may be chosen; a tap on a selected one gives the next below it. */
  unitOn(hex: string): string | null {
    const all = stacks(this.scene.counters).get(hex);
    if (!all?.length) return null;
    const ready = all.filter((counter) => this.scene.ready.has(counter.unit));
    const stack = ready.length ? ready : all;
    const at = stack.findIndex((counter) => counter.unit === this.scene.selected);
    const next = at < 0 ? stack[stack.length - 1] : stack[(at + stack.length - 1) % stack.length];
    return next?.unit ?? null;
  }

  private tap(x: number, y: number): void {
    const hex = this.hexAt(x, y);
    this.canvas.focus({ preventScroll: true });
    if (hex !== this.fan.hex) this.fan.close();
    if (!hex) {
      this.events.escape();
      return;
    }
    this.cursor = hex;
    if (!this.marked(hex)) this.spread(hex, true);
    this.events.choose(hex, this.unitOn(hex));
    this.redraw();
  }

  /** The hex under a point of the window, for things dragged onto the map from beside it. */
  hexUnder(event: MouseEvent): string | null {
    const box = this.canvas.getBoundingClientRect();
    return this.hexAt(event.clientX - box.left, event.clientY - box.top);
  }

  private grab(x: number, y: number): boolean {
    const hex = this.events.drag ? this.hexAt(x, y) : null;
    const here = this.scene.counters.some((counter) => counter.unit === this.scene.selected && counter.hex === hex);
    this.carried = hex ? (here ? this.scene.selected : this.unitOn(hex)) : null;
    return this.carried !== null;
  }

  private drop(x: number, y: number): void {
    const hex = this.hexAt(x, y);
    if (hex && this.carried) this.events.drag?.(this.carried, hex);
  }

  /** Whether the hex itself may be chosen now: then its stack is not in the way. */
  private marked(hex: string): boolean {
    return this.scene.marks.some((mark) => mark.hex === hex && mark.kind !== "bad");
  }

  private hover(x: number, y: number): void {
    const hex = x < 0 ? null : this.hexAt(x, y);
    if (hex === this.pointed) return;
    this.pointed = hex;
    clearTimeout(this.waitingFan);
    if (!this.fan.held && hex !== this.fan.hex) {
      this.fan.close();
      // Where a unit looks for its way, stacks stay folded.
      if (hex && !this.scene.selected && !this.marked(hex))
        this.waitingFan = window.setTimeout(
          () => this.pointed === hex && !this.fan.held && this.spread(hex, false),
          REST,
        );
    }
    this.events.point(hex);
    this.redraw();
  }

  /** Whether the pointer or the cursor is still on a hex. */
  standsOn(hex: string): boolean {
    return this.pointed === hex || this.cursor === hex;
  }

  /** Put the cursor on a hex and say what is there. */
  stand(hex: string): void {
    this.cursor = hex;
    this.reveal(hex);
    this.say(describeHex(this.grid, hex, this.scene));
    this.events.point(hex);
    this.redraw();
  }

  focus(): void {
    this.canvas.focus({ preventScroll: true });
  }

  /** Have a screen reader say something; the same again is said again. */
  private say(words: string): void {
    this.told.replaceChildren(h("span", {}, words));
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ways = STEPS[event.key];
    if (ways) {
      event.preventDefault();
      this.step(ways);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.cursor) this.events.choose(this.cursor, this.unitOn(this.cursor));
    } else if (event.key === "a" || event.key === "A") {
      if (this.cursor) this.say(describeAround(this.grid, this.cursor, this.scene));
    } else if (event.key === "f" || event.key === "F") {
      if (this.cursor && this.spread(this.cursor, true)) this.fan.focus();
    } else if (event.key === "Escape") {
      this.fan.close();
      this.events.escape();
    } else if (event.key === "Tab") {
      if (this.events.next(event.shiftKey ? -1 : 1)) event.preventDefault();
    } else if (event.key === "+" || event.key === "=") {
      this.zoom(ZOOM);
    } else if (event.key === "-") {
      this.zoom(1 / ZOOM);
    } else if (event.key === "0") {
      this.fit();
    }
  }

  private step(ways: number[]): void {
    if (!this.cursor) {
      const middle = this.camera.toMap(this.camera.width / 2, this.camera.height / 2);
      const i = this.grid.hit(middle.x, middle.y);
      this.stand(this.map.ids[i < 0 ? 0 : i] ?? "");
      return;
    }
    const next = this.grid.towards(this.grid.index.get(this.cursor) ?? 0, ways);
    if (next >= 0) this.stand(this.map.ids[next] ?? "");
  }
}
