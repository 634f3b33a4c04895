/** The games of this browser, and loading a record from a file. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../api";
import { allTokens, forgetGame } from "../seats";
import { MAX_RECORD_SIZE } from "../share";
import { enterGame } from "../new_game";
import type { MyGame } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";

const MAX_LISTED = 12;

/** The list of games; hidden while it is empty. */
export function MyGames(): VNode {
  const texts = words();
  const [games, setGames] = useState<MyGame[] | Error | null>(null);
  const [round, setRound] = useState(0);
  const tokens = allTokens();
  useEffect(() => {
    if (!tokens.length) return;
    setGames(null);
    get("/api/games", {}, tokens.join(",")).then(setGames, setGames);
  }, [round]);
  const forgotten = (game: string): void => {
    forgetGame(game);
    if (Array.isArray(games)) setGames(games.filter((one) => one.game !== game));
  };
  return v(
    "section",
    {
      class: "card mine",
      "aria-labelledby": "mine",
      hidden: !tokens.length || (Array.isArray(games) && !games.length),
    },
    v("h2", { id: "mine" }, texts.home.mine),
    games === null ? v("p", { class: "faint" }, texts.loading) : null,
    games instanceof Error ? v("p", { class: "wrong", role: "alert" }, games.message) : null,
    games instanceof Error
      ? v("button", { type: "button", onclick: () => setRound(round + 1) }, texts.tryAgain)
      : v(
          "ul",
          { class: "games" },
          ...(games ?? []).slice(0, MAX_LISTED).map((game) => gameRow(game, () => forgotten(game.game))),
        ),
  );
}

function gameRow(game: MyGame, remove: () => void): VNode {
  const texts = words();
  const sides = texts.sides(game.sides ?? []);
  const description =
    game.problem ?? [sides, texts.home.line(game.lines ?? 0), game.stands].filter(Boolean).join(" · ");
  const name = `${(game.label ?? "").split(":")[0] ?? ""}, ${game.scenario ?? ""}`;
  return v(
    "li",
    { key: game.token },
    game.problem
      ? v("span", {}, texts.home.game(game.game))
      : v("a", { href: `#/game/${game.game}/${game.token}` }, name),
    v("span", { class: "faint" }, description),
    v(
      "button",
      {
        type: "button",
        class: "plain",
        title: texts.home.remove,
        "aria-label": texts.home.removeGame(game.game),
        onclick: remove,
      },
      "×",
    ),
  );
}

export function LoadRecord(): VNode {
  const texts = words().home;
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File): Promise<void> => {
    setWrong("");
    setBusy(true);
    try {
      if (file.size > MAX_RECORD_SIZE) throw new Error(texts.tooLarge(file.name, Math.round(file.size / 1e6)));
      await enterGame(await post("/api/games/load", {}, { record: await file.text() }));
    } catch (error) {
      setWrong((error as Error).message);
    }
    setBusy(false);
    if (input.current) input.current.value = "";
  };
  return v(
    "section",
    { class: "card" },
    v("h2", {}, texts.bring),
    v("p", {}, texts.bringAbout),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", disabled: busy, onclick: () => input.current?.click() }, texts.record),
      v("input", {
        type: "file",
        accept: ".bf,.jsonl,application/x-ndjson",
        class: "unseen",
        id: "bring",
        tabindex: -1,
        "aria-label": texts.record,
        ref: input,
        onchange: () => {
          const file = input.current?.files?.[0];
          if (file) void load(file);
        },
      }),
    ),
    wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
  );
}
