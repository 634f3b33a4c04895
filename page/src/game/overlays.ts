/** Overlays of the map: the selection is kept by title, and they are reloaded when the game moves on. */

import { batch, signal } from "@preact/signals";
import { get } from "../api";
import type { Overlay } from "../generated/api";
import type { Play } from "./play";

interface OverlayChoice {
  name: string;
  label: string;
}

export class Overlays {
  /** The overlays available to this side. */
  readonly offered = signal<OverlayChoice[]>([]);
  readonly chosen;
  /** The overlays shown on the map, by name. */
  readonly sheets = signal<ReadonlyMap<string, Overlay>>(new Map());
  /** Details for the hex under the pointer, if an overlay has them. */
  readonly hexPath = signal<Overlay | null>(null);
  readonly open = signal(false);
  private listedSide = "";
  /** Incremented when the overlays become outdated, so that late answers are dropped. */
  private version = 0;

  constructor(private readonly play: Play) {
    this.chosen = signal<ReadonlySet<string>>(new Set(loadChosen(play.game.view.title)));
  }

  /** All overlays shown on the map. */
  get shownOverlays(): Overlay[] {
    const sheets = [...this.sheets.value.values()];
    return this.hexPath.value ? [...sheets, this.hexPath.value] : sheets;
  }

  /** Reload the overlays after a change of position or side. */
  async refresh(side: string): Promise<void> {
    this.version++;
    this.hexPath.value = null;
    try {
      if (this.listedSide !== side) await this.loadOffered(side);
      await Promise.all([...this.chosen.value].map((name) => this.load(name)));
    } catch (error) {
      this.play.acts.showError(error);
    }
  }

  private async loadOffered(side: string): Promise<void> {
    const { game } = this.play;
    const { overlays } = await get("/api/games/{game}/overlays", game.moment, game.seat);
    this.listedSide = side;
    const names = new Set(overlays.map((one) => one.name));
    batch(() => {
      this.offered.value = overlays;
      this.chosen.value = new Set([...this.chosen.value].filter((name) => names.has(name)));
    });
  }

  toggle(name: string, on: boolean): void {
    const chosen = new Set(this.chosen.value);
    if (on) chosen.add(name);
    else chosen.delete(name);
    batch(() => {
      this.chosen.value = chosen;
      if (on) return;
      this.sheets.value = new Map([...this.sheets.value].filter(([one]) => one !== name));
      this.hexPath.value = null;
    });
    localStorage.setItem(storageKey(this.play.game.view.title), JSON.stringify([...chosen]));
    if (on) this.load(name).catch((error: unknown) => this.play.acts.showError(error));
  }

  private async load(name: string): Promise<void> {
    const { version } = this;
    const holds = (): boolean => version === this.version && this.chosen.value.has(name);
    let sheet = await this.fetch(name);
    if (!holds()) return;
    this.setSheet(name, sheet);
    for (const part of this.visibleFirst(sheet.parts)) {
      const loaded = await this.fetch(part);
      if (!holds()) return;
      sheet = { ...sheet, hexes: { ...sheet.hexes, ...loaded.hexes } };
      this.setSheet(name, sheet);
    }
  }

  private setSheet(name: string, sheet: Overlay): void {
    this.sheets.value = new Map([...this.sheets.value, [name, sheet]]);
  }

  /** Sort the parts of an overlay so that visible hexes are loaded first. */
  private visibleFirst(parts: string[]): string[] {
    const away = (part: string): number => (this.play.acts.map.inSight(part.slice(part.indexOf(":") + 1)) ? 0 : 1);
    return [...parts].sort((a, b) => away(a) - away(b));
  }

  private fetch(name: string): Promise<Overlay> {
    const { game } = this.play;
    return get("/api/games/{game}/overlay", { ...game.moment, name }, game.seat);
  }

  /** Load the details of the hex under the pointer, if an overlay has them. */
  async pointAt(hex: string | null): Promise<void> {
    const { game, acts } = this.play;
    const sheet = [...this.sheets.value].find(([, one]) => one.of_hex)?.[0];
    if (!sheet) return;
    const { version } = this;
    if (!hex || !game.view.table.counters.some((counter) => counter.hex === hex)) {
      this.hexPath.value = null;
      return;
    }
    try {
      const found = await this.fetch(`${sheet}:${hex}`);
      if (version === this.version && this.sheets.value.has(sheet) && acts.map.isPointedAt(hex))
        this.hexPath.value = found;
    } catch (error) {
      acts.showError(error);
    }
  }
}

function storageKey(title: string): string {
  return `broadfront.overlays.${title}`;
}

function loadChosen(title: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(title)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
