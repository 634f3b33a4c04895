/**
 * What a title in a package of its own makes its part of the page with. In its script:
 *
 *     import { panel, values } from "/page-api/1.js";
 *     export const part = {
 *       panels: [{ place: "lookup", view: ({ play }) => panel("Lines", values([["so far", String(play.game.view.lines)]])) }],
 *     };
 *
 * Views are functions of `{ play }` that give what is shown, or null; they are called again when what they have read
 * has changed. The page's policy allows no style in the text of an element: use the page's classes, or `styled`.
 */

/** What is shown; made by the functions below. */
export interface VNode {
  type: unknown;
  props: unknown;
  key: unknown;
}
/** A sentence of the engine: it can be shown, and nothing else. */
export interface Prose {
  readonly prose: unique symbol;
}
type Shown = VNode | string | Prose | null | undefined | false;
type Attributes = Record<string, any>;

/** An element. An attribute `onclick` is a function; `class` takes the classes of the page. */
export function v(tag: string, attributes?: Attributes, ...children: (Shown | Shown[])[]): VNode;
/** A view of its own within another: it is drawn again by itself. */
export function live<P extends object>(view: (given: P) => VNode | null, given: P & { key?: any }): VNode;
/** Several views side by side. */
export function group(views: VNode[], key?: any): VNode;
/** As `ref` of an element: sets a property of its style. */
export function styled(name: string, value: string): (element: any) => void;

/** A panel with a heading. */
export function panel(heading: string, ...shown: Shown[]): VNode;
/** A table; the first cell of a row names it. */
export function table(columns: string[], rows: (Shown | number)[][]): VNode;
/** Names and values. */
export function values(pairs: [name: string, value: Shown][]): VNode;
export function button(words: Shown, press: () => void, how?: { main?: boolean; disabled?: boolean }): VNode;
/** A sentence with its units and hexes as small buttons; an entry or an event of the log is one. */
export function told(play: any, sentence: any): VNode;
/** What happened, with its rules and reasons. */
export function eventView(play: any, event: any): VNode;
/** Rules by their ids, to look up. */
export function ruleLinks(rules: readonly string[]): VNode | null;
/** The lines of an answer's ledger. */
export function ledgerView(ledger: any): VNode;

/** State of a view, as Preact has it. */
export function useState<T>(first: T | (() => T)): [T, (next: any) => void];
export function useEffect(act: () => any, changed?: readonly unknown[]): void;
export function useRef<T>(first: T): { current: T };
/** State that several views read: `signal(0).value`. A class of signals is kept with the game by `play.game.of(Class)`. */
export function signal<T>(first: T): { value: T };
export function computed<T>(work: () => T): { readonly value: T };
export function effect(act: () => any): () => void;

/** The table as the seat sees it; `/api/openapi.json` describes every field. */
export interface GameView {
  readonly game: string;
  readonly title: string;
  readonly side: string;
  readonly sides: readonly string[];
  readonly lines: number;
  readonly at: number;
  readonly table: {
    readonly counters: readonly { unit: string; hex: string; side: string; label: string }[];
    /** What the title's own table says; its type is the title's. */
    readonly extra: any;
  };
}

/** What a view is given. */
export interface Play {
  readonly game: {
    readonly view: GameView;
    /** Lines with their events; each has a topic and data. */
    readonly log: readonly {
      n: number;
      side: string | null;
      live: boolean;
      events: readonly { topic: string; data: any }[];
    }[];
    /** The side that sits at the screen, and whether it is asked. */
    readonly side: string;
    readonly mine: boolean;
    /** What the title keeps of this game, one of each class; it goes with the game. */
    of<T extends object>(kind: new () => T): T;
  };
  readonly looking: { readonly unit: string | null };
  readonly acts: {
    apply(action: any): Promise<void>;
    select(unit: string): Promise<void>;
    clear(): void;
    showHex(hex: string): void;
    lookBack(line: number): Promise<void>;
  };
}

export interface Mark {
  hex: string;
  kind: "reach" | "target" | "bad" | "told";
  label?: string;
}

/** What the script exports as `part`. A slot that it leaves empty is filled by the general page. */
export interface TitlePart {
  /**
   * - `status`: above the question: where the game stands
   * - `news`: what just happened, in place of the general list
   * - `question`: in place of the general question; null leaves that
   * - `about`: in place of what is told of a hex, a unit or a move that is pointed at; null leaves that
   * - `lookup`, `tables`: what is looked up now and then, before and after boxes, cards and values of the general page
   * - `hand`: a strip at the lower edge of the map, in place of the general list of cards
   * - `card`: over an edge of the map, while something happens
   * - `desk`: over the map; null leaves the map open
   * - `bar:points`: more of the item `points` of the bar
   */
  panels?: {
    place: "status" | "news" | "question" | "about" | "lookup" | "tables" | "hand" | "card" | "desk" | `bar:${string}`;
    view: (given: { play: Play }) => VNode | null;
    /** The moment that the panel goes through, one step after another; null while the present is shown. */
    moment?(play: Play): { line: number; bar: any; counters: any } | null;
    /** Lines of a position just received that the panel shows one by one before it is laid; null lays it at once. */
    holds?(play: Play, received: any): { from: number; until: number; whole: boolean } | null;
  }[];
  map?: {
    /** What lies on the map, given what would lie there without the title. */
    scene?(play: Play, general: { marks: Mark[]; [more: string]: any }): any;
    flashes?(before: GameView, after: GameView): { hex: string; colour: string; text?: string }[];
    looks?(before: GameView, after: GameView): string[] | null;
  };
  planner?: {
    /** A hex or a unit was chosen, a key pressed: true when the title has dealt with it. */
    hex?(play: Play, hex: string): boolean;
    unit?(play: Play, unit: string): boolean;
    key?(play: Play, key: string): boolean;
    /** What its keys do, for the help. */
    keys?(): [keys: string, does: string][];
    /** The unit to select without a click. */
    focus?(play: Play): string | null;
    selects?(choice: any): boolean;
    sift?(play: Play, choices: any[]): any[];
    attack?: {
      by(play: Play, unit: string): boolean;
      on(play: Play, hex: string): boolean;
      plan(play: Play, units: string[], hex: string): boolean;
      tellsOdds?: boolean;
    };
  };
}
