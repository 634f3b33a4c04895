/** Reach for a unit of a physical board, by mobility, ground, side and flight weather; each path with its ledger. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { getOnce, post, RequestError } from "../../api";
import { Board } from "../../board/board";
import type { MapData, ToldLine } from "../../generated/api";
import { asProse, type Prose } from "../../prose";
import { chooser, group, ElementHost, live, viewElement, isChecked, inputValue, unmount, v } from "../../ui";
import type { View } from "../../view";
import { ledgerView } from "../../views/answer";
import { placeDatalist } from "../../views/map";
import { breadcrumbs } from "./start";
import { toTextList, toText, toTextByName } from "../../views/values";
import "./style.css";
import "./books.css";

const DEFAULTS = {
  start: "Neerpelt",
  points: "12",
  mobility: "Truck",
  ground: "Dry",
  side: "Allied",
  flight: "Normal",
};
type ParameterName = keyof typeof DEFAULTS;
const NAMES: ParameterName[] = ["start", "points", "mobility", "ground", "side", "flight"];

/** Format an exact number of movement points, such as 5/2, as it is printed: 2 1/2. */
function formatPoints(points: string): string {
  const [over, under] = points.split("/").map(Number);
  if (over === undefined || under === undefined || over < under) return points;
  return `${Math.floor(over / under)} ${over % under}/${under}`;
}

const CHOICES: [ParameterName, string, string[]][] = [
  ["mobility", "Mobility", ["Leg", "Truck", "Track"]],
  ["ground", "Ground", ["Dry", "Mud", "Snow"]],
  ["side", "Side", ["Allied", "German"]],
  ["flight", "Flight weather", ["Normal", "Limited", "None"]],
];

/** The answer: the reach, one path, or an error. */
type ReachAnswer =
  | { kind: "reach"; reached: string }
  | { kind: "path"; hex: string; left: string; ledger: ToldLine[] }
  | { kind: "wrong"; message: Prose };

/** The parameters of the reach, and the answer. */
class ReachModel {
  readonly parameters;
  readonly enemies;
  readonly isMarkingEnemies = signal(false);
  readonly answer = signal<ReachAnswer | null>(null);
  /** The hexes in reach with the points left. */
  private reachedHexes: Record<string, string> | null = null;
  private requestCount = 0;
  private pointed = "";

  constructor(
    query: URLSearchParams,
    private readonly board: Board,
  ) {
    const given = NAMES.map((name): [ParameterName, string] => [name, query.get(name) ?? DEFAULTS[name]]);
    this.parameters = signal({ ...DEFAULTS, ...Object.fromEntries(given) });
    this.enemies = signal(new Set((query.get("enemies") ?? "").split(",").filter(Boolean)));
  }

  private get question(): Record<string, unknown> {
    const { start, points, ...others } = this.parameters.value;
    const enemies = [...this.enemies.value];
    return { start: start.trim(), points: points.trim(), ...others, ...(enemies.length ? { enemies } : {}) };
  }

  set(name: ParameterName, value: string): void {
    this.parameters.value = { ...this.parameters.value, [name]: value };
  }

  async showReach(frame: boolean): Promise<void> {
    const mine = ++this.requestCount;
    const { question, board } = this;
    const enemies = [...this.enemies.value];
    const words = new URLSearchParams(NAMES.map((name) => [name, String(question[name])]));
    if (enemies.length) words.set("enemies", enemies.join(","));
    history.replaceState(null, "", `#/rhine/reach?${words}`);
    try {
      const { value } = await post("/api/ask/{name}", { name: "rhine.march" }, question);
      if (mine !== this.requestCount) return;
      const [points, from, reached] = [toTextByName(value["hexes"]), toText(value["start"]), toText(value["reached"])];
      const hexes = Object.fromEntries(Object.entries(points).map(([hex, left]) => [hex, formatPoints(left)]));
      this.reachedHexes = hexes;
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
      this.answer.value = { kind: "reach", reached };
    } catch (error) {
      if (mine !== this.requestCount) return;
      this.reachedHexes = null;
      board.show({ marks: [], path: [] });
      this.answer.value = {
        kind: "wrong",
        message: error instanceof RequestError ? error.error.message : asProse(String(error)),
      };
    }
  }

  async showPath(hex: string): Promise<void> {
    const left = this.reachedHexes?.[hex];
    if (!this.reachedHexes || this.pointed === hex) return;
    this.pointed = hex;
    if (left === undefined) {
      this.board.show({ path: [] });
      return;
    }
    const answer = await post("/api/ask/{name}", { name: "rhine.march" }, { ...this.question, to: hex });
    if (this.pointed !== hex) return;
    this.board.show({ path: toTextList(answer.value["path"]) });
    this.answer.value = { kind: "path", hex, left, ledger: answer.ledger };
  }

  choose(hex: string): void {
    if (this.isMarkingEnemies.value) {
      const enemies = new Set(this.enemies.value);
      if (!enemies.delete(hex)) enemies.add(hex);
      this.enemies.value = enemies;
      void this.showReach(false);
    } else if (this.reachedHexes?.[hex] === undefined) {
      this.set("start", hex);
      void this.showReach(false);
    } else void this.showPath(hex);
  }
}

export async function open(_rest: string[], query: URLSearchParams): Promise<View> {
  const [map, look] = await Promise.all([getOnce("/api/maps/{title}", { title: "rhine" }), getOnce("/api/style", {})]);
  const board = new Board(map, look);
  const reach = new ReachModel(query, board);
  board.listen({
    choose: (hex) => reach.choose(hex),
    point: (hex) => void (hex && reach.showPath(hex)),
    escape: () => board.show({ path: [] }),
    next: () => false,
  });
  const place = (hex: string): string => map.places[board.grid.index.get(hex) ?? -1]?.[0] ?? "";
  const element = viewElement(
    "play map-view",
    group([
      v("h1", { class: "unseen" }, "Reach on the Rhine map"),
      live(ElementHost, { element: board.element }),
      v(
        "aside",
        { class: "side", "aria-label": "Reach" },
        breadcrumbs("Reach on the map"),
        live(ReachForm, { reach, map }),
        v("div", { class: "slot", "aria-live": "polite" }, live(AnswerView, { reach, place })),
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
    ready: () => void reach.showReach(true),
    close: () => {
      unmount(element);
      board.close();
    },
  };
}

function ReachForm({ reach, map }: { reach: ReachModel; map: MapData }): VNode {
  const given = reach.parameters.value;
  const line = (name: ParameterName, how: Record<string, string>): VNode =>
    v("input", {
      ...how,
      value: given[name],
      required: true,
      oninput: (event: Event) => reach.set(name, inputValue(event)),
    });
  const choose = (name: ParameterName) => (value: string) => {
    reach.set(name, value);
    void reach.showReach(false);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    void reach.showReach(true);
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
          checked: reach.isMarkingEnemies.value,
          onchange: (event: Event) => (reach.isMarkingEnemies.value = isChecked(event)),
        }),
        "Clicks mark enemy units",
      ),
    ),
    placeDatalist("rhine-places", map),
    v("button", { class: "main" }, "Show the reach"),
  );
}

function AnswerView({ reach, place }: { reach: ReachModel; place: (hex: string) => string }): VNode | null {
  const told = reach.answer.value;
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
