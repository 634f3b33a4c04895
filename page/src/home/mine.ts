/** The games this browser has a seat in, and a record somebody brings. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../api";
import { allTokens, forget } from "../seats";
import { MOST_RECORD } from "../share";
import { sitDown } from "../start";
import type { MyGame } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";

const MOST_LISTED = 12;

/** Hidden while there is none. */
export function Mine(): VNode {
  const said = words();
  const [games, list] = useState<MyGame[] | Error | null>(null);
  const [round, again] = useState(0);
  const tokens = allTokens();
  useEffect(() => {
    if (!tokens.length) return;
    list(null);
    get("/api/games", {}, tokens.join(",")).then(list, list);
  }, [round]);
  const forgotten = (game: string): void => {
    forget(game);
    if (Array.isArray(games)) list(games.filter((one) => one.game !== game));
  };
  return v(
    "section",
    {
      class: "card mine",
      "aria-labelledby": "mine",
      hidden: !tokens.length || (Array.isArray(games) && !games.length),
    },
    v("h2", { id: "mine" }, said.home.mine),
    games === null ? v("p", { class: "faint" }, said.loading) : null,
    games instanceof Error ? v("p", { class: "wrong", role: "alert" }, games.message) : null,
    games instanceof Error
      ? v("button", { type: "button", onclick: () => again(round + 1) }, said.tryAgain)
      : v(
          "ul",
          { class: "games" },
          ...(games ?? []).slice(0, MOST_LISTED).map((game) => rowView(game, () => forgotten(game.game))),
        ),
  );
}

function rowView(game: MyGame, remove: () => void): VNode {
  const said = words();
  const sides = said.sides(game.sides ?? []);
  const told = game.problem ?? [sides, said.home.line(game.lines ?? 0), game.stands].filter(Boolean).join(" · ");
  const name = `${(game.label ?? "").split(":")[0] ?? ""}, ${game.scenario ?? ""}`;
  return v(
    "li",
    { key: game.token },
    game.problem
      ? v("span", {}, said.home.game(game.game))
      : v("a", { href: `#/game/${game.game}/${game.token}` }, name),
    v("span", { class: "faint" }, told),
    v(
      "button",
      {
        type: "button",
        class: "plain",
        title: said.home.remove,
        "aria-label": said.home.removeGame(game.game),
        onclick: remove,
      },
      "×",
    ),
  );
}

export function BringRecord(): VNode {
  const said = words().home;
  const [wrong, tell] = useState("");
  const [busy, work] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const bring = async (file: File): Promise<void> => {
    tell("");
    work(true);
    try {
      if (file.size > MOST_RECORD) throw new Error(said.tooLarge(file.name, Math.round(file.size / 1e6)));
      await sitDown(await post("/api/games/load", {}, { record: await file.text() }));
    } catch (error) {
      tell((error as Error).message);
    }
    work(false);
    if (input.current) input.current.value = "";
  };
  return v(
    "section",
    { class: "card" },
    v("h2", {}, said.bring),
    v("p", {}, said.bringAbout),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", disabled: busy, onclick: () => input.current?.click() }, said.record),
      v("input", {
        type: "file",
        accept: ".bf,.jsonl,application/x-ndjson",
        class: "unseen",
        id: "bring",
        tabindex: -1,
        "aria-label": said.record,
        ref: input,
        onchange: () => {
          const file = input.current?.files?.[0];
          if (file) void bring(file);
        },
      }),
    ),
    wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
  );
}
