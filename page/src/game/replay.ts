/** Looking back: a slider over the record, the position at each line. */

import { get, post } from "../api";
import { h } from "../dom";
import { sitDown } from "../start";
import type { GameView } from "../generated/api";
import type { GamePage } from "./game";
import type { Known } from "./received";
import { gameWords } from "../words/game";

export class Replay {
  readonly element: HTMLElement;
  private readonly slider = h("input", { type: "range", min: 0, step: 1, "aria-label": gameWords().replay.line });
  private readonly label = h("output", { class: "line-of" });
  private wanted: number | null = null;
  private loading = false;
  looking = false;

  constructor(private readonly page: GamePage) {
    this.slider.addEventListener("input", () => void this.go(Number(this.slider.value)));
    const said = gameWords().replay;
    const button = (text: string, told: string, go: () => number): HTMLElement =>
      h(
        "button",
        { type: "button", class: "plain", title: told, "aria-label": told, onclick: () => void this.go(go()) },
        text,
      );
    this.element = h(
      "div",
      { class: "replay", role: "group", "aria-label": said.label },
      button("⇤", said.start, () => 0),
      button("◀", said.back, () => this.at - 1),
      this.slider,
      button("▶", said.on, () => this.at + 1),
      button("⇥", said.now, () => page.view.lines),
      this.label,
    );
  }

  private get at(): number {
    return this.wanted ?? this.page.view.at;
  }

  /** The game went on: the slider grows with it. */
  follow(): void {
    this.slider.min = String(this.page.store.first.value);
    this.slider.max = String(this.page.view.lines);
    if (!this.looking) this.slider.value = String(this.page.view.lines);
    this.tell();
  }

  private tell(): void {
    this.label.textContent = `${this.page.view.at} / ${this.page.view.lines}`;
  }

  async go(n: number): Promise<void> {
    const at = Math.max(this.page.store.first.value, Math.min(this.page.view.lines, n));
    if (at === this.page.view.lines) {
      await this.now();
      return;
    }
    this.wanted = at;
    this.slider.value = String(at);
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted !== null) {
        const next: number = this.wanted;
        const view: GameView = await get("/api/games/{game}", { ...this.page.at, at: next }, this.page.seat);
        if (this.wanted === next) this.wanted = null;
        this.looking = true;
        this.page.view = view;
        this.page.selection.clear();
        this.page.render();
        this.tell();
      }
    } catch (error) {
      this.wanted = null;
      this.slider.value = String(this.page.view.at);
      this.page.explainer.wrong(error);
    } finally {
      this.loading = false;
    }
  }

  async now(known?: Known): Promise<void> {
    this.looking = false;
    this.wanted = null;
    await this.page.refresh(known);
  }

  async fork(): Promise<void> {
    try {
      await sitDown(
        await post("/api/games/{game}/fork", { game: this.page.id }, { at: this.page.view.at }, this.page.seat),
      );
    } catch (error) {
      this.page.explainer.wrong(error);
    }
  }
}
