/** What a part of the page gets: the game as it was received, what the person looks at, and what can be done. */

import type { Motion } from "../board/motion";
import type { Action, Change, GameView, ToldOdds, Why } from "../generated/api";
import type { Looking } from "./looking";
import type { Known } from "./received";
import type { GameStore } from "./store";

export interface Play {
  readonly game: GameStore;
  readonly looking: Looking;
  readonly acts: Acts;
}

/** The map, as far as a part of the page may lead the eye on it. What lies on it follows from the stores. */
export interface MapView {
  reveal(...hexes: string[]): void;
  /** When none of these hexes is in sight, bring the first there. */
  revealOne(hexes: string[]): void;
  /** What moves on it, and where it leads the eye. */
  readonly motion: Pick<Motion, "flash" | "follow" | "leave" | "comeBack">;
  /** Put the cursor on a hex and say what is there. */
  stand(hex: string): void;
  focus(): void;
  /** Go a step on the map, in the direction of an arrow key. */
  step(key: string): void;
  frame(hexes: string[]): void;
  fit(): void;
  /** Draw what is there together with what an answer brings, if that comes at once. */
  drawWith(answer: Promise<unknown>): void;
  /** Leave the counters out, to see the ground. */
  bare(yes: boolean): void;
  /** The hex under the cursor of the keys. */
  readonly cursor: string | null;
  /** All of the ground in one picture; null until it is drawn. */
  readonly picture: HTMLCanvasElement | null;
  inSight(hex: string): boolean;
  standsOn(hex: string): boolean;
}

export interface Asked {
  action?: Action;
  unit?: string;
  hex?: string;
}

export interface Acts {
  readonly map: MapView;
  apply(action: Action): Promise<void>;
  /** Several things one after another: `next` says from the present position what comes, null when all is done. */
  applyAll(next: (view: GameView) => Action | null | Promise<Action | null>): Promise<void>;
  roll(): Promise<void>;
  enter(outcome: number | string): Promise<void>;
  /** Set things of the position right together; what does not fit is thrown. */
  correct(changes: Change[]): Promise<void>;
  /** Back to a line; to before one's last action where none is given. */
  undo(to?: number): Promise<void>;
  /** Whether preparatory questions are answered for this person. */
  beginner(on: boolean): Promise<void>;
  redo(): Promise<void>;
  write(note: string): Promise<void>;
  /** Answer the proposal to undo that was seen. */
  answer(proposal: string, agrees: boolean): Promise<void>;
  /** What a click on a unit means: select it, or do the one thing it may do. */
  choose(unit: string): Promise<void>;
  /** What a click on a hex means. */
  chooseHex(hex: string): Promise<void>;
  select(unit: string): Promise<void>;
  clear(): void;
  /** Put the focus on what is asked. */
  ask(): void;
  why(asked: Asked): Promise<Why>;
  odds(action: Action): Promise<ToldOdds>;
  explain(unit: string, hex: string): Promise<void>;
  /** Bring a hex into sight, mark it and say what is there. */
  showHex(hex: string): void;
  /** Show the position at a line. */
  lookBack(line: number): Promise<void>;
  /** Show the game as it is now: as it was just received, else as the server tells it. */
  now(known?: Known): Promise<void>;
  /** Play on from the line that is looked at, as a new game. */
  fork(): Promise<void>;
  wrong(error: unknown): void;
}
