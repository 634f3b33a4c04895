/** A link that carries a whole record: unpacked here; only when its reader agrees, checked and opened as a new game. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { once, post } from "../api";
import { sit } from "../seats";
import { unpack } from "../share";
import type { TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mounted, type View } from "../view";
import { words } from "../words";

export async function open(rest: string[]): Promise<View> {
  const record = await unpack(rest[0] ?? "");
  const name = nameOf(record, await once("/api/titles", {}));
  return mounted(words().open.title, live(Carried, { record, name }));
}

function Carried({ record, name }: { record: string; name: string }): VNode {
  const said = words().open;
  const [busy, work] = useState(false);
  const [wrong, tell] = useState("");
  const lines = record.split("\n").length - 2;
  const yes = (): void => {
    work(true);
    tell("");
    begin(record).catch((error: unknown) => {
      work(false);
      tell((error as Error).message);
    });
  };
  return v(
    "div",
    { class: "narrow" },
    v(
      "section",
      { class: "card join" },
      v("h1", {}, said.heading),
      v("p", {}, said.carries, name ? v("strong", {}, name) : said.game, said.lines(Math.max(lines, 0))),
      v("p", { class: "faint" }, said.about),
      v(
        "p",
        { class: "row" },
        v("button", { type: "button", class: "main", disabled: busy, onclick: yes }, said.yes),
        v("a", { class: "button", href: "#/" }, said.no),
      ),
      wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
    ),
  );
}

/** What the record says it is, in a name this server knows; nothing else a link might say is shown. */
function nameOf(record: string, titles: TitleInfo[]): string {
  try {
    const header = JSON.parse(record.split("\n", 1)[0] ?? "") as { title?: unknown; scenario?: unknown };
    const title = titles.find((one) => one.title === header.title);
    return [title?.label.split(":")[0], title?.scenarios[String(header.scenario)]?.label].filter(Boolean).join(", ");
  } catch {
    return "";
  }
}

async function begin(record: string): Promise<void> {
  const made = await post("/api/games/load", {}, { record });
  const seat = made.seats[0];
  if (!seat) throw new Error(words().open.noSeat);
  sit(made.game, seat.token);
  history.replaceState(null, "", `#/game/${made.game}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
