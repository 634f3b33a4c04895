/**
 * A board for any title: pan, zoom, layers, pointing. It knows hexes and counters, no rules.
 * Mouse, touch and keyboard do the same things; a screen reader is told what the cursor stands on.
 */

import { h } from "../dom";
import type { Look, MapData } from "../generated/api";
import { boardButtons } from "./buttons";
import { Camera } from "./camera";
import { Carry, giveWay } from "./carry";
import { forgetCounters } from "./counters";
import type { BoardEvents } from "./events";
import { Fan, sameChoice } from "./fan";
import { Grid, STEPS } from "./geometry";
import { mapCanvas, mapKey } from "./keyboard";
import { mapLegend } from "./map_legend";
import { Motion } from "./motion";
import { Overview } from "./overview";
import { Pace } from "./pace";
import { frameOf, paintAll, paintCarried, paintCursor } from "./paint";
import { paintPlain } from "./plain";
import { Pointer } from "./pointer";
import { emptyScene, type Layers, type Scene } from "./scene";
import { frame, inSight } from "./sight";
import { loadSymbols } from "./symbols";
import { Ground } from "./tiles";
import { carriedFrom, hexAt, isMarked, onCounter, stepFrom, unitOn } from "./under";
import { describeAround, describeHex, describeSelected } from "./words";
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
  /** Frames drawn so far, for measurements. */
  frames = 0;
  cursor: string | null = null;
  private pointed: string | null = null;
  /** The pointer is on a counter there. */
  private onCounter = false;
  readonly ground: Ground;
  private readonly overview: Overview;
  private hidden = false;
  readonly motion: Motion;
  private readonly fan: Fan;
  private readonly told: HTMLElement;
  private readonly waiting: HTMLElement;
  private readonly carry = new Carry(() => this.events.carrier);
  private readonly pace = new Pace(() => this.draw());
  private fitted = false;
  /** How much of the window, from the left, lies under something else. */
  covered = 0;
  /** What to look at first, where that was asked for before the board had a size. */
  private first = (): void => undefined;
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
    this.motion = new Motion(this.grid, look, this.camera, this);
    this.canvas = mapCanvas(map.title);
    this.told = h("p", { class: "unseen", id: "board-told", "aria-live": "polite" });
    this.waiting = h("p", { class: "board-wait" }, gameWords().map.drawing);
    const buttons = h("div", { class: "hosted" });
    mount(group([boardButtons(this), mapLegend(map, look)]), buttons);
    this.overview = new Overview(this.grid, look, this.camera, (x, y) => {
      this.camera.centre(x, y);
      this.moved();
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
      this.told,
      this.waiting,
      this.fan.element,
      h("div", { class: "board-buttons", role: "group", "aria-label": gameWords().map.buttons }, buttons, this.menus),
      this.legend,
      this.overview.element,
    );
    new Pointer(this.canvas, this.camera, {
      moved: () => this.moved(),
      tap: (x, y, join) => this.tap(x, y, join),
      hover: (x, y) => this.hover(x, y),
      grab: (x, y, finger) => this.grab(x, y, finger),
      carry: (x, y) => this.carryTo(x, y),
      drop: (x, y) => this.drop(x, y),
    });
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    for (const change of ["focus", "blur"]) this.canvas.addEventListener(change, () => this.redraw());
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
    try {
      await this.ground.load(this.map.title, this.layers.names);
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
    const told = this.scene.selected === before.selected ? "" : describeSelected(this.scene);
    if (told && document.activeElement === this.canvas) this.say(told);
    if (this.motion.moved(before, this.scene)) this.events.slid?.();
    // A spread stack follows what is selected, and folds when the units themselves have changed.
    if (this.fan.hex !== null && this.scene.counters !== before.counters) this.fan.close();
    else if (this.fan.hex !== null && !sameChoice(this.scene, before)) this.spread(this.fan.hex, this.fan.held);
    this.redraw();
  }

  /** Spread the stack of a hex out, to look at or to choose from; whether there is more than one unit. */
  private spread(hex: string, held: boolean): boolean {
    return this.layers.counters && this.fan.spread(hex, this.scene, this.grid, this.camera, held);
  }

  /** The person has moved the map. */
  private moved(): void {
    this.fan.close();
    this.motion.stay();
    this.ground.moved();
    this.events.moved?.();
    this.redraw();
  }

  redraw(): void {
    this.pace.ask();
  }

  /** Draw what is there together with what an answer brings, if that comes at once. */
  drawWith(answer: Promise<unknown>): void {
    this.pace.askWith(answer);
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
      this.first();
    }
    this.draw();
  }

  /** Closer or further away, about the middle of the window. */
  zoom(factor: number): void {
    this.camera.zoomAt(factor, this.camera.width / 2, this.camera.height / 2);
    this.moved();
  }

  fit(): void {
    this.camera.fit();
    this.moved();
  }

  /** Look at these hexes, close enough to read their counters, when the whole map is too small for that. */
  frame(hexes: string[]): void {
    this.begin(() => false, hexes);
  }

  /** What the window shows first: as `again` finds it, else these hexes. */
  begin(again: (camera: Camera) => boolean, hexes: string[]): void {
    this.first = () => {
      if (!again(this.camera)) frame(this.camera, this.grid, hexes);
    };
    if (this.fitted) this.first();
    this.redraw();
  }

  get picture(): HTMLCanvasElement | null {
    return this.ground.whole;
  }

  /** Whether a hex lies well within the window. */
  inSight(hex: string): boolean {
    return inSight(this.camera, this.grid, hex, this.covered);
  }

  /** Bring hexes into sight, by the middle of all, and keep them there: the window follows nothing else any more. */
  reveal(...hexes: string[]): void {
    const at = hexes.map((hex) => this.grid.index.get(hex)).filter((i) => i !== undefined);
    this.motion.stay();
    if (!at.length || hexes.every((hex) => this.inSight(hex))) return;
    const centres = at.map((i) => this.grid.centre(i));
    const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
    this.camera.centre(sum(centres.map(({ x }) => x)) / at.length, sum(centres.map(({ y }) => y)) / at.length);
    this.redraw();
  }

  /** When none of these hexes is in sight, bring the first there. */
  revealOne(hexes: string[]): void {
    const [first] = hexes;
    if (first !== undefined && !hexes.some((hex) => this.inSight(hex))) this.reveal(first);
  }

  /** Leave the counters out for a moment, to see the ground. */
  bare(yes: boolean): void {
    if (this.hidden === yes) return;
    this.hidden = yes;
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
    const layers = this.hidden ? { ...this.layers, counters: false, markers: false } : this.layers;
    paintAll(drawn, this.motion.without(this.scene), layers);
    this.overview.draw(this.scene, this.ground);
    const focused = document.activeElement === this.canvas && this.cursor !== null;
    if (focused && this.cursor) paintCursor(drawn, this.cursor, true);
    else if (this.pointed) paintCursor(drawn, this.pointed, false);
    if (this.carry.at) paintCarried(drawn, this.carry.held(this.scene.counters), this.carry.at);
    if (glides) this.redraw();
  }

  // Pointing

  private hexAt(x: number, y: number): string | null {
    return hexAt(this.camera, this.grid, x, y);
  }

  /** The unit on top of a stack, of those that may be chosen; a tap on a selected one gives the next below it. */
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

  /** The hex under a point of the window, for things dragged onto the map from beside it. */
  hexUnder(event: MouseEvent): string | null {
    const box = this.canvas.getBoundingClientRect();
    return this.hexAt(event.clientX - box.left, event.clientY - box.top);
  }

  private grab(x: number, y: number, finger: boolean): boolean {
    // The map must not slide away under the hand.
    this.motion.stay();
    const hex = this.hexAt(x, y);
    return this.carry.take(hex, hex && carriedFrom(this.scene, hex), finger);
  }

  private carryTo(x: number, y: number): void {
    const push = giveWay({ x, y }, this.camera.width, this.camera.height);
    if (push.x || push.y) this.camera.pan(push.x, push.y);
    this.fan.close();
    this.hover(x, y);
    this.carry.to({ x, y }, this.hexAt(x, y));
    this.redraw();
  }

  private drop(x: number, y: number): void {
    this.carry.put(x < 0 ? null : this.hexAt(x, y));
    this.redraw();
  }

  private hover(x: number, y: number): void {
    const hex = x < 0 ? null : this.hexAt(x, y);
    const counter = hex !== null && onCounter(this.camera, this.grid, this.scene, hex, x, y);
    const same = hex === this.pointed;
    if (same && counter === this.onCounter) return;
    this.onCounter = counter;
    if (same) return this.events.point(hex, counter);
    this.pointed = hex;
    // Where a unit looks for its way, stacks stay folded.
    const folded = !hex || this.scene.selected || isMarked(this.scene, hex) || this.carry.at;
    this.fan.rest(hex, folded ? null : () => void (this.pointed === hex && this.spread(hex, false)));
    this.events.point(hex, counter);
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
    const here = this.cursor;
    mapKey(event, {
      go: (ways) => this.go(ways),
      choose: () => here && this.events.choose(here, this.unitOn(here), false, true),
      join: () => here && this.events.join?.(here, this.unitOn(here)),
      around: () => here && this.say(describeAround(this.grid, here, this.scene)),
      spread: () => here && this.spread(here, true) && this.fan.focus(),
      escape: () => {
        this.fan.close();
        this.events.escape();
      },
      next: (step) => this.events.next(step),
      zoom: (factor) => this.zoom(factor),
      fit: () => void (this.events.zero?.() || this.fit()),
    });
  }

  /** Go a step in the direction of a key, from wherever the focus was. */
  step(key: string): void {
    this.focus();
    this.go(STEPS[key] ?? []);
  }

  private go(ways: number[]): void {
    const next = stepFrom(this.camera, this.grid, this.cursor, ways);
    if (next !== null) this.stand(next);
  }
}
