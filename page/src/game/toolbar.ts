/** The toolbar: undo, redo, save, share, note, invite, hints, help. */

import type { VNode } from "preact";
import { getText } from "../api";
import { openDialog } from "../dialog";
import { download, showToast } from "../dom";
import { forgetInvitation, invitationTo } from "../seats";
import { MAX_LINK_LENGTH, packRecord } from "../share";
import { live, v } from "../ui";
import { copyButton, showInvitation, showSeatLink } from "./links";
import type { Acts, Play } from "./play";
import { openReview } from "./review";
import type { GameStore } from "./store";
import { NotifyButton } from "./turn_notice";
import { gameWords } from "../words/game";

const otherPersons = ({ view }: GameStore): string[] => view.persons.filter((side) => !view.seat.includes(side));
/** Return whether redo, correction, editing and review are available. */
const availableTools = ({ view }: GameStore): boolean[] => [
  Boolean(view.redo),
  view.dice === "own",
  Boolean(view.whole_record) && view.editable,
  Boolean(view.whole_record),
];

export function Toolbar({ play }: { play: Play }): VNode {
  const { game, looking, acts } = play;
  const texts = gameWords().tools;
  const tool = ([label, title]: [string, string], act: () => void, how: Record<string, boolean> = {}): VNode =>
    v("button", { type: "button", title, onclick: act, ...how }, label);
  const hints = looking.hintsOn.value;
  // Once the other seat has acted, its invitation has been used.
  const others = game.derive(otherPersons);
  const [redo, corrects, edits, reviews] = game.derive(availableTools);
  if (others.length && game.log.some((entry) => entry.kind === "do" && others.includes(entry.side ?? "")))
    forgetInvitation(game.id);
  return v(
    "div",
    { class: "tools", role: "toolbar", "aria-label": texts.label },
    tool(texts.undo, () => void acts.undo()),
    tool(texts.redo, () => void acts.redo(), { disabled: !redo }),
    tool(texts.save, () => void saveRecord(game).catch(acts.showError)),
    tool(texts.share, () => void shareRecord(game).catch(acts.showError)),
    tool(texts.note, () => openNote(acts)),
    tool(texts.mine, () => showSeatLink(game.id)),
    live(NotifyButton, { game }),
    tool(texts.correct, () => void import("./correction").then(({ correctPosition }) => correctPosition(play)), {
      hidden: !corrects,
    }),
    tool(texts.edit, () => (location.hash = `#/editor/${game.view.title}?game=${game.id}&at=${game.view.at}`), {
      hidden: !edits,
    }),
    tool(texts.review, () => openReview(game), { hidden: !reviews }),
    tool(texts.invite, () => void showInvitation(game.id).catch(acts.showError), {
      hidden: !invitationTo(game.id),
    }),
    v(
      "button",
      {
        type: "button",
        title: texts.hints[1],
        "aria-pressed": hints ? "true" : "false",
        onclick: () => (looking.hintsOn.value = !hints),
      },
      texts.hints[0],
    ),
    tool(texts.help, () => void import("./help").then(({ openHelp }) => openHelp(play))),
  );
}

/** Download the record if the person may see everything, else the seat's own log. */
async function saveRecord({ id, seat, side, at, view }: GameStore): Promise<void> {
  if (view.whole_record) {
    download(`${view.title}-${id}.bf`, await getText("/api/games/{game}/record", { game: id }, seat));
    return;
  }
  download(`${view.title}-${id}-${side}.jsonl`, await getText("/api/games/{game}/log/file", at, seat));
  showToast(gameWords().tools.ownLog);
}

async function shareRecord({ id, seat, view }: GameStore): Promise<void> {
  const texts = gameWords().tools;
  if (!view.whole_record) {
    openDialog(texts.share[0], [v("p", {}, texts.secret)]);
    return;
  }
  const whole = await getText("/api/games/{game}/record", { game: id }, seat);
  const here = await getText("/api/games/{game}/record", { game: id, position: view.at }, seat);
  openDialog(
    texts.share[0],
    [
      v("p", {}, texts.carries),
      await linkRow(texts.whole, whole, `${view.title}-${id}.bf`),
      await linkRow(texts.position, here, `${view.title}-${id}-position.bf`),
    ],
    true,
  );
}

async function linkRow(what: string, record: string, file: string): Promise<VNode> {
  const packed = await packRecord(record);
  if (packed.length > MAX_LINK_LENGTH) {
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

function openNote(acts: Acts): void {
  const texts = gameWords().tools;
  const write = (event: Event): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget as HTMLFormElement).get("note");
    box.close();
    if (typeof words === "string" && words.trim()) void acts.writeNote(words);
  };
  const box = openDialog(texts.note[0], [
    v(
      "form",
      { onsubmit: write },
      v("textarea", { name: "note", rows: 3, maxlength: 2000, "aria-label": texts.note[0], autofocus: true }),
      v("p", {}, v("button", { class: "main" }, texts.write)),
    ),
  ]);
}
