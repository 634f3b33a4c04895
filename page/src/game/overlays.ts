/** What may be laid over the map: remembered by title, asked for again when the game moves on. */

import { batch, signal } from "@preact/signals";
import { get } from "../api";
import type { Overlay } from "../generated/api";
import type { Play } from "./play";

interface Choice {
  name: string;
  label: string;
}

export class Overlays {
  /** What this side may choose from. */
  readonly offered = signal<Choice[]>([]);
  readonly chosen;
  /** The sheets that lie on the map, by name. */
  readonly sheets = signal<ReadonlyMap<string, Overlay>>(new Map());
  /** Of the hex that is pointed at, where a sheet has more of each hex. */
  readonly path = signal<Overlay | null>(null);
  readonly open = signal(false);
  private listed = "";
  /** Counts up when what is laid out no longer holds: answers to older questions are dropped, parts not asked. */
  private round = 0;

  constructor(private readonly play: Play) {
    this.chosen = signal<ReadonlySet<string>>(new Set(remembered(play.game.view.title)));
  }

  /** All that lies on the map. */
  get laid(): Overlay[] {
    const sheets = [...this.sheets.value.values()];
    return this.path.value ? [...sheets, this.path.value] : sheets;
  }

  /** The position or the side is another: what is shown is asked for again. */
  async follow(side: string): Promise<void> {
    this.round++;
    this.path.value = null;
    try {
      if (this.listed !== side) await this.ask(side);
      await Promise.all([...this.chosen.value].map((name) => this.load(name)));
    } catch (error) {
      this.play.acts.wrong(error);
    }
  }

  private async ask(side: string): Promise<void> {
    const { game } = this.play;
    const { overlays } = await get("/api/games/{game}/overlays", game.moment, game.seat);
    this.listed = side;
    const names = new Set(overlays.map((one) => one.name));
    batch(() => {
      this.offered.value = overlays;
      this.chosen.value = new Set([...this.chosen.value].filter((name) => names.has(name)));
    });
  }

  choose(name: string, on: boolean): void {
    const chosen = new Set(this.chosen.value);
    if (on) chosen.add(name);
    else chosen.delete(name);
    batch(() => {
      this.chosen.value = chosen;
      if (on) return;
      this.sheets.value = new Map([...this.sheets.value].filter(([one]) => one !== name));
      this.path.value = null;
    });
    localStorage.setItem(key(this.play.game.view.title), JSON.stringify([...chosen]));
    if (on) this.load(name).catch((error: unknown) => this.play.acts.wrong(error));
  }

  private async load(name: string): Promise<void> {
    const { round } = this;
    const holds = (): boolean => round === this.round && this.chosen.value.has(name);
    let sheet = await this.fetch(name);
    if (!holds()) return;
    this.lay(name, sheet);
    for (const part of this.inSightFirst(sheet.parts)) {
      const found = await this.fetch(part);
      if (!holds()) return;
      sheet = { ...sheet, hexes: { ...sheet.hexes, ...found.hexes } };
      this.lay(name, sheet);
    }
  }

  private lay(name: string, sheet: Overlay): void {
    this.sheets.value = new Map([...this.sheets.value, [name, sheet]]);
  }

  /** What takes long is asked first for the hexes one looks at. */
  private inSightFirst(parts: string[]): string[] {
    const away = (part: string): number => (this.play.acts.map.inSight(part.slice(part.indexOf(":") + 1)) ? 0 : 1);
    return [...parts].sort((a, b) => away(a) - away(b));
  }

  private fetch(name: string): Promise<Overlay> {
    const { game } = this.play;
    return get("/api/games/{game}/overlay", { ...game.moment, name }, game.seat);
  }

  /** A hex is pointed at: its path, where one of the sheets has it. */
  async point(hex: string | null): Promise<void> {
    const { game, acts } = this.play;
    const sheet = [...this.sheets.value].find(([, one]) => one.of_hex)?.[0];
    if (!sheet) return;
    const { round } = this;
    if (!hex || !game.view.table.counters.some((counter) => counter.hex === hex)) {
      this.path.value = null;
      return;
    }
    try {
      const found = await this.fetch(`${sheet}:${hex}`);
      if (round === this.round && this.sheets.value.has(sheet) && acts.map.standsOn(hex)) this.path.value = found;
    } catch (error) {
      acts.wrong(error);
    }
  }
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
