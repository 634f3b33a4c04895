/** Die Wörter der Startseite, der Menüs und der Dialoge auf Deutsch. Eine Seite wird mit ihrer Kennung genannt. */

import type { Words } from "./en";

const SIDES: Record<string, string> = { german: "Deutsche", american: "Amerikaner", allied: "Alliierte" };
const PLAYED: Record<string, string> = {
  german: "die Deutschen",
  american: "die Amerikaner",
  allied: "die Alliierten",
};

const PLAYERS: Record<string, string> = {
  regular: "den Rechner",
  random: "den Zufallsspieler",
  greedy: "den gierigen Spieler",
  rash: "den draufgängerischen Spieler",
  still: "einen Gegner, der stehen bleibt",
};

function side(id: string): string {
  return SIDES[id] ?? id;
}

function played(ids: string[]): string {
  return ids.map((id) => PLAYED[id] ?? id).join(" und ");
}

export const de: Words = {
  top: {
    content: "Zum Inhalt",
    nav: "Hauptmenü",
    play: "Spielen",
    charts: "Tabellen",
    maps: "Karten",
    rules: "Regeln",
    theme: "Hell oder dunkel",
    language: "Sprache",
  },
  loading: "Wird geladen …",
  noPage: (path) => `Die Seite #/${path} gibt es nicht.`,
  wrong: "Das hat nicht geklappt",
  toStart: "Zum Anfang",
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Noch einmal versuchen",
  net: {
    silent: "Der Server antwortet nicht. Läuft er noch?",
    answered: (status) => `Der Server hat mit ${status} geantwortet.`,
  },
  sideName: side,
  sides: (ids) => ids.map(side).join(" und "),
  start: {
    systemRuns: (id) => `Du führst ${played([id])}; den Rest führt das System`,
    against: (id, player) => `Du führst ${played([id])} gegen ${PLAYERS[player] ?? `den Spieler „${player}“`}`,
    machine: "Gegen den Rechner",
    hotSeat: "Zu zweit an diesem Bildschirm",
    browsers: "Zwei Browser",
    dice: { auto: "Das Programm würfelt", ask: "Jeder Wurf auf Knopfdruck", own: "Eigene Würfel und Karten" },
    settingUp: "Wird aufgebaut …",
  },
  levels: {
    label: "Der Rechner spielt als",
    of: {
      recruit: ["Rekrut", "Kennt die Regeln und irrt sich: Jede fünfte Entscheidung wird ausgelost."],
      regular: ["Soldat", "Spielt solide und sofort, ohne vorauszuschauen."],
      veteran: [
        "Veteran",
        "Probiert wichtige Entscheidungen erst in einigen Dutzend Partien aus; je ein, zwei Sekunden.",
      ],
      elite: ["Elite", "Probiert sie in über hundert Partien aus; je einige Sekunden, und das lässt sich abkürzen."],
    },
  },
  home: {
    heading: "Konfliktsimulationen zur Westfront 1944–45",
    about:
      "Spielen, nachschlagen, verstehen: Jede Entscheidung nennt ihre Regel, jeder Würfel seine Chancen, jeder Zug lässt sich zurücknehmen, jedes Spiel noch einmal ansehen und weitergeben.",
    foot: "broadfront ist ein Fanprojekt, unabhängig von allen Autoren und Verlagen. Die Regeln stehen hier in unseren eigenen Worten; Karten, Spielsteine und Spielkarten sind unsere eigenen. Wer ein veröffentlichtes Spiel am Tisch spielen will, kaufe es.",
    mine: "Deine Spiele",
    line: (lines) => `Zeile ${lines}`,
    game: (game) => `Spiel ${game}`,
    remove: "Aus dieser Liste entfernen",
    removeGame: (game) => `Spiel ${game} aus dieser Liste entfernen`,
    bring: "Ein Spiel mitbringen",
    bringAbout:
      "Eine gespeicherte Aufzeichnung (.bf) öffnen. Jede Zeile wird geprüft; daraus wird ein neues Spiel, und nichts wird überschrieben.",
    record: "Aufzeichnung öffnen",
    tooLarge: (file, megabytes) => `${file} hat ${megabytes} MB; eine Aufzeichnung darf 4 haben.`,
    charts: "Tabellen",
    rules: "Regeln",
    variant: "Variante",
    scenario: "Szenario",
    seats: "Plätze",
    dice: "Würfel",
    play: "Spielen",
  },
  beginner: {
    label: "Wie viel Hilfe",
    yes: ["Ich bin neu hier", "Vorbereitungen werden für dich getroffen, Hinweise sind offen. Du kannst alles ändern."],
    no: ["Ich kenne diese Spiele", "Jede Frage wird gestellt, Hinweise sind zu."],
  },
  learn: {
    heading: "Neu hier? Spielend lernen",
    about:
      "Eine Führung neben einem echten Spiel sagt, was zu tun ist und warum. Spiel, wie du willst: Sie antwortet darauf und lässt sich jederzeit verlassen.",
    start: (title) => `Lernen: ${title}`,
    minutes: (minutes) => `Etwa ${minutes} Minuten.`,
  },
  lookUp: {
    heading: "Nachschlagen",
    about:
      "Jede Tabelle als Formular, mit jedem Modifikator, seinem Grund und seiner Regel; die Regeln nach Stichwörtern; drei Karten eines Kriegsschauplatzes.",
    map: (title) => `Karte: ${title}`,
  },
  open: {
    title: "Ein Spiel öffnen",
    heading: "Dieses Spiel öffnen?",
    carries: "Dieser Link enthält ",
    game: "ein Spiel",
    lines: (lines) => ` mit ${lines} Zeilen.`,
    about:
      "Beim Öffnen entsteht ein neues, eigenes Spiel, das auf diesem Server bleibt. Nur Links von Leuten öffnen, die du kennst.",
    yes: "Spiel öffnen",
    no: "Jetzt nicht",
    noSeat: "Das Spiel hat keinen Platz.",
  },
  join: {
    title: "Einladung",
    heading: "Du bist eingeladen",
    invited: (ids) =>
      ids.length
        ? ["Du bist eingeladen, ", played(ids), " zu führen in ", "."]
        : ["Du bist eingeladen zu ", "", "", "."],
    once: "Diese Einladung gilt einmal. Wer den Platz nimmt, führt diese Seite und sieht ihre verdeckten Karten und Einheiten.",
    seated: "Diesen Platz hast du schon, in diesem Browser.",
    other: (ids) =>
      `Dieser Browser führt schon ${played(ids)}. Nimm diesen Platz dazu, wenn du beide Seiten spielen willst, jede in einem eigenen Tab.`,
    take: "Platz nehmen",
    go: "Zu deinem Platz",
    incomplete: "Diese Einladung ist nicht vollständig. Bitte den ganzen Link öffnen.",
  },
  links: {
    elsewhere: "Der eigene Platz in einem anderen Browser",
    elsewhereAbout:
      "Dieser Link öffnet den Platz in einem anderen Browser oder auf einem anderen Gerät. Wer ihn hat, spielt für dich: nicht weitergeben.",
    heading: "Die andere Person einladen",
    send: (ids) => `Schick diesen Link der anderen Person, die ${played(ids)} führt. Er gilt einmal.`,
    invitation: "Einladung",
    invitationTo: (ids) => `Einladung: ${ids.map(side).join(" und ")}`,
    open: "Öffnen",
    onlyHere:
      "Dieser Server antwortet nur auf diesem Rechner. Um beide Seiten selbst auszuprobieren, die Einladung in einem anderen Tab oder einem privaten Fenster öffnen.",
    mine: (ids) =>
      `Du führst ${played(ids)}. Behalte deinen eigenen Link für dich: Er öffnet deinen Platz auf einem anderen Gerät.`,
    seat: "Dein Platz",
    seatOf: (ids) => `Dein Platz: ${ids.map(side).join(" und ")}`,
    go: "Zum Spiel",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Kopieren ist hier nicht erlaubt; bitte den Text markieren und kopieren.",
  },
  share: {
    long: "Der Link ist länger als 64 KB; bitte um die Datei bitten.",
    letters: "Der Link ist beschädigt: Er enthält Zeichen, die nicht hineingehören.",
    content: "Der Link ist beschädigt: Sein Inhalt lässt sich nicht entpacken.",
    large: "Der Link enthält mehr als 4 MB; er wird nicht geöffnet.",
  },
};
