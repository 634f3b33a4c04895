/** The guide beside a game: the present lesson, what to do now, what it says to what was done; it stops no move. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import type { Play } from "../game/play";
import { lineTold } from "../game/veil";
import type { Followed, GuideSays, PresentLesson } from "../generated/api";
import { ruleLinks } from "../rules";
import { v } from "../ui";
import { gameWords } from "../words/game";
import { keep, keptOf } from "./kept";
import { watch, whileOn } from "./sights";
import { coming } from "./slot";
import { GuideState } from "./state";

export function GuidePanel({ play }: { play: Play }): VNode | null {
  const { game, acts } = play;
  const { told, left } = game.of(GuideState);
  const [kept, remember] = useState(() => keptOf(game.id));
  const change = (now: Partial<typeof kept>): void => {
    const next = { ...keptOf(game.id), ...now };
    keep(next);
    remember(next);
  };
  const saw = (sight: string): void => change({ seen: [...new Set([...keptOf(game.id).seen, sight])] });
  const { lines } = game.view;
  const seen = kept.seen.join(",");
  useEffect(() => {
    let wanted = true;
    get("/api/games/{game}/guide", { ...game.at, seen }, game.seat).then(({ guide }) => {
      if (wanted) told.value = guide;
    }, acts.wrong);
    return () => void (wanted = false);
  }, [lines, game.side, seen]);
  useEffect(() => void (left.value = kept.left), [kept.left]);
  // While chits turn over, the guide stays as it was: what it says next would tell what they bring.
  const veiled = play.looking.veil.value !== null;
  const before = useRef<Followed | null>(null);
  if (!veiled) before.current = told.value;
  const guide = before.current;
  const now = guide?.now ?? null;
  const sights = kept.left ? "" : (now?.sights.join(",") ?? "");
  useEffect(() => (sights ? watch(sights.split(","), saw) : undefined), [sights, now?.id]);
  const [on, look] = useState(false);
  const place = kept.left ? "" : (now?.on ?? "");
  useEffect(() => (place ? whileOn(place, look) : look(false)), [place]);
  // What the other side did is told one thing after another: a lesson about what comes after it waits.
  const watching = !veiled && lineTold(play) !== null && now?.on !== "why";
  useEffect(() => {
    if (watching) return;
    if (!kept.left && now?.mark.hexes?.length) acts.map.reveal(...now.mark.hexes);
    document.body.dataset["guide"] = kept.left ? "" : (now?.mark.part ?? "");
    return () => delete document.body.dataset["guide"];
  }, [now?.id, now?.waits, kept.left, watching]);
  if (!guide) return coming();
  const said = gameWords().guide;
  if (kept.left) {
    return v(
      "section",
      { class: "guide left", "aria-label": said.label },
      v("span", {}, guide.title),
      v("button", { type: "button", onclick: () => change({ left: false }) }, said.resume),
    );
  }
  return v(
    "section",
    { class: "guide", "aria-label": said.label },
    guide.just.length && !watching
      ? v("p", { class: "guide-just", "aria-live": "polite" }, ...guide.just.map(sentence))
      : null,
    v(
      "div",
      { class: "guide-told", tabindex: 0, role: "group", "aria-label": said.told, "aria-live": "polite" },
      watching ? null : now ? lesson(guide, now) : v("p", {}, guide.end),
      ...(watching ? [] : guide.reply).map((one) => v("p", { class: "guide-reply" }, sentence(one))),
    ),
    v(
      "div",
      { class: "guide-now", "aria-live": "polite" },
      progress(guide),
      now || watching
        ? v(
            "p",
            { class: "guide-do" },
            v("b", {}, said.now),
            " ",
            watching ? said.watch : on && now?.shown ? now.shown : (now?.do ?? ""),
          )
        : null,
      v("div", { class: "row" }, ...buttons(now, watching, saw, change)),
    ),
  );
}

function buttons(
  now: PresentLesson | null,
  watching: boolean,
  saw: (sight: string) => void,
  change: (to: { left: boolean }) => void,
): VNode[] {
  const said = gameWords().guide;
  // What comes before a lesson is answered in the game; there is nothing to leave out.
  const on =
    now && !now.waits && !watching
      ? v(
          "button",
          { type: "button", onclick: () => saw(now.sights[0] ?? `skip:${now.id}`) },
          now.sights.length ? said.next : said.skip,
        )
      : null;
  const leave = v(
    "button",
    { type: "button", class: "plain", onclick: () => change({ left: true }) },
    now || watching ? said.leave : said.close,
  );
  return on ? [on, leave] : [leave];
}

function lesson(guide: Followed, now: PresentLesson): VNode {
  const said = gameWords().guide;
  const number = guide.lessons.findIndex((one) => one.id === now.id) + 1;
  return v(
    "div",
    { key: now.id, class: "guide-lesson" },
    v(
      "h2",
      {},
      v("span", { class: "faint" }, (now.waits ? said.before : said.lesson)(number, guide.lessons.length)),
      " ",
      now.title,
    ),
    v("p", {}, now.text),
    v("details", {}, v("summary", {}, said.means), v("p", {}, now.means, " ", ruleLinks(now.rules))),
  );
}

function sentence(one: GuideSays): VNode {
  return v("span", {}, one.text, " ", ruleLinks(one.rules), " ");
}

function progress(guide: Followed): VNode {
  const said = gameWords().guide;
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
        v("span", { class: "unseen" }, said.standing(one.title, one.status)),
      ),
    ),
  );
}
