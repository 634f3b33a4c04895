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
import { gameWords } from "../words/game";

export interface Toolbar {
  element: HTMLElement;
  /** The position has changed, or may have. */
  follow(): void;
}

export function toolbar(page: GamePage): Toolbar {
  const said = gameWords().tools;
  const tool = ([label, told]: [string, string], act: () => void): HTMLButtonElement =>
    h("button", { type: "button", title: told, onclick: act }, label);
  const hints = h(
    "button",
    { type: "button", title: said.hints[1], "aria-pressed": hintsOn() ? "true" : "false" },
    said.hints[0],
  );
  hints.addEventListener("click", () => {
    localStorage.setItem("broadfront.hints", hintsOn() ? "no" : "yes");
    hints.setAttribute("aria-pressed", hintsOn() ? "true" : "false");
    page.render();
  });
  const again = tool(said.redo, () => void redo(page));
  const invite = tool(
    said.invite,
    () => void showLinks(page.id).catch((error: unknown) => page.explainer.wrong(error)),
  );
  const element = h(
    "div",
    { class: "tools", role: "toolbar", "aria-label": said.label },
    tool(said.undo, () => void undo(page)),
    again,
    tool(said.save, () => void save(page)),
    tool(said.share, () => void share(page)),
    tool(said.note, () => note(page)),
    invite,
    hints,
    tool(said.help, help),
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
      toast(gameWords().tools.ownLog);
    }
  } catch (error) {
    page.explainer.wrong(error);
  }
}

async function share(page: GamePage): Promise<void> {
  const said = gameWords().tools;
  if (!page.view.whole_record) {
    dialog(said.share[0], [h("p", {}, said.secret)]);
    return;
  }
  try {
    const whole = await text("/api/games/{game}/record", { game: page.id }, page.seat);
    const here = await text("/api/games/{game}/record", { game: page.id, position: page.view.at }, page.seat);
    dialog(
      said.share[0],
      [
        h("p", {}, said.carries),
        await linkRow(said.whole, whole, `${page.view.title}-${page.id}.bf`),
        await linkRow(said.position, here, `${page.view.title}-${page.id}-position.bf`),
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
      gameWords().tools.tooLong,
      h("button", { type: "button", onclick: () => download(file, record) }, gameWords().tools.download),
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
  const area = h("textarea", { rows: 3, maxlength: 2000, "aria-label": gameWords().tools.note[0] });
  const box = dialog(gameWords().tools.note[0], [
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
        gameWords().tools.write,
      ),
    ),
  ]);
  area.focus();
}
