/** The help dialog: the present question, help settings, counter key, rules, glossary and keyboard shortcuts. */

import type { VNode } from "preact";
import { get, getOnce } from "../api";
import { setBeginner, helpSwitchView } from "../beginner";
import { openDialog } from "../dialog";
import { ruleLinks } from "../rules";
import { live, useFetched, v } from "../ui";
import { keyView } from "../views/key";
import { gameWords } from "../words/game";
import type { Play } from "./play";

export function openHelp(play: Play): void {
  const texts = gameWords().help;
  const { title } = play.game.view;
  const row = ([keys, does]: [string, string]): VNode =>
    v("tr", {}, v("th", { scope: "row" }, v("kbd", {}, keys)), v("td", {}, does));
  const page = (href: string, label: string): VNode =>
    v("li", {}, v("a", { href, target: "_blank", rel: "noopener" }, label));
  openDialog(
    texts.heading,
    [
      v("h3", {}, texts.now),
      live(CurrentQuestion, { play }),
      live(GameHelpSwitch, { play }),
      v("h3", {}, texts.look),
      v("p", {}, texts.point),
      v(
        "ul",
        {},
        page(`#/manual/${title}`, texts.book),
        page(`#/manual/${title}/words`, texts.words),
        page(`#/rules/${title}`, texts.rules),
      ),
      v("details", { class: "later" }, v("summary", {}, gameWords().key.heading), live(CounterKey, { title })),
      v("h3", {}, texts.moving),
      v("p", {}, texts.mouse),
      v("p", {}, texts.marks),
      v(
        "details",
        { open: true },
        v("summary", {}, texts.keyboard),
        v(
          "table",
          { class: "keys" },
          v("tbody", {}, ...[...texts.keys, ...(play.game.part.planner?.keys?.() ?? [])].map(row)),
        ),
      ),
    ],
    true,
  );
}

/** The present question with an explanation. */
function CurrentQuestion({ play: { game } }: { play: Play }): VNode {
  const { pending, lines } = game.view;
  const asked = game.mine && pending.kind === "decision";
  const advice = useFetched(
    `${lines} ${asked}`,
    async () => (asked ? get("/api/games/{game}/advice", game.at, game.seat) : null),
    () => undefined,
  );
  if (!asked) return v("p", {}, pending.kind === "over" ? pending.reason : gameWords().help.wait);
  return v(
    "div",
    {},
    v("p", {}, v("b", {}, pending.prompt), " ", ruleLinks(pending.rules)),
    ...(advice?.about ?? []).map((hint, n) => v("p", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))),
  );
}

function GameHelpSwitch({ play: { game, looking, acts } }: { play: Play }): VNode | null {
  if (game.view.mode === "seats") return null;
  const change = (on: boolean): void => {
    setBeginner(on);
    looking.hintsOn.value = on;
    void acts.setBeginner(on);
  };
  return helpSwitchView(game.view.beginner, change);
}

function CounterKey({ title }: { title: string }): VNode | null {
  const key = useFetched(
    title,
    () => getOnce("/api/key/{title}", { title }),
    () => undefined,
  );
  return key ? keyView(key) : null;
}
