/** A combat as a small scene beside the map: both sides, the odds, the chits one by one, the result. */

import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { get, post } from "../../../api";
import { counterCanvas } from "../../../board/counter_button";
import { describeCounter } from "../../../board/describe";
import { formatPercent } from "../../../game/odds_chart";
import type { Play } from "../../../game/play";
import { Presentation } from "../../../game/presentation";
import { playSound } from "../../../game/sounds";
import { sentenceView } from "../../../game/sentences";
import type { Counter, Laid, ToldOdds } from "../../../generated/api";
import { live, useFetched, useNextFrame, v } from "../../../ui";
import { words } from "../../../words";
import { chanceOfTaking } from "../combat_odds";
import { chitView } from "./chit";
import { type Beat, type Combat, type Hits, sumChitHits, type Result, resultOf } from "./combats";
import { useReleaseWhenRevealed } from "./chit_reveal";
import { revealedBeats, CombatSettings, shownCombat } from "./shown_combat";
import "./style.css";

/** The elements of a combat, in order of appearance. */
const BEATS_SELECTOR = ".chits, .combat-stage > .beats:not(.cards-played) > li";
/** More chits than this are smaller. */
const FEW_CHITS = 3;
/** Animation seconds that each kind of beat is shown before the next. */
const BEAT_SECONDS: Record<Beat["kind"], number> = {
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
  const combat = shownCombat(play);
  const settings = play.game.of(CombatSettings);
  settings.opened ??= play.game.view.lines;
  useReveal(play, combat);
  useReleaseWhenRevealed(play, combat);
  return combat && live(CombatPanel, { play, combat, key: combat.n });
}

/** Reveal new beats one by one; those known before the last action show at once. */
function useReveal(play: Play, combat: Combat | null): void {
  const { progress: shown, opened } = play.game.of(CombatSettings);
  const { second } = play.game.of(Presentation);
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
      playBeatSound(play, beats[at.beats]);
      timer = window.setTimeout(next, second * BEAT_SECONDS[beats[at.beats]?.kind ?? "note"]);
    };
    if (start < many) timer = window.setTimeout(next, second * 0.2);
    return () => clearTimeout(timer);
  }, [n, many, second]);
}

function playBeatSound({ game }: Play, beat: Beat | undefined): void {
  if (beat?.kind === "chit") playSound(game, "chit");
  if (beat?.kind === "loss" || (beat?.kind === "hits" && beat.hits.some(Boolean))) playSound(game, "hit");
}

function CombatPanel({ play, combat }: { play: Play; combat: Combat }): VNode {
  const { game, acts } = play;
  const settings = game.of(CombatSettings);
  const failed = (): void => undefined;
  const laid = useFetched(
    String(combat.n),
    () => get("/api/games/{game}/laid", { ...game.at, at: combat.n }, game.seat),
    failed,
  );
  const counted = combat.odds?.n ?? -1;
  const odds = useFetched(
    String(counted),
    async () =>
      counted < 0
        ? null
        : post("/api/games/{game}/odds", { game: game.id }, { side: game.side, at: counted }, game.seat),
    failed,
  );
  const many = revealedBeats(play, combat);
  const soFar: Combat = { ...combat, beats: combat.beats.slice(0, many) };
  const done = many === combat.beats.length && combat.over;
  const folded = settings.isFolded.value;
  const where = describePlace(play, combat.hex);
  const button = (text: string, name: string, act: () => void): VNode =>
    v("button", { type: "button", class: "plain", "aria-label": name, title: name, onclick: act }, text);
  const box = useRef<HTMLElement>(null);
  // Once the scene's size is known: keep the hex in sight beside it.
  useNextFrame(() => {
    // A combat that is over must not move the map away from the question after a reload or undo.
    if (!combat.over) requestAnimationFrame(() => acts.map.motion.follow(combat.hex));
  }, [combat.n]);
  // Scroll the newest beat into sight.
  useNextFrame(() => {
    const came = box.current?.querySelectorAll(BEATS_SELECTOR);
    if (many > 0 && !combat.over) came?.item(came.length - 1)?.scrollIntoView({ block: "nearest" });
    // The result is at the top of the scene.
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
      button(folded ? "▸" : "▾", folded ? "Show the combat (C)" : "Show only its result (C)", () =>
        settings.setFolded(!folded),
      ),
      button("×", "Close the combat", () => (settings.closedLine.value = combat.n)),
      resultView(where, resultOf(soFar), done, odds, combat.side === game.side),
      folded ? null : forcesView(play, soFar, laid),
    ),
    folded ? null : stageView(play, soFar),
  );
}

function describePlace({ game }: Play, hex: string): string {
  const place = game.grid.map.places[String(game.grid.index.get(hex) ?? -1)];
  return place ? place[0] : hex;
}

/** Both sides and the odds, always visible above the chits. */
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
  // Cards played and reasons for fewer hits than on the chits matter; other notes go aside.
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
          { class: `chits${chits.length + waiting > FEW_CHITS ? " many" : ""}`, "aria-label": "Chits drawn" },
          ...chits.map((beat, n) => chitView(beat.chit, n)),
          ...(drawn ? [] : Array.from({ length: Math.max(0, waiting) }, (_, n) => faceDownChits(n))),
        )
      : null,
    v("ul", { class: "beats" }, ...after.map((beat, n) => beatView(play, beat, n, sumChitHits(chits)))),
    aside.length
      ? v(
          "details",
          { class: "beats-aside", open: !announced, ontoggle: scrollIntoSight },
          v("summary", {}, `What else was decided (${aside.length})`),
          v("ul", { class: "beats" }, ...aside.map((beat, n) => beatView(play, beat, n, null))),
        )
      : null,
  );
}

function faceDownChits(n: number): VNode {
  return v("li", { key: `down ${n}`, class: "chit face-down" }, v("span", { class: "unseen" }, "Still to be drawn"));
}

/** The counters of a side as they were at the start, with their losses. */
function forceView(play: Play, name: string, units: string[], { beats }: Combat, laid: Laid | null): VNode {
  const { game } = play;
  void game.symbolVersion;
  const counters = (laid?.counters ?? game.view.table.counters).filter((counter) => units.includes(counter.unit));
  const lostBy = (unit: string): { steps: number; gone: boolean } => {
    const losses = beats.flatMap((beat) => (beat.kind === "loss" && beat.unit === unit ? [beat] : []));
    return { steps: losses.reduce((sum, loss) => sum + loss.lost, 0), gone: losses.some((loss) => loss.gone) };
  };
  const counterView = (counter: Counter): VNode => {
    const { steps, gone } = lostBy(counter.unit);
    const about = `${describeCounter(counter)}${steps ? `; lost ${steps}${gone ? ", eliminated" : ""}` : ""}`;
    return v(
      "span",
      { key: counter.unit, class: `fighter${gone ? " gone" : ""}`, role: "img", "aria-label": about, title: about },
      counterCanvas(counter, game.look, 38),
      steps ? v("b", { class: "fell", "aria-hidden": "true" }, `−${steps}`) : null,
    );
  };
  return v(
    "div",
    { class: "force" },
    v("span", { class: "force-name" }, name),
    v("div", {}, ...counters.map(counterView)),
  );
}

/** Show how many hits the chits gave, if fewer count; the reason is above. */
function drawnHitsNote(taken: number, drawn: number | undefined): VNode | null {
  return drawn !== undefined && drawn > taken ? v("small", { class: "faint" }, ` of ${drawn} drawn`) : null;
}

function beatView(play: Play, beat: Beat, n: number, drawn: Hits | null): VNode {
  if (beat.kind === "hits") {
    const [defender, attacker] = beat.hits;
    const tokens = (count: number): VNode[] => Array.from({ length: count }, () => v("i", { class: "hit" }));
    return v(
      "li",
      { key: n, class: "beat hits", "aria-label": `Hits: ${defender} on the defender, ${attacker} on the attacker` },
      v("span", {}, "Defender ", ...tokens(defender), defender ? null : "no hit", drawnHitsNote(defender, drawn?.[0])),
      v("span", {}, "Attacker ", ...tokens(attacker), attacker ? null : "no hit", drawnHitsNote(attacker, drawn?.[1])),
    );
  }
  return v("li", { key: n, class: `beat ${beat.kind}` }, sentenceView(play, beat.event));
}

/** Scroll all of an opened section into sight. */
function scrollIntoSight({ currentTarget }: Event): void {
  const box = currentTarget as HTMLDetailsElement;
  if (box.open) box.scrollIntoView({ block: "nearest" });
}

/** The summary line, always visible. */
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
  const expected = odds ? `; the chance to take it was ${formatPercent(chanceOfTaking(odds))}` : "";
  const chance = odds ? `Chance to take it: ${formatPercent(chanceOfTaking(odds))}` : "";
  const text = done ? `${ends[hex]}, ${losses.join(", ")}${expected}.` : chance;
  // The seat decides what is good: a hex that holds is good for its defender.
  const well = (hex !== "held") === attacked;
  return v(
    "p",
    { class: `result ${done ? (well ? "won" : "failed") : "open"}`, role: "status" },
    done ? v("b", { class: "for-whom" }, well ? "Good for you: " : "Bad for you: ") : null,
    text,
  );
}
