/**
 * An editable position: units, markers, control, day, cards. It knows no title; the server lists the settings, makes
 * each edit with its consequences, and reports what is wrong.
 */

import { batch, signal } from "@preact/signals";
import { post, postForText } from "../api";
import type { Mark } from "../board/scene";
import { askToConfirm } from "../dialog";
import { download, showToast } from "../dom";
import { neighborInList } from "../game/selection";
import type { Edit, Editable, LaidPosition, Opened, OpenedPosition, Piece, TitleInfo } from "../generated/api";

export function openPosition(title: string, wanted: Opened): Promise<OpenedPosition> {
  return post("/api/positions/{title}", { title }, wanted);
}

const UNDO_LIMIT = 200;

/** The current position, the positions to undo and redo, and the one last saved. */
interface EditHistory {
  current: LaidPosition;
  undoStack: LaidPosition[];
  redoStack: LaidPosition[];
  saved: LaidPosition;
}

export class EditorStore {
  private readonly settings;
  private readonly history;
  private readonly selection = signal<{ unit: string | null; hex: string | null }>({ unit: null, hex: null });
  /** Marks of an answer; the next selection clears them. */
  readonly answerMarks = signal<{ marks: Mark[]; path: string[] }>({ marks: [], path: [] });
  readonly busy = signal(false);
  /** Increments when a hex is chosen on the map, so that its panel scrolls into sight. */
  readonly hexChoices = signal(0);
  /** Increments when the symbols are loaded, so that pictures of counters are drawn again. */
  readonly pictureVersion = signal(0);
  /** Runs edits one after another, each based on the result of the one before. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly title: TitleInfo,
    opened: OpenedPosition,
    private readonly reveal: (hex: string) => void,
  ) {
    this.settings = signal(opened.editable);
    this.history = signal<EditHistory>({ current: opened, undoStack: [], redoStack: [], saved: opened });
  }

  get editable(): Editable {
    return this.settings.value;
  }

  get current(): LaidPosition {
    return this.history.value.current;
  }

  /** Number of edits that can be undone. */
  get undoCount(): number {
    return this.history.value.undoStack.length;
  }

  get redoCount(): number {
    return this.history.value.redoStack.length;
  }

  /** Whether an edit is not in a file yet. */
  get hasUnsavedEdits(): boolean {
    return this.history.value.saved !== this.history.value.current;
  }

  /** The selected unit. */
  get selected(): string | null {
    return this.selection.value.unit;
  }

  /** The selected hex. */
  get hex(): string | null {
    return this.selection.value.hex;
  }

  findPiece(unit: string | null): Piece | undefined {
    return unit === null ? undefined : this.current.pieces.find((piece) => piece.counter.unit === unit);
  }

  /** Move the selected unit to a hex, or select what is there. */
  async choose(hex: string, unit: string | null): Promise<void> {
    const held = this.findPiece(this.selected);
    const there = this.findPiece(unit);
    const enemy = there !== undefined && there.counter.side !== held?.counter.side;
    if (held && held.where !== hex && !enemy) await this.change({ unit: held.counter.unit, where: hex });
    else this.select(unit, hex);
    this.hexChoices.value++;
  }

  select(unit: string | null, hex: string | null): void {
    const at = this.findPiece(unit)?.counter.hex;
    batch(() => {
      this.selection.value = { unit, hex: hex ?? (at || null) };
      this.clearAnswer();
    });
    if (at) this.reveal(at);
  }

  selectNext(step: 1 | -1): boolean {
    const order = this.current.pieces.filter((piece) => piece.counter.hex).map((piece) => piece.counter.unit);
    const unit = neighborInList(order, this.selected, step);
    if (unit === undefined) return false;
    this.select(unit, null);
    return true;
  }

  private clearAnswer(): void {
    this.answerMarks.value = { marks: [], path: [] };
  }

  private runInOrder(work: () => void | Promise<void>): Promise<void> {
    this.busy.value = true;
    const mine = this.queue
      .then(work)
      .catch((error: unknown) => {
        showToast((error as Error).message, "wrong");
        // Show the actual values again after a refused edit.
        const { history } = this;
        const current = { ...history.value.current };
        history.value = { ...history.value, current, saved: this.hasUnsavedEdits ? history.value.saved : current };
      })
      .finally(() => {
        if (this.queue === mine) this.busy.value = false;
      });
    this.queue = mine;
    return mine;
  }

  change(...edits: Edit[]): Promise<void> {
    return this.runInOrder(async () => {
      const before = this.history.value;
      const current = await post(
        "/api/positions/{title}/edit",
        { title: this.title.title },
        { position: before.current.position, edits },
      );
      batch(() => {
        const back = [...before.undoStack, before.current].slice(-UNDO_LIMIT);
        this.history.value = { ...before, current, undoStack: back, redoStack: [] };
        const moved = edits.some((edit) => edit.unit === this.selected && edit.where !== undefined);
        if (moved)
          this.selection.value = { unit: this.selected, hex: this.findPiece(this.selected)?.counter.hex || null };
        this.clearAnswer();
      });
    });
  }

  step(way: 1 | -1): Promise<void> {
    return this.runInOrder(() => {
      const { current, undoStack, redoStack, saved } = this.history.value;
      const from = way < 0 ? undoStack : redoStack;
      const found = from.at(-1);
      if (!found) return;
      const [left, right] =
        way < 0 ? [undoStack.slice(0, -1), [...redoStack, current]] : [[...undoStack, current], redoStack.slice(0, -1)];
      batch(() => {
        this.history.value = { current: found, undoStack: left, redoStack: right, saved };
        this.selection.value = { unit: this.selected, hex: this.findPiece(this.selected)?.counter.hex || this.hex };
      });
    });
  }

  replace(wanted: Opened): Promise<void> {
    return this.runInOrder(async () => {
      const lost = ["What you changed is not in a file yet."];
      if (this.hasUnsavedEdits && !(await askToConfirm("Leave this position?", lost, "Leave it"))) {
        this.history.value = { ...this.history.value };
        return;
      }
      const opened = await openPosition(this.title.title, wanted);
      batch(() => {
        this.settings.value = opened.editable;
        this.history.value = { current: opened, undoStack: [], redoStack: [], saved: opened };
        this.selection.value = { unit: null, hex: null };
      });
    });
  }

  /** Mark the position as saved elsewhere. */
  markSaved(): void {
    this.history.value = { ...this.history.value, saved: this.current };
  }

  save(): Promise<void> {
    return this.runInOrder(async () => {
      const { current } = this;
      const text = await postForText(
        "/api/positions/{title}/file",
        { title: this.title.title },
        { position: current.position },
      );
      download(`${this.title.title}-position.toml`, text, "application/toml");
      this.history.value = { ...this.history.value, saved: current };
    });
  }
}
