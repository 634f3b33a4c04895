/** Undo, redo, save, share, note, invite, hints, help. */

import { text } from "../api";
import { dialog } from "../dialog";
import { download, h, toast } from "../dom";
import { forgetInvitation, invitationTo } from "../seats";
import { MOST_LINK, pack } from "../share";
import type { GamePage } from "./game";
import { help } from "./help";
import { copyButton, showLinks } from "./links";
import { hintsOn } from "./prompt";
import { redo, undo } from "./undo";

export interface Toolbar {
  element: HTMLElement;
  /** The position has changed, or may have. */
  follow(): void;
}

export function toolbar(page: GamePage): Toolbar {
  const tool = (label: string, told: string, act: () => void): HTMLButtonElement =>
    h("button", { type: "button", title: told, onclick: act }, label);
  const hints = h(
    "button",
    { type: "button", title: "Advice for newcomers", "aria-pressed": hintsOn() ? "true" : "false" },
    "Hints",
  );
  hints.addEventListener("click", () => {
    localStorage.setItem("broadfront.hints", hintsOn() ? "no" : "yes");
    hints.setAttribute("aria-pressed", hintsOn() ? "true" : "false");
    page.render();
  });
  const again = tool("Redo", "Redo what was undone (Shift+U)", () => void redo(page));
  const invite = tool(
    "Invite",
    "The link for the other player",
    () => void showLinks(page.id).catch((error: unknown) => page.explainer.wrong(error)),
  );
  const element = h(
    "div",
    { class: "tools", role: "toolbar", "aria-label": "Game" },
    tool("Undo", "Undo (U)", () => void undo(page)),
    again,
    tool("Save", "Download the record, or your own log", () => void save(page)),
    tool("Share", "A link that carries the game", () => void share(page)),
    tool("Note", "Write into the record", () => note(page)),
    invite,
    hints,
    tool("Help", "Keys (?)", help),
  );
  const follow = (): void => {
    again.disabled = !page.view.redo;
    // Who acts at the other seat has taken it.
    const joined = page.store.log.value.some(
      (entry) =>
        entry.kind === "do" &&
        page.view.persons.includes(entry.side ?? "") &&
        !page.view.seat.includes(entry.side ?? ""),
    );
    if (joined) forgetInvitation(page.id);
    invite.hidden = !invitationTo(page.id);
  };
  return { element, follow };
}

/** The record, where the person may know everything; otherwise the seat's own log. */
async function save(page: GamePage): Promise<void> {
  try {
    const { title } = page.view;
    if (page.view.whole_record) {
      download(`${title}-${page.id}.bf`, await text("/api/games/{game}/record", { game: page.id }, page.seat));
    } else {
      download(`${title}-${page.id}-${page.side}.jsonl`, await text("/api/games/{game}/log/file", page.at, page.seat));
      toast("Two players keep secrets from each other: until the game is over you can save your own log.");
    }
  } catch (error) {
    page.explainer.wrong(error);
  }
}

async function share(page: GamePage): Promise<void> {
  if (!page.view.whole_record) {
    dialog("Share", [
      h(
        "p",
        {},
        "Two players keep secrets from each other: the whole game can be shared when it is over. Save gives you your own log.",
      ),
    ]);
    return;
  }
  try {
    const whole = await text("/api/games/{game}/record", { game: page.id }, page.seat);
    const here = await text("/api/games/{game}/record", { game: page.id, position: page.view.at }, page.seat);
    dialog(
      "Share",
      [
        h("p", {}, "A link carries the game itself. Whoever opens it plays on in a game of their own."),
        await linkRow("The whole game", whole, `${page.view.title}-${page.id}.bf`),
        await linkRow("Only this position", here, `${page.view.title}-${page.id}-position.bf`),
      ],
      true,
    );
  } catch (error) {
    page.explainer.wrong(error);
  }
}

async function linkRow(what: string, record: string, file: string): Promise<HTMLElement> {
  const packed = await pack(record);
  if (packed.length > MOST_LINK) {
    return h(
      "p",
      { class: "seat-link" },
      h("strong", {}, what),
      "too long for a link; take the file: ",
      h("button", { type: "button", onclick: () => download(file, record) }, "Download"),
    );
  }
  const link = `${location.origin}/#/open/${packed}`;
  return h(
    "p",
    { class: "seat-link" },
    h("strong", {}, what),
    h("input", { readonly: true, value: link, "aria-label": what, class: "share-link" }),
    copyButton(link),
  );
}

function note(page: GamePage): void {
  const area = h("textarea", { rows: 3, maxlength: 2000, "aria-label": "Note" });
  const box = dialog("Note", [
    area,
    h(
      "p",
      {},
      h(
        "button",
        {
          type: "button",
          class: "main",
          onclick: () => {
            box.close();
            if (!area.value.trim()) return;
            page.orders.send("/api/games/{game}/note", { text: area.value }).then(
              ({ known }) => page.refresh(known),
              (error: unknown) => page.explainer.wrong(error),
            );
          },
        },
        "Write it down",
      ),
    ),
  ]);
  area.focus();
}
