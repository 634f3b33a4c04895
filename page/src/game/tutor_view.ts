/** The tutor's advice, its warning before a costly choice, and two lines of play to compare. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api";
import type { Action, AdvisedChoice, AdvisedOption, Far, Hint, Lines, ToldOdds } from "../generated/api";
import { ruleLinks } from "../rules";
import { chooser, live, useFetched, v } from "../ui";
import { analystWords } from "../words/analyst";
import { gameWords } from "../words/game";
import { highlightHandlers } from "./highlight";
import { formatPercent } from "./odds_chart";
import type { Play } from "./play";
import { namedThings, sentenceView } from "./sentences";
import { type TutorMode, TutorState } from "./tutor";

/** Milliseconds between progress requests. */
const POLL_INTERVAL = 500;

/** The advice below the hints, and the setting of the tutor's mode. */
export function TutorAdvice({ play }: { play: Play }): VNode {
  const tutoring = play.game.of(TutorState);
  const mode = tutoring.mode.value;
  const texts = analystWords().tutor;
  const modes = Object.entries(texts.modes) as [TutorMode, string][];
  const choose = (value: string): void => tutoring.setMode(modes.find(([one]) => one === value)?.[0] ?? "off");
  return v(
    "div",
    { class: "tutor" },
    live(TutorChoice, { play, mode, key: mode }),
    v("label", {}, texts.label, " ", chooser(modes, mode, choose)),
  );
}

/** Shows the advised choice only on request, unless the tutor is always on. */
function TutorChoice({ play, mode }: { play: Play; mode: TutorMode }): VNode {
  const [wanted, setWanted] = useState(mode === "always");
  if (wanted) return live(FetchedChoice, { play, mode });
  const texts = mode === "off" ? gameWords().advice.ask : analystWords().tutor.ask;
  return v("button", { type: "button", class: "small", onclick: () => setWanted(true) }, texts);
}

function FetchedChoice({ play, mode }: { play: Play; mode: TutorMode }): VNode {
  const { game, acts } = play;
  const path = mode === "off" ? "/api/games/{game}/advice/choice" : "/api/games/{game}/tutor";
  const answer = useFetched(`${mode} ${game.view.lines}`, () => get(path, game.at, game.seat), acts.showError);
  if (!answer) return live(TutorProgress, { play });
  return answer.choice ? advisedChoiceView(play, answer.choice) : v("p", { class: "faint" }, gameWords().advice.nobody);
}

/** The tutor's progress, and a button to stop it. */
function TutorProgress({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const texts = analystWords().tutor;
  const [progress, setProgress] = useState<Far | null>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const load = (): void =>
      void get("/api/games/{game}/tutor/far", game.at, game.seat).then(
        (answer) => setProgress(answer.far),
        () => undefined,
      );
    const timer = window.setInterval(load, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const part = progress?.meant ? Math.round((100 * progress.done) / progress.meant) : 0;
  const stop = (): void => {
    setStopped(true);
    post("/api/games/{game}/tutor/stop", { game: game.id }, { side: game.side }, game.seat).catch(acts.showError);
  };
  return v(
    "div",
    { class: "looks" },
    v("p", { class: "faint waiting" }, part ? texts.far(part) : texts.looks),
    v("progress", { max: 100, value: part || null, "aria-label": texts.looks }),
    v("button", { type: "button", class: "small", onclick: stop, disabled: stopped }, texts.enough),
  );
}

function advisedChoiceView(play: Play, choice: AdvisedChoice): VNode {
  const texts = analystWords().tutor;
  const played = choice.best.filter((one) => one.error !== null);
  const fights = choice.best.some((one) => one.odds);
  const rows = played.length ? played : choice.best.filter((one) => one.odds);
  const other = choice.best.find((one) => one.text !== choice.text);
  const mine = choice.best.find((one) => one.text === choice.text);
  return v(
    "div",
    { class: "chosen" },
    v("p", {}, played.length ? texts.would : gameWords().advice.would, v("b", {}, choice.text)),
    rows.length
      ? v(
          "table",
          { class: "weighed" },
          v("caption", {}, [played.length ? texts.chances : "", fights ? texts.fights : ""].filter(Boolean).join("; ")),
          v("tbody", {}, ...rows.map((one) => optionRow(one, one.text === choice.text))),
        )
      : null,
    hintList(choice.why.filter((hint) => hint.figures?.["win"] === undefined)),
    played.length && mine && other ? live(LinesOfPlay, { play, actions: [mine.action, other.action] }) : null,
  );
}

function optionRow({ text, worth, error, odds }: AdvisedOption, best: boolean): VNode {
  const chance = (part: number, of: number): string =>
    analystWords().tutor.chance(Math.round(100 * part), Math.round(100 * of));
  return v(
    "tr",
    { class: best ? "best" : null },
    v("td", {}, text, odds ? v("small", { class: "faint fight" }, summarizeOdds(odds)) : null),
    error === null ? null : v("td", { class: "number" }, chance(worth, error ?? 0)),
  );
}

/** Summarize the odds of a fight: the probability of each flag and the mean of each number. */
export function summarizeOdds({ outcomes }: ToldOdds): string {
  const first = outcomes[0] ?? {};
  const mean = (name: string): number =>
    outcomes.reduce((sum, outcome) => sum + Number(outcome[name]) * outcome.probability, 0);
  return Object.entries(first)
    .filter(([name, value]) => name !== "weight" && name !== "probability" && typeof value !== "string")
    .map(([name, value]) => {
      const figure = typeof value === "boolean" ? formatPercent(mean(name)) : mean(name).toFixed(1);
      return `${gameWords().odds.names[name] ?? name}: ${figure}`;
    })
    .join(", ");
}

function hintList(hints: Hint[]): VNode | null {
  if (!hints.length) return null;
  return v("ul", {}, ...hints.map((hint, n) => v("li", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))));
}

/** The tutor's progress on a choice, or its warning about the cost. */
export function TutorWarning({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const { isThinking, warning } = game.of(TutorState);
  const texts = analystWords().tutor;
  if (isThinking.value) return live(TutorProgress, { play });
  const current = warning.value;
  if (current?.lines !== game.view.lines) return null;
  const { loss, error, taken, better } = current.warned;
  const forget = (): void => {
    warning.value = null;
    play.looking.extraMarks.value = [];
  };
  const anyway = (): void => {
    forget();
    current.anyway();
  };
  return v(
    "div",
    { class: "proposal warning", role: "alertdialog", "aria-label": texts.label },
    v("p", {}, v("b", {}, texts.costs(Math.round(100 * loss), Math.round(100 * error)))),
    v("p", {}, texts.taken, taken.text, v("br", {}), texts.better, better.text),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: forget }, texts.again),
      v("button", { type: "button", onclick: anyway }, texts.anyway),
    ),
    live(LinesOfPlay, { play, actions: [taken.action, better.action] }),
  );
}

/** Compare how the game continues after two choices, as text and on the map. */
function LinesOfPlay({ play, actions }: { play: Play; actions: [Action, Action] }): VNode {
  const { game, looking, acts } = play;
  const texts = analystWords().tutor;
  const [lines, setLines] = useState<Lines | "asked" | null>(null);
  const ask = (): void => {
    setLines("asked");
    const body = { actions, side: game.side };
    post("/api/games/{game}/tutor/lines", { game: game.id }, body, game.seat).then(setLines, (error: unknown) => {
      setLines(null);
      acts.showError(error);
    });
  };
  useEffect(() => {
    if (lines === null || lines === "asked") return undefined;
    const routes = lines.lines.map((line) => namedThings(play, line.events).hexes);
    looking.extraMarks.value = routes.flatMap((hexes, n) =>
      hexes.map((hex) => ({ hex, kind: n ? ("told" as const) : ("target" as const), label: n ? "B" : "A" })),
    );
    const hexes = routes.flat();
    if (hexes.length) acts.map.revealFirst(hexes);
    return () => void (looking.extraMarks.value = []);
  }, [lines]);
  if (lines === null) return v("button", { type: "button", class: "small", onclick: ask }, texts.why);
  if (lines === "asked") return v("p", { class: "faint waiting" }, texts.looks);
  return v(
    "div",
    { class: "lines-of-play" },
    v("p", { class: "faint" }, texts.lines),
    v(
      "div",
      { class: "two-lines" },
      ...lines.lines.map((line, n) =>
        v(
          "section",
          { key: n, tabindex: 0, ...highlightHandlers(play, namedThings(play, line.events).hexes) },
          v("h4", {}, `${n ? "B" : "A"}: `, line.text),
          v("ol", {}, ...line.events.map((event, k) => v("li", { key: k }, sentenceView(play, event)))),
        ),
      ),
    ),
  );
}
