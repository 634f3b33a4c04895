/** The page for a player's own box: sheets to fill in, check and download. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { getOnce, post } from "../api";
import { showToast } from "../dom";
import type { BoxChecked, BoxSheet, Filling } from "../generated/api";
import { chooser, group, live, viewElement, inputValue, v } from "../ui";
import type { View } from "../view";
import { titleCards } from "./title_cards";
import "./box.css";

/** Empty rows shown below the filled ones. */
const SPARE_ROWS = 5;

export async function open(rest: string[]): Promise<View> {
  const titles = (await getOnce("/api/titles", {})).filter(({ boxed }) => boxed);
  const title = titles.find((one) => one.title === rest[0]);
  if (!title) return { heading: "Your box", element: titleCards("The figures of your box", titles, "box") };
  const sheets = await getOnce("/api/boxes/{title}", { title: title.title });
  const store = new BoxStore(title.title, sheets);
  const heading = `Your box, ${title.label.split(":")[0] ?? ""}`;
  return { heading, element: viewElement("narrow box-page", live(BoxPage, { heading, store })) };
}

type Rows = string[][];
type Mode = "partial" | "whole";

interface SavedBox {
  rows: Record<string, Rows>;
  modes: Record<string, Mode>;
}

/** The filled sheets, kept in this browser. */
class BoxStore {
  readonly shown = signal(0);
  readonly saved;
  readonly checked = signal<BoxChecked | null>(null);
  readonly busy = signal(false);

  constructor(
    readonly title: string,
    readonly sheets: BoxSheet[],
  ) {
    const before = localStorage.getItem(this.key);
    this.saved = signal<SavedBox>(before ? (JSON.parse(before) as SavedBox) : { rows: {}, modes: {} });
  }

  private get key(): string {
    return `broadfront.box.${this.title}`;
  }

  get sheet(): BoxSheet {
    return this.sheets[this.shown.value] ?? (this.sheets[0] as BoxSheet);
  }

  rows(sheet: BoxSheet): Rows {
    return this.saved.value.rows[sheet.name] ?? [[...sheet.example]];
  }

  saveRows(sheet: BoxSheet, rows: Rows, mode?: Mode): void {
    const { rows: saved, modes } = this.saved.value;
    this.saved.value = {
      rows: { ...saved, [sheet.name]: rows },
      modes: mode ? { ...modes, [sheet.name]: mode } : modes,
    };
    localStorage.setItem(this.key, JSON.stringify(this.saved.value));
  }

  clear(sheet: BoxSheet): void {
    this.saveRows(sheet, [[...sheet.example]], "partial");
  }

  toFilling(): Filling {
    const text = (sheet: BoxSheet): string =>
      [sheet.columns, ...this.rows(sheet)].map((row) => row.map(csvCell).join(",")).join("\n") + "\n";
    return {
      sheets: Object.fromEntries(
        this.sheets.map((sheet) => [
          sheet.name,
          { text: text(sheet), mode: this.saved.value.modes[sheet.name] ?? "partial" },
        ]),
      ),
    };
  }
}

/** Quote a cell for CSV if necessary. */
function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Return the rows after tab-separated text is pasted at a cell. */
export function pasteCells(rows: Rows, row: number, column: number, width: number, text: string): Rows {
  const result = rows.map((row) => [...row]);
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .forEach((line, down) => {
      const at = row + down;
      while (result.length <= at) result.push(Array.from({ length: width }, () => ""));
      line.split("\t").forEach((word, across) => {
        const cells = result[at];
        if (cells && column + across < width) cells[column + across] = word.trim();
      });
    });
  return result;
}

/** Return the rows after a paste whose first line names columns, or null if it does not. */
export function pasteByName(rows: Rows, row: number, columns: string[], text: string): Rows | null {
  const [head = "", ...rest] = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const names = head.split("\t").map((name) => name.trim().toLowerCase().replaceAll(" ", "_"));
  if (names.filter((name) => columns.includes(name)).length < 2) return null;
  const ordered = rest.map((line) => {
    const cells = line.split("\t");
    return columns.map((column) => cells[names.indexOf(column)] ?? "").join("\t");
  });
  return pasteCells(rows, row, 0, columns.length, ordered.join("\n"));
}

function BoxPage({ heading, store }: { heading: string; store: BoxStore }): VNode {
  const { sheets, shown, checked, busy } = store;
  const check = async (): Promise<void> => {
    busy.value = true;
    try {
      checked.value = await post("/api/boxes/{title}/check", { title: store.title }, store.toFilling());
    } catch (error) {
      showToast((error as Error).message, "wrong");
    } finally {
      busy.value = false;
    }
  };
  return v(
    "section",
    {},
    v("h1", {}, heading),
    v(
      "p",
      {},
      "Each sheet has one row of ours as an example. A row that names one of ours changes it, and an empty cell ",
      "keeps our figure; a row with another name is new. Paste cells from a spreadsheet where they belong.",
    ),
    v(
      "p",
      { class: "row" },
      chooser(
        sheets.map((sheet, n) => [
          String(n),
          `${sheet.name} (${store.rows(sheet).length} of yours, ${sheet.ours} of ours)`,
        ]),
        String(shown.value),
        (n) => (shown.value = Number(n)),
        { "aria-label": "Sheet" },
      ),
      v("button", { type: "button", class: "main", disabled: busy.value, onclick: () => void check() }, "Check"),
      v("button", { type: "button", onclick: () => void downloadSheets(store) }, "Download the sheets"),
      v("button", { type: "button", onclick: () => store.clear(store.sheet) }, "Clear this sheet"),
    ),
    live(FaultList, { store }),
    live(SheetTable, { store }),
  );
}

function FaultList({ store }: { store: BoxStore }): VNode | null {
  const checked = store.checked.value;
  if (!checked) return null;
  if (!checked.faults.length) return live(PlayableNotice, { store, found: checked });
  const show = (name: string): void => {
    const at = store.sheets.findIndex((sheet) => sheet.name === name);
    if (at >= 0) store.shown.value = at;
  };
  return v(
    "section",
    { class: "panel why refused", "aria-label": "To correct", role: "status" },
    v("h2", {}, `${checked.faults.length} to correct`),
    v(
      "ul",
      { class: "problems" },
      ...checked.faults.map((fault) =>
        v(
          "li",
          {},
          fault.said,
          " ",
          v("button", { type: "button", class: "plain", onclick: () => show(fault.sheet) }, "show"),
        ),
      ),
    ),
  );
}

/** How to play with the box, and which figures are not from it. */
function PlayableNotice({ store, found }: { store: BoxStore; found: BoxChecked }): VNode {
  const { title } = store;
  return v(
    "section",
    { class: "panel good-news", role: "status" },
    v("p", {}, "✓ It can be played. What your sheets leave out is ours:"),
    v(
      "ul",
      {},
      ...found.filled.map(({ sheet, rows, ours, lent }) =>
        v(
          "li",
          {},
          `${sheet}: ${rows} from your box, ${ours} ours`,
          lent > 0 && `; ${lent} empty cells keep our figures`,
        ),
      ),
    ),
    v(
      "p",
      {},
      "Download the sheets, unpack them, and start with ",
      v("code", {}, `broadfront play ${title} --page --data ${title}-box`),
      ".",
    ),
  );
}

function SheetTable({ store }: { store: BoxStore }): VNode {
  const { sheet } = store;
  const filled = store.rows(sheet);
  const width = sheet.columns.length;
  const empty = Array.from({ length: SPARE_ROWS }, () => Array.from({ length: width }, () => ""));
  const wrong = new Set(
    (store.checked.value?.faults ?? [])
      .filter((fault) => fault.sheet === sheet.name)
      .map((fault) => `${fault.row} ${fault.column}`),
  );
  const set = (row: number, column: number, text: string): void =>
    store.saveRows(sheet, pasteCells(filled, row, column, width, text.replaceAll("\t", " ")));
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    store.saveRows(
      sheet,
      pasteByName(filled, row, sheet.columns, text) ?? pasteCells(filled, row, column, width, text),
    );
  };
  const mode = store.saved.value.modes[sheet.name] ?? "partial";
  return group([
    v("p", {}, sheet.about),
    v(
      "label",
      { class: "set" },
      "This sheet is ",
      chooser(
        [
          ["partial", "partial: what it does not have is ours"],
          ["whole", "whole: nothing else is in the game"],
        ],
        mode,
        (word) => store.saveRows(sheet, filled, word as Mode),
      ),
    ),
    v(
      "div",
      { class: "scroll" },
      v(
        "table",
        { class: "sheet", "aria-label": sheet.name },
        v(
          "thead",
          {},
          v(
            "tr",
            {},
            v("th", {}, ""),
            ...sheet.columns.map((column) => v("th", { scope: "col" }, column.replaceAll("_", " "))),
          ),
        ),
        v(
          "tbody",
          {},
          ...[...filled, ...empty].map((row, n) =>
            v(
              "tr",
              { key: `${sheet.name} ${n}` },
              v("th", { scope: "row" }, String(n + 2)),
              ...sheet.columns.map((column, c) =>
                v(
                  "td",
                  { class: wrong.has(`${n + 2} ${column}`) ? "wrong" : "" },
                  v("input", {
                    value: row[c] ?? "",
                    "aria-label": `${column}, row ${n + 2}`,
                    size: Math.max(4, Math.min(24, (row[c] ?? column).length)),
                    autocomplete: "off",
                    onchange: (event: Event) => set(n, c, inputValue(event)),
                    onpaste: (event: ClipboardEvent) => paste(event, n, c),
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ]);
}

async function downloadSheets(store: BoxStore): Promise<void> {
  try {
    const { sheets } = store.toFilling();
    const whole = Object.entries(sheets).filter(([name]) => store.saved.value.rows[name]);
    const archive = await fetchArchive(store.title, { sheets: Object.fromEntries(whole) });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(archive);
    link.download = `${store.title}-box.zip`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    showToast((error as Error).message, "wrong");
  }
}

async function fetchArchive(title: string, filling: Filling): Promise<Blob> {
  const answer = await fetch(`/api/boxes/${title}/file`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(filling),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.blob();
}
