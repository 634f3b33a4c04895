/** Help: what to do now, how much help is wanted, the key, the rules, the words, and what the keys do. */

import type { VNode } from "preact";
import { get, once } from "../api";
import { beBeginner, switchView } from "../beginner";
import { dialog } from "../dialog";
import { ruleLinks } from "../rules";
import { live, useAsked, v } from "../ui";
import { keyView } from "../views/key";
import { gameWords } from "../words/game";
import type { Play } from "./play";

export function help(play: Play): void {
  const said = gameWords().help;
  const { title } = play.game.view;
  const row = ([keys, does]: [string, string]): VNode =>
    v("tr", {}, v("th", { scope: "row" }, v("kbd", {}, keys)), v("td", {}, does));
  const page = (href: string, told: string): VNode =>
    v("li", {}, v("a", { href, target: "_blank", rel: "noopener" }, told));
  dialog(
    said.heading,
    [
      v("h3", {}, said.now),
      live(Now, { play }),
      live(Switch, { play }),
      v("h3", {}, said.look),
      v("p", {}, said.point),
      v(
        "ul",
        {},
        page(`#/manual/${title}`, said.book),
        page(`#/manual/${title}/words`, said.words),
        page(`#/rules/${title}`, said.rules),
      ),
      v("details", { class: "later" }, v("summary", {}, gameWords().key.heading), live(KeyHere, { title })),
      v("h3", {}, said.moving),
      v("p", {}, said.mouse),
      v("p", {}, said.marks),
      v(
        "details",
        { open: true },
        v("summary", {}, said.keyboard),
        v(
          "table",
          { class: "keys" },
          v("tbody", {}, ...[...said.keys, ...(play.game.part.planner?.keys?.() ?? [])].map(row)),
        ),
      ),
    ],
    true,
  );
}

/** What is asked, and what that is about. */
function Now({ play: { game } }: { play: Play }): VNode {
  const { pending, lines } = game.view;
  const asked = game.mine && pending.kind === "decision";
  const told = useAsked(
    `${lines} ${asked}`,
    async () => (asked ? get("/api/games/{game}/advice", game.at, game.seat) : null),
    () => undefined,
  );
  if (!asked) return v("p", {}, pending.kind === "over" ? pending.reason : gameWords().help.wait);
  return v(
    "div",
    {},
    v("p", {}, v("b", {}, pending.prompt), " ", ruleLinks(pending.rules)),
    ...(told?.about ?? []).map((hint, n) => v("p", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))),
  );
}

function Switch({ play: { game, looking, acts } }: { play: Play }): VNode | null {
  if (game.view.mode === "seats") return null;
  const change = (on: boolean): void => {
    beBeginner(on);
    looking.hints.value = on;
    void acts.beginner(on);
  };
  return switchView(game.view.beginner, change);
}

function KeyHere({ title }: { title: string }): VNode | null {
  const key = useAsked(
    title,
    () => once("/api/key/{title}", { title }),
    () => undefined,
  );
  return key ? keyView(key) : null;
}
