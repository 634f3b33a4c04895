/** The position editor: the map, and the panels beside it. */

import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import type { Grid } from "../board/geometry";
import { isTyping } from "../game/keys";
import type { Look, MapData, OpenedPosition, TitleInfo } from "../generated/api";
import { ruleLink } from "../rules";
import { chooser, group, ElementHost, isOpen, live, type Content, viewElement, unmount, v } from "../ui";
import type { View } from "../view";
import { QuestionsPanel } from "./questions";
import { UnitEntry, FormationsPanel } from "./unit_entry";
import { FactsPanel, PilesPanel } from "./facts_panel";
import { HexPanel } from "./hex_panel";
import { ImpulsePanel } from "./impulse";
import { StartPanel } from "./start_panel";
import { showPrintable } from "./printable";
import { EditorStore } from "./store";
import { BoxesPanel, UnitFinder, UnitPanel } from "./unit_panel";

export function createEditorPage(title: TitleInfo, map: MapData, look: Look, opened: OpenedPosition): View {
  const board = new Board(map, look);
  const editor = new EditorStore(title, opened, (hex) => board.reveal(hex));
  board.listen({
    choose: (hex, unit) => void editor.choose(hex, unit),
    point: () => undefined,
    escape: () => editor.select(null, null),
    next: (step) => editor.selectNext(step),
    symbolsLoaded: () => void editor.pictureVersion.value++,
    dragHandler: {
      take: (_hex, unit) => (unit ? [unit] : []),
      drop: ([unit], hex) => void (unit && hex && editor.change({ unit, where: hex })),
    },
  });
  board.canvas.addEventListener("dragover", (event) => event.preventDefault());
  board.canvas.addEventListener("drop", (event) => {
    event.preventDefault();
    const hex = board.hexUnder(event);
    const unit = event.dataTransfer?.getData("text/plain");
    if (unit && hex && editor.findPiece(unit)) void editor.change({ unit, where: hex });
  });
  const element = viewElement(
    "play editor",
    group([
      v("h1", { class: "unseen" }, `Position editor, ${title.label}`),
      v("div", { class: "middle" }, live(ElementHost, { element: board.element })),
      live(SidePanel, { editor, grid: board.grid, look, reveal: (hex) => board.reveal(hex) }),
    ]),
  );
  (window as unknown as { board: Board }).board = board;
  (window as unknown as { editor: EditorStore }).editor = editor;
  const onKey = (event: KeyboardEvent): void => handleKey(editor, event);
  const onLeave = (event: BeforeUnloadEvent): void => {
    if (editor.hasUnsavedEdits) event.preventDefault();
  };
  const stops: (() => void)[] = [];
  return {
    heading: `Position editor, ${title.label.split(":")[0] ?? ""}`,
    element,
    ready: () => {
      addEventListener("keydown", onKey);
      addEventListener("beforeunload", onLeave);
      board.frame(editor.current.pieces.map((piece) => piece.counter.hex).filter(Boolean));
      stops.push(
        effect(() => paintBoard(editor, board)),
        effect(() => {
          document.body.dataset["edits"] = String(editor.undoCount);
        }),
        effect(() => {
          element.className = `play editor${editor.busy.value ? " busy" : ""}`;
        }),
      );
    },
    close: () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", onLeave);
      stops.forEach((stop) => stop());
      unmount(element);
      board.close();
    },
  };
}

function paintBoard(editor: EditorStore, board: Board): void {
  const { marks, path } = editor.answerMarks.value;
  board.show({
    counters: editor.current.pieces.map((piece) => piece.counter),
    markers: editor.current.markers,
    marks: [...marks, ...(editor.hex ? [{ hex: editor.hex, kind: "target" as const }] : [])],
    ready: new Set(),
    selected: editor.selected,
    path,
  });
}

function handleKey(editor: EditorStore, event: KeyboardEvent): void {
  if (isTyping(event)) return;
  const undo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
  if (undo || (event.key === "u" && !event.ctrlKey && !event.metaKey)) {
    event.preventDefault();
    void editor.step(undo && event.shiftKey ? 1 : -1);
  } else if (event.key === "Delete" && editor.selected) {
    const last = editor.editable.boxes.at(-1);
    if (last) void editor.change({ unit: editor.selected, where: last });
  }
}

interface SidePanelProps {
  editor: EditorStore;
  grid: Grid;
  look: Look;
  reveal: (hex: string) => void;
}

function SidePanel({ editor, grid, look, reveal }: SidePanelProps): VNode {
  const side = useRef<HTMLElement>(null);
  const { hexChoices } = editor;
  useLayoutEffect(() => side.current?.scrollTo({ top: 0 }), [hexChoices.value]);
  const slot = (...views: VNode[]): VNode => v("div", { class: "slot" }, ...views);
  return v(
    "aside",
    { ref: side, class: "side", "aria-label": "Position" },
    slot(live(Tools, { editor })),
    v("div", { class: "slot", "aria-live": "polite" }, live(Problems, { editor, grid, reveal })),
    v("div", { class: "slot", "aria-live": "polite" }, live(UnitPanel, { editor, look })),
    slot(live(HexPanel, { editor, grid, look })),
    slot(live(UnitEntry, { editor }), live(FormationsPanel, { editor })),
    slot(live(UnitFinder, { editor, look }), live(BoxesPanel, { editor, look })),
    slot(live(FactsPanel, { editor })),
    slot(live(PilesPanel, { editor })),
    slot(live(ImpulsePanel, { editor })),
    slot(live(QuestionsPanel, { editor })),
    slot(live(StartPanel, { editor })),
  );
}

/** A collapsible section; its content is created when it is first opened. */
export function CollapsibleSection({ heading, shown }: { heading: string; shown: () => Content[] }): VNode {
  const [opened, open] = useState(false);
  return v(
    "details",
    { class: "panel box", ontoggle: (event: Event) => open(opened || isOpen(event)) },
    v("summary", {}, heading),
    ...(opened ? shown() : []),
  );
}

function Tools({ editor }: { editor: EditorStore }): VNode {
  const file = useRef<HTMLInputElement>(null);
  const { current, title } = editor;
  // Scenarios of other variants do not fit this position.
  const scenarios = Object.entries(title.scenarios)
    .filter(([, { variants }]) => !variants.length || variants.includes(current.variant))
    .map(([key, held]): [string, string] => [key, held.label]);
  const openFile = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const found = input.files?.[0];
    if (found) void found.text().then((text) => editor.replace({ text, name: found.name }));
    // Lets the same file be opened again.
    input.value = "";
  };
  const button = (words: string, does: () => void, off = false, key = ""): VNode =>
    v("button", { type: "button", disabled: off, onclick: does }, words, key ? v("kbd", {}, key) : null);
  const [situation] = current.panels;
  return v(
    "section",
    { class: "panel", "aria-label": "Position" },
    v("h2", {}, `Position editor, ${title.label.split(":")[0] ?? ""}`),
    v(
      "label",
      { class: "set" },
      "Start again from ",
      chooser(scenarios, current.scenario, (scenario) => void editor.replace({ scenario, variant: current.variant })),
    ),
    v(
      "div",
      { class: "row" },
      button("Undo", () => void editor.step(-1), !editor.undoCount, "U"),
      button("Redo", () => void editor.step(1), !editor.redoCount),
      button("Open a file", () => file.current?.click()),
      button("Download", () => void editor.save()),
      button("Print", () => showPrintable(editor)),
      v("input", {
        ref: file,
        type: "file",
        accept: ".toml,.json,.csv",
        class: "unseen",
        id: "bring-position",
        tabindex: -1,
        "aria-label": "Open a position file",
        onchange: openFile,
      }),
    ),
    situation
      ? v(
          "dl",
          { class: "values" },
          ...situation.rows.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)]),
        )
      : null,
  );
}

interface ProblemsProps {
  editor: EditorStore;
  grid: Grid;
  reveal: (hex: string) => void;
}

function Problems({ editor, grid, reveal }: ProblemsProps): VNode {
  const { problems, pieces } = editor.current;
  if (!problems.length) return v("p", { class: "panel good-news" }, "✓ The position is legal.");
  const known = new Set(pieces.map((piece) => piece.counter.unit));
  return v(
    "section",
    { class: "panel why refused", "aria-label": "Problems" },
    v("h3", {}, problems.length === 1 ? "One problem" : `${problems.length} problems`),
    v(
      "ul",
      { class: "problems" },
      ...problems.map(({ where, text, rule }) => {
        const unit = known.has(where) ? where : null;
        const hex = grid.index.has(where) ? where : null;
        const show = (): void => {
          if (hex) reveal(hex);
          editor.select(unit, hex);
        };
        return v(
          "li",
          {},
          text,
          " ",
          rule ? ruleLink(rule) : null,
          unit || hex ? v("button", { type: "button", class: "plain", onclick: show }, "show") : null,
        );
      }),
    ),
  );
}
