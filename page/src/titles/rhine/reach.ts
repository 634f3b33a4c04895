/** Reach on the map for a mover of your own board, by class, ground, side and flight; each path with its ledger. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { once, post, Refused } from "../../api";
import { Board } from "../../board/board";
import type { MapData, ToldLine } from "../../generated/api";
import { own, type Prose } from "../../prose";
import { chooser, group, Hosted, live, standing, ticked, typed, unmount, v } from "../../ui";
import type { View } from "../../view";
import { ledgerView } from "../../views/answer";
import { placeNames } from "../../views/map";
import { crumbs } from "./start";
import { listOf, wordOf, wordsOf } from "../../views/values";
import "./style.css";
import "./books.css";

const STANDARD = {
  start: "Neerpelt",
  points: "12",
  mobility: "Truck",
  ground: "Dry",
  side: "Allied",
  flight: "Normal",
};
type Name = keyof typeof STANDARD;
const NAMES: Name[] = ["start", "points", "mobility", "ground", "side", "flight"];

const CHOICES: [Name, string, string[]][] = [
  ["mobility", "Mobility", ["Leg", "Truck", "Track"]],
  ["ground", "Ground", ["Dry", "Mud", "Snow"]],
  ["side", "Side", ["Allied", "German"]],
  ["flight", "Flight weather", ["Normal", "Limited", "None"]],
];

/** What came of asking: how far it goes, one path, or what is wrong. */
type Told =
  | { kind: "reach"; reached: string }
  | { kind: "path"; hex: string; left: string; ledger: ToldLine[] }
  | { kind: "wrong"; message: Prose };

/** What is asked, and what was found. */
class Reach {
  readonly given;
  readonly enemies;
  readonly marking = signal(false);
  readonly told = signal<Told | null>(null);
  /** The hexes in reach, with the points left. */
  private found: Record<string, string> | null = null;
  private asked = 0;
  private pointed = "";

  constructor(
    query: URLSearchParams,
    private readonly board: Board,
  ) {
    const given = NAMES.map((name): [Name, string] => [name, query.get(name) ?? STANDARD[name]]);
    this.given = signal({ ...STANDARD, ...Object.fromEntries(given) });
    this.enemies = signal(new Set((query.get("enemies") ?? "").split(",").filter(Boolean)));
  }

  private get wanted(): Record<string, unknown> {
    const { start, points, ...others } = this.given.value;
    const enemies = [...this.enemies.value];
    return { start: start.trim(), points: points.trim(), ...others, ...(enemies.length ? { enemies } : {}) };
  }

  set(name: Name, value: string): void {
    this.given.value = { ...this.given.value, [name]: value };
  }

  async ask(frame: boolean): Promise<void> {
    const mine = ++this.asked;
    const { wanted, board } = this;
    const enemies = [...this.enemies.value];
    const words = new URLSearchParams(NAMES.map((name) => [name, String(wanted[name])]));
    if (enemies.length) words.set("enemies", enemies.join(","));
    history.replaceState(null, "", `#/rhine/reach?${words}`);
    try {
      const { value } = await post("/api/ask/{name}", { name: "rhine.march" }, wanted);
      if (mine !== this.asked) return;
      const [hexes, from, reached] = [wordsOf(value["hexes"]), wordOf(value["start"]), wordOf(value["reached"])];
      this.found = hexes;
      board.show({
        marks: [
          ...Object.entries(hexes).map(([hex, label]) => ({ hex, kind: "reach" as const, label })),
          { hex: from, kind: "target" as const },
          ...enemies.map((hex) => ({ hex, kind: "bad" as const, label: "enemy" })),
        ],
        path: [],
      });
      if (frame) board.frame([from, ...Object.keys(hexes)]);
      document.body.dataset["reached"] = reached;
      this.told.value = { kind: "reach", reached };
    } catch (error) {
      if (mine !== this.asked) return;
      this.found = null;
      board.show({ marks: [], path: [] });
      this.told.value = { kind: "wrong", message: error instanceof Refused ? error.error.message : own(String(error)) };
    }
  }

  async path(hex: string): Promise<void> {
    const left = this.found?.[hex];
    if (!this.found || this.pointed === hex) return;
    this.pointed = hex;
    if (left === undefined) {
      this.board.show({ path: [] });
      return;
    }
    const answer = await post("/api/ask/{name}", { name: "rhine.march" }, { ...this.wanted, to: hex });
    if (this.pointed !== hex) return;
    this.board.show({ path: listOf(answer.value["path"]) });
    this.told.value = { kind: "path", hex, left, ledger: answer.ledger };
  }

  choose(hex: string): void {
    if (this.marking.value) {
      const enemies = new Set(this.enemies.value);
      if (!enemies.delete(hex)) enemies.add(hex);
      this.enemies.value = enemies;
      void this.ask(false);
    } else if (this.found?.[hex] === undefined) {
      this.set("start", hex);
      void this.ask(false);
    } else void this.path(hex);
  }
}

export async function open(_rest: string[], query: URLSearchParams): Promise<View> {
  const [map, look] = await Promise.all([once("/api/maps/{title}", { title: "rhine" }), once("/api/style", {})]);
  const board = new Board(map, look);
  const reach = new Reach(query, board);
  board.listen({
    choose: (hex) => reach.choose(hex),
    point: (hex) => void (hex && reach.path(hex)),
    escape: () => board.show({ path: [] }),
    next: () => false,
  });
  const place = (hex: string): string => map.places[board.grid.index.get(hex) ?? -1]?.[0] ?? "";
  const element = standing(
    "play map-view",
    group([
      v("h1", { class: "unseen" }, "Reach on the Rhine map"),
      live(Hosted, { element: board.element }),
      v(
        "aside",
        { class: "side", "aria-label": "Reach" },
        crumbs("Reach on the map"),
        live(Form, { reach, map }),
        v("div", { class: "slot", "aria-live": "polite" }, live(Answer, { reach, place })),
        v(
          "p",
          { class: "faint" },
          "Roads, rivers, terrain and the zones of marked enemies count; stacking does not. ",
          "Choose a hex out of reach to start from there.",
        ),
      ),
    ]),
  );
  (window as unknown as { board: Board }).board = board;
  return {
    heading: "Reach on the Rhine map",
    element,
    ready: () => void reach.ask(true),
    close: () => {
      unmount(element);
      board.close();
    },
  };
}

function Form({ reach, map }: { reach: Reach; map: MapData }): VNode {
  const given = reach.given.value;
  const line = (name: Name, how: Record<string, string>): VNode =>
    v("input", {
      ...how,
      value: given[name],
      required: true,
      oninput: (event: Event) => reach.set(name, typed(event)),
    });
  const choose = (name: Name) => (value: string) => {
    reach.set(name, value);
    void reach.ask(false);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    void reach.ask(true);
  };
  return v(
    "form",
    { class: "card", onsubmit: send },
    v(
      "div",
      { class: "tool-fields" },
      v("label", {}, "Start: hex or place", line("start", { list: "rhine-places" })),
      v("label", {}, "Movement points", line("points", { inputmode: "decimal" })),
      ...CHOICES.map(([name, label, words]) =>
        v(
          "label",
          {},
          label,
          chooser(
            words.map((word) => [word, word]),
            given[name],
            choose(name),
          ),
        ),
      ),
      v(
        "label",
        { class: "check" },
        v("input", {
          type: "checkbox",
          checked: reach.marking.value,
          onchange: (event: Event) => (reach.marking.value = ticked(event)),
        }),
        "Clicks mark enemy units",
      ),
    ),
    placeNames("rhine-places", map),
    v("button", { class: "main" }, "Show the reach"),
  );
}

function Answer({ reach, place }: { reach: Reach; place: (hex: string) => string }): VNode | null {
  const told = reach.told.value;
  if (!told) return null;
  if (told.kind === "wrong") return v("p", { class: "wrong", role: "alert" }, told.message);
  if (told.kind === "reach")
    return v(
      "p",
      {},
      v("strong", {}, `${told.reached} hexes`),
      " can be reached. Point at one, or choose it: the path and what each step costs.",
    );
  return v(
    "section",
    { class: "panel", "aria-label": "Path" },
    v("h3", {}, `To ${[told.hex, place(told.hex)].filter(Boolean).join(" ")}: ${told.left} MP left`),
    ledgerView(told.ledger),
  );
}
