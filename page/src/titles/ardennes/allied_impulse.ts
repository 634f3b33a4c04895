/** What the Allied system, or a machine, did in its impulse: one step at a time, with reasons, shown on the map. */

import { get } from "../../api";
import type { Mark } from "../../board/scene";
import { h, spoken } from "../../dom";
import type { GamePage } from "../../game/game";
import { someRules } from "../../game/log";
import { meantBy, told } from "../../game/told";
import { traceView } from "../../game/trace";
import { ruleLinks } from "../../rules";
import type { ToldEvent, GameView, LogEntry } from "../../generated/api";

interface Part {
  n: number;
  event: ToldEvent;
  /** What came of a choice at once. */
  after: ToldEvent[];
  /** The die or draw that this came of. */
  chance: LogEntry | null;
}

interface Story {
  key: string;
  parts: Part[];
  at: number;
  open: boolean;
}

/** What is being told, and the tables at the lines it speaks of. */
class Telling {
  story: Story | null = null;
  readonly views = new Map<number, Promise<GameView>>();
}

const ofSystem = (event: ToldEvent): boolean => event.trace?.question.topic === "system.command.asked";

/** What the system, or the machine at the other side, did in its impulse after the last thing a person did. */
function lastImpulse(page: GamePage): Part[] {
  const machines = Object.keys(page.view.machines);
  const live = page.store.log.value.filter((entry) => entry.live);
  const acts = (entry: LogEntry): boolean => entry.kind === "do" && machines.includes(entry.side ?? "");
  const last = live.map((entry) => entry.kind === "do" && !acts(entry)).lastIndexOf(true);
  const since = live.slice(Math.max(last, 0));
  const bySystem = since.some((entry) => entry.events.some(ofSystem));
  // An answer within a combat is no impulse: that begins with an activation.
  const byMachine = since.some((entry) => acts(entry) && entry.events.some((event) => event.kind === "activation"));
  if (!bySystem && !byMachine) return [];
  const parts: Part[] = [];
  for (const entry of bySystem ? since : since.slice(since.findIndex(acts))) {
    let chance = entry.kind === "chance" ? entry : null;
    for (const event of entry.events) {
      if (bySystem && !parts.length && !ofSystem(event)) continue;
      const before = parts.at(-1);
      if (before && !event.trace && before.n === entry.n) before.after.push(event);
      else parts.push({ n: entry.n, event, after: [], chance });
      chance = null;
    }
  }
  return parts;
}

/** Whose impulse is told: the system's is the Allies'. */
function whose(page: GamePage): string {
  return Object.keys(page.view.machines)[0] ?? "allied";
}

function storyOf(page: GamePage): Story | null {
  const parts = lastImpulse(page);
  const first = parts[0];
  if (!first) return null;
  const key = `broadfront.seen.${page.id}.${first.n}`;
  const held = page.store.of(Telling);
  const kept = held.story;
  if (kept?.key === key && kept.parts.length === parts.length) return kept;
  const story: Story = { key, parts, at: 0, open: sessionStorage.getItem(key) !== "yes" };
  held.story = story;
  return story;
}

/** Whether the person is being shown what the Allies did. */
export function telling(page: GamePage): boolean {
  return !page.replay.looking && (storyOf(page)?.open ?? false);
}

function close(page: GamePage, story: Story): void {
  story.open = false;
  sessionStorage.setItem(story.key, "yes");
  page.render();
  page.board.revealOne(page.marks().map((mark) => mark.hex));
}

function go(page: GamePage, story: Story, at: number): void {
  if (at >= story.parts.length) {
    close(page, story);
    return;
  }
  story.at = Math.max(0, at);
  page.render();
  page.element.querySelector<HTMLButtonElement>(".story .main")?.focus();
}

/** In place of the prompt while the impulse is told; afterwards a button that tells it again. */
export function impulseView(page: GamePage): HTMLElement | null {
  const story = storyOf(page);
  const part = story?.parts[story.at];
  if (!story?.open || !part) return null;
  const { event } = part;
  const trace = event.trace;
  const last = story.at === story.parts.length - 1;
  const next = h(
    "button",
    { type: "button", class: "main", "data-key": 1, onclick: () => go(page, story, story.at + 1) },
    last ? "Your turn" : "Next",
  );
  return h(
    "div",
    { class: "story" },
    h(
      "p",
      { class: "who" },
      h("span", { class: `side-name ${whose(page)}` }, `${spoken(whose(page))} impulse`),
      h("span", { class: "faint" }, `step ${story.at + 1} of ${story.parts.length}`),
    ),
    h(
      "div",
      { class: "row story-buttons" },
      h(
        "button",
        { type: "button", disabled: story.at === 0, onclick: () => go(page, story, story.at - 1) },
        "Previous",
      ),
      next,
      last ? null : h("button", { type: "button", class: "plain", onclick: () => close(page, story) }, "Skip"),
    ),
    trace ? h("h2", {}, told(page, trace.question), ": ", told(page, trace.choice)) : h("h2", {}, told(page, event)),
    part.chance ? h("p", { class: "dice" }, "⚄ ", told(page, part.chance)) : null,
    ...part.after.map((one) => h("p", { class: "after" }, told(page, one), " ", someRules(one.rules))),
    trace ? traceView(page, trace) : h("p", {}, ruleLinks(event.rules)),
  );
}

/** A way back to the last impulse, once it was told. */
export function impulseAgain(page: GamePage): HTMLElement | null {
  const story = storyOf(page);
  if (!story || story.open || page.replay.looking) return null;
  return h(
    "p",
    { class: "again" },
    h(
      "button",
      {
        type: "button",
        onclick: () => {
          story.open = true;
          story.at = 0;
          page.selection.clear();
          page.render();
        },
      },
      `What the ${whose(page) === "allied" ? "Allies" : "Germans"} did (${story.parts.length === 1 ? "1 step" : `${story.parts.length} steps`})`,
    ),
  );
}

/** The map at that moment: what is spoken of is marked, a unit that went somewhere has its way. */
export async function showImpulse(page: GamePage): Promise<void> {
  const story = storyOf(page);
  const part = story?.parts[story.at];
  if (!story?.open || !part) return;
  const [before, after] = await Promise.all([viewAt(page, part.n - 1), viewAt(page, part.n)]);
  if (story.parts[story.at] !== part || !story.open) return;
  const meant = meantBy(page, [part.event, ...part.after]);
  const where = (view: GameView, unit: string): string =>
    view.table.counters.find((counter) => counter.unit === unit)?.hex ?? "";
  const hexes = [...new Set([...meant.hexes, ...meant.units.map((unit) => where(after, unit))])].filter(Boolean);
  const mover = meant.units.find(
    (unit) => where(before, unit) && where(after, unit) && where(before, unit) !== where(after, unit),
  );
  const moves = mover !== undefined && [part.event, ...part.after].some((event) => event.kind === "move");
  const marks: Mark[] = hexes.map((hex) => ({ hex, kind: "told" }));
  page.board.show({
    counters: after.table.counters,
    markers: after.table.markers,
    marks,
    path: moves ? [where(before, mover), where(after, mover)] : [],
    ready: new Set(),
    selected: null,
  });
  const [first] = hexes;
  if (first) page.board.revealOne([first]);
}

function viewAt(page: GamePage, n: number): Promise<GameView> {
  const kept = page.store.of(Telling).views;
  let view = kept.get(n);
  if (!view) {
    view = get("/api/games/{game}", { ...page.at, at: n }, page.seat);
    view.catch(() => kept.delete(n));
    kept.set(n, view);
  }
  return view;
}
