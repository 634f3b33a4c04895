/** The page of the editor: the map, and beside it what can be set. */

import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import type { Grid } from "../board/geometry";
import { isTyping } from "../game/keys";
import type { Look, MapData, OpenedPosition, TitleInfo } from "../generated/api";
import { ruleLink } from "../rules";
import { chooser, group, Hosted, isOpen, live, type Shown, standing, unmount, v } from "../ui";
import type { View } from "../view";
import { Asking } from "./ask";
import { Entry, Formations } from "./entry";
import { Facts, Piles } from "./facts";
import { HexPanel } from "./hex";
import { WhatTheyDo } from "./impulse";
import { Playing } from "./play";
import { printed } from "./printed";
import { EditorStore } from "./store";
import { BoxesPanel, Finder, UnitPanel } from "./units";

export function editorPage(title: TitleInfo, map: MapData, look: Look, opened: OpenedPosition): View {
  const board = new Board(map, look);
  const editor = new EditorStore(title, opened, (hex) => board.reveal(hex));
  board.listen({
    choose: (hex, unit) => void editor.choose(hex, unit),
    point: () => undefined,
    escape: () => editor.select(null, null),
    next: (step) => editor.next(step),
    symbols: () => void editor.pictures.value++,
    carrier: {
      take: (_hex, unit) => (unit ? [unit] : []),
      drop: ([unit], hex) => void (unit && hex && editor.change({ unit, where: hex })),
    },
  });
  board.canvas.addEventListener("dragover", (event) => event.preventDefault());
  board.canvas.addEventListener("drop", (event) => {
    event.preventDefault();
    const hex = board.hexUnder(event);
    const unit = event.dataTransfer?.getData("text/plain");
    if (unit && hex && editor.piece(unit)) void editor.change({ unit, where: hex });
  });
  const element = standing(
    "play editor",
    group([
      v("h1", { class: "unseen" }, `Position editor, ${title.label}`),
      v("div", { class: "middle" }, live(Hosted, { element: board.element })),
      live(Side, { editor, grid: board.grid, look, reveal: (hex) => board.reveal(hex) }),
    ]),
  );
  (window as unknown as { board: Board }).board = board;
  (window as unknown as { editor: EditorStore }).editor = editor;
  const pressed = (event: KeyboardEvent): void => press(editor, event);
  const leaving = (event: BeforeUnloadEvent): void => {
    if (editor.unsaved) event.preventDefault();
  };
  const stops: (() => void)[] = [];
  return {
    heading: `Position editor, ${title.label.split(":")[0] ?? ""}`,
    element,
    ready: () => {
      addEventListener("keydown", pressed);
      addEventListener("beforeunload", leaving);
      board.frame(editor.laid.pieces.map((piece) => piece.counter.hex).filter(Boolean));
      stops.push(
        effect(() => paint(editor, board)),
        effect(() => {
          document.body.dataset["edits"] = String(editor.steps);
        }),
        effect(() => {
          element.className = `play editor${editor.busy.value ? " busy" : ""}`;
        }),
      );
    },
    close: () => {
      removeEventListener("keydown", pressed);
      removeEventListener("beforeunload", leaving);
      stops.forEach((stop) => stop());
      unmount(element);
      board.close();
    },
  };
}

function paint(editor: EditorStore, board: Board): void {
  const { marks, path } = editor.answered.value;
  board.show({
    counters: editor.laid.pieces.map((piece) => piece.counter),
    markers: editor.laid.markers,
    marks: [...marks, ...(editor.hex ? [{ hex: editor.hex, kind: "target" as const }] : [])],
    ready: new Set(),
    selected: editor.selected,
    path,
  });
}

function press(editor: EditorStore, event: KeyboardEvent): void {
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

interface Given {
  editor: EditorStore;
  grid: Grid;
  look: Look;
  reveal: (hex: string) => void;
}

function Side({ editor, grid, look, reveal }: Given): VNode {
  const side = useRef<HTMLElement>(null);
  const { chosen } = editor;
  useLayoutEffect(() => side.current?.scrollTo({ top: 0 }), [chosen.value]);
  const slot = (...views: VNode[]): VNode => v("div", { class: "slot" }, ...views);
  return v(
    "aside",
    { ref: side, class: "side", "aria-label": "Position" },
    slot(live(Tools, { editor })),
    v("div", { class: "slot", "aria-live": "polite" }, live(Problems, { editor, grid, reveal })),
    v("div", { class: "slot", "aria-live": "polite" }, live(UnitPanel, { editor, look })),
    slot(live(HexPanel, { editor, grid, look })),
    slot(live(Entry, { editor }), live(Formations, { editor })),
    slot(live(Finder, { editor, look }), live(BoxesPanel, { editor, look })),
    slot(live(Facts, { editor })),
    slot(live(Piles, { editor })),
    slot(live(WhatTheyDo, { editor })),
    slot(live(Asking, { editor })),
    slot(live(Playing, { editor })),
  );
}

/** A part that can be folded; what is in it is made when it is first open. */
export function Fold({ heading, shown }: { heading: string; shown: () => Shown[] }): VNode {
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
  const { laid, title } = editor;
  // A scenario of another variant has nothing that could be laid out here.
  const scenarios = Object.entries(title.scenarios)
    .filter(([, { variants }]) => !variants.length || variants.includes(laid.variant))
    .map(([key, held]): [string, string] => [key, held.label]);
  const bring = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const found = input.files?.[0];
    if (found) void found.text().then((text) => editor.replace({ text, name: found.name }));
    // The same file can be brought again.
    input.value = "";
  };
  const button = (words: string, does: () => void, off = false, key = ""): VNode =>
    v("button", { type: "button", disabled: off, onclick: does }, words, key ? v("kbd", {}, key) : null);
  const [situation] = laid.panels;
  return v(
    "section",
    { class: "panel", "aria-label": "Position" },
    v("h2", {}, `Position editor, ${title.label.split(":")[0] ?? ""}`),
    v(
      "label",
      { class: "set" },
      "Start again from ",
      chooser(scenarios, laid.scenario, (scenario) => void editor.replace({ scenario, variant: laid.variant })),
    ),
    v(
      "div",
      { class: "row" },
      button("Undo", () => void editor.step(-1), !editor.steps, "U"),
      button("Redo", () => void editor.step(1), !editor.undone),
      button("Open a file", () => file.current?.click()),
      button("Download", () => void editor.save()),
      button("Print", () => printed(editor)),
      v("input", {
        ref: file,
        type: "file",
        accept: ".toml,.json,.csv",
        class: "unseen",
        id: "bring-position",
        tabindex: -1,
        "aria-label": "Open a position file",
        onchange: bring,
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

interface Shows {
  editor: EditorStore;
  grid: Grid;
  reveal: (hex: string) => void;
}

function Problems({ editor, grid, reveal }: Shows): VNode {
  const { problems, pieces } = editor.laid;
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
