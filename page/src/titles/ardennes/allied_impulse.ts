/** What the Allied system, or a machine, did in its impulse: one step at a time, with reasons, shown on the map. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../../api";
import type { Mark, Scene } from "../../board/scene";
import { spoken } from "../../dom";
import type { Play } from "../../game/play";
import { sceneOf } from "../../game/scene";
import { someRules } from "../../game/log";
import { meantBy, told } from "../../game/told";
import { traceView } from "../../game/trace";
import { ruleLinks } from "../../rules";
import type { GameStore } from "../../game/store";
import type { Laid, LogEntry, ToldEvent } from "../../generated/api";
import { live, v } from "../../ui";

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
}

/** How far which story has been told, null when it was closed, and the tables at the lines it speaks of. */
class Telling {
  readonly opened = signal<{ key: string; at: number | null } | null>(null);
  readonly tables = signal<ReadonlyMap<number, Laid>>(new Map());
}

const ofSystem = (event: ToldEvent): boolean => event.trace?.question.topic === "system.command.asked";

/** What the system, or the machine at the other side, did in its impulse after the last thing a person did. */
function lastImpulse(game: GameStore): Part[] {
  const machines = Object.keys(game.view.machines);
  const live = game.log.filter((entry) => entry.live);
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
function whose(game: GameStore): string {
  return Object.keys(game.view.machines)[0] ?? "allied";
}

function storyOf(game: GameStore): Story | null {
  const parts = lastImpulse(game);
  const first = parts[0];
  return first ? { key: `broadfront.seen.${game.id}.${first.n}`, parts } : null;
}

/** How far the story has been told; null when it is closed. What was not heard yet is open by itself. */
function placeIn(game: GameStore, story: Story): number | null {
  const opened = game.of(Telling).opened.value;
  if (opened?.key === story.key) return opened.at;
  return sessionStorage.getItem(story.key) === "yes" ? null : 0;
}

/** The step that is being told, if any. */
function present({ game, looking }: Play): { story: Story; at: number; part: Part } | null {
  const story = looking.back.value ? null : storyOf(game);
  const at = story ? placeIn(game, story) : null;
  const part = at === null ? undefined : story?.parts[at];
  return story && at !== null && part ? { story, at, part } : null;
}

/** Whether the person is being shown what the Allies did. */
export function telling(play: Play): boolean {
  return present(play) !== null;
}

function close(play: Play, story: Story): void {
  play.acts.clear();
  sessionStorage.setItem(story.key, "yes");
  play.game.of(Telling).opened.value = { key: story.key, at: null };
  play.acts.map.revealOne(sceneOf(play).marks.map((mark) => mark.hex));
}

function go(play: Play, story: Story, at: number): void {
  if (at >= story.parts.length) {
    close(play, story);
    return;
  }
  play.acts.clear();
  play.game.of(Telling).opened.value = { key: story.key, at: Math.max(0, at) };
}

/** In place of the prompt while the impulse is told; afterwards a button that tells it again. */
export function impulseView(play: Play): VNode | null {
  const now = present(play);
  return now && live(Told, { play, ...now });
}

interface Given {
  play: Play;
  story: Story;
  at: number;
  part: Part;
}

function Told({ play, story, at, part }: Given): VNode {
  const { game } = play;
  const next = useRef<HTMLButtonElement>(null);
  // From the second step on the hand is on the button: it stays there.
  useLayoutEffect(() => {
    if (at > 0) next.current?.focus();
  }, [at]);
  useEffect(() => void show(play, part), [part.n, at]);
  const { event } = part;
  const { trace } = event;
  const last = at === story.parts.length - 1;
  return v(
    "div",
    { class: "story" },
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${whose(game)}` }, `${spoken(whose(game))} impulse`),
      v("span", { class: "faint" }, `step ${at + 1} of ${story.parts.length}`),
    ),
    v(
      "div",
      { class: "row story-buttons" },
      v("button", { type: "button", disabled: at === 0, onclick: () => go(play, story, at - 1) }, "Previous"),
      v(
        "button",
        { ref: next, type: "button", class: "main", "data-key": 1, onclick: () => go(play, story, at + 1) },
        last ? "Your turn" : "Next",
      ),
      last ? null : v("button", { type: "button", class: "plain", onclick: () => close(play, story) }, "Skip"),
    ),
    trace ? v("h2", {}, told(play, trace.question), ": ", told(play, trace.choice)) : v("h2", {}, told(play, event)),
    part.chance ? v("p", { class: "dice" }, "⚄ ", told(play, part.chance)) : null,
    ...part.after.map((one) => v("p", { class: "after" }, told(play, one), " ", someRules(one.rules))),
    trace ? traceView(play, trace) : v("p", {}, ruleLinks(event.rules)),
  );
}

/** A way back to the last impulse, once it was told. */
export function impulseAgain({ game, looking, acts }: Play): VNode | null {
  const story = looking.back.value ? null : storyOf(game);
  if (!story) return null;
  const again = (): void => {
    acts.clear();
    game.of(Telling).opened.value = { key: story.key, at: 0 };
  };
  const who = whose(game) === "allied" ? "Allies" : "Germans";
  const steps = story.parts.length === 1 ? "1 step" : `${story.parts.length} steps`;
  return v("p", { class: "again" }, v("button", { type: "button", onclick: again }, `What the ${who} did (${steps})`));
}

/** Have the tables before and after a step, and look where it was. */
async function show(play: Play, part: Part): Promise<void> {
  const { game, acts } = play;
  const { tables } = game.of(Telling);
  try {
    const lines = [part.n - 1, part.n].filter((n) => !tables.value.has(n));
    const found = await Promise.all(
      lines.map(async (at): Promise<[number, Laid]> => [
        at,
        await get("/api/games/{game}/laid", { ...game.at, at }, game.seat),
      ]),
    );
    tables.value = new Map([...tables.value, ...found]);
    const [first] = meantIn(play, part, tables.value.get(part.n));
    if (first && present(play)?.part.event === part.event) acts.map.revealOne([first]);
  } catch (error) {
    acts.wrong(error);
  }
}

function where(laid: Laid | undefined, unit: string): string {
  return laid?.counters.find((counter) => counter.unit === unit)?.hex ?? "";
}

/** The hexes a step speaks of, and those of its units. */
function meantIn(play: Play, part: Part, after: Laid | undefined): string[] {
  const meant = meantBy(play, [part.event, ...part.after]);
  return [...new Set([...meant.hexes, ...meant.units.map((unit) => where(after, unit))])].filter(Boolean);
}

/** The map at that moment: what is spoken of is marked, a unit that went somewhere has its way. */
export function impulseScene(play: Play, general: Scene): Scene | null {
  const now = present(play);
  if (!now) return null;
  const { part } = now;
  const tables = play.game.of(Telling).tables.value;
  const [before, after] = [tables.get(part.n - 1), tables.get(part.n)];
  if (!before || !after) return { ...general, marks: [] };
  const { units } = meantBy(play, [part.event, ...part.after]);
  const mover = units.find((unit) => {
    const [from, to] = [where(before, unit), where(after, unit)];
    return from && to && from !== to;
  });
  const moves = mover !== undefined && [part.event, ...part.after].some((event) => event.kind === "move");
  return {
    ...general,
    counters: after.counters,
    markers: after.markers,
    marks: meantIn(play, part, after).map((hex): Mark => ({ hex, kind: "told" })),
    path: moves ? [where(before, mover), where(after, mover)] : [],
    ready: new Set(),
    selected: null,
  };
}
