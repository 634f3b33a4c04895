/** The words of the start page, the menus and the dialogs, in English. A side is given by its id. */

export const en = {
  top: {
    content: "Skip to content",
    nav: "Main",
    play: "Play",
    charts: "Charts",
    maps: "Maps",
    rules: "Rules",
    theme: "Light or dark",
    language: "Language",
  },
  loading: "Loading …",
  noPage: (path: string) => `There is no page #/${path}.`,
  wrong: "That did not work",
  toStart: "To the start",
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  net: {
    silent: "The server does not answer. Is it still running?",
    answered: (status: number) => `The server answered ${status}.`,
  },
  /** As a label, and as a sentence begins with it. */
  sideName: (side: string) => side.charAt(0).toUpperCase() + side.slice(1),
  /** Several sides. */
  sides: (sides: string[]) => sides.map(en.sideName).join(" and "),
  start: {
    systemRuns: (side: string) => `You are the ${en.sideName(side)}; the system runs the rest`,
    against: (side: string, player: string) =>
      `You are the ${en.sideName(side)}, against ${players[player] ?? `the ${player} player`}`,
    machine: "Against the machine",
    hotSeat: "Two at this screen",
    browsers: "Two browsers",
    dice: { auto: "The program rolls", ask: "You press for each roll", own: "Your own dice and cards" },
    settingUp: "Setting up …",
  },
  levels: {
    label: "The machine plays as",
    of: {
      recruit: ["Recruit", "Knows the rules but makes mistakes: one choice in five is random."],
      regular: ["Regular", "Plays soundly and at once, without looking ahead."],
      veteran: [
        "Veteran",
        "Tries its main choices out in a few dozen games before it makes them; a second or two each.",
      ],
      elite: ["Elite", "Tries them out in more than a hundred games; a few seconds each, and you can cut it short."],
    } as Record<string, [name: string, about: string]>,
  },
  home: {
    heading: "Wargames of the Western Front, 1944–45",
    about:
      "Play them, look them up, understand them: every ruling names its rule, every die is a stated chance, every move can be undone, every game replayed and shared.",
    foot: "broadfront is a fan project, independent of all designers and publishers. Rules are restated in our own words; maps, counters and cards are our own. To play a published game at the table, buy it.",
    mine: "Your games",
    line: (lines: number) => `line ${lines}`,
    game: (game: string) => `Game ${game}`,
    remove: "Remove from this list",
    removeGame: (game: string) => `Remove game ${game} from this list`,
    bring: "Load a game",
    bringAbout: "Open a saved record (.bf). Every line is checked; it becomes a new game, and nothing is overwritten.",
    record: "Open a record",
    tooLarge: (file: string, megabytes: number) => `${file} has ${megabytes} MB; a record may have 4.`,
    charts: "Charts",
    rules: "Rules",
    variant: "Variant",
    scenario: "Scenario",
    seats: "Seats",
    dice: "Dice",
    play: "Play",
  },
  beginner: {
    label: "How much help",
    yes: ["I am new to this", "Preparations are made for you, and hints are open. You can change each of them."],
    no: ["I know these games", "Every question is asked, and hints are closed."],
  } satisfies Record<string, string | [label: string, told: string]>,
  learn: {
    heading: "New here? Learn by playing",
    about:
      "A guide beside a real game says what to do and why. Play as you like: it answers, and you can leave it at any time.",
    start: (title: string) => `Learn: ${title}`,
    minutes: (minutes: number) => `About ${minutes} minutes.`,
    /** By title, where the engine has no words in the language of the page. */
  },
  lookUp: {
    heading: "Look it up",
    about:
      "Every chart as a form, with each modifier, its reason and its rule; the rules by words; three maps of one theater.",
    map: (title: string) => `Map of ${title}`,
  },
  open: {
    title: "Open a game",
    heading: "Open this game?",
    carries: "This link contains ",
    game: "a game",
    lines: (lines: number) => ` with ${lines} lines.`,
    about:
      "Opening it makes a new game of your own, which is kept on this server. Open links only from people you know.",
    yes: "Open the game",
    no: "Not now",
    noSeat: "The game has no seat.",
  },
  join: {
    title: "Invitation",
    heading: "You are invited",
    /** Before, between and after the sides and the name of the game. */
    invited: (sides: string[]): [before: string, sides: string, between: string, after: string] =>
      sides.length
        ? ["You are invited to play the ", `${en.sides(sides)} side`, " of ", "."]
        : ["You are invited to play ", "", "", "."],
    once: "This invitation works once. Whoever takes the seat plays that side and sees its hidden cards and units.",
    seated: "You already have this seat, in this browser.",
    other: (sides: string[]) =>
      `This browser already plays the ${en.sides(sides)} side. Take this seat too if you want to play both sides, each in its own tab.`,
    take: "Take the seat",
    go: "Go to your seat",
    incomplete: "This invitation is not complete. Open the whole link you were given.",
  },
  links: {
    elsewhere: "Your seat in another browser",
    elsewhereAbout:
      "Open this link in another browser or on another device to play on there. Whoever has it plays for you: keep it to yourself.",
    heading: "Invite the other player",
    send: (sides: string[]) =>
      `Send this link to the other player, who will play the ${en.sides(sides)} side. It works once.`,
    invitation: "Invitation",
    invitationTo: (sides: string[]) => `Invitation: ${en.sides(sides)}`,
    open: "Open",
    onlyHere:
      "This server answers on this computer only. To try both sides yourself, open the invitation in another tab or a private window.",
    mine: (sides: string[]) =>
      `You play the ${en.sides(sides)} side. Keep your own link private: it opens your seat on another device.`,
    seat: "Your seat",
    seatOf: (sides: string[]) => `Your seat: ${en.sides(sides)}`,
    go: "Go to the game",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Copying is not allowed here; select the text and copy it.",
  },
  share: {
    long: "The link is longer than 64 KB; ask for the file instead.",
    letters: "The link is damaged: it holds letters that do not belong there.",
    content: "The link is damaged: its content cannot be unpacked.",
    large: "The link holds more than 4 MB; it is not opened.",
  },
};

const players: Record<string, string> = {
  regular: "the machine",
  random: "the random player",
  greedy: "the greedy player",
  rash: "the rash player",
  still: "an enemy that stays where it is",
};

export type Words = typeof en;
