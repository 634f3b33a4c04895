/** The guide of a game: the present lesson, the task, and comments on what was done. It blocks no move. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import type { Play } from "../game/play";
import { firstHiddenLine } from "../game/reveal";
import type { Followed, GuideSays, PresentLesson } from "../generated/api";
import { ruleLinks } from "../rules";
import { v } from "../ui";
import { gameWords } from "../words/game";
import { saveProgress, loadProgress } from "./guide_progress";
import { watchSights, watchOnScreen } from "./sights";
import { placeholder } from "./slot";
import { GuideState } from "./state";

export function GuidePanel({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const state = game.of(GuideState);
  const [saved, setSaved] = useState(() => loadProgress(game.id));
  const change = (now: Partial<typeof saved>): void => {
    const next = { ...loadProgress(game.id), ...now };
    saveProgress(next);
    setSaved(next);
  };
  const markSeen = (sight: string): void => change({ seen: [...new Set([...loadProgress(game.id).seen, sight])] });
  const { lines } = game.view;
  const seen = saved.seen.join(",");
  useEffect(() => {
    let wanted = true;
    get("/api/games/{game}/guide", { ...game.at, seen }, game.seat).then(({ guide }) => {
      if (wanted) state.guide.value = guide;
    }, acts.showError);
    return () => void (wanted = false);
  }, [lines, game.side, seen]);
  useEffect(() => void (state.isLeft.value = saved.left), [saved.left]);
  // During a reveal the guide does not change, because its next text would give the events away.
  const revealing = play.looking.reveal.value !== null;
  const before = useRef<Followed | null>(null);
  if (!revealing) before.current = state.guide.value;
  const guide = before.current;
  const now = guide?.now ?? null;
  const sights = saved.left ? "" : (now?.sights.join(",") ?? "");
  useEffect(() => (sights ? watchSights(sights.split(","), markSeen) : undefined), [sights, now?.id]);
  const [on, setOn] = useState(false);
  const place = saved.left ? "" : (now?.on ?? "");
  useEffect(() => (place ? watchOnScreen(place, setOn) : setOn(false)), [place]);
  // While the other side's events are shown step by step, lessons about later events wait.
  const watching = !revealing && firstHiddenLine(play) !== null && now?.on !== "why";
  useEffect(() => {
    if (watching) return;
    if (!saved.left && now?.mark.hexes?.length) acts.map.reveal(...now.mark.hexes);
    document.body.dataset["guide"] = saved.left ? "" : (now?.mark.part ?? "");
    return () => delete document.body.dataset["guide"];
  }, [now?.id, now?.waits, saved.left, watching]);
  if (!guide) return placeholder();
  const texts = gameWords().guide;
  if (saved.left) {
    return v(
      "section",
      { class: "guide left", "aria-label": texts.label },
      v("span", {}, guide.title),
      v("button", { type: "button", onclick: () => change({ left: false }) }, texts.resume),
    );
  }
  return v(
    "section",
    { class: "guide", "aria-label": texts.label },
    guide.just.length && !watching
      ? v("p", { class: "guide-just", "aria-live": "polite" }, ...guide.just.map(quotedSentence))
      : null,
    v(
      "div",
      { class: "guide-told", tabindex: 0, role: "group", "aria-label": texts.told, "aria-live": "polite" },
      watching ? null : now ? lessonView(guide, now) : v("p", {}, guide.end),
      ...(watching ? [] : guide.reply).map((one) => v("p", { class: "guide-reply" }, quotedSentence(one))),
    ),
    v(
      "div",
      { class: "guide-now", "aria-live": "polite" },
      progressView(guide),
      now || watching
        ? v(
            "p",
            { class: "guide-do" },
            v("b", {}, texts.now),
            " ",
            watching ? texts.watch : on && now?.shown ? now.shown : (now?.do ?? ""),
          )
        : null,
      v("div", { class: "row" }, ...guideButtons(now, watching, markSeen, change)),
    ),
  );
}

function guideButtons(
  now: PresentLesson | null,
  watching: boolean,
  markSeen: (sight: string) => void,
  change: (to: { left: boolean }) => void,
): VNode[] {
  const texts = gameWords().guide;
  // A question before the lesson is answered in the game, so there is nothing to skip.
  const on =
    now && !now.waits && !watching
      ? v(
          "button",
          { type: "button", onclick: () => markSeen(now.sights[0] ?? `skip:${now.id}`) },
          now.sights.length ? texts.next : texts.skip,
        )
      : null;
  const leave = v(
    "button",
    { type: "button", class: "plain", onclick: () => change({ left: true }) },
    now || watching ? texts.leave : texts.close,
  );
  return on ? [on, leave] : [leave];
}

function lessonView(guide: Followed, now: PresentLesson): VNode {
  const texts = gameWords().guide;
  const number = guide.lessons.findIndex((one) => one.id === now.id) + 1;
  return v(
    "div",
    { key: now.id, class: "guide-lesson" },
    v(
      "h2",
      {},
      v("span", { class: "faint" }, (now.waits ? texts.before : texts.lesson)(number, guide.lessons.length)),
      " ",
      now.title,
    ),
    v("p", {}, now.text),
    v("details", {}, v("summary", {}, texts.means), v("p", {}, now.means, " ", ruleLinks(now.rules))),
  );
}

function quotedSentence(one: GuideSays): VNode {
  return v("span", {}, one.text, " ", ruleLinks(one.rules), " ");
}

function progressView(guide: Followed): VNode {
  const texts = gameWords().guide;
  return v(
    "ol",
    { class: "guide-steps", "aria-label": guide.title },
    ...guide.lessons.map((one) =>
      v(
        "li",
        {
          key: one.id,
          class: `step-${one.status}`,
          title: one.title,
          "aria-current": one.status === "now" ? "step" : null,
        },
        v("span", { class: "unseen" }, texts.standing(one.title, one.status)),
      ),
    ),
  );
}
