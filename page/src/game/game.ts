/** The page of a game: it creates the map, the stores and the views, and keeps them up to date. */

import { batch, computed, effect, untracked } from "@preact/signals";
import type { VNode } from "preact";
import { get, getOnce, post } from "../api";
import { HINTS_KEY } from "../beginner";
import { Board } from "../board/board";
import { elementById, watchWidth } from "../dom";
import type { GameView, News, Offer } from "../generated/api";
import { listenForNews } from "../news";
import { seatToken, takeSeat } from "../seats";
import { enterGame } from "../new_game";
import { currentMoment, panelsAt, loadPartOf, type Place } from "../titles";
import { group, ElementHost, live, mount, viewElement, unmount, v } from "../ui";
import type { View } from "../view";
import { GuideSlot } from "../guide/slot";
import { closeOpenItem, StatusBar } from "./bar";
import { clickHex, clickUnit } from "./clicks";
import { Column } from "./column";
import { Cover } from "./cover";
import { Explainer } from "./explainer";
import { FilmCaption } from "./film";
import { DragHandler } from "./drag_handler";
import { RevealQueue } from "./reveal";
import { isTyping, keyAction } from "./keys";
import { ViewState } from "./view_state";
import { receiveMessage, loadMessages } from "./messages";
import { Orders } from "./orders";
import { Legend, OverlayMenu } from "./overlay_menu";
import { Overlays } from "./overlays";
import type { Acts, Play } from "./play";
import { focusQuestion, MAIN_KEY, pressKey, QuestionTimer } from "./question";
import { type Snapshot, ReceivedGame } from "./received_game";
import { restoreCamera, saveCamera } from "./saved_camera";
import { Replay, ReplayBar } from "./replay";
import { sceneOf } from "./scene";
import { selectUnit, selectNext } from "./selection";
import { flashChanges, Presentation } from "./presentation";
import { playSound } from "./sounds";
import { GameStore } from "./store";
import { toggleUnit } from "./group_moves";
import { ThinkingState } from "./thinking";
import { announceTurn } from "./turn_notice";
import { tutorAllowsAction } from "./tutor";
import { answerProposal, reportProposal, redo, undo } from "./undo";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [id = "", token] = rest;
  await loadGameWords();
  if (token) {
    takeSeat(id, token);
    history.replaceState(null, "", `#/game/${id}`);
  }
  const seat = seatToken(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const [map, general, part] = await Promise.all([
    getOnce("/api/maps/{title}", { title: view.title }),
    getOnce("/api/style", {}),
    loadPartOf(view.title, view.page_script),
  ]);
  const look = { ...general, sides: { ...general.sides, ...map.colors } };
  const board = new Board(map, look);
  const game = new GameStore(id, seat, view, board.grid, look, part);
  return new GamePage(game, new ReceivedGame(id, seat, view), board, query.get("at"));
}

/** Connects the parts of the game page; the parts only get `Play`, never this class. */
class GamePage implements View {
  readonly heading: string;
  readonly title: string;
  readonly element: HTMLElement;
  private readonly play: Play;
  private readonly orders: Orders;
  private readonly replay: Replay;
  private readonly explainer: Explainer;
  private readonly overlays: Overlays;
  private readonly question = new QuestionTimer();
  private readonly revealQueue: RevealQueue;
  private readonly cover = document.createElement("div");
  private readonly cleanups: (() => void)[] = [];
  private cameraTimer = 0;

  constructor(
    private readonly game: GameStore,
    private readonly received: ReceivedGame,
    private readonly board: Board,
    /** The line named by the link, if any. */
    private readonly startLine: string | null,
  ) {
    const sift = (moves: Offer[]): Offer[] => game.part.planner?.sift?.(this.play, moves) ?? moves;
    const looking = new ViewState(sift, localStorage.getItem(HINTS_KEY) !== "no");
    this.play = { game, looking, acts: this.makeActs() };
    this.orders = new Orders(this.play, received);
    this.replay = new Replay(this.play);
    this.revealQueue = new RevealQueue(this.play);
    this.explainer = new Explainer(this.play);
    this.overlays = new Overlays(this.play);
    this.title = game.view.title;
    this.heading = `${game.view.label.split(":")[0] ?? ""}, ${game.view.scenario}`;
    this.element = viewElement("play", pageView(this.heading, this.play, this.replay, board.element));
    const beside = this.element.querySelector(".scene-slot");
    if (beside) this.cleanups.push(watchWidth(beside, (width) => void (board.covered = width)));
    board.listen({
      choose: (hex, unit, exact, byKey) => {
        // Enter on the map also ends a reveal.
        if (byKey && looking.reveal.value) pressKey(this.element, MAIN_KEY, this.question);
        else void clickHex(this.play, hex, unit, exact, byKey);
      },
      point: (hex, counter) => {
        void this.overlays.pointAt(hex);
        void this.explainer.pointAt(hex, counter);
      },
      escape: () => looking.select(null),
      next: (step) => selectNext(this.play, step),
      zeroKey: () => pressKey(this.element, "0", this.question),
      join: (_hex, unit) => void (unit && toggleUnit(this.play, unit)),
      dragHandler: new DragHandler(this.play),
      moved: () => this.saveCameraSoon(),
      symbolsLoaded: () => game.symbolsLoaded(),
      slideStarted: () => playSound(game, "move"),
    });
    mount(live(OverlayMenu, { overlays: this.overlays }), board.menus);
    mount(live(Legend, { overlays: this.overlays }), board.legend);
    Object.assign(window, { board, question: this.question });
  }

  private makeActs(): Acts {
    const { board, game } = this;
    return {
      map: board,
      apply: async (action) => {
        const anyway = (): Promise<void> => this.orders.apply(action);
        if (await tutorAllowsAction(this.play, action, () => void anyway())) await anyway();
      },
      applyAll: (next) => this.orders.applyAll(next),
      roll: () => this.orders.roll(),
      enterOutcome: (outcome) => this.orders.enterOutcome(outcome),
      correctPosition: (changes) => this.orders.correctPosition(changes),
      undo: (to) => undo(this.play, this.orders, to),
      setBeginner: (on) => this.orders.sendAndShow("/api/games/{game}/beginner", { on }),
      redo: () => redo(this.play, this.orders),
      writeNote: (text) =>
        this.orders.send("/api/games/{game}/note", { text }).then(
          ({ snapshot }) => this.showLatest(snapshot),
          (error: unknown) => this.explainer.showError(error),
        ),
      answerProposal: (proposal, agrees) => answerProposal(this.play, this.orders, proposal, agrees),
      clickUnit: (unit) => clickUnit(this.play, unit),
      clickHex: (hex) => clickHex(this.play, hex, board.unitOn(hex)),
      select: (unit) => selectUnit(this.play, unit),
      clear: () => this.play.looking.select(null),
      focusQuestion: () => focusQuestion(this.element),
      askWhy: (asked) => this.explainer.askWhy(asked),
      askOdds: (action) => this.explainer.askOdds(action),
      explain: (unit, hex) => this.explainer.explain(unit, hex),
      showHex: (hex) => this.explainer.showHex(hex),
      lookBack: (line) => this.replay.goTo(line),
      showLatest: (snapshot) => this.showLatest(snapshot),
      forkGame: () =>
        post("/api/games/{game}/fork", { game: game.id }, { at: game.view.at }, game.seat).then(
          enterGame,
          (error: unknown) => this.explainer.showError(error),
        ),
      showError: (error) => this.explainer.showError(error),
    };
  }

  ready(): void {
    const { game, element } = this;
    const { looking } = this.play;
    const pressed = (event: KeyboardEvent): void => this.onKeyDown(event);
    const released = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === "h") this.board.hideCounters(false);
    };
    const left = (): void => this.board.hideCounters(false);
    addEventListener("keydown", pressed);
    addEventListener("keyup", released);
    addEventListener("blur", left);
    mount(live(Cover, { looking }), this.cover);
    elementById("dialogs").append(this.cover);
    this.cleanups.push(
      listenForNews(
        game.id,
        game.seat,
        () => this.received.lastLine(game.side) ?? game.view.lines,
        (news) => this.onNews(news),
        (lost) => (looking.connectionLost.value = lost),
      ),
      () => {
        removeEventListener("keydown", pressed);
        removeEventListener("keyup", released);
        removeEventListener("blur", left);
      },
      announceTurn(game, this.heading),
      effect(() => localStorage.setItem(HINTS_KEY, looking.hintsOn.value ? "yes" : "no")),
      effect(() => {
        element.dataset["speed"] = game.of(Presentation).speed;
        element.className = `play${looking.busy.value ? " busy" : ""}${looking.connectionLost.value ? " lost" : ""}`;
      }),
    );
    void loadMessages(this.play);
    void this.showGame().then(() => {
      if (this.startLine !== null && looking.isGameShown.value) void this.replay.goTo(Number(this.startLine));
    });
  }

  close(): void {
    this.cleanups.forEach((stop) => stop());
    [this.element, this.cover, this.board.menus, this.board.legend].forEach(unmount);
    this.cover.remove();
    this.board.close();
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.defaultPrevented || isTyping(event)) return;
    const plain = !event.ctrlKey && !event.metaKey;
    if (plain && event.target !== this.board.canvas && !(event.target instanceof HTMLInputElement)) {
      if (this.replay.handleKey(event.key) || this.game.part.planner?.key?.(this.play, event.key)) {
        event.preventDefault();
        return;
      }
    }
    if (event.key === "Escape" && closeOpenItem(this.element)) return;
    const { open } = this.overlays;
    const act = keyAction(
      this.play,
      event,
      () => (open.value = !open.value),
      (key) => pressKey(this.element, key, this.question),
    );
    if (!act) return;
    act();
    event.preventDefault();
  }

  /** Handle news or a message; null means that either may have been missed while the connection was lost. */
  private onNews(news: News | null): void {
    if (news?.thinking) this.game.of(ThinkingState).progress.value = { ...news.thinking, lines: news.lines };
    else if (news?.message) receiveMessage(this.game, news.message);
    else void this.orders.onNews(news);
    if (!news) void loadMessages(this.play);
  }

  /** Save the camera once the map has come to rest. */
  private saveCameraSoon(): void {
    clearTimeout(this.cameraTimer);
    this.cameraTimer = window.setTimeout(() => saveCamera(this.game.id, this.board.camera), 400);
  }

  private async showLatest(snapshot?: Snapshot): Promise<void> {
    this.replay.stop();
    const wasLookingBack = this.play.looking.isLookingBack.value;
    await this.showGame(snapshot, true);
    if (wasLookingBack) this.board.motion.returnToView();
  }

  /** Show a snapshot of the game, or fetch the latest one. */
  private async showGame(snapshot?: Snapshot, back = false): Promise<void> {
    const { game, play } = this;
    const { looking } = play;
    try {
      let latest = snapshot ?? (await this.received.fetchLatest(game.side));
      // The snapshot belongs to the previous player at this screen, so fetch that of the present one.
      if (latest.view.side !== game.side) latest = await this.received.fetchLatest(game.side);
      const { view, log } = latest;
      if (this.callNextPlayer(view) || this.revealQueue.holdBack(latest)) return;
      const waited = this.revealQueue.end();
      const fresh = waited || view.lines !== game.view.lines || view.at !== game.view.at;
      const first = !looking.isGameShown.value;
      const before = game.view;
      reportProposal(game.side, game.view, view, log);
      batch(() => {
        game.update(latest);
        if (back) looking.isLookingBack.value = false;
        if (fresh) looking.select(null);
      });
      if (fresh) this.explainer.forgetAnswers();
      if (first) this.beginShowing();
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
        this.leadMap(before);
        this.question.markArrival(waited);
        requestAnimationFrame(() => focusQuestion(this.element));
      }
    } catch (error) {
      this.explainer.showError(error);
    }
  }

  /** Move the map to the new event, else to the hexes that can be chosen. */
  private leadMap(before: GameView): void {
    const { game, play, board } = this;
    // A panel that shows events step by step moves the map itself.
    if (currentMoment(play)) return;
    if (before.at === before.lines) board.motion.forgetView();
    const hexes = game.part.map?.looks ? game.part.map.looks(before, game.view) : [];
    if (hexes) board.motion.followFirst(hexes.length ? hexes : board.scene.marks.map((mark) => mark.hex));
  }

  /** Show the game for the first time and start the effects that keep it up to date. */
  private beginShowing(): void {
    const { game, play, board, overlays } = this;
    const placed = game.view.table.counters.filter((counter) => counter.hex);
    const wanted = placed.filter((counter) => game.ready.has(counter.unit));
    board.setInitialView(
      (camera) => restoreCamera(game.id, camera),
      (wanted.length ? wanted : placed).map((counter) => counter.hex),
    );
    const moment = computed(() => `${game.view.lines}/${game.view.at}/${game.side}`);
    this.cleanups.push(
      effect(() => void (board.motion.second = game.of(Presentation).second)),
      flashChanges(play),
      this.revealQueue.follow((snapshot) => void this.showGame(snapshot)),
      effect(() => board.show(sceneOf(play, overlays.shownOverlays))),
      effect(() => {
        document.body.dataset["lines"] = String(game.view.lines);
      }),
      effect(() => {
        void moment.value;
        untracked(() => void overlays.refresh(game.side));
      }),
    );
    play.looking.isGameShown.value = true;
  }

  /** In a hot-seat game, call the next player before showing their side; return whether the position must wait. */
  private callNextPlayer({ mode, pending, zones }: GameView): boolean {
    const { game, received } = this;
    const { nextPlayer } = this.play.looking;
    if (mode !== "hot-seat" || pending.kind !== "decision" || pending.side === game.side) return false;
    if (nextPlayer.value) return true;
    const { side } = pending;
    const takeScreen = async (): Promise<void> => {
      const snapshot = await received.fetchLatest(side);
      batch(() => {
        nextPlayer.value = null;
        game.switchSide(side);
        void this.showGame(snapshot);
      });
    };
    // If no side has hidden information, the screen need not be covered.
    if (Object.keys(zones).length) nextPlayer.value = { side, sit: takeScreen };
    else void takeScreen();
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
        live(ElementHost, { element: board }),
        v("div", { class: "scene-slot" }, live(TitlePanels, { play, place: "card" })),
        v("div", { class: "desk-slot" }, live(TitlePanels, { play, place: "desk" })),
        v("div", { class: "dock-slot" }, live(TitlePanels, { play, place: "hand" })),
        live(FilmCaption, { play }),
        live(ReplayBar, { play, replay }),
      ),
    ),
    live(Column, { play }),
  ]);
}

/** The panels of a title in a place, once the game is shown. */
function TitlePanels({ play, place }: { play: Play; place: Place }): VNode | null {
  const views = play.looking.isGameShown.value ? panelsAt(play.game.part, place) : [];
  return views.length ? group(views.map((view) => live(view, { play }))) : null;
}
