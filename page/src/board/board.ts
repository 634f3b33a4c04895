/**
 * The map of any title: pan, zoom, layers and pointing. It knows hexes and counters, no rules. Mouse, touch and
 * keyboard do the same things, and a screen reader hears what is under the cursor.
 */

import { h } from "../dom";
import type { Look, MapData } from "../generated/api";
import { boardButtons } from "./buttons";
import { Camera } from "./camera";
import { CounterDrag, edgePan } from "./counter_drag";
import { clearPictureCache } from "./counters";
import type { BoardEvents } from "./events";
import { Fan, hasSameSelection } from "./fan";
import { Grid, STEPS } from "./geometry";
import { createMapCanvas, handleMapKey } from "./keyboard";
import { mapLegend } from "./map_legend";
import { Motion } from "./motion";
import { Overview } from "./overview";
import { FrameScheduler } from "./frame_scheduler";
import { frameOf, paintAll, paintCarried, paintCursor } from "./paint";
import { paintPlain } from "./paint_plain";
import { Pointer } from "./pointer";
import { emptyScene, type Layers, type Scene } from "./scene";
import { frameHexes, isInSight } from "./sight";
import { loadSymbols } from "./symbols";
import { Ground } from "./tiles";
import { draggableUnit, hexAt, isMarked, isOnCounter, hexInDirection, unitOn } from "./hit_testing";
import { describeAround, describeHex, describeSelected } from "./describe";
import { group, mount } from "../ui";
import { gameWords } from "../words/game";

const nothing = (): void => undefined;

export class Board {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly grid: Grid;
  readonly camera: Camera;
  scene: Scene = emptyScene();
  layers: Layers = { counters: true, markers: true, numbers: true, names: true };
  /** Number of frames drawn, for measurements. */
  frames = 0;
  cursor: string | null = null;
  private pointed: string | null = null;
  /** Whether the pointer is on a counter of that hex. */
  private isOnCounter = false;
  readonly ground: Ground;
  private readonly overview: Overview;
  private countersHidden = false;
  readonly motion: Motion;
  private readonly fan: Fan;
  private readonly announcer: HTMLElement;
  private readonly loadingNote: HTMLElement;
  private readonly drag = new CounterDrag(() => this.events.dragHandler);
  private readonly frameScheduler = new FrameScheduler(() => this.draw());
  private fitted = false;
  /** Pixels at the left of the window that a panel covers. */
  covered = 0;
  /** Sets the first view, once the board has a size. */
  private applyInitialView = (): void => undefined;
  private readonly resizeObserver: ResizeObserver;
  /** Space for menus beside the board's own buttons, and for the legend of overlays. */
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
    this.motion = new Motion(this.grid, look, this.camera, this);
    this.canvas = createMapCanvas(map.title);
    this.announcer = h("p", { class: "unseen", id: "board-told", "aria-live": "polite" });
    this.loadingNote = h("p", { class: "board-wait" }, gameWords().map.drawing);
    const buttons = h("div", { class: "hosted" });
    mount(group([boardButtons(this), mapLegend(map, look)]), buttons);
    this.overview = new Overview(this.grid, look, this.camera, (x, y) => {
      this.camera.centre(x, y);
      this.handleMove();
    });
    this.fan = new Fan(look, {
      choose: (hex, unit, join) => (join ? this.events.join?.(hex, unit) : this.events.choose(hex, unit, true)),
      closed: () => this.canvas.focus({ preventScroll: true }),
    });
    this.element = h(
      "div",
      { class: "board" },
      this.canvas,
      this.motion.element,
      this.announcer,
      this.loadingNote,
      this.fan.element,
      h("div", { class: "board-buttons", role: "group", "aria-label": gameWords().map.buttons }, buttons, this.menus),
      this.legend,
      this.overview.element,
    );
    new Pointer(this.canvas, this.camera, {
      moved: () => this.handleMove(),
      tap: (x, y, join) => this.tap(x, y, join),
      hover: (x, y) => this.hover(x, y),
      grab: (x, y, finger) => this.grab(x, y, finger),
      drag: (x, y) => this.dragTo(x, y),
      drop: (x, y) => this.drop(x, y),
    });
    this.canvas.addEventListener("keydown", (event) => this.handleKey(event));
    for (const change of ["focus", "blur"]) this.canvas.addEventListener(change, () => this.redraw());
    this.resizeObserver = new ResizeObserver(() => this.resize());
    this.resizeObserver.observe(this.element);
    void this.loadPicture();
    void loadSymbols().then(() => {
      clearPictureCache();
      this.redraw();
      this.events.symbolsLoaded?.();
    });
  }

  /** Set the callbacks for what a person does on the map. */
  listen(events: BoardEvents): void {
    this.events = events;
  }

  close(): void {
    this.resizeObserver.disconnect();
    this.fan.close();
  }

  /** Show or hide a layer. */
  setLayer(name: keyof Layers, on: boolean): void {
    this.layers = { ...this.layers, [name]: on };
    if (name === "names") void this.loadPicture();
    this.redraw();
  }

  /** Load the picture of the map, with or without names. */
  private async loadPicture(): Promise<void> {
    this.loadingNote.hidden = this.ground.ready;
    try {
      await this.ground.load(this.map.title, this.layers.names);
      this.loadingNote.hidden = true;
      this.element.dataset["ready"] = "yes";
    } catch {
      this.loadingNote.textContent = gameWords().map.noPicture;
    }
  }

  // Showing

  show(scene: Partial<Scene>): void {
    const before = this.scene;
    this.scene = { ...before, ...scene };
    const description = this.scene.selected === before.selected ? "" : describeSelected(this.scene);
    if (description && document.activeElement === this.canvas) this.announce(description);
    if (this.motion.slideMoved(before, this.scene)) this.events.slideStarted?.();
    // A fanned-out stack follows the selection, and closes when the counters have changed.
    if (this.fan.hex !== null && this.scene.counters !== before.counters) this.fan.close();
    else if (this.fan.hex !== null && !hasSameSelection(this.scene, before))
      this.spread(this.fan.hex, this.fan.isPinned);
    this.redraw();
  }

  /** Fan out the stack of a hex; return whether it has more than one unit. */
  private spread(hex: string, held: boolean): boolean {
    return this.layers.counters && this.fan.spread(hex, this.scene, this.grid, this.camera, held);
  }

  /** React to a map moved by the person. */
  private handleMove(): void {
    this.fan.close();
    this.motion.stopGliding();
    this.ground.delayTiles();
    this.events.moved?.();
    this.redraw();
  }

  redraw(): void {
    this.frameScheduler.request();
  }

  /** Delay the next frame briefly, so that it also shows what an answer changes. */
  drawWith(answer: Promise<unknown>): void {
    this.frameScheduler.requestWith(answer);
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
      this.applyInitialView();
    }
    this.draw();
  }

  /** Zoom about the middle of the window. */
  zoom(factor: number): void {
    this.camera.zoomAt(factor, this.camera.width / 2, this.camera.height / 2);
    this.handleMove();
  }

  fit(): void {
    this.camera.fit();
    this.handleMove();
  }

  /** Center on these hexes at a readable zoom, unless the whole map is readable. */
  frame(hexes: string[]): void {
    this.setInitialView(() => false, hexes);
  }

  /** Set the first view: by `restore` if it returns true, otherwise on these hexes. */
  setInitialView(restore: (camera: Camera) => boolean, hexes: string[]): void {
    this.applyInitialView = () => {
      if (!restore(this.camera)) frameHexes(this.camera, this.grid, hexes);
    };
    if (this.fitted) this.applyInitialView();
    this.redraw();
  }

  get picture(): HTMLCanvasElement | null {
    return this.ground.whole;
  }

  /** Whether a hex is well within the window. */
  inSight(hex: string): boolean {
    return isInSight(this.camera, this.grid, hex, this.covered);
  }

  /** Center the window on these hexes unless all are in sight, and stop any gliding. */
  reveal(...hexes: string[]): void {
    const at = hexes.map((hex) => this.grid.index.get(hex)).filter((i) => i !== undefined);
    this.motion.stopGliding();
    if (!at.length || hexes.every((hex) => this.inSight(hex))) return;
    const centres = at.map((i) => this.grid.centre(i));
    const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
    this.camera.centre(sum(centres.map(({ x }) => x)) / at.length, sum(centres.map(({ y }) => y)) / at.length);
    this.redraw();
  }

  /** Reveal the first hex if none of these is in sight. */
  revealFirst(hexes: string[]): void {
    const [first] = hexes;
    if (first !== undefined && !hexes.some((hex) => this.inSight(hex))) this.reveal(first);
  }

  /** Hide or show all counters, to see the ground. */
  hideCounters(yes: boolean): void {
    if (this.countersHidden === yes) return;
    this.countersHidden = yes;
    this.redraw();
  }

  private draw(): void {
    const to = this.canvas.getContext("2d");
    if (!to) return;
    this.frames++;
    const density = window.devicePixelRatio || 1;
    to.setTransform(density, 0, 0, density, 0, 0);
    const glides = this.motion.step();
    to.fillStyle = this.look.paper;
    to.fillRect(0, 0, this.camera.width, this.camera.height);
    this.ground.draw(to, this.camera, density);
    const drawn = frameOf(to, this.camera, this.grid, this.look, density);
    if (!this.ground.ready) paintPlain(drawn);
    const layers = this.countersHidden ? { ...this.layers, counters: false, markers: false } : this.layers;
    paintAll(drawn, this.motion.withoutSliding(this.scene), layers);
    this.overview.draw(this.scene, this.ground);
    const focused = document.activeElement === this.canvas && this.cursor !== null;
    if (focused && this.cursor) paintCursor(drawn, this.cursor, true);
    else if (this.pointed) paintCursor(drawn, this.pointed, false);
    if (this.drag.at) paintCarried(drawn, this.drag.draggedCounters(this.scene.counters), this.drag.at);
    if (glides) this.redraw();
  }

  // Pointing

  private hexAt(x: number, y: number): string | null {
    return hexAt(this.camera, this.grid, x, y);
  }

  /** Return the selectable unit on top of a stack; repeated taps go down the stack. */
  unitOn(hex: string): string | null {
    return unitOn(this.scene, hex);
  }

  private tap(x: number, y: number, join = false): void {
    const hex = this.hexAt(x, y);
    if (join && hex && this.events.join) {
      this.events.join(hex, this.unitOn(hex));
      return;
    }
    this.canvas.focus({ preventScroll: true });
    if (hex !== this.fan.hex) this.fan.close();
    if (!hex) {
      this.events.escape();
      return;
    }
    this.cursor = hex;
    if (!isMarked(this.scene, hex)) this.spread(hex, true);
    this.events.choose(hex, this.unitOn(hex));
    this.redraw();
  }

  /** Return the hex under the pointer, for things dragged onto the map from beside it. */
  hexUnder(event: MouseEvent): string | null {
    const box = this.canvas.getBoundingClientRect();
    return this.hexAt(event.clientX - box.left, event.clientY - box.top);
  }

  private grab(x: number, y: number, finger: boolean): boolean {
    // The map must not glide away under the pointer.
    this.motion.stopGliding();
    const hex = this.hexAt(x, y);
    return this.drag.pickUp(hex, hex && draggableUnit(this.scene, hex), finger);
  }

  private dragTo(x: number, y: number): void {
    const push = edgePan({ x, y }, this.camera.width, this.camera.height);
    if (push.x || push.y) this.camera.pan(push.x, push.y);
    this.fan.close();
    this.hover(x, y);
    this.drag.moveTo({ x, y }, this.hexAt(x, y));
    this.redraw();
  }

  private drop(x: number, y: number): void {
    this.drag.drop(x < 0 ? null : this.hexAt(x, y));
    this.redraw();
  }

  private hover(x: number, y: number): void {
    const hex = x < 0 ? null : this.hexAt(x, y);
    const counter = hex !== null && isOnCounter(this.camera, this.grid, this.scene, hex, x, y);
    const same = hex === this.pointed;
    if (same && counter === this.isOnCounter) return;
    this.isOnCounter = counter;
    if (same) return this.events.point(hex, counter);
    this.pointed = hex;
    // While a unit is selected, stacks stay closed, so that its destinations are visible.
    const folded = !hex || this.scene.selected || isMarked(this.scene, hex) || this.drag.at;
    this.fan.previewAfterRest(hex, folded ? null : () => void (this.pointed === hex && this.spread(hex, false)));
    this.events.point(hex, counter);
    this.redraw();
  }

  /** Whether the pointer or the cursor is on a hex. */
  isPointedAt(hex: string): boolean {
    return this.pointed === hex || this.cursor === hex;
  }

  /** Put the cursor on a hex and announce what is there. */
  moveCursorTo(hex: string): void {
    this.cursor = hex;
    this.reveal(hex);
    this.announce(describeHex(this.grid, hex, this.scene));
    this.events.point(hex);
    this.redraw();
  }

  focus(): void {
    this.canvas.focus({ preventScroll: true });
  }

  /** Announce text to a screen reader; a repeated text is announced again. */
  private announce(words: string): void {
    this.announcer.replaceChildren(h("span", {}, words));
  }

  private handleKey(event: KeyboardEvent): void {
    const here = this.cursor;
    handleMapKey(event, {
      moveCursor: (ways) => this.moveCursor(ways),
      choose: () => here && this.events.choose(here, this.unitOn(here), false, true),
      join: () => here && this.events.join?.(here, this.unitOn(here)),
      describeAround: () => here && this.announce(describeAround(this.grid, here, this.scene)),
      spread: () => here && this.spread(here, true) && this.fan.focus(),
      escape: () => {
        this.fan.close();
        this.events.escape();
      },
      selectNext: (step) => this.events.next(step),
      zoom: (factor) => this.zoom(factor),
      fit: () => void (this.events.zeroKey?.() || this.fit()),
    });
  }

  /** Focus the map and move the cursor in the direction of a key. */
  stepCursor(key: string): void {
    this.focus();
    this.moveCursor(STEPS[key] ?? []);
  }

  private moveCursor(ways: number[]): void {
    const next = hexInDirection(this.camera, this.grid, this.cursor, ways);
    if (next !== null) this.moveCursorTo(next);
  }
}
