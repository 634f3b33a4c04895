/** The Rhine with or without a board on the table: begin a campaign or a sector, measure a march, reckon a combat. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Refused } from "../../api";
import { toast } from "../../dom";
import { LIST } from "../../editor/list";
import type { NewGame } from "../../generated/api";
import { begin, diceOf, type Way } from "../../start";
import { chooser, group, live, standing, ticked, typed, unmount, v } from "../../ui";
import type { View } from "../../view";
import "./style.css";
import "./books.css";

export function open(): Promise<View> {
  const element = standing("home", startView());
  return Promise.resolve({ heading: "Rhine", element, close: () => unmount(element) });
}

/** Links between the three pages. */
export function crumbs(here: string): VNode {
  const page = (address: string, name: string): VNode =>
    v("a", { href: address, "aria-current": here === name ? "page" : null }, name);
  return v(
    "nav",
    { class: "tabs", "aria-label": "Rhine" },
    page("#/rhine", "Play"),
    page("#/rhine/reach", "Reach on the map"),
    page("#/rhine/combat", "Combat calculator"),
    page("#/ask/rhine", "All charts"),
  );
}

async function play(wanted: Partial<NewGame>): Promise<void> {
  try {
    await begin({ title: "rhine", ...wanted });
  } catch (error) {
    toast((error as Error).message, "wrong");
  }
}

function startView(): VNode {
  return group([
    v(
      "section",
      { class: "hero" },
      v("h1", {}, "Rhine: September 1944 to April 1945"),
      v(
        "p",
        {},
        "Divisions on 3.5-mile hexes. Keep a campaign of 70 turns, with the board on your table or on the screen, ",
        "or fight for the road to Arnhem.",
      ),
      crumbs("Play"),
    ),
    live(Clerk, {}),
    live(Corridor, {}),
    v(
      "section",
      { class: "card" },
      v("h2", {}, "Beside your own board"),
      v(
        "p",
        {},
        "How far does a truck-borne division get in the mud, and what does each hex cost? ",
        "What does an attack bring, Surprise and all?",
      ),
      v(
        "p",
        { class: "row" },
        v("a", { class: "button", href: "#/rhine/reach" }, "Reach on the map"),
        v("a", { class: "button", href: "#/rhine/combat" }, "Combat calculator"),
        v("a", { class: "button", href: "#/map/rhine" }, "The theater map"),
      ),
    ),
  ]);
}

const CAMPAIGNS: [string, string][] = [
  ["full", "The full campaign, 70 turns"],
  ["north-1944", "Northern maps, September to November 1944"],
  ["south-1944", "Southern maps, September to November 1944"],
  ["north-1945", "Northern maps, February to April 1945"],
  ["south-1945", "Southern maps, February to April 1945"],
];

const ON_MAP: [string, string][] = [
  ["", "Nothing: the board is on my table, the clerk keeps the books"],
  ["on_map", "What arrives: each counter is placed in a hex of its entry"],
  ["player_turns", "The player turns too: movement, combat and supply on the map"],
];

/** Where the campaign that was chosen waits while its list is made on the map. */
const CAMPAIGN = "broadfront-campaign";

const EXAMPLE = "id,hex,side,nation,combat,steps,re,kind,category,throw\nUS 79 Inf Div,C20.05,,,,,,,,";

/** What was wrong, and of a list each line by itself. */
interface Wrong {
  message: string;
  faults: string[];
}

function Clerk(): VNode {
  const [campaign, choose] = useState(sessionStorage.getItem(CAMPAIGN) ?? "full");
  const [dice, take] = useState("ask");
  const [map, setMap] = useState(sessionStorage.getItem(LIST) ? "player_turns" : "");
  const [list, setList] = useState(sessionStorage.getItem(LIST) ?? "");
  const [north, setNorth] = useState(false);
  const [alps, setAlps] = useState(false);
  const [wrong, tell] = useState<Wrong | null>(null);
  const [working, work] = useState(false);
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const options = {
      campaign,
      collapse_north: north,
      alpine_redoubt: alps,
      ...(map ? { [map]: true } : {}),
      ...(map && list.trim() ? { set_up: list } : {}),
    };
    tell(null);
    work(true);
    try {
      await begin({ title: "rhine", variant: "clerk", scenario: "clerk", dice: diceOf({ value: dice }), options });
      sessionStorage.removeItem(LIST);
      sessionStorage.removeItem(CAMPAIGN);
    } catch (error) {
      const faults = error instanceof Refused ? (error.error.faults ?? []) : [];
      tell({ message: (error as Error).message, faults: faults.map(String) });
    }
    work(false);
  };
  const check = (on: boolean, told: (on: boolean) => void, words: string): VNode =>
    v(
      "label",
      { class: "check" },
      v("input", { type: "checkbox", checked: on, onchange: (event: Event) => told(ticked(event)) }),
      words,
    );
  const read = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    // The same file, corrected, may be chosen once more.
    input.value = "";
    setList(text);
    tell(null);
  };
  const counters = v(
    "details",
    { class: "counter-list", open: list !== "" },
    v("summary", {}, "Counters that stand on the map at the start"),
    v(
      "p",
      { class: "faint" },
      "Without a list the map is empty and fills with what arrives. A list names counters of the arrival chart by id ",
      "and hex, and any others, German ones too, as you read them off your table.",
    ),
    v(
      "div",
      { class: "numbered" },
      v(
        "pre",
        { "aria-hidden": "true" },
        list
          .split("\n")
          .map((_, n) => n + 1)
          .join("\n"),
      ),
      v("textarea", {
        rows: 12,
        value: list,
        placeholder: EXAMPLE,
        spellcheck: false,
        wrap: "off",
        "aria-label": "List of counters, as CSV",
        oninput: (event: Event) => setList(typed(event)),
        onscroll: ({ currentTarget: field }: { currentTarget: HTMLTextAreaElement }) =>
          field.previousElementSibling?.scrollTo(0, field.scrollTop),
      }),
    ),
    v(
      "p",
      { class: "row" },
      v(
        "label",
        { class: "button" },
        "Choose a file",
        v("input", { type: "file", class: "unseen", accept: ".csv,text/csv,text/plain", onchange: read }),
      ),
      v(
        "a",
        {
          class: "button",
          href: "#/editor/rhine?scenario=clerk",
          onclick: () => sessionStorage.setItem(CAMPAIGN, campaign),
        },
        "Make the list on the map",
      ),
    ),
  );
  return v(
    "section",
    { class: "card campaign-card" },
    v("h2", {}, "The campaign"),
    v(
      "p",
      {},
      "Weather, supply, replacements, arrivals, rebuilds: every turn as a checklist, every total kept, ",
      "every roll yours or the program's. As much of the map as you like is played on the screen.",
    ),
    v(
      "form",
      { class: "fields", onsubmit: (event: Event) => void go(event) },
      v("label", {}, "Campaign", chooser(CAMPAIGNS, campaign, choose)),
      v(
        "label",
        {},
        "Dice",
        chooser(
          [
            ["ask", "Press for each roll, or enter your own"],
            ["own", "Only your own dice"],
            ["auto", "The program rolls"],
          ],
          dice,
          take,
        ),
      ),
      v("label", {}, "On the map", chooser(ON_MAP, map, setMap)),
      map ? counters : null,
      check(north, setNorth, "Collapse of the North Flank"),
      check(alps, setAlps, "Alpine Redoubt"),
      wrong ? wrongView(wrong) : null,
      v("button", { class: "main", disabled: working }, working ? "Setting up …" : "Open the books"),
      v("button", { type: "button", onclick: () => void play({ guide: true }) }, "A guided first turn, five minutes"),
    ),
  );
}

function wrongView({ message, faults }: Wrong): VNode {
  if (!faults.length) return v("p", { class: "wrong", role: "alert" }, message);
  return v(
    "div",
    { class: "wrong", role: "alert" },
    v("p", {}, faults.length === 1 ? "A line of the list is wrong:" : "Lines of the list are wrong:"),
    v("ul", {}, ...faults.map((one) => v("li", { key: one }, ...faultView(one)))),
  );
}

/** A fault of a list; its line is chosen by a click. */
function faultView(fault: string): (VNode | string)[] {
  const [, line, said = ""] = /^The list, row (\d+)(.*)$/s.exec(fault) ?? [];
  if (!line) return [fault];
  const show = (): void => selectLine(document.querySelector(".counter-list textarea"), Number(line));
  return [
    v("button", { type: "button", class: "link", onclick: show }, `Line ${line}`),
    said.replaceAll(/\brow (\d+)/g, "line $1"),
  ];
}

function selectLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
}

const WAYS: Way[] = [
  {
    words: "You are the Allies, the program the Germans",
    seating: { mode: "solo", side: "allied", against: "greedy" },
  },
  {
    words: "You are the Germans, the program the Allies",
    seating: { mode: "solo", side: "german", against: "greedy" },
  },
  { words: "Two at this screen", seating: { mode: "hot-seat" } },
  { words: "Two browsers", seating: { mode: "seats" } },
];

function Corridor(): VNode {
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const go = (event: Event): void => {
    event.preventDefault();
    const { seating } = WAYS[Number(seat)] ?? {};
    void play({ variant: "two-player", scenario: "corridor", dice: diceOf({ value: dice }), ...seating });
  };
  return v(
    "section",
    { class: "card" },
    v("h2", {}, "The corridor"),
    v(
      "p",
      {},
      "Neerpelt to Arnhem, 19 September to 1 October 1944, five turns. The paratroops are down; ",
      "30 Corps must reach them by one road, and supply must follow.",
    ),
    v(
      "form",
      { class: "fields", onsubmit: go },
      v(
        "label",
        {},
        "Seats",
        chooser(
          WAYS.map((way, n) => [String(n), way.words]),
          seat,
          sit,
        ),
      ),
      v(
        "label",
        {},
        "Dice",
        chooser(
          [
            ["auto", "The program rolls"],
            ["ask", "You press for each roll"],
            ["own", "Your own dice"],
          ],
          dice,
          take,
        ),
      ),
      v("button", { class: "main" }, "Play"),
    ),
  );
}
