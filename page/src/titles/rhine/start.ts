/** The Rhine with or without a physical board: start a campaign or a sector, measure a march, calculate a combat. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { RequestError } from "../../api";
import { showToast } from "../../dom";
import { LIST_KEY } from "../../editor/counter_list";
import type { NewGame } from "../../generated/api";
import { startGame, parseDice, type SeatingOption } from "../../new_game";
import { chooser, group, live, viewElement, isChecked, inputValue, unmount, v } from "../../ui";
import type { View } from "../../view";
import "./style.css";
import "./books.css";

export function open(): Promise<View> {
  const element = viewElement("home", startView());
  return Promise.resolve({ heading: "Rhine", element, close: () => unmount(element) });
}

/** Links between the three pages. */
export function breadcrumbs(here: string): VNode {
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

async function startRhine(wanted: Partial<NewGame>): Promise<void> {
  try {
    await startGame({ title: "rhine", ...wanted });
  } catch (error) {
    showToast((error as Error).message, "wrong");
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
      breadcrumbs("Play"),
    ),
    live(CampaignForm, {}),
    live(CorridorForm, {}),
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

const MAP_OPTIONS: [string, string][] = [
  ["", "Nothing: the board is on my table, the clerk keeps the books"],
  ["on_map", "What arrives: each counter is placed in a hex of its entry"],
  ["player_turns", "The player turns too: movement, combat and supply on the map"],
];

/** Session storage key of the chosen campaign while its list is made on the map. */
const CAMPAIGN_KEY = "broadfront-campaign";

const EXAMPLE_LIST = "id,hex,side,nation,combat,steps,re,kind,category,throw\nUS 79 Inf Div,C20.05,,,,,,,,";

/** An error, and for a list one message per line. */
interface CampaignError {
  message: string;
  faults: string[];
}

function CampaignForm(): VNode {
  const [campaign, choose] = useState(sessionStorage.getItem(CAMPAIGN_KEY) ?? "full");
  const [dice, setDice] = useState("ask");
  const [map, setMap] = useState(sessionStorage.getItem(LIST_KEY) ? "player_turns" : "");
  const [list, setList] = useState(sessionStorage.getItem(LIST_KEY) ?? "");
  const [north, setNorth] = useState(false);
  const [alps, setAlps] = useState(false);
  const [error, setError] = useState<CampaignError | null>(null);
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
    setError(null);
    work(true);
    try {
      await startGame({
        title: "rhine",
        variant: "clerk",
        scenario: "clerk",
        dice: parseDice({ value: dice }),
        options,
      });
      sessionStorage.removeItem(LIST_KEY);
      sessionStorage.removeItem(CAMPAIGN_KEY);
    } catch (error) {
      const faults = error instanceof RequestError ? (error.error.faults ?? []) : [];
      setError({ message: (error as Error).message, faults: faults.map(String) });
    }
    work(false);
  };
  const check = (on: boolean, onChange: (on: boolean) => void, words: string): VNode =>
    v(
      "label",
      { class: "check" },
      v("input", { type: "checkbox", checked: on, onchange: (event: Event) => onChange(isChecked(event)) }),
      words,
    );
  const read = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    // Lets the same file be chosen again after corrections.
    input.value = "";
    setList(text);
    setError(null);
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
        placeholder: EXAMPLE_LIST,
        spellcheck: false,
        wrap: "off",
        "aria-label": "List of counters, as CSV",
        oninput: (event: Event) => setList(inputValue(event)),
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
          onclick: () => sessionStorage.setItem(CAMPAIGN_KEY, campaign),
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
          setDice,
        ),
      ),
      v("label", {}, "On the map", chooser(MAP_OPTIONS, map, setMap)),
      map ? counters : null,
      check(north, setNorth, "Collapse of the North Flank"),
      check(alps, setAlps, "Alpine Redoubt"),
      error ? errorView(error) : null,
      v("button", { class: "main", disabled: working }, working ? "Setting up …" : "Open the books"),
      v(
        "button",
        { type: "button", onclick: () => void startRhine({ guide: true }) },
        "A guided first turn, five minutes",
      ),
    ),
  );
}

function errorView({ message, faults }: CampaignError): VNode {
  if (!faults.length) return v("p", { class: "wrong", role: "alert" }, message);
  return v(
    "div",
    { class: "wrong", role: "alert" },
    v("p", {}, faults.length === 1 ? "A line of the list is wrong:" : "Lines of the list are wrong:"),
    v("ul", {}, ...faults.map((one) => v("li", { key: one }, ...faultLink(one)))),
  );
}

/** An error of a list; a click selects its line. */
function faultLink(fault: string): (VNode | string)[] {
  const [, line, message = ""] = /^The list, row (\d+)(.*)$/s.exec(fault) ?? [];
  if (!line) return [fault];
  const show = (): void => selectLine(document.querySelector(".counter-list textarea"), Number(line));
  return [
    v("button", { type: "button", class: "link", onclick: show }, `Line ${line}`),
    message.replaceAll(/\brow (\d+)/g, "line $1"),
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

const SEATING_OPTIONS: SeatingOption[] = [
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

function CorridorForm(): VNode {
  const [seat, setSeat] = useState("0");
  const [dice, setDice] = useState("auto");
  const go = (event: Event): void => {
    event.preventDefault();
    const { seating } = SEATING_OPTIONS[Number(seat)] ?? {};
    void startRhine({ variant: "two-player", scenario: "corridor", dice: parseDice({ value: dice }), ...seating });
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
          SEATING_OPTIONS.map((way, n) => [String(n), way.words]),
          seat,
          setSeat,
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
          setDice,
        ),
      ),
      v("button", { class: "main" }, "Play"),
    ),
  );
}
