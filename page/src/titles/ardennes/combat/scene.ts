/** A combat as a small scene beside the map: both sides, the odds, chits one after another, what came of it. */

import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { get, post } from "../../../api";
import { counterCanvas } from "../../../board/counter_button";
import { describeCounter } from "../../../board/words";
import { percent } from "../../../game/odds_chart";
import type { Play } from "../../../game/play";
import { Showing } from "../../../game/showing";
import { sound } from "../../../game/sounds";
import { told } from "../../../game/told";
import type { Counter, Laid, ToldOdds } from "../../../generated/api";
import { live, useAsked, useFrame, v } from "../../../ui";
import { words } from "../../../words";
import { chanceOf } from "../within";
import { chitView } from "./chit";
import { type Beat, type Combat, type Hits, onChits, type Result, resultOf } from "./combats";
import { useRelease } from "./drawing";
import { seen, Staged, staged } from "./staged";
import "./style.css";

/** More chits than this are smaller. */
/** What comes in a combat, in its order. */
const CAME = ".chits, .combat-stage > .beats:not(.cards-played) > li";
const FEW = 3;
/** Parts of a second that a thing of each kind is looked at before the next comes. */
const LASTS: Record<Beat["kind"], number> = {
  tactic: 0.5,
  note: 0.4,
  odds: 0.6,
  chit: 0.45,
  hits: 0.8,
  loss: 0.6,
  retreat: 0.6,
  advance: 0.5,
  dispersed: 0.4,
};

export function CombatScene({ play }: { play: Play }): VNode | null {
  const combat = staged(play);
  const kept = play.game.of(Staged);
  kept.opened ??= play.game.view.lines;
  useUnveiling(play, combat);
  useRelease(play, combat);
  return combat && live(Scene, { play, combat, key: combat.n });
}

/** Show what has come one thing after another; what was known before the person went on is there at once. */
function useUnveiling(play: Play, combat: Combat | null): void {
  const { shown, opened } = play.game.of(Staged);
  const { second } = play.game.of(Showing);
  const [n, many] = [combat?.n ?? -1, combat?.beats.length ?? 0];
  useEffect(() => {
    if (!combat) return undefined;
    const { beats } = combat;
    const before = shown.peek().n === n ? shown.peek().known : 0;
    const old = beats.filter((beat) => beat.n <= (opened ?? 0)).length;
    const start = second ? Math.min(many, Math.max(before, old)) : many;
    shown.value = { n, beats: start, known: many };
    let timer = 0;
    const next = (): void => {
      const at = shown.peek();
      if (at.n !== n || at.beats >= many) return;
      shown.value = { ...at, beats: at.beats + 1 };
      hear(play, beats[at.beats]);
      timer = window.setTimeout(next, second * LASTS[beats[at.beats]?.kind ?? "note"]);
    };
    if (start < many) timer = window.setTimeout(next, second * 0.2);
    return () => clearTimeout(timer);
  }, [n, many, second]);
}

function hear({ game }: Play, beat: Beat | undefined): void {
  if (beat?.kind === "chit") sound(game, "chit");
  if (beat?.kind === "loss" || (beat?.kind === "hits" && beat.hits.some(Boolean))) sound(game, "hit");
}

function Scene({ play, combat }: { play: Play; combat: Combat }): VNode {
  const { game, acts } = play;
  const kept = game.of(Staged);
  const failed = (): void => undefined;
  const laid = useAsked(
    String(combat.n),
    () => get("/api/games/{game}/laid", { ...game.at, at: combat.n }, game.seat),
    failed,
  );
  const counted = combat.odds?.n ?? -1;
  const odds = useAsked(
    String(counted),
    async () =>
      counted < 0
        ? null
        : post("/api/games/{game}/odds", { game: game.id }, { side: game.side, at: counted }, game.seat),
    failed,
  );
  const many = seen(play, combat);
  const soFar: Combat = { ...combat, beats: combat.beats.slice(0, many) };
  const done = many === combat.beats.length && combat.over;
  const folded = kept.folded.value;
  const where = placeOf(play, combat.hex);
  const button = (text: string, name: string, act: () => void): VNode =>
    v("button", { type: "button", class: "plain", "aria-label": name, title: name, onclick: act }, text);
  const box = useRef<HTMLElement>(null);
  // Once it is known how much of the map this covers: the hex itself stays in sight beside it.
  useFrame(() => {
    // A combat that is over, found again when the page is opened or by an undo, does not lead away from what is asked.
    if (!combat.over) requestAnimationFrame(() => acts.map.motion.follow(combat.hex));
  }, [combat.n]);
  // What comes last is in sight while it comes.
  useFrame(() => {
    const came = box.current?.querySelectorAll(CAME);
    if (many > 0 && !combat.over) came?.item(came.length - 1)?.scrollIntoView({ block: "nearest" });
    // The result stands at its head.
    const slot = box.current?.parentElement;
    if (slot && done) slot.scrollTop = 0;
  }, [many, folded, done]);
  return v(
    "section",
    { ref: box, class: `combat-scene ${combat.side}`, "aria-label": `Combat at ${where}` },
    v(
      "header",
      {},
      v(
        "h3",
        {},
        v(
          "button",
          { type: "button", class: "token", onclick: () => acts.showHex(combat.hex) },
          `${words().sideName(combat.side)} attack on ${where}`,
        ),
      ),
      button(folded ? "▸" : "▾", folded ? "Show the combat (C)" : "Show only its result (C)", () => kept.fold(!folded)),
      button("×", "Close the combat", () => (kept.closed.value = combat.n)),
      resultView(where, resultOf(soFar), done, odds, combat.side === game.side),
      folded ? null : forcesView(play, soFar, laid),
    ),
    folded ? null : stageView(play, soFar),
  );
}

function placeOf({ game }: Play, hex: string): string {
  const place = game.grid.map.places[String(game.grid.index.get(hex) ?? -1)];
  return place ? place[0] : hex;
}

/** Both sides and the odds: they stay in sight above the chits. */
function forcesView(play: Play, combat: Combat, laid: Laid | null): VNode {
  const { beats, odds } = combat;
  const announced = beats.some((beat) => beat.kind === "odds");
  const ratio = odds && (odds.attack >= odds.defence ? `${Math.floor(odds.attack / odds.defence)}:1` : "below 1:1");
  return v(
    "div",
    { class: "forces" },
    forceView(play, "Attacker", combat.attackers, combat, laid),
    v(
      "p",
      { class: "versus" },
      announced && odds ? v("b", {}, `${odds.attack} to ${odds.defence}`) : v("span", { "aria-hidden": "true" }, "⚔"),
      announced ? v("span", {}, ratio) : null,
    ),
    forceView(play, "Defender", combat.defenders, combat, laid),
  );
}

function stageView(play: Play, combat: Combat): VNode {
  const { beats, odds } = combat;
  const announced = beats.some((beat) => beat.kind === "odds");
  const chits = beats.filter((beat) => beat.kind === "chit");
  const waiting = announced && odds ? odds.chits - chits.length : 0;
  const drawn = beats.some((beat) => beat.kind === "hits");
  const rest = beats.filter((beat) => beat.kind !== "chit" && beat.kind !== "odds");
  // Cards that were played, and why hits were fewer than the chits say, matter; what else was noted stands aside.
  const matters = (beat: Beat): boolean => beat.kind !== "note" || beat.event.kind === "hits";
  const aside = rest.filter((beat) => !matters(beat));
  const cards = rest.filter((beat) => beat.kind === "tactic");
  const after = rest.filter((beat) => matters(beat) && beat.kind !== "tactic");
  return v(
    "div",
    { class: "combat-stage" },
    cards.length
      ? v("ul", { class: "beats cards-played" }, ...cards.map((beat, n) => beatView(play, beat, n, null)))
      : null,
    chits.length || waiting
      ? v(
          "ol",
          { class: `chits${chits.length + waiting > FEW ? " many" : ""}`, "aria-label": "Chits drawn" },
          ...chits.map((beat, n) => chitView(beat.chit, n)),
          ...(drawn ? [] : Array.from({ length: Math.max(0, waiting) }, (_, n) => faceDown(n))),
        )
      : null,
    v("ul", { class: "beats" }, ...after.map((beat, n) => beatView(play, beat, n, onChits(chits)))),
    aside.length
      ? v(
          "details",
          { class: "beats-aside", open: !announced, ontoggle: intoSight },
          v("summary", {}, `What else was decided (${aside.length})`),
          v("ul", { class: "beats" }, ...aside.map((beat, n) => beatView(play, beat, n, null))),
        )
      : null,
  );
}

function faceDown(n: number): VNode {
  return v("li", { key: `down ${n}`, class: "chit face-down" }, v("span", { class: "unseen" }, "Still to be drawn"));
}

/** The counters of a side as they came to the battle, with what each has lost. */
function forceView(play: Play, name: string, units: string[], { beats }: Combat, laid: Laid | null): VNode {
  const { game } = play;
  void game.drawn;
  const counters = (laid?.counters ?? game.view.table.counters).filter((counter) => units.includes(counter.unit));
  const lostBy = (unit: string): { steps: number; gone: boolean } => {
    const losses = beats.flatMap((beat) => (beat.kind === "loss" && beat.unit === unit ? [beat] : []));
    return { steps: losses.reduce((sum, loss) => sum + loss.lost, 0), gone: losses.some((loss) => loss.gone) };
  };
  const one = (counter: Counter): VNode => {
    const { steps, gone } = lostBy(counter.unit);
    const about = `${describeCounter(counter)}${steps ? `; lost ${steps}${gone ? ", eliminated" : ""}` : ""}`;
    return v(
      "span",
      { key: counter.unit, class: `fighter${gone ? " gone" : ""}`, role: "img", "aria-label": about, title: about },
      counterCanvas(counter, game.look, 38),
      steps ? v("b", { class: "fell", "aria-hidden": "true" }, `−${steps}`) : null,
    );
  };
  return v("div", { class: "force" }, v("span", { class: "force-name" }, name), v("div", {}, ...counters.map(one)));
}

/** Beside hits that are fewer than those of the chits: how many those gave. The reason stands above. */
function fewer(taken: number, drawn: number | undefined): VNode | null {
  return drawn !== undefined && drawn > taken ? v("small", { class: "faint" }, ` of ${drawn} drawn`) : null;
}

function beatView(play: Play, beat: Beat, n: number, drawn: Hits | null): VNode {
  if (beat.kind === "hits") {
    const [defender, attacker] = beat.hits;
    const tokens = (count: number): VNode[] => Array.from({ length: count }, () => v("i", { class: "hit" }));
    return v(
      "li",
      { key: n, class: "beat hits", "aria-label": `Hits: ${defender} on the defender, ${attacker} on the attacker` },
      v("span", {}, "Defender ", ...tokens(defender), defender ? null : "no hit", fewer(defender, drawn?.[0])),
      v("span", {}, "Attacker ", ...tokens(attacker), attacker ? null : "no hit", fewer(attacker, drawn?.[1])),
    );
  }
  return v("li", { key: n, class: `beat ${beat.kind}` }, told(play, beat.event));
}

/** What was unfolded is seen, not only its beginning. */
function intoSight({ currentTarget }: Event): void {
  const box = currentTarget as HTMLDetailsElement;
  if (box.open) box.scrollIntoView({ block: "nearest" });
}

/** The line that stays. */
function resultView(
  where: string,
  { hex, lost }: Result,
  done: boolean,
  odds: ToldOdds | null,
  attacked: boolean,
): VNode {
  const steps = (many: number): string => `${many} step${many === 1 ? "" : "s"}`;
  const ends = { taken: `${where} taken`, empty: `${where} cleared, nobody advanced`, held: `${where} holds` };
  const losses = [
    `the attacker lost ${lost.attacker ? steps(lost.attacker) : "no step"}`,
    lost.defender ? `the defender ${steps(lost.defender)}` : "",
  ].filter(Boolean);
  const expected = odds ? `; the chance to take it was ${percent(chanceOf(odds))}` : "";
  const chance = odds ? `Chance to take it: ${percent(chanceOf(odds))}` : "";
  const text = done ? `${ends[hex]}, ${losses.join(", ")}${expected}.` : chance;
  // Who looks decides whether it is good: a hex that holds is what its defender wants.
  const well = (hex !== "held") === attacked;
  return v(
    "p",
    { class: `result ${done ? (well ? "won" : "failed") : "open"}`, role: "status" },
    done ? v("b", { class: "for-whom" }, well ? "Good for you: " : "Bad for you: ") : null,
    text,
  );
}
