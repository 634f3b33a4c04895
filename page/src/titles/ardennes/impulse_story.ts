/** The story of an impulse of the Allied system or a machine: step by step, with reasons, shown on the map. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../../api";
import type { Mark, Scene } from "../../board/scene";
import { humanize } from "../../dom";
import { Film, filmButtons, isDrawOrShuffle, useFilm } from "../../game/film";
import type { Play } from "../../game/play";
import { keySigns, MAIN_KEY, DECLINE_KEY } from "../../game/question";
import type { Snapshot } from "../../game/received_game";
import { sceneOf } from "../../game/scene";
import { shortRuleLinks } from "../../game/log";
import { objectiveFlashes, Presentation } from "../../game/presentation";
import { type NamedThings, namedThings, sentenceView } from "../../game/sentences";
import { traceView } from "../../game/trace";
import { ruleLinks } from "../../rules";
import type { GameStore } from "../../game/store";
import type { ArdennesPart, LogEntry, Marker, Shown, ToldEvent } from "../../generated/api";
import type { Moment } from "..";
import { live, v } from "../../ui";
import { impulseEndBefore } from "./impulse_end";
import { barOfStory, type MapState, laterMentions, blankBar, mapAtStep } from "./story_table";

interface StoryStep {
  n: number;
  event: ToldEvent;
  /** Immediate consequences of a choice. */
  consequences: ToldEvent[];
  /** The die roll or draw that caused it. */
  chance: LogEntry | null;
}

interface Story {
  key: string;
  steps: StoryStep[];
}

/** Progress through a story, and the tables before and after its steps. */
class StoryState extends Film {
  readonly opened = signal<{ key: string; at: number | null } | null>(null);
  readonly tables = signal<ReadonlyMap<number, Shown>>(new Map());
  /** The map as last shown, used while a step is loading. */
  lastMap: MapState | null = null;
  /** The whole table before the story, with points, hand, calendar and bar. */
  readonly tableBefore = signal<Shown | null>(null);
}

export const isSystemStep = (event: ToldEvent): boolean => event.trace?.question.topic === "system.command.asked";

/** Return the steps of the system or machine since the last action of a person. */
export function storySteps({ log: all, view }: Snapshot): StoryStep[] {
  const machines = Object.keys(view.machines);
  // Answers prepared for a beginner afterwards are neither part of it nor a person's action.
  const until = view.prepared?.[0] ?? Infinity;
  const log = all.filter((entry) => entry.n < until);
  const acts = (entry: LogEntry): boolean => entry.kind === "do" && machines.includes(entry.side ?? "");
  let last = log.length - 1;
  const byPerson = (entry: LogEntry | undefined): boolean =>
    entry?.live === true && entry.kind === "do" && !acts(entry);
  while (last > 0 && !byPerson(log[last])) last--;
  const since = log.slice(Math.max(last, 0)).filter((entry) => entry.live);
  const bySystem = since.some((entry) => entry.events.some(isSystemStep));
  // An answer within a combat is not an impulse, which begins with an activation.
  const byMachine = since.some((entry) => acts(entry) && entry.events.some((event) => event.kind === "activation"));
  if (!bySystem && !byMachine) return [];
  const steps: StoryStep[] = [];
  for (const entry of bySystem ? since : since.slice(since.findIndex(acts))) {
    let chance = entry.kind === "chance" ? entry : null;
    for (const event of entry.events) {
      if (bySystem && !steps.length && !isSystemStep(event)) continue;
      const before = steps.at(-1);
      if (before && isDrawOrShuffle(before.event) && isDrawOrShuffle(event)) {
        before.consequences.push(event);
        before.n = entry.n;
      } else if (before && !event.trace && before.n === entry.n) before.consequences.push(event);
      else steps.push({ n: entry.n, event, consequences: [], chance });
      chance = null;
    }
  }
  return steps;
}

/** Return the first line of the other side's story; null if there is none. */
export function storyStart(now: Snapshot): number | null {
  return storySteps(now)[0]?.n ?? null;
}

/** Return the side whose impulse it is; the system plays the Allies. */
function storySide(game: GameStore): string {
  return Object.keys(game.view.machines)[0] ?? "allied";
}

function findStory(game: GameStore): Story | null {
  const steps = storySteps(game);
  const first = steps[0];
  return first ? { key: `broadfront.seen.${game.id}.${first.n}`, steps } : null;
}

/** Return the step shown, or null if the story is closed; a new story is open. */
function storyProgress(game: GameStore, story: Story): number | null {
  const opened = game.of(StoryState).opened.value;
  if (opened?.key === story.key && opened.at !== null) return opened.at;
  return firstNewStep(story.steps, Number(sessionStorage.getItem(story.key) ?? -1));
}

/**
 * Return the first step after the last line shown, or null. With own dice the story continues after each roll, and
 * reopens only for an Allied choice, not for every chit.
 */
export function firstNewStep(steps: readonly Pick<StoryStep, "n" | "event">[], lastShown: number): number | null {
  const first = steps.findIndex(({ n }) => n > lastShown);
  if (first < 0) return null;
  return lastShown < 0 || steps.slice(first).some(({ event }) => event.trace) ? first : null;
}

/** Return the step shown now, if any. */
function currentStep({ game, looking }: Play): { story: Story; at: number; step: StoryStep } | null {
  const story = looking.isLookingBack.value || looking.reveal.value ? null : game.derive(findStory);
  const at = story ? storyProgress(game, story) : null;
  const step = at === null ? undefined : story?.steps[at];
  return story && at !== null && step ? { story, at, step } : null;
}

/** Whether a story is being shown. */
export function isStoryShown(play: Play): boolean {
  return currentStep(play) !== null;
}

/** Return the line of the step shown; null in the present. */
export function storyLine(play: Play): number | null {
  return currentStep(play)?.step.n ?? null;
}

/** Return the table before the step shown; until it is loaded, the one before the story. */
function tableBefore(play: Play): Shown | null {
  const now = currentStep(play);
  const { tables, tableBefore: before } = play.game.of(StoryState);
  return now && (tables.value.get(now.step.n - 1) ?? before.value);
}

/** Return the moment before the step shown, with bar and counters if loaded; null in the present. */
export function momentOfStep(play: Play): Moment | null {
  const now = currentStep(play);
  if (!now) return null;
  const { game } = play;
  const { tables, lastMap } = game.of(StoryState);
  return {
    line: now.step.n,
    // The consequences are not known yet.
    get bar() {
      return barOfStory(
        tableBefore(play)?.bar ?? blankBar(game.view.table.bar),
        storySide(game),
        humanize(storySide(game)),
      );
    },
    get counters() {
      return tables.value.get(now.step.n - 1)?.counters ?? lastMap?.counters ?? [];
    },
  };
}

/** Return points, hand and calendar before the step shown; undefined in the present. */
export function partBeforeStep(play: Play): ArdennesPart | null | undefined {
  if (!isStoryShown(play)) return undefined;
  const extra = tableBefore(play)?.extra;
  return extra?.of === "ardennes" ? extra : null;
}

/** Handle a key of the story; return whether it was handled. */
export function handleStoryKey(play: Play, key: string): boolean {
  const now = currentStep(play);
  if (!now) return false;
  if (key === "ArrowRight") goToStep(play, now.story, now.at + 1);
  else if (key === "ArrowLeft") goToStep(play, now.story, now.at - 1);
  else if (key === "p") play.game.of(StoryState).toggle();
  else return false;
  return true;
}

function closeStory(play: Play, story: Story): void {
  play.acts.clear();
  play.game.of(StoryState).playing.value = false;
  sessionStorage.setItem(story.key, String(story.steps.at(-1)?.n ?? 0));
  play.game.of(StoryState).opened.value = { key: story.key, at: null };
  if (!play.acts.map.motion.returnToView()) play.acts.map.revealFirst(sceneOf(play).marks.map((mark) => mark.hex));
}

function goToStep(play: Play, story: Story, at: number): void {
  if (at >= story.steps.length) {
    closeStory(play, story);
    return;
  }
  play.acts.clear();
  play.game.of(StoryState).opened.value = { key: story.key, at: Math.max(0, at) };
}

/** The panel that replaces the question during a story; null otherwise. */
export function storyPanel(play: Play): VNode | null {
  const now = currentStep(play);
  return now && live(StoryStepView, { play, ...now });
}

interface StoryStepProps {
  play: Play;
  story: Story;
  at: number;
  step: StoryStep;
}

function StoryStepView({ play, story, at, step }: StoryStepProps): VNode {
  const { game } = play;
  const next = useRef<HTMLButtonElement>(null);
  // From the second step on, the focus stays on the button.
  useLayoutEffect(() => {
    if (at > 0) next.current?.focus();
  }, [at]);
  useEffect(() => void loadStep(play, step), [step.n, at]);
  const [film, showing] = [game.of(StoryState), game.of(Presentation)];
  useFilm(film, showing, `${story.key} ${at}`, step.consequences.length, () => goToStep(play, story, at + 1));
  const { event } = step;
  const { trace } = event;
  const last = at === story.steps.length - 1;
  return v(
    "div",
    { class: "story", "data-sight": "why" },
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${storySide(game)}` }, `${humanize(storySide(game))} impulse`),
      v("span", { class: "faint" }, `step ${at + 1} of ${story.steps.length}`),
    ),
    at === 0 ? impulseEndView(play, story) : null,
    v(
      "div",
      { class: "row story-buttons" },
      v("button", { type: "button", disabled: at === 0, onclick: () => goToStep(play, story, at - 1) }, "Previous"),
      v(
        "button",
        {
          ref: next,
          type: "button",
          class: "main",
          "data-key": `1 ${MAIN_KEY}`,
          onclick: () => goToStep(play, story, at + 1),
        },
        last ? finalButtonLabel(game) : "Next",
        keySigns(MAIN_KEY),
      ),
      last
        ? null
        : v(
            "button",
            { type: "button", class: "plain", "data-key": DECLINE_KEY, onclick: () => closeStory(play, story) },
            "Skip",
            keySigns(DECLINE_KEY),
          ),
      filmButtons(film, showing),
    ),
    trace
      ? v("h2", {}, sentenceView(play, trace.question), ": ", sentenceView(play, trace.choice))
      : v("h2", {}, sentenceView(play, event)),
    step.chance ? v("p", { class: "dice" }, "⚄ ", sentenceView(play, step.chance)) : null,
    ...step.consequences.map((one) =>
      v("p", { class: "after" }, sentenceView(play, one), " ", shortRuleLinks(one.rules)),
    ),
    trace ? traceView(play, trace) : v("p", {}, ruleLinks(event.rules)),
  );
}

/** Say in one line why the person's own impulse ended. */
function impulseEndView(play: Play, { steps }: Story): VNode | null {
  const end = storySide(play.game) === "allied" ? impulseEndBefore(play.game.log, steps[0]?.n ?? 0) : null;
  return end && v("p", { class: "impulse-end" }, "Your impulse is over: ", sentenceView(play, end));
}

/** Return the label of the last button; with own dice the Allies may still need a roll or draw. */
export function finalButtonLabel({ mine, view }: Pick<GameStore, "mine" | "view">): string {
  if (view.pending.kind === "chance") return view.pending.zone === null ? "Enter the roll" : "Enter the draw";
  return mine ? "Your turn" : "Go on";
}

/** Return a button that shows the last story again. */
export function storyAgainButton({ game, looking, acts }: Play): VNode | null {
  const story = looking.isLookingBack.value ? null : game.derive(findStory);
  if (!story) return null;
  const again = (): void => {
    acts.clear();
    game.of(StoryState).opened.value = { key: story.key, at: 0 };
  };
  const who = storySide(game) === "allied" ? "Allies" : "Germans";
  const steps = story.steps.length === 1 ? "1 step" : `${story.steps.length} steps`;
  return v("p", { class: "again" }, v("button", { type: "button", onclick: again }, `What the ${who} did (${steps})`));
}

/** Load the tables before and after a step, and move the map to it. */
async function loadStep(play: Play, step: StoryStep): Promise<void> {
  const { game, acts } = play;
  const { tables } = game.of(StoryState);
  acts.map.motion.rememberView();
  try {
    const lines = [step.n - 1, step.n].filter((n) => !tables.value.has(n));
    const found = await Promise.all(
      lines.map(async (at): Promise<[number, Shown]> => [
        at,
        (await get("/api/games/{game}", { ...game.at, at }, game.seat)).table,
      ]),
    );
    tables.value = new Map([...tables.value, ...found]);
    if (currentStep(play)?.step.event !== step.event) return;
    const [before, after] = [tables.value.get(step.n - 1), tables.value.get(step.n)];
    const [first] = mentionedHexes(play, step, after);
    if (first) acts.map.motion.follow(first);
    const points = (marker: Marker): string => `${marker.owner === "german" ? "+" : "−"}${marker.label} VP`;
    objectiveFlashes(before?.markers ?? [], after?.markers ?? [], points).forEach((flash) =>
      acts.map.motion.flash(flash),
    );
  } catch (error) {
    acts.showError(error);
  }
}

function hexOfUnit(laid: MapState | undefined, unit: string): string {
  return laid?.counters.find((counter) => counter.unit === unit)?.hex ?? "";
}

function stepEvents({ event, consequences }: StoryStep): ToldEvent[] {
  return [event, ...consequences];
}

/** Return the hexes a step mentions, and those of its units. */
function mentionedHexes(play: Play, step: StoryStep, after: MapState | undefined): string[] {
  const mentioned = namedThings(play, stepEvents(step));
  return [...new Set([...mentioned.hexes, ...mentioned.units.map((unit) => hexOfUnit(after, unit))])].filter(Boolean);
}

/** Return the map at the step shown: mentioned hexes are marked, a moved unit has a path. */
export function storyScene(play: Play, general: Scene): Scene | null {
  const now = currentStep(play);
  const telling = play.game.of(StoryState);
  if (!now) {
    telling.lastMap = general;
    if (!play.looking.isLookingBack.value) telling.tableBefore.value = play.game.view.table;
    return null;
  }
  const { step, story, at } = now;
  const tables = telling.tables.value;
  const [before, then] = [tables.get(step.n - 1), tables.get(step.n)];
  if (!before || !then) {
    const { counters, markers } = telling.lastMap ?? general;
    return { ...general, counters, markers, marks: [], ready: new Set() };
  }
  const spoken = (step: number): NamedThings =>
    namedThings(play, story.steps.slice(step, step + 1).flatMap(stepEvents));
  const after = mapAtStep(before, then, laterMentions(story.steps, at, spoken));
  telling.lastMap = after;
  const { units } = namedThings(play, stepEvents(step));
  const mover = units.find((unit) => {
    const [from, to] = [hexOfUnit(before, unit), hexOfUnit(after, unit)];
    return from && to && from !== to;
  });
  const moves = mover !== undefined && stepEvents(step).some((event) => event.kind === "move");
  return {
    ...general,
    counters: after.counters,
    markers: after.markers,
    marks: mentionedHexes(play, step, after).map((hex): Mark => ({ hex, kind: "told" })),
    path: moves ? [hexOfUnit(before, mover), hexOfUnit(after, mover)] : [],
    ready: new Set(),
    selected: null,
  };
}
