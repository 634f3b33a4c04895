/** What the Allied system, or a machine, did in its impulse: one step at a time, with reasons, shown on the map. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../../api";
import type { Mark, Scene } from "../../board/scene";
import { spoken } from "../../dom";
import { Film, filmButtons, folds, useFilm } from "../../game/film";
import type { Play } from "../../game/play";
import { keySign, MAIN, NO } from "../../game/question";
import type { Known } from "../../game/received";
import { sceneOf } from "../../game/scene";
import { someRules } from "../../game/log";
import { flashesOf, Showing } from "../../game/showing";
import { type Meant, meantBy, told } from "../../game/told";
import { traceView } from "../../game/trace";
import { ruleLinks } from "../../rules";
import type { GameStore } from "../../game/store";
import type { ArdennesPart, LogEntry, Marker, Shown, ToldEvent } from "../../generated/api";
import type { Moment } from "..";
import { live, v } from "../../ui";
import { endBefore } from "./impulse_end";
import { barIn, type Lies, stillToCome, unsaid, upTo } from "./told_table";

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
class Telling extends Film {
  readonly opened = signal<{ key: string; at: number | null } | null>(null);
  readonly tables = signal<ReadonlyMap<number, Shown>>(new Map());
  /** What lay on the map before the story began: it is shown until its first moment is known. */
  lay: Lies | null = null;
  /** The whole table then, with points, hand, calendar and bar. */
  readonly before = signal<Shown | null>(null);
}

export const ofSystem = (event: ToldEvent): boolean => event.trace?.question.topic === "system.command.asked";

/** What the system, or the machine at the other side, did in its impulse after the last thing a person did. */
export function lastImpulse({ log: all, view }: Known): Part[] {
  const machines = Object.keys(view.machines);
  // What was answered for a beginner after it is no part of it, and nothing a person did.
  const until = view.prepared?.[0] ?? Infinity;
  const log = all.filter((entry) => entry.n < until);
  const acts = (entry: LogEntry): boolean => entry.kind === "do" && machines.includes(entry.side ?? "");
  let last = log.length - 1;
  const byPerson = (entry: LogEntry | undefined): boolean =>
    entry?.live === true && entry.kind === "do" && !acts(entry);
  while (last > 0 && !byPerson(log[last])) last--;
  const since = log.slice(Math.max(last, 0)).filter((entry) => entry.live);
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
      if (before && folds(before.event) && folds(event)) {
        before.after.push(event);
        before.n = entry.n;
      } else if (before && !event.trace && before.n === entry.n) before.after.push(event);
      else parts.push({ n: entry.n, event, after: [], chance });
      chance = null;
    }
  }
  return parts;
}

/** The line with which a story of what the other side did begins; null where there is none. */
export function storyBegins(now: Known): number | null {
  return lastImpulse(now)[0]?.n ?? null;
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
  if (opened?.key === story.key && opened.at !== null) return opened.at;
  return unheard(story.parts, Number(sessionStorage.getItem(story.key) ?? -1));
}

/**
 * The first step after the line that was told last; null when there is none. With dice of one's own the story goes on
 * after each, and it is opened again for what the Allies chose, not for every chit.
 */
export function unheard(parts: readonly Pick<Part, "n" | "event">[], told: number): number | null {
  const first = parts.findIndex(({ n }) => n > told);
  if (first < 0) return null;
  return told < 0 || parts.slice(first).some(({ event }) => event.trace) ? first : null;
}

/** The step that is being told, if any. */
function present({ game, looking }: Play): { story: Story; at: number; part: Part } | null {
  const story = looking.back.value || looking.veil.value ? null : game.follows(storyOf);
  const at = story ? placeIn(game, story) : null;
  const part = at === null ? undefined : story?.parts[at];
  return story && at !== null && part ? { story, at, part } : null;
}

/** Whether the person is being shown what the Allies did. */
export function telling(play: Play): boolean {
  return present(play) !== null;
}

/** The line that is being told; null where the present is shown. */
export function storyLine(play: Play): number | null {
  return present(play)?.part.n ?? null;
}

/** The table before the step that is told; until it has come, the one before the story. */
function tableBefore(play: Play): Shown | null {
  const now = present(play);
  const { tables, before } = play.game.of(Telling);
  return now && (tables.value.get(now.part.n - 1) ?? before.value);
}

/** The step that is shown: its line, with bar and counters before it as far as they are known; null in the present. */
export function stepShown(play: Play): Moment | null {
  const now = present(play);
  if (!now) return null;
  const { game } = play;
  const { tables, lay } = game.of(Telling);
  return {
    line: now.part.n,
    // What comes of it is not known yet.
    get bar() {
      return barIn(tableBefore(play)?.bar ?? unsaid(game.view.table.bar), whose(game), spoken(whose(game)));
    },
    get counters() {
      return tables.value.get(now.part.n - 1)?.counters ?? lay?.counters ?? [];
    },
  };
}

/** Points, hand and calendar as they were before the step that is told; undefined where the present is shown. */
export function partBefore(play: Play): ArdennesPart | null | undefined {
  if (!telling(play)) return undefined;
  const extra = tableBefore(play)?.extra;
  return extra?.of === "ardennes" ? extra : null;
}

/** Keys of the film; whether it is one of them. */
export function storyKey(play: Play, key: string): boolean {
  const now = present(play);
  if (!now) return false;
  if (key === "ArrowRight") go(play, now.story, now.at + 1);
  else if (key === "ArrowLeft") go(play, now.story, now.at - 1);
  else if (key === "p") play.game.of(Telling).toggle();
  else return false;
  return true;
}

function close(play: Play, story: Story): void {
  play.acts.clear();
  play.game.of(Telling).playing.value = false;
  sessionStorage.setItem(story.key, String(story.parts.at(-1)?.n ?? 0));
  play.game.of(Telling).opened.value = { key: story.key, at: null };
  if (!play.acts.map.motion.comeBack()) play.acts.map.revealOne(sceneOf(play).marks.map((mark) => mark.hex));
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
  const [film, showing] = [game.of(Telling), game.of(Showing)];
  useFilm(film, showing, `${story.key} ${at}`, part.after.length, () => go(play, story, at + 1));
  const { event } = part;
  const { trace } = event;
  const last = at === story.parts.length - 1;
  return v(
    "div",
    { class: "story", "data-sight": "why" },
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${whose(game)}` }, `${spoken(whose(game))} impulse`),
      v("span", { class: "faint" }, `step ${at + 1} of ${story.parts.length}`),
    ),
    at === 0 ? endView(play, story) : null,
    v(
      "div",
      { class: "row story-buttons" },
      v("button", { type: "button", disabled: at === 0, onclick: () => go(play, story, at - 1) }, "Previous"),
      v(
        "button",
        { ref: next, type: "button", class: "main", "data-key": `1 ${MAIN}`, onclick: () => go(play, story, at + 1) },
        last ? afterwards(game) : "Next",
        keySign(MAIN),
      ),
      last
        ? null
        : v(
            "button",
            { type: "button", class: "plain", "data-key": NO, onclick: () => close(play, story) },
            "Skip",
            keySign(NO),
          ),
      filmButtons(film, showing),
    ),
    trace ? v("h2", {}, told(play, trace.question), ": ", told(play, trace.choice)) : v("h2", {}, told(play, event)),
    part.chance ? v("p", { class: "dice" }, "⚄ ", told(play, part.chance)) : null,
    ...part.after.map((one) => v("p", { class: "after" }, told(play, one), " ", someRules(one.rules))),
    trace ? traceView(play, trace) : v("p", {}, ruleLinks(event.rules)),
  );
}

/** In one line why one's own impulse ended, before the other is told. */
function endView(play: Play, { parts }: Story): VNode | null {
  const end = whose(play.game) === "allied" ? endBefore(play.game.log, parts[0]?.n ?? 0) : null;
  return end && v("p", { class: "impulse-end" }, "Your impulse is over: ", told(play, end));
}

/** What comes when all was told: with dice of one's own also a roll or draw of the Allies, who are not done yet. */
export function afterwards({ mine, view }: Pick<GameStore, "mine" | "view">): string {
  if (view.pending.kind === "chance") return view.pending.zone === null ? "Enter the roll" : "Enter the draw";
  return mine ? "Your turn" : "Go on";
}

/** A way back to the last impulse, once it was told. */
export function impulseAgain({ game, looking, acts }: Play): VNode | null {
  const story = looking.back.value ? null : game.follows(storyOf);
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
  acts.map.motion.leave();
  try {
    const lines = [part.n - 1, part.n].filter((n) => !tables.value.has(n));
    const found = await Promise.all(
      lines.map(async (at): Promise<[number, Shown]> => [
        at,
        (await get("/api/games/{game}", { ...game.at, at }, game.seat)).table,
      ]),
    );
    tables.value = new Map([...tables.value, ...found]);
    if (present(play)?.part.event !== part.event) return;
    const [before, after] = [tables.value.get(part.n - 1), tables.value.get(part.n)];
    const [first] = meantIn(play, part, after);
    if (first) acts.map.motion.follow(first);
    const points = (marker: Marker): string => `${marker.owner === "german" ? "+" : "−"}${marker.label} VP`;
    flashesOf(before?.markers ?? [], after?.markers ?? [], points).forEach((flash) => acts.map.motion.flash(flash));
  } catch (error) {
    acts.wrong(error);
  }
}

function where(laid: Lies | undefined, unit: string): string {
  return laid?.counters.find((counter) => counter.unit === unit)?.hex ?? "";
}

function saidIn({ event, after }: Part): ToldEvent[] {
  return [event, ...after];
}

/** The hexes a step speaks of, and those of its units. */
function meantIn(play: Play, part: Part, after: Lies | undefined): string[] {
  const meant = meantBy(play, saidIn(part));
  return [...new Set([...meant.hexes, ...meant.units.map((unit) => where(after, unit))])].filter(Boolean);
}

/** The map at that moment: what is spoken of is marked, a unit that went somewhere has its way. */
export function impulseScene(play: Play, general: Scene): Scene | null {
  const now = present(play);
  const telling = play.game.of(Telling);
  if (!now) {
    telling.lay = general;
    if (!play.looking.back.value) telling.before.value = play.game.view.table;
    return null;
  }
  const { part, story, at } = now;
  const tables = telling.tables.value;
  const [before, then] = [tables.get(part.n - 1), tables.get(part.n)];
  if (!before || !then) {
    const { counters, markers } = telling.lay ?? general;
    return { ...general, counters, markers, marks: [], ready: new Set() };
  }
  const spoken = (step: number): Meant => meantBy(play, story.parts.slice(step, step + 1).flatMap(saidIn));
  const after = upTo(before, then, stillToCome(story.parts, at, spoken));
  telling.lay = after;
  const { units } = meantBy(play, saidIn(part));
  const mover = units.find((unit) => {
    const [from, to] = [where(before, unit), where(after, unit)];
    return from && to && from !== to;
  });
  const moves = mover !== undefined && saidIn(part).some((event) => event.kind === "move");
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
