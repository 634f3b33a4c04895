/** Undo, redo, save, share, note, invite, hints, help. */

import type { VNode } from "preact";
import { text } from "../api";
import { dialog } from "../dialog";
import { download, toast } from "../dom";
import { forgetInvitation, invitationTo } from "../seats";
import { MOST_LINK, pack } from "../share";
import { v } from "../ui";
import { help } from "./help";
import { copyButton, showLinks } from "./links";
import type { Acts, Play } from "./play";
import type { GameStore } from "./store";

export function Toolbar({ play }: { play: Play }): VNode {
  const { game, looking, acts } = play;
  const tool = (label: string, told: string, act: () => void, how: Record<string, boolean> = {}): VNode =>
    v("button", { type: "button", title: told, onclick: act, ...how }, label);
  const hints = looking.hints.value;
  // Who acts at the other seat has taken it.
  const { persons, seat, redo } = game.view;
  const others = persons.filter((side) => !seat.includes(side));
  if (others.length && game.log.some((entry) => entry.kind === "do" && others.includes(entry.side ?? "")))
    forgetInvitation(game.id);
  return v(
    "div",
    { class: "tools", role: "toolbar", "aria-label": "Game" },
    tool("Undo", "Undo (U)", () => void acts.undo()),
    tool("Redo", "Redo what was undone (Shift+U)", () => void acts.redo(), { disabled: !redo }),
    tool("Save", "Download the record, or your own log", () => void save(game).catch(acts.wrong)),
    tool("Share", "A link that carries the game", () => void share(game).catch(acts.wrong)),
    tool("Note", "Write into the record", () => note(acts)),
    tool("Invite", "The link for the other player", () => void showLinks(game.id).catch(acts.wrong), {
      hidden: !invitationTo(game.id),
    }),
    v(
      "button",
      {
        type: "button",
        title: "Advice for newcomers",
        "aria-pressed": hints ? "true" : "false",
        onclick: () => (looking.hints.value = !hints),
      },
      "Hints",
    ),
    tool("Help", "Keys (?)", help),
  );
}

/** The record, where the person may know everything; otherwise the seat's own log. */
async function save({ id, seat, side, at, view }: GameStore): Promise<void> {
  if (view.whole_record) {
    download(`${view.title}-${id}.bf`, await text("/api/games/{game}/record", { game: id }, seat));
    return;
  }
  download(`${view.title}-${id}-${side}.jsonl`, await text("/api/games/{game}/log/file", at, seat));
  toast("Two players keep secrets from each other: until the game is over you can save your own log.");
}

async function share({ id, seat, view }: GameStore): Promise<void> {
  if (!view.whole_record) {
    dialog("Share", [
      v(
        "p",
        {},
        "Two players keep secrets from each other: the whole game can be shared when it is over. ",
        "Save gives you your own log.",
      ),
    ]);
    return;
  }
  const whole = await text("/api/games/{game}/record", { game: id }, seat);
  const here = await text("/api/games/{game}/record", { game: id, position: view.at }, seat);
  dialog(
    "Share",
    [
      v("p", {}, "A link carries the game itself. Whoever opens it plays on in a game of their own."),
      await linkRow("The whole game", whole, `${view.title}-${id}.bf`),
      await linkRow("Only this position", here, `${view.title}-${id}-position.bf`),
    ],
    true,
  );
}

async function linkRow(what: string, record: string, file: string): Promise<VNode> {
  const packed = await pack(record);
  if (packed.length > MOST_LINK) {
    return v(
      "p",
      { class: "seat-link" },
      v("strong", {}, what),
      "too long for a link; take the file: ",
      v("button", { type: "button", onclick: () => download(file, record) }, "Download"),
    );
  }
  const link = `${location.origin}/#/open/${packed}`;
  return v(
    "p",
    { class: "seat-link" },
    v("strong", {}, what),
    v("input", { readonly: true, value: link, "aria-label": what, class: "share-link" }),
    copyButton(link),
  );
}

function note(acts: Acts): void {
  const write = (event: Event): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget as HTMLFormElement).get("note");
    box.close();
    if (typeof words === "string" && words.trim()) void acts.write(words);
  };
  const box = dialog("Note", [
    v(
      "form",
      { onsubmit: write },
      v("textarea", { name: "note", rows: 3, maxlength: 2000, "aria-label": "Note", autofocus: true }),
      v("p", {}, v("button", { class: "main" }, "Write it down")),
    ),
  ]);
}
