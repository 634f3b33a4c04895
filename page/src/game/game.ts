/** A game at the table: the board, the prompt, what may be done, what happened. */

import { batch, computed, effect, untracked } from "@preact/signals";
import type { VNode } from "preact";
import { get, once, post } from "../api";
import { HINTS } from "../beginner";
import { Board } from "../board/board";
import { byId, watchWidth } from "../dom";
import type { GameView, News, Offer } from "../generated/api";
import { listen } from "../news";
import { seatOf, sit } from "../seats";
import { sitDown } from "../start";
import { momentShown, panelsAt, partOf, type Place } from "../titles";
import { group, Hosted, live, mount, standing, unmount, v } from "../ui";
import type { View } from "../view";
import { GuideSlot } from "../guide/slot";
import { closeBar, StatusBar } from "./bar";
import { clickHex, clickUnit } from "./clicks";
import { Column } from "./column";
import { Cover } from "./cover";
import { Explainer } from "./explainer";
import { Caption } from "./film";
import { Hands } from "./hands";
import { Veiling } from "./veil";
import { isTyping, meaning } from "./keys";
import { Looking } from "./looking";
import { hearMessage, readMessages } from "./messages";
import { Orders } from "./orders";
import { Legend, OverlayMenu } from "./overlay_menu";
import { Overlays } from "./overlays";
import type { Acts, Play } from "./play";
import { focusQuestion, MAIN, pressKey, Settling } from "./question";
import { type Known, Received } from "./received";
import { lookAgain, rememberView } from "./remembered";
import { Replay, ReplayBar } from "./replay";
import { sceneOf } from "./scene";
import { select, selectNext } from "./selection";
import { followChanges, Showing } from "./showing";
import { sound } from "./sounds";
import { GameStore } from "./store";
import { joinOrLeave } from "./together";
import { Thought } from "./thinking";
import { tellTurn } from "./turn";
import { tutorAllows } from "./tutor";
import { answer, proposalNews, redo, undo } from "./undo";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [id = "", token] = rest;
  await loadGameWords();
  if (token) {
    sit(id, token);
    history.replaceState(null, "", `#/game/${id}`);
  }
  const seat = seatOf(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const [map, general, part] = await Promise.all([
    once("/api/maps/{title}", { title: view.title }),
    once("/api/style", {}),
    partOf(view.title, view.page_script),
  ]);
  const look = { ...general, sides: { ...general.sides, ...map.colors } };
  const board = new Board(map, look);
  const game = new GameStore(id, seat, view, board.grid, look, part);
  return new GamePage(game, new Received(id, seat, view), board, query.get("at"));
}

/** Puts the parts of the page together, and keeps what is shown up with the game. No part is given it. */
class GamePage implements View {
  readonly heading: string;
  readonly title: string;
  readonly element: HTMLElement;
  private readonly play: Play;
  private readonly orders: Orders;
  private readonly replay: Replay;
  private readonly explainer: Explainer;
  private readonly overlays: Overlays;
  private readonly question = new Settling();
  private readonly veiling: Veiling;
  private readonly cover = document.createElement("div");
  private readonly stops: (() => void)[] = [];
  private remembering = 0;

  constructor(
    private readonly game: GameStore,
    private readonly received: Received,
    private readonly board: Board,
    /** The line that a link names. */
    private readonly at: string | null,
  ) {
    const sift = (moves: Offer[]): Offer[] => game.part.planner?.sift?.(this.play, moves) ?? moves;
    const looking = new Looking(sift, localStorage.getItem(HINTS) !== "no");
    this.play = { game, looking, acts: this.acts() };
    this.orders = new Orders(this.play, received);
    this.replay = new Replay(this.play);
    this.veiling = new Veiling(this.play);
    this.explainer = new Explainer(this.play);
    this.overlays = new Overlays(this.play);
    this.title = game.view.title;
    this.heading = `${game.view.label.split(":")[0] ?? ""}, ${game.view.scenario}`;
    this.element = standing("play", pageView(this.heading, this.play, this.replay, board.element));
    const beside = this.element.querySelector(".scene-slot");
    if (beside) this.stops.push(watchWidth(beside, (width) => void (board.covered = width)));
    board.listen({
      choose: (hex, unit, exact, byKey) => {
        // On the map, too, Enter shows what is still being shown.
        if (byKey && looking.veil.value) pressKey(this.element, MAIN, this.question);
        else void clickHex(this.play, hex, unit, exact, byKey);
      },
      point: (hex, counter) => {
        void this.overlays.point(hex);
        void this.explainer.point(hex, counter);
      },
      escape: () => looking.select(null),
      next: (step) => selectNext(this.play, step),
      zero: () => pressKey(this.element, "0", this.question),
      join: (_hex, unit) => void (unit && joinOrLeave(this.play, unit)),
      carrier: new Hands(this.play),
      moved: () => this.remember(),
      symbols: () => game.symbols(),
      slid: () => sound(game, "move"),
    });
    mount(live(OverlayMenu, { overlays: this.overlays }), board.menus);
    mount(live(Legend, { overlays: this.overlays }), board.legend);
    (window as unknown as { board: Board }).board = board;
  }

  private acts(): Acts {
    const { board, game } = this;
    return {
      map: board,
      apply: async (action) => {
        const anyway = (): Promise<void> => this.orders.apply(action);
        if (await tutorAllows(this.play, action, () => void anyway())) await anyway();
      },
      applyAll: (next) => this.orders.applyAll(next),
      roll: () => this.orders.roll(),
      enter: (outcome) => this.orders.enter(outcome),
      correct: (changes) => this.orders.correct(changes),
      undo: (to) => undo(this.play, this.orders, to),
      beginner: (on) => this.orders.change("/api/games/{game}/beginner", { on }),
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
      ask: () => focusQuestion(this.element),
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
    const released = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === "h") this.board.bare(false);
    };
    const left = (): void => this.board.bare(false);
    addEventListener("keydown", pressed);
    addEventListener("keyup", released);
    addEventListener("blur", left);
    mount(live(Cover, { looking }), this.cover);
    byId("dialogs").append(this.cover);
    this.stops.push(
      listen(
        game.id,
        game.seat,
        () => this.received.seen(game.side) ?? game.view.lines,
        (news) => this.hear(news),
        (lost) => (looking.lost.value = lost),
      ),
      () => {
        removeEventListener("keydown", pressed);
        removeEventListener("keyup", released);
        removeEventListener("blur", left);
      },
      tellTurn(game, this.heading),
      effect(() => localStorage.setItem(HINTS, looking.hints.value ? "yes" : "no")),
      effect(() => {
        element.dataset["speed"] = game.of(Showing).speed;
        element.className = `play${looking.busy.value ? " busy" : ""}${looking.lost.value ? " lost" : ""}`;
      }),
    );
    void readMessages(this.play);
    void this.show().then(() => {
      if (this.at !== null && looking.begun.value) void this.replay.go(Number(this.at));
    });
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    [this.element, this.cover, this.board.menus, this.board.legend].forEach(unmount);
    this.cover.remove();
    this.board.close();
  }

  private press(event: KeyboardEvent): void {
    if (event.altKey || event.defaultPrevented || isTyping(event)) return;
    const plain = !event.ctrlKey && !event.metaKey;
    if (plain && event.target !== this.board.canvas && !(event.target instanceof HTMLInputElement)) {
      if (this.replay.key(event.key) || this.game.part.planner?.key?.(this.play, event.key)) {
        event.preventDefault();
        return;
      }
    }
    if (event.key === "Escape" && closeBar(this.element)) return;
    const { open } = this.overlays;
    const act = meaning(
      this.play,
      event,
      () => (open.value = !open.value),
      (key) => pressKey(this.element, key, this.question),
    );
    if (!act) return;
    act();
    event.preventDefault();
  }

  /** News of the game, or a message; after the stream was lost, either may have been missed. */
  private hear(news: News | null): void {
    if (news?.thinking) this.game.of(Thought).far.value = { ...news.thinking, lines: news.lines };
    else if (news?.message) hearMessage(this.game, news.message);
    else void this.orders.hear(news);
    if (!news) void readMessages(this.play);
  }

  /** Where the person looks, once the map has come to rest. */
  private remember(): void {
    clearTimeout(this.remembering);
    this.remembering = window.setTimeout(() => rememberView(this.game.id, this.board.camera), 400);
  }

  // The state of the table

  private async now(known?: Known): Promise<void> {
    this.replay.stop();
    const looked = this.play.looking.back.value;
    await this.show(known, true);
    if (looked) this.board.motion.comeBack();
  }

  /** Show the game as it is now: as it was just received, else as the server tells it. */
  private async show(known?: Known, back = false): Promise<void> {
    const { game, play } = this;
    const { looking } = play;
    try {
      let now = known ?? (await this.received.now(game.side));
      // What the one who sat here before was told: they have no options in the next one's turn.
      if (now.view.side !== game.side) now = await this.received.now(game.side);
      const { view, log } = now;
      if (this.isCovered(view) || this.veiling.waits(now)) return;
      const waited = this.veiling.end();
      const fresh = waited || view.lines !== game.view.lines || view.at !== game.view.at;
      const first = !looking.begun.value;
      const before = game.view;
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
      const only = (fresh || first) && game.mine ? game.part.planner?.focus?.(play) : null;
      if (only) {
        const at = view.table.counters.find((counter) => counter.unit === only)?.hex;
        if (at) this.board.reveal(at);
        await play.acts.select(only);
      }
      if (fresh) {
        this.lead(before);
        this.question.arrives(waited);
        requestAnimationFrame(() => focusQuestion(this.element));
      }
    } catch (error) {
      this.explainer.wrong(error);
    }
  }

  /** The map goes to what has begun, else to where one may act, unless the person is in the middle of something. */
  private lead(before: GameView): void {
    const { game, play, board } = this;
    // A panel that goes through it step by step leads the map itself.
    if (momentShown(play)) return;
    if (before.at === before.lines) board.motion.settle();
    const begun = game.part.map?.looks ? game.part.map.looks(before, game.view) : [];
    if (begun) board.motion.followOne(begun.length ? begun : board.scene.marks.map((mark) => mark.hex));
  }

  /** It is known who sits here: show the game, and from now on whatever changes. */
  private begin(): void {
    const { game, play, board, overlays } = this;
    const placed = game.view.table.counters.filter((counter) => counter.hex);
    const wanted = placed.filter((counter) => game.ready.has(counter.unit));
    board.begin(
      (camera) => lookAgain(game.id, camera),
      (wanted.length ? wanted : placed).map((counter) => counter.hex),
    );
    const moment = computed(() => `${game.view.lines}/${game.view.at}/${game.side}`);
    this.stops.push(
      effect(() => void (board.motion.second = game.of(Showing).second)),
      followChanges(play),
      this.veiling.follow((known) => void this.show(known)),
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
      { class: "stage" },
      live(StatusBar, { play }),
      live(GuideSlot, { play }),
      v(
        "div",
        { class: "middle" },
        live(Hosted, { element: board }),
        v("div", { class: "scene-slot" }, live(Placed, { play, place: "card" })),
        v("div", { class: "desk-slot" }, live(Placed, { play, place: "desk" })),
        v("div", { class: "dock-slot" }, live(Placed, { play, place: "hand" })),
        live(Caption, { play }),
        live(ReplayBar, { play, replay }),
      ),
    ),
    live(Column, { play }),
  ]);
}

/** The views of a title in a place, once the game is shown. */
function Placed({ play, place }: { play: Play; place: Place }): VNode | null {
  const views = play.looking.begun.value ? panelsAt(play.game.part, place) : [];
  return views.length ? group(views.map((view) => live(view, { play }))) : null;
}
