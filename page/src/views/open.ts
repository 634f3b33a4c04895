/** The page of a link that contains a record; the record is opened as a new game on confirmation. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { getOnce, post } from "../api";
import { takeSeat } from "../seats";
import { unpackRecord } from "../share";
import type { TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mountView, type View } from "../view";
import { words } from "../words";

export async function open(rest: string[]): Promise<View> {
  const record = await unpackRecord(rest[0] ?? "");
  const name = recordName(record, await getOnce("/api/titles", {}));
  return mountView(words().open.title, live(RecordPage, { record, name }));
}

function RecordPage({ record, name }: { record: string; name: string }): VNode {
  const texts = words().open;
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const lines = record.split("\n").length - 2;
  const yes = (): void => {
    setBusy(true);
    setWrong("");
    openRecord(record).catch((error: unknown) => {
      setBusy(false);
      setWrong((error as Error).message);
    });
  };
  return v(
    "div",
    { class: "narrow" },
    v(
      "section",
      { class: "card join" },
      v("h1", {}, texts.heading),
      v("p", {}, texts.carries, name ? v("strong", {}, name) : texts.game, texts.lines(Math.max(lines, 0))),
      v("p", { class: "faint" }, texts.about),
      v(
        "p",
        { class: "row" },
        v("button", { type: "button", class: "main", disabled: busy, onclick: yes }, texts.yes),
        v("a", { class: "button", href: "#/" }, texts.no),
      ),
      wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
    ),
  );
}

/** Return the title and scenario of a record, using only names the server knows. */
function recordName(record: string, titles: TitleInfo[]): string {
  try {
    const header = JSON.parse(record.split("\n", 1)[0] ?? "") as { title?: unknown; scenario?: unknown };
    const title = titles.find((one) => one.title === header.title);
    return [title?.label.split(":")[0], title?.scenarios[String(header.scenario)]?.label].filter(Boolean).join(", ");
  } catch {
    return "";
  }
}

async function openRecord(record: string): Promise<void> {
  const made = await post("/api/games/load", {}, { record });
  const seat = made.seats[0];
  if (!seat) throw new Error(words().open.noSeat);
  takeSeat(made.game, seat.token);
  history.replaceState(null, "", `#/game/${made.game}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
