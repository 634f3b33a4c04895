/** A game at the table: the board, the prompt, what may be done, what happened. */

import { batch, computed, effect, untracked } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { get, once, post } from "../api";
import { Board } from "../board/board";
import { byId } from "../dom";
import type { GameView, Offer } from "../generated/api";
import { listen } from "../news";
import { seatOf, sit } from "../seats";
import { sitDown } from "../start";
import { partOf } from "../titles";
import { group, Hosted, live, mount, standing, unmount, v } from "../ui";
import type { View } from "../view";
import { clickHex, clickUnit } from "./clicks";
import { Cover } from "./cover";
import { Explaining } from "./explained";
import { Explainer } from "./explainer";
import { Heard } from "./heard";
import { isTyping, meaning } from "./keys";
import { JustNow, Log } from "./log";
import { Looking } from "./looking";
import { OpenDice, OtherRules } from "./notices";
import { Orders } from "./orders";
import { Legend, OverlayMenu } from "./overlay_menu";
import { Overlays } from "./overlays";
import type { Acts, Play } from "./play";
import { Prompt } from "./prompt";
import { type Known, Received } from "./received";
import { Replay, ReplayBar } from "./replay";
import { sceneOf } from "./scene";
import { select, selectNext } from "./selection";
import { GameStore } from "./store";
import { Boxes, Hand, Panels } from "./table";
import { Toolbar } from "./tools";
import { answer, proposalNews, redo, undo } from "./undo";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[]): Promise<View> {
  const [id = "", token] = rest;
  await loadGameWords();
  if (token) {
    sit(id, token);
    history.replaceState(null, "", `#/game/${id}`);
  }
  const seat = seatOf(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const [map, look, part] = await Promise.all([
    once("/api/maps/{title}", { title: view.title }),
    once("/api/style", {}),
    partOf(view.title),
  ]);
  const board = new Board(map, look);
  return new GamePage(new GameStore(id, seat, view, board.grid, look, part), new Received(id, seat, view), board);
}

/** Under this name the browser remembers whether advice is wanted. */
const HINTS = "broadfront.hints";

/** Puts the parts of the page together, and keeps what is shown up with the game. No part is given it. */
class GamePage implements View {
  readonly heading: string;
  readonly element: HTMLElement;
  private readonly play: Play;
  private readonly orders: Orders;
  private readonly replay: Replay;
  private readonly explainer: Explainer;
  private readonly overlays: Overlays;
  private readonly cover = document.createElement("div");
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly game: GameStore,
    private readonly received: Received,
    private readonly board: Board,
  ) {
    const sift = (moves: Offer[]): Offer[] => game.part.sift?.(this.play, moves) ?? moves;
    const looking = new Looking(sift, localStorage.getItem(HINTS) !== "no");
    this.play = { game, looking, acts: this.acts() };
    this.orders = new Orders(this.play, received);
    this.replay = new Replay(this.play);
    this.explainer = new Explainer(this.play);
    this.overlays = new Overlays(this.play);
    this.heading = `${game.view.label.split(":")[0] ?? ""}, ${game.view.scenario}`;
    this.element = standing("play", pageView(this.heading, this.play, this.replay, board.element));
    board.listen({
      choose: (hex, unit, exact) => void clickHex(this.play, hex, unit, exact),
      point: (hex) => {
        void this.overlays.point(hex);
        void this.explainer.point(hex);
      },
      escape: () => looking.select(null),
      next: (step) => selectNext(this.play, step),
      symbols: () => game.symbols(),
    });
    mount(live(OverlayMenu, { overlays: this.overlays }), board.menus);
    mount(live(Legend, { overlays: this.overlays }), board.legend);
    (window as unknown as { board: Board }).board = board;
  }

  private acts(): Acts {
    const { board, game } = this;
    return {
      map: board,
      apply: (action) => this.orders.apply(action),
      applyAll: (next) => this.orders.applyAll(next),
      roll: () => this.orders.roll(),
      enter: (outcome) => this.orders.enter(outcome),
      undo: () => undo(this.play, this.orders),
      redo: () => redo(this.play, this.orders),
      write: (text) =>
        this.orders.send("/api/games/{game}/note", { text }).then(
          ({ known }) => this.now(known),
          (error: unknown) => this.explainer.wrong(error),
        ),
      answer: (proposal, agrees) => answer(this.play, this.orders, proposal, agrees),
      choose: (unit) => clickUnit(this.play, unit),
      chooseHex: (hex) => clickHex(this.play, hex, board.unitOn(hex)),
      select: (unit) => select(this.play, unit),
      clear: () => this.play.looking.select(null),
      why: (asked) => this.explainer.why(asked),
      odds: (action) => this.explainer.odds(action),
      explain: (unit, hex) => this.explainer.explain(unit, hex),
      showHex: (hex) => this.explainer.showHex(hex),
      lookBack: (line) => this.replay.go(line),
      now: (known) => this.now(known),
      fork: () =>
        post("/api/games/{game}/fork", { game: game.id }, { at: game.view.at }, game.seat).then(
          sitDown,
          (error: unknown) => this.explainer.wrong(error),
        ),
      wrong: (error) => this.explainer.wrong(error),
    };
  }

  ready(): void {
    const { game, element } = this;
    const { looking } = this.play;
    const pressed = (event: KeyboardEvent): void => this.press(event);
    addEventListener("keydown", pressed);
    mount(live(Cover, { looking }), this.cover);
    byId("dialogs").append(this.cover);
    this.stops.push(
      listen(
        game.id,
        game.seat,
        () => this.received.seen(game.side) ?? game.view.lines,
        (news) => void this.orders.hear(news),
        (lost) => (looking.lost.value = lost),
      ),
      () => removeEventListener("keydown", pressed),
      effect(() => localStorage.setItem(HINTS, looking.hints.value ? "yes" : "no")),
      effect(() => {
        element.className = `play${looking.busy.value ? " busy" : ""}${looking.lost.value ? " lost" : ""}`;
      }),
    );
    void this.show();
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    [this.element, this.cover, this.board.menus, this.board.legend].forEach(unmount);
    this.cover.remove();
    this.board.close();
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const { open } = this.overlays;
    const act = meaning(
      this.play,
      event,
      () => (open.value = !open.value),
      (digit) => this.element.querySelector<HTMLButtonElement>(`[data-key="${digit}"]`)?.click(),
    );
    if (!act) return;
    act();
    event.preventDefault();
  }

  // The state of the table

  private async now(known?: Known): Promise<void> {
    this.replay.stop();
    await this.show(known, true);
  }

  /** Show the game as it is now: as it was just received, else as the server tells it. */
  private async show(known?: Known, back = false): Promise<void> {
    const { game, play } = this;
    const { looking } = play;
    try {
      const now = known ?? (await this.received.now(game.side));
      const { view, log } = now;
      if (this.isCovered(view)) return;
      const fresh = view.lines !== game.view.lines || view.at !== game.view.at;
      const first = !looking.begun.value;
      proposalNews(game.side, game.view, view, log);
      batch(() => {
        game.show(now);
        if (back) looking.back.value = false;
        if (fresh) looking.select(null);
      });
      if (fresh) this.explainer.forget();
      if (first) this.begin();
      void this.explainer.loadAttacks();
      const attack = view.table.attack;
      if (attack && view.choices) void this.explainer.showOdds(gameWords().odds.thisAttack, attack);
      const only = (fresh || first) && game.mine ? game.part.focus?.(play) : null;
      if (only) {
        const at = view.table.counters.find((counter) => counter.unit === only)?.hex;
        if (at) this.board.reveal(at);
        await play.acts.select(only);
      }
      if (fresh) this.board.revealOne(sceneOf(play).marks.map((mark) => mark.hex));
    } catch (error) {
      this.explainer.wrong(error);
    }
  }

  /** It is known who sits here: show the game, and from now on whatever changes. */
  private begin(): void {
    const { game, play, board, overlays } = this;
    const placed = game.view.table.counters.filter((counter) => counter.hex);
    const wanted = placed.filter((counter) => game.ready.has(counter.unit));
    board.frame((wanted.length ? wanted : placed).map((counter) => counter.hex));
    const moment = computed(() => `${game.view.lines}/${game.view.at}/${game.side}`);
    this.stops.push(
      effect(() => board.show(sceneOf(play, overlays.laid))),
      effect(() => {
        document.body.dataset["lines"] = String(game.view.lines);
      }),
      effect(() => {
        void moment.value;
        untracked(() => void overlays.follow(game.side));
      }),
    );
    play.looking.begun.value = true;
  }

  /** On one screen, the next person is called before anything of theirs is shown. */
  private isCovered({ mode, pending, zones }: GameView): boolean {
    const { game, received } = this;
    const { called } = this.play.looking;
    if (mode !== "hot-seat" || pending.kind !== "decision" || pending.side === game.side) return false;
    if (called.value) return true;
    const { side } = pending;
    const sits = async (): Promise<void> => {
      const known = await received.now(side);
      batch(() => {
        called.value = null;
        game.sit(side);
        void this.show(known);
      });
    };
    // Where nothing is hidden, nobody has to look away.
    if (Object.keys(zones).length) called.value = { side, sit: sits };
    else void sits();
    return true;
  }
}

function pageView(heading: string, play: Play, replay: Replay, board: HTMLElement): VNode {
  return group([
    v("h1", { class: "unseen" }, heading),
    v(
      "div",
      { class: "middle" },
      live(Hosted, { element: board }),
      v("div", { class: "desk-slot" }, live(Begun, { play, view: play.game.part.desk })),
      v("div", { class: "dock-slot" }, live(Begun, { play, view: play.game.part.dock })),
      live(ReplayBar, { play, replay }),
    ),
    live(Side, { play }),
  ]);
}

type PlayView = (given: { play: Play }) => VNode | null;

/** A title's view, where it has one, once the game is shown. */
function Begun({ play, view }: { play: Play; view: PlayView | undefined }): VNode | null {
  return view && play.looking.begun.value ? live(view, { play }) : null;
}

function Side({ play }: { play: Play }): VNode {
  const { game, looking } = play;
  const side = useRef<HTMLElement>(null);
  const { lines, at } = game.view;
  // When the game has moved on, what is asked is in sight.
  useLayoutEffect(() => side.current?.scrollTo({ top: 0 }), [lines, at]);
  const { head, panels = [], tables = [] } = game.part;
  const slot = (...views: VNode[]): VNode => v("div", { class: "slot" }, ...views);
  const ofTitle = (views: PlayView[]): VNode => slot(...views.map((view) => live(view, { play })));
  return v(
    "aside",
    { ref: side, class: "side", "aria-label": gameWords().aside },
    ...(looking.begun.value
      ? [
          live(Heard, { game }),
          slot(live(OtherRules, { game })),
          ofTitle(head ? [head] : []),
          v("div", { class: "slot prompt-slot", "aria-live": "polite" }, live(Prompt, { play })),
          v("div", { class: "slot", "aria-live": "polite" }, live(Explaining, { play })),
          live(Toolbar, { play }),
          slot(live(OpenDice, { game })),
          slot(live(JustNow, { play })),
          ofTitle(panels),
          slot(live(Boxes, { play })),
          slot(live(Hand, { game })),
          slot(live(Panels, { game })),
          ofTitle(tables),
          v(
            "details",
            { class: "panel log-panel", open: true },
            v("summary", {}, gameWords().log),
            v("div", {}, live(Log, { play })),
          ),
        ]
      : []),
  );
}
