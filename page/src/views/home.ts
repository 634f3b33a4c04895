/** The start: what there is, and one click to the right thing. */

import { get, once, post } from "../api";
import { fill, h, toast } from "../dom";
import { allTokens, forget, sit } from "../seats";
import type { Made, MyGame, TitleInfo } from "../types";
import type { View } from "../view";
import { seatLinks } from "../game/links";

export async function open(): Promise<View> {
  const titles = await once<TitleInfo[]>("/api/titles");
  const mine = h("section", { class: "card", "aria-label": "Your games", hidden: true });
  void showMine(mine);
  const element = h(
    "div",
    { class: "home" },
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "The Western Front, 1944–45, on hexes"),
      h(
        "p",
        {},
        "Play, look up and understand wargames. Every ruling names its rule, every die is a stated chance, every game can be taken back, replayed and shared.",
      ),
    ),
    tutorial(titles.find((title) => title.title === "patrol")),
    mine,
    ...titles.filter((title) => title.playable && title.title !== "patrol").map((title) => titleCard(title)),
    h(
      "section",
      { class: "card" },
      h("h2", {}, "Bring a game"),
      h("p", {}, "Open a saved record (.bf). It is checked line by line and becomes a new game; nothing is overwritten."),
      fileButton(),
    ),
    h(
      "section",
      { class: "card" },
      h("h2", {}, "At your own table"),
      h("p", {}, "Every chart and calculator as a form, with each modifier, its reason and its rule."),
      h("p", { class: "row" }, h("a", { class: "button", href: "#/ask" }, "Charts"), h("a", { class: "button", href: "#/rules" }, "Rules")),
    ),
    h(
      "section",
      { class: "card" },
      h("h2", {}, "Maps"),
      h(
        "p",
        { class: "row" },
        ...titles.filter((title) => title.map).map((title) => h("a", { class: "button", href: `#/map/${title.title}` }, title.label.split(":")[0] ?? title.title)),
      ),
    ),
  );
  return { heading: "Play", element };
}

async function start(wanted: Record<string, unknown>, tutor = false): Promise<void> {
  try {
    const made = await post<Made>("/api/games", wanted);
    for (const seat of made.seats) sit(made.game, seat.token);
    const first = made.seats[0];
    if (!first) return;
    sit(made.game, first.token);
    localStorage.setItem("broadfront.hints", tutor ? "yes" : (localStorage.getItem("broadfront.hints") ?? "yes"));
    if (made.seats.length > 1) seatLinks(made);
    else location.hash = `#/game/${made.game}`;
  } catch (error) {
    toast((error as Error).message, "wrong");
  }
}

function tutorial(patrol: TitleInfo | undefined): HTMLElement | null {
  if (!patrol?.playable) return null;
  return h(
    "section",
    { class: "card lead" },
    h("h2", {}, "Learn it in five minutes"),
    h("p", {}, "Patrol: five turns around a bridge. You lead the Germans, the program runs the Americans and tells you what to try."),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void start({ title: "patrol", variant: "solo" }, true) }, "Start the tutorial"),
      h("button", { type: "button", onclick: () => void start({ title: "patrol", mode: "seats" }) }, "Two browsers"),
      h("button", { type: "button", onclick: () => void start({ title: "patrol", mode: "hot-seat" }) }, "Two at this screen"),
      h("button", { type: "button", onclick: () => void start({ title: "patrol", variant: "solo", dice: "own" }) }, "With your own dice"),
    ),
  );
}

/** Scenario, variant, side, opponent and dice for any title. */
function titleCard(title: TitleInfo): HTMLElement {
  const [name = title.title, below = ""] = title.label.split(": ", 2);
  const variant = select(Object.entries(title.variants).map(([key, held]) => [key, held.label]));
  const scenario = h("select", {});
  const seats = h("select", {});
  const dice = select([
    ["auto", "The program rolls"],
    ["ask", "You press for each roll"],
    ["own", "Your own dice"],
  ]);
  const adapt = (): void => {
    const fitting = Object.entries(title.scenarios).filter(([, held]) => !held.variants.length || held.variants.includes(variant.value));
    fill(scenario, ...fitting.map(([key, held]) => h("option", { value: key }, held.label)));
    const played = title.variants[variant.value]?.played ?? [];
    const against = played.length > 1 ? title.players : [""];
    const ways = against.flatMap((player) =>
      played.map((side): [string, string] => [`solo ${side} ${player}`, `You are ${side}${player ? ` against the ${player} player` : ""}`]),
    );
    if (played.length > 1) ways.push(["seats", "Two browsers"], ["hot-seat", "Two at this screen"]);
    fill(seats, ...ways.map(([key, told]) => h("option", { value: key }, told)));
  };
  variant.addEventListener("change", adapt);
  adapt();
  const go = (event: Event): void => {
    event.preventDefault();
    const [mode, side, against] = seats.value.split(" ");
    void start({
      title: title.title,
      variant: variant.value,
      scenario: scenario.value,
      mode,
      dice: dice.value,
      ...(side ? { side } : {}),
      ...(against ? { against } : {}),
    });
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, name),
    h("p", {}, below.charAt(0).toUpperCase() + below.slice(1)),
    h(
      "form",
      { class: "fields", onsubmit: go },
      h("label", {}, "Variant", variant),
      h("label", {}, "Scenario", scenario),
      h("label", {}, "Seats", seats),
      h("label", {}, "Dice", dice),
      h("button", { class: "main" }, "Play"),
    ),
  );
}

function select(options: [string, string][]): HTMLSelectElement {
  return h("select", {}, ...options.map(([value, told]) => h("option", { value }, told)));
}

function fileButton(): HTMLElement {
  const input = h("input", { type: "file", accept: ".bf,.jsonl,application/x-ndjson", class: "unseen", id: "bring", tabindex: -1 });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void bring(file);
  });
  return h("p", {}, h("label", { class: "button", for: "bring", tabindex: 0, onkeydown: ((event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") input.click();
  }) as (event: never) => void }, "Open a file"), input);
}

async function bring(file: File): Promise<void> {
  if (file.size > 4_000_000) {
    toast(`${file.name} has ${Math.round(file.size / 1e6)} MB; a record may have 4.`, "wrong");
    return;
  }
  try {
    const made = await post<Made>("/api/games/load", { record: await file.text() });
    const seat = made.seats[0];
    if (!seat) return;
    sit(made.game, seat.token);
    location.hash = `#/game/${made.game}`;
  } catch (error) {
    toast((error as Error).message, "wrong");
  }
}

async function showMine(element: HTMLElement): Promise<void> {
  const tokens = allTokens();
  if (!tokens.length) return;
  let games: MyGame[];
  try {
    games = await get<MyGame[]>("/api/games", tokens.join(","));
  } catch {
    return;
  }
  if (!games.length) return;
  element.hidden = false;
  fill(
    element,
    h("h2", {}, "Your games"),
    h(
      "ul",
      { class: "games" },
      ...games.slice(0, 12).map((game) => {
        const row = h("li", {});
        const told = game.problem ?? `${game.sides?.join(" and ") ?? ""} · line ${game.lines ?? 0} · ${game.stands ?? ""}`;
        fill(
          row,
          game.problem
            ? h("span", {}, `Game ${game.game}`)
            : h("a", { href: `#/game/${game.game}/${game.token}` }, `${(game.label ?? "").split(":")[0] ?? ""}, ${game.scenario ?? ""}`),
          h("span", { class: "faint" }, told),
          h(
            "button",
            {
              type: "button",
              class: "plain",
              title: "Take it off this list",
              "aria-label": `Take game ${game.game} off this list`,
              onclick: () => (forget(game.game), row.remove()),
            },
            "×",
          ),
        );
        return row;
      }),
    ),
  );
}
