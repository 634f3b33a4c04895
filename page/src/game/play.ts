/** The interface of the game page for its parts: the game, the view state, and the actions. */

import type { Motion } from "../board/motion";
import type { Action, Change, GameView, ToldOdds, Why } from "../generated/api";
import type { ViewState } from "./view_state";
import type { Snapshot } from "./received_game";
import type { GameStore } from "./store";

export interface Play {
  readonly game: GameStore;
  /** The view state; scripts of other packages use this name. */
  readonly looking: ViewState;
  readonly acts: Acts;
}

/** What parts of the page may do with the map. Its contents come from the stores. */
export interface MapView {
  reveal(...hexes: string[]): void;
  /** Move the map to the first of these hexes unless one of them is visible. */
  revealFirst(hexes: string[]): void;
  /** Animations and camera movements. */
  readonly motion: Pick<Motion, "flash" | "follow" | "rememberView" | "returnToView">;
  /** Put the cursor on a hex and describe it to screen readers. */
  moveCursorTo(hex: string): void;
  focus(): void;
  /** Move the cursor by one hex in the direction of an arrow key. */
  stepCursor(key: string): void;
  frame(hexes: string[]): void;
  fit(): void;
  /** Delay drawing briefly, so that a fast answer is drawn in the same frame. */
  drawWith(answer: Promise<unknown>): void;
  /** Hide the counters, to show the terrain. */
  hideCounters(yes: boolean): void;
  /** The hex under the keyboard cursor. */
  readonly cursor: string | null;
  /** A picture of the whole terrain; null until it is drawn. */
  readonly picture: HTMLCanvasElement | null;
  inSight(hex: string): boolean;
  isPointedAt(hex: string): boolean;
}

export interface WhyQuestion {
  action?: Action;
  unit?: string;
  hex?: string;
}

export interface Acts {
  readonly map: MapView;
  apply(action: Action): Promise<void>;
  /** Apply several actions; `next` returns the next one for a position, or null when done. */
  applyAll(next: (view: GameView) => Action | null | Promise<Action | null>): Promise<void>;
  roll(): Promise<void>;
  enterOutcome(outcome: number | string): Promise<void>;
  /** Correct several parts of the position together; throw if they do not fit. */
  correctPosition(changes: Change[]): Promise<void>;
  /** Undo to a line, or by default this side's last action. */
  undo(to?: number): Promise<void>;
  /** Set whether preparatory questions are answered automatically. */
  setBeginner(on: boolean): Promise<void>;
  redo(): Promise<void>;
  writeNote(note: string): Promise<void>;
  /** Accept or decline an undo proposal. */
  answerProposal(proposal: string, agrees: boolean): Promise<void>;
  /** Do what a click on a unit does: select it, or its only action. */
  clickUnit(unit: string): Promise<void>;
  /** Do what a click on a hex does. */
  clickHex(hex: string): Promise<void>;
  select(unit: string): Promise<void>;
  clear(): void;
  focusQuestion(): void;
  askWhy(asked: WhyQuestion): Promise<Why>;
  askOdds(action: Action): Promise<ToldOdds>;
  explain(unit: string, hex: string): Promise<void>;
  /** Move the map to a hex, mark it and describe it. */
  showHex(hex: string): void;
  /** Show the position at a line. */
  lookBack(line: number): Promise<void>;
  /** Show a snapshot as the present position, or fetch the latest one. */
  showLatest(snapshot?: Snapshot): Promise<void>;
  /** Start a new game from the line shown. */
  forkGame(): Promise<void>;
  showError(error: unknown): void;
}
