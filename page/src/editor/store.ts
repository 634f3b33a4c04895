/**
 * A position that can be changed: units, markers, who holds what, the day, the cards. It knows no title; the server
 * says what can be set, does each edit with what follows from it, and says what is wrong with the position.
 */

import { batch, signal } from "@preact/signals";
import { post, textOf } from "../api";
import type { Mark } from "../board/scene";
import { confirmed } from "../dialog";
import { download, toast } from "../dom";
import { next } from "../game/selection";
import type { Edit, Editable, LaidPosition, Opened, OpenedPosition, Piece, TitleInfo } from "../generated/api";

export function openPosition(title: string, wanted: Opened): Promise<OpenedPosition> {
  return post("/api/positions/{title}", { title }, wanted);
}

const MOST_STEPS_BACK = 200;

/** What has been done, what was undone, and what stands in a file. */
interface Course {
  laid: LaidPosition;
  back: LaidPosition[];
  forth: LaidPosition[];
  saved: LaidPosition;
}

export class EditorStore {
  private readonly allowed;
  private readonly course;
  private readonly held = signal<{ unit: string | null; hex: string | null }>({ unit: null, hex: null });
  /** Marks of an answer; they go with the next choice. */
  readonly answered = signal<{ marks: Mark[]; path: string[] }>({ marks: [], path: [] });
  readonly busy = signal(false);
  /** Counts up when a hex was chosen on the map: what is set of it comes into sight. */
  readonly chosen = signal(0);
  /** Counts up when symbols have come: pictures of counters are not as they were. */
  readonly pictures = signal(0);
  /** Changes come one after another: each begins with what the one before it left. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly title: TitleInfo,
    opened: OpenedPosition,
    private readonly reveal: (hex: string) => void,
  ) {
    this.allowed = signal(opened.editable);
    this.course = signal<Course>({ laid: opened, back: [], forth: [], saved: opened });
  }

  get editable(): Editable {
    return this.allowed.value;
  }

  get laid(): LaidPosition {
    return this.course.value.laid;
  }

  /** How many steps can be undone. */
  get steps(): number {
    return this.course.value.back.length;
  }

  get undone(): number {
    return this.course.value.forth.length;
  }

  /** Whether something was changed that stands in no file yet. */
  get unsaved(): boolean {
    return this.course.value.saved !== this.course.value.laid;
  }

  /** The unit in hand. */
  get selected(): string | null {
    return this.held.value.unit;
  }

  /** The hex in question. */
  get hex(): string | null {
    return this.held.value.hex;
  }

  piece(unit: string | null): Piece | undefined {
    return unit === null ? undefined : this.laid.pieces.find((piece) => piece.counter.unit === unit);
  }

  /** A hex was chosen: the unit in hand goes there, else what is there is shown. */
  async choose(hex: string, unit: string | null): Promise<void> {
    const held = this.piece(this.selected);
    const there = this.piece(unit);
    const enemy = there !== undefined && there.counter.side !== held?.counter.side;
    if (held && held.where !== hex && !enemy) await this.change({ unit: held.counter.unit, where: hex });
    else this.select(unit, hex);
    this.chosen.value++;
  }

  select(unit: string | null, hex: string | null): void {
    const at = this.piece(unit)?.counter.hex;
    batch(() => {
      this.held.value = { unit, hex: hex ?? (at || null) };
      this.forgetAnswer();
    });
    if (at) this.reveal(at);
  }

  next(step: 1 | -1): boolean {
    const order = this.laid.pieces.filter((piece) => piece.counter.hex).map((piece) => piece.counter.unit);
    const unit = next(order, this.selected, step);
    if (unit === undefined) return false;
    this.select(unit, null);
    return true;
  }

  private forgetAnswer(): void {
    this.answered.value = { marks: [], path: [] };
  }

  private inTurn(work: () => void | Promise<void>): Promise<void> {
    this.busy.value = true;
    const mine = this.turn
      .then(work)
      .catch((error: unknown) => {
        toast((error as Error).message, "wrong");
        // What was refused is not what the fields should show.
        const { course } = this;
        const laid = { ...course.value.laid };
        course.value = { ...course.value, laid, saved: this.unsaved ? course.value.saved : laid };
      })
      .finally(() => {
        if (this.turn === mine) this.busy.value = false;
      });
    this.turn = mine;
    return mine;
  }

  change(...edits: Edit[]): Promise<void> {
    return this.inTurn(async () => {
      const before = this.course.value;
      const laid = await post(
        "/api/positions/{title}/edit",
        { title: this.title.title },
        { position: before.laid.position, edits },
      );
      batch(() => {
        const back = [...before.back, before.laid].slice(-MOST_STEPS_BACK);
        this.course.value = { ...before, laid, back, forth: [] };
        const moved = edits.some((edit) => edit.unit === this.selected && edit.where !== undefined);
        if (moved) this.held.value = { unit: this.selected, hex: this.piece(this.selected)?.counter.hex || null };
        this.forgetAnswer();
      });
    });
  }

  step(way: 1 | -1): Promise<void> {
    return this.inTurn(() => {
      const { laid, back, forth, saved } = this.course.value;
      const from = way < 0 ? back : forth;
      const found = from.at(-1);
      if (!found) return;
      const [left, right] = way < 0 ? [back.slice(0, -1), [...forth, laid]] : [[...back, laid], forth.slice(0, -1)];
      batch(() => {
        this.course.value = { laid: found, back: left, forth: right, saved };
        this.held.value = { unit: this.selected, hex: this.piece(this.selected)?.counter.hex || this.hex };
      });
    });
  }

  replace(wanted: Opened): Promise<void> {
    return this.inTurn(async () => {
      const lost = ["What you changed is not in a file yet."];
      if (this.unsaved && !(await confirmed("Leave this position?", lost, "Leave it"))) {
        this.course.value = { ...this.course.value };
        return;
      }
      const opened = await openPosition(this.title.title, wanted);
      batch(() => {
        this.allowed.value = opened.editable;
        this.course.value = { laid: opened, back: [], forth: [], saved: opened };
        this.held.value = { unit: null, hex: null };
      });
    });
  }

  /** What was changed stands somewhere else now. */
  kept(): void {
    this.course.value = { ...this.course.value, saved: this.laid };
  }

  save(): Promise<void> {
    return this.inTurn(async () => {
      const { laid } = this;
      const text = await textOf(
        "/api/positions/{title}/file",
        { title: this.title.title },
        { position: laid.position },
      );
      download(`${this.title.title}-position.toml`, text, "application/toml");
      this.course.value = { ...this.course.value, saved: laid };
    });
  }
}
