/** Undo, redo, save, share, note, invite, hints, help. */

import type { VNode } from "preact";
import { text } from "../api";
import { dialog } from "../dialog";
import { download, toast } from "../dom";
import { forgetInvitation, invitationTo } from "../seats";
import { MOST_LINK, pack } from "../share";
import { live, v } from "../ui";
import { copyButton, showLinks, showSeat } from "./links";
import type { Acts, Play } from "./play";
import { openReview } from "./review";
import type { GameStore } from "./store";
import { NotifyMe } from "./turn";
import { gameWords } from "../words/game";

const othersOf = ({ view }: GameStore): string[] => view.persons.filter((side) => !view.seat.includes(side));
/** Whether this can be done now: redo, correct the position, edit it, review the game. */
const usesOf = ({ view }: GameStore): boolean[] => [
  Boolean(view.redo),
  view.dice === "own",
  Boolean(view.whole_record) && view.editable,
  Boolean(view.whole_record),
];

export function Toolbar({ play }: { play: Play }): VNode {
  const { game, looking, acts } = play;
  const said = gameWords().tools;
  const tool = ([label, told]: [string, string], act: () => void, how: Record<string, boolean> = {}): VNode =>
    v("button", { type: "button", title: told, onclick: act, ...how }, label);
  const hints = looking.hints.value;
  // Who acts at the other seat has taken it.
  const others = game.follows(othersOf);
  const [redo, corrects, edits, reviews] = game.follows(usesOf);
  if (others.length && game.log.some((entry) => entry.kind === "do" && others.includes(entry.side ?? "")))
    forgetInvitation(game.id);
  return v(
    "div",
    { class: "tools", role: "toolbar", "aria-label": said.label },
    tool(said.undo, () => void acts.undo()),
    tool(said.redo, () => void acts.redo(), { disabled: !redo }),
    tool(said.save, () => void save(game).catch(acts.wrong)),
    tool(said.share, () => void share(game).catch(acts.wrong)),
    tool(said.note, () => note(acts)),
    tool(said.mine, () => showSeat(game.id)),
    live(NotifyMe, { game }),
    tool(said.correct, () => void import("./correct").then(({ correctPosition }) => correctPosition(play)), {
      hidden: !corrects,
    }),
    tool(said.edit, () => (location.hash = `#/editor/${game.view.title}?game=${game.id}&at=${game.view.at}`), {
      hidden: !edits,
    }),
    tool(said.review, () => openReview(game), { hidden: !reviews }),
    tool(said.invite, () => void showLinks(game.id).catch(acts.wrong), {
      hidden: !invitationTo(game.id),
    }),
    v(
      "button",
      {
        type: "button",
        title: said.hints[1],
        "aria-pressed": hints ? "true" : "false",
        onclick: () => (looking.hints.value = !hints),
      },
      said.hints[0],
    ),
    tool(said.help, () => void import("./help").then(({ help }) => help(play))),
  );
}

/** The record, where the person may know everything; otherwise the seat's own log. */
async function save({ id, seat, side, at, view }: GameStore): Promise<void> {
  if (view.whole_record) {
    download(`${view.title}-${id}.bf`, await text("/api/games/{game}/record", { game: id }, seat));
    return;
  }
  download(`${view.title}-${id}-${side}.jsonl`, await text("/api/games/{game}/log/file", at, seat));
  toast(gameWords().tools.ownLog);
}

async function share({ id, seat, view }: GameStore): Promise<void> {
  const said = gameWords().tools;
  if (!view.whole_record) {
    dialog(said.share[0], [v("p", {}, said.secret)]);
    return;
  }
  const whole = await text("/api/games/{game}/record", { game: id }, seat);
  const here = await text("/api/games/{game}/record", { game: id, position: view.at }, seat);
  dialog(
    said.share[0],
    [
      v("p", {}, said.carries),
      await linkRow(said.whole, whole, `${view.title}-${id}.bf`),
      await linkRow(said.position, here, `${view.title}-${id}-position.bf`),
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
      gameWords().tools.tooLong,
      v("button", { type: "button", onclick: () => download(file, record) }, gameWords().tools.download),
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
  const said = gameWords().tools;
  const write = (event: Event): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget as HTMLFormElement).get("note");
    box.close();
    if (typeof words === "string" && words.trim()) void acts.write(words);
  };
  const box = dialog(said.note[0], [
    v(
      "form",
      { onsubmit: write },
      v("textarea", { name: "note", rows: 3, maxlength: 2000, "aria-label": said.note[0], autofocus: true }),
      v("p", {}, v("button", { class: "main" }, said.write)),
    ),
  ]);
}
