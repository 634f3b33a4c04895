/** What the tutor would choose, its warning before a costly choice, and why: two lines of play side by side. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api";
import type { Action, AdvisedChoice, AdvisedOption, Far, Hint, Lines, ToldOdds } from "../generated/api";
import { ruleLinks } from "../rules";
import { chooser, live, useAsked, v } from "../ui";
import { analystWords } from "../words/analyst";
import { gameWords } from "../words/game";
import { lights } from "./lit";
import { percent } from "./odds_chart";
import type { Play } from "./play";
import { meantBy, told } from "./told";
import { type TutorMode, Tutoring } from "./tutor";

/** Milliseconds between two looks at how far it has come. */
const LOOK = 500;

/** Below the hints: what a good player or the tutor would do, and how much of the tutor is wanted. */
export function Advises({ play }: { play: Play }): VNode {
  const tutoring = play.game.of(Tutoring);
  const mode = tutoring.mode.value;
  const said = analystWords().tutor;
  const modes = Object.entries(said.modes) as [TutorMode, string][];
  const choose = (value: string): void => tutoring.choose(modes.find(([one]) => one === value)?.[0] ?? "off");
  return v(
    "div",
    { class: "tutor" },
    live(Chosen, { play, mode, key: mode }),
    v("label", {}, said.label, " ", chooser(modes, mode, choose)),
  );
}

/** Asks only when it is wanted: a newcomer may want to find it out. */
function Chosen({ play, mode }: { play: Play; mode: TutorMode }): VNode {
  const [wanted, want] = useState(mode === "always");
  if (wanted) return live(Told, { play, mode });
  const said = mode === "off" ? gameWords().advice.ask : analystWords().tutor.ask;
  return v("button", { type: "button", class: "small", onclick: () => want(true) }, said);
}

function Told({ play, mode }: { play: Play; mode: TutorMode }): VNode {
  const { game, acts } = play;
  const path = mode === "off" ? "/api/games/{game}/advice/choice" : "/api/games/{game}/tutor";
  const answer = useAsked(`${mode} ${game.view.lines}`, () => get(path, game.at, game.seat), acts.wrong);
  if (!answer) return live(Looks, { play });
  return answer.choice ? chosenView(play, answer.choice) : v("p", { class: "faint" }, gameWords().advice.nobody);
}

/** While it looks ahead: how far it has come, and a button for who has waited enough. */
function Looks({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const said = analystWords().tutor;
  const [far, tell] = useState<Far | null>(null);
  const [stopped, end] = useState(false);
  useEffect(() => {
    const look = (): void =>
      void get("/api/games/{game}/tutor/far", game.at, game.seat).then(
        (told) => tell(told.far),
        () => undefined,
      );
    const timer = window.setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  const part = far?.meant ? Math.round((100 * far.done) / far.meant) : 0;
  const stop = (): void => {
    end(true);
    post("/api/games/{game}/tutor/stop", { game: game.id }, { side: game.side }, game.seat).catch(acts.wrong);
  };
  return v(
    "div",
    { class: "looks" },
    v("p", { class: "faint waiting" }, part ? said.far(part) : said.looks),
    v("progress", { max: 100, value: part || null, "aria-label": said.looks }),
    v("button", { type: "button", class: "small", onclick: stop, disabled: stopped }, said.enough),
  );
}

function chosenView(play: Play, choice: AdvisedChoice): VNode {
  const said = analystWords().tutor;
  const played = choice.best.filter((one) => one.error !== null);
  const fights = choice.best.some((one) => one.odds);
  const rows = played.length ? played : choice.best.filter((one) => one.odds);
  const other = choice.best.find((one) => one.text !== choice.text);
  const mine = choice.best.find((one) => one.text === choice.text);
  return v(
    "div",
    { class: "chosen" },
    v("p", {}, played.length ? said.would : gameWords().advice.would, v("b", {}, choice.text)),
    rows.length
      ? v(
          "table",
          { class: "weighed" },
          v("caption", {}, [played.length ? said.chances : "", fights ? said.fights : ""].filter(Boolean).join("; ")),
          v("tbody", {}, ...rows.map((one) => optionRow(one, one.text === choice.text))),
        )
      : null,
    hintList(choice.why.filter((hint) => hint.figures?.["win"] === undefined)),
    played.length && mine && other ? live(Why, { play, actions: [mine.action, other.action] }) : null,
  );
}

function optionRow({ text, worth, error, odds }: AdvisedOption, best: boolean): VNode {
  const chance = (part: number, of: number): string =>
    analystWords().tutor.chance(Math.round(100 * part), Math.round(100 * of));
  return v(
    "tr",
    { class: best ? "best" : null },
    v("td", {}, text, odds ? v("small", { class: "faint fight" }, oddsInShort(odds)) : null),
    error === null ? null : v("td", { class: "number" }, chance(worth, error ?? 0)),
  );
}

/** What may come of a fight: how likely each thing is, and how much of what is counted comes on average. */
export function oddsInShort({ outcomes }: ToldOdds): string {
  const first = outcomes[0] ?? {};
  const mean = (name: string): number =>
    outcomes.reduce((sum, outcome) => sum + Number(outcome[name]) * outcome.probability, 0);
  return Object.entries(first)
    .filter(([name, value]) => name !== "weight" && name !== "probability" && typeof value !== "string")
    .map(([name, value]) => {
      const figure = typeof value === "boolean" ? percent(mean(name)) : mean(name).toFixed(1);
      return `${gameWords().odds.names[name] ?? name}: ${figure}`;
    })
    .join(", ");
}

function hintList(hints: Hint[]): VNode | null {
  if (!hints.length) return null;
  return v("ul", {}, ...hints.map((hint, n) => v("li", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))));
}

/** Before a choice is made: that it is being looked at, or what it costs. */
export function Warns({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const { looks, warned } = game.of(Tutoring);
  const said = analystWords().tutor;
  if (looks.value) return live(Looks, { play });
  const found = warned.value;
  if (found?.lines !== game.view.lines) return null;
  const { loss, error, taken, better } = found.warned;
  const forget = (): void => {
    warned.value = null;
    play.looking.pointed.value = [];
  };
  const anyway = (): void => {
    forget();
    found.anyway();
  };
  return v(
    "div",
    { class: "proposal warning", role: "alertdialog", "aria-label": said.label },
    v("p", {}, v("b", {}, said.costs(Math.round(100 * loss), Math.round(100 * error)))),
    v("p", {}, said.taken, taken.text, v("br", {}), said.better, better.text),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: forget }, said.again),
      v("button", { type: "button", onclick: anyway }, said.anyway),
    ),
    live(Why, { play, actions: [taken.action, better.action] }),
  );
}

/** How a game goes on after each of two choices: their words side by side, their hexes lit on the map. */
function Why({ play, actions }: { play: Play; actions: [Action, Action] }): VNode {
  const { game, looking, acts } = play;
  const said = analystWords().tutor;
  const [lines, tell] = useState<Lines | "asked" | null>(null);
  const ask = (): void => {
    tell("asked");
    const body = { actions, side: game.side };
    post("/api/games/{game}/tutor/lines", { game: game.id }, body, game.seat).then(tell, (error: unknown) => {
      tell(null);
      acts.wrong(error);
    });
  };
  useEffect(() => {
    if (lines === null || lines === "asked") return undefined;
    const routes = lines.lines.map((line) => meantBy(play, line.events).hexes);
    looking.pointed.value = routes.flatMap((hexes, n) =>
      hexes.map((hex) => ({ hex, kind: n ? ("told" as const) : ("target" as const), label: n ? "B" : "A" })),
    );
    const hexes = routes.flat();
    if (hexes.length) acts.map.revealOne(hexes);
    return () => void (looking.pointed.value = []);
  }, [lines]);
  if (lines === null) return v("button", { type: "button", class: "small", onclick: ask }, said.why);
  if (lines === "asked") return v("p", { class: "faint waiting" }, said.looks);
  return v(
    "div",
    { class: "lines-of-play" },
    v("p", { class: "faint" }, said.lines),
    v(
      "div",
      { class: "two-lines" },
      ...lines.lines.map((line, n) =>
        v(
          "section",
          { key: n, tabindex: 0, ...lights(play, meantBy(play, line.events).hexes) },
          v("h4", {}, `${n ? "B" : "A"}: `, line.text),
          v("ol", {}, ...line.events.map((event, k) => v("li", { key: k }, told(play, event)))),
        ),
      ),
    ),
  );
}
