/** Die Wörter eines Spiels am Tisch und seiner Karte auf Deutsch. Eine Seite wird mit ihrer Kennung genannt. */

import { de } from "./de";
import type { GameWords } from "./en_game";

const THE: Record<string, string> = { german: "die Deutschen", american: "die Amerikaner", allied: "die Alliierten" };

function the(side: string): string {
  return THE[side] ?? side;
}

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SOURCES: Record<string, string> = { house: "Hausregel", engine: "Programm" };
const KINDS: Record<string, string> = { infantry: "Infanterie", recon: "Aufklärung", armor: "Panzer" };
const TERRAIN: Record<string, string> = { Clear: "offenes Gelände", Woods: "Wald" };
const PLACES: Record<string, string> = { village: "Dorf", town: "Ort", city: "Stadt" };
const LAYERS: Record<string, string> = {
  roads: "Straße nach",
  rivers: "Fluss im",
  stream: "Bach im",
  bridges: "Brücke im",
  fords: "Furt im",
  ferries: "Fähre im",
  rails: "Eisenbahn nach",
};

export const game: GameWords = {
  noSeat: "Du hast keinen Platz an diesem Tisch. Öffne den Link zu deinem Platz oder deine Einladung.",
  aside: "Spiel",
  log: "Protokoll",
  movedOn: "Das Spiel ist weitergegangen; gezeigt wird die neueste Stellung.",
  noAnswer: "keine",
  rule: {
    one: (id) => `Regel ${id}`,
    book: "Im Regelbuch",
    reading: (reading) => `Lesart: ${reading}`,
    see: "Siehe ",
    more: (count) => `${count} weitere Regeln`,
    source: (book, source) => SOURCES[source] ?? `${book} · ${source}`,
  },
  ledger: { amount: "Betrag", reason: "Grund", rule: "Regel" },
  prompt: {
    label: "Gefragt",
    waitingFor: (side) => `Warten auf ${the(side)}`,
    continues: "Die Seite macht von selbst weiter, sobald gewählt ist.",
    orThese: "Eine markierte Einheit auf der Karte wählen oder eines davon:",
    all: (count) => `Alle ${count} Möglichkeiten als Liste`,
    chance: "Würfeln oder ziehen: ",
    rollWait: (side) => (side ? `Warten auf ${the(side)}.` : "Warten."),
    roll: "Würfeln",
    wins: (side) => `${begun(the(side))} gewinnen`,
    draw: "Unentschieden",
    replay: "Noch einmal ansehen",
    another: "Neues Spiel",
    lineOf: (at, lines) => `Rückblick: Zeile ${at} von ${lines}`,
    earlier: "Das ist eine frühere Stellung; hier lässt sich nichts ändern.",
    now: "Zurück zum Jetzt",
    fork: "Von hier aus als neues Spiel weiterspielen",
  },
  choose: { label: "Wählen", which: "Was davon?" },
  why: {
    costs: "Was es kostet",
    not: "Warum nicht",
    that: "Das",
    refused: ": nicht erlaubt",
    nearest: (what) => `Am nächsten läge: ${what}.`,
  },
  hex: {
    name: (hex) => `Feld ${hex}`,
    counter: (name, strength, movement, steps, badges) =>
      `${name}: Stärke ${strength}, Bewegung ${movement}, ${steps} Stufen${badges.length ? `, ${badges.join(", ")}` : ""}`,
    show: () => "Auf der Karte zeigen",
  },
  odds: {
    label: "Chancen",
    heading: "Chancen: ",
    thisAttack: "dieser Angriff",
    chances: "Chancen",
    exact: "Genau gezählt.",
    assumed: (side, policy) => `Angenommen: ${begun(the(side))} ${policy}. `,
    modifiers: (count) => `Alle Modifikatoren (${count})`,
    orMore: (value) => `${value} oder mehr`,
    names: {
      taken: "Feld genommen",
      advanced: "Angreifer rückt vor",
      attackers_dispersed: "Angreifer zersprengt",
      attacker_loses: "Stufenverluste des Angreifers",
      defender_loses: "Stufenverluste des Verteidigers",
      retreated: "Felder Rückzug",
      hex_cleared: "Feld geräumt",
    },
  },
  table: {
    cards: "Karten",
    piles: (piles) => `Offene Stapel: ${piles.join(", ")}`,
    units: (box, count) => `${box}: ${count} Einheiten`,
    empty: "leer",
  },
  replay: {
    label: "Rückblick",
    line: "Zeile der Aufzeichnung",
    start: "Zum Anfang",
    back: "Eine Zeile zurück",
    on: "Eine Zeile weiter",
    now: "Zum Jetzt",
  },
  entry: {
    moment: "Die Stellung in diesem Augenblick",
    line: (n) => `Zeile ${n}: die Stellung in diesem Augenblick`,
    undone: " zurückgenommen",
    news: "Was gerade geschah",
    justNow: "Gerade eben",
    chosen: "gewählt",
    passed: "nicht gewählt",
    by: "Nach ",
  },
  tools: {
    label: "Spiel",
    undo: ["Zurück", "Zurücknehmen (U)"],
    redo: ["Wieder", "Zurückgenommenes wiederholen (Umschalt+U)"],
    save: ["Sichern", "Die Aufzeichnung oder das eigene Protokoll herunterladen"],
    share: ["Teilen", "Ein Link, der das Spiel enthält"],
    note: ["Notiz", "In die Aufzeichnung schreiben"],
    invite: ["Einladen", "Der Link für die andere Person"],
    hints: ["Tipps", "Rat für den Anfang"],
    help: ["Hilfe", "Tasten (?)"],
    ownLog:
      "Zwei Personen spielen verdeckt gegeneinander: Bis zum Ende des Spiels lässt sich nur das eigene Protokoll sichern.",
    secret:
      "Zwei Personen spielen verdeckt gegeneinander: Das ganze Spiel lässt sich teilen, wenn es zu Ende ist. „Sichern“ gibt das eigene Protokoll.",
    carries: "Ein Link enthält das Spiel selbst. Wer ihn öffnet, spielt in einem eigenen Spiel weiter.",
    whole: "Das ganze Spiel",
    position: "Nur diese Stellung",
    tooLong: "zu lang für einen Link; bitte die Datei nehmen: ",
    download: "Herunterladen",
    write: "Aufschreiben",
  },
  undo: {
    waiting: "Warten, bis die andere Person zustimmt.",
    waits: "Warten, bis die andere Person zustimmt",
    canPropose: (line) =>
      ` Du kannst vorschlagen, zu Zeile ${line} zurückzugehen. Die andere Person stimmt dann zu oder lehnt ab.`,
    proposeHeading: "Zurücknehmen vorschlagen?",
    propose: "Vorschlagen",
    nothing: "Es gibt nichts zu wiederholen.",
    lapsed: "Dieser Vorschlag gilt nicht mehr. ",
    target: (line, lines) =>
      `${line ? `zu Zeile ${line}` : "zur Aufstellung"} (${lines} ${lines === 1 ? "Zeile" : "Zeilen"} zurückgenommen)`,
    proposed: (target) => `Dein Vorschlag: zurück ${target}. Handelt vorher jemand von euch, verfällt der Vorschlag.`,
    label: "Vorschlag zum Zurücknehmen",
    proposes: (side) => `${begun(the(side))} schlagen vor, etwas zurückzunehmen`,
    would: (target) => `Das Spiel ginge zurück ${target}.`,
    agree: "Zustimmen",
    decline: "Ablehnen",
    show: (line) => (line ? `Zeile ${line} zeigen` : "Die Aufstellung zeigen"),
    declined: "Die andere Person hat abgelehnt.",
    agreed: "Die andere Person hat zugestimmt.",
    movedOn: "Dein Vorschlag gilt nicht mehr: Das Spiel ist weitergegangen.",
  },
  cover: {
    toScreen: (side) => `${de.sideName(side)}, bitte an den Bildschirm`,
    here: (side) => `Hier sind ${the(side)}`,
    about: "Die andere Person schaut weg. Eingabetaste drücken, wenn du am Bildschirm bist.",
  },
  dice: {
    draw: "Ziehen: ",
    roll: "Würfeln: ",
    drawn: "Was wurde am Tisch gezogen?",
    rolled: "Was wurde am Tisch gewürfelt?",
    left: (count, total) => `noch ${count} von ${total}`,
    came: "Was kam",
  },
  find: { none: "Nichts passt.", among: (count) => `Unter ${count} suchen` },
  notices: {
    open: "Offene Würfel",
    openAbout: ": Der Startwert dieses Spiels wurde beim Anlegen genannt; die Würfe lassen sich vorhersagen.",
    label: "Andere Regeln",
    differs: (line) =>
      `Dieses Spiel entstand nach anderen Regeln. ${line ? `Zeile ${line}` : "Die Aufstellung"} ginge heute anders: `,
    goesOn: " Es geht von der Stellung aus weiter, die es hatte.",
    dismiss: "Ausblenden",
  },
  overlays: { label: "Folien", title: "Folien (O)", heading: "Über die Karte legen" },
  help: {
    heading: "So wird gespielt",
    mouse:
      "Eine markierte Einheit anklicken oder antippen, dann ein blaues Feld. Auf ein Feld zeigen, um den Weg und die Kosten jedes Schritts zu sehen. Ziehen verschiebt die Karte; Mausrad oder zwei Finger ändern die Größe.",
    marks:
      "Ein orange gestrichelter Ring zeigt, was jetzt gewählt werden kann. Bei allem anderen nennt das Programm die Regel, die es verbietet.",
    keys: [
      ["Tabulator, Umschalt+Tabulator", "auf der Karte: zur nächsten oder vorigen Einheit, die gewählt werden kann"],
      ["Pfeile", "bewegen den Zeiger auf der Karte; die Seite sagt, was im Feld ist"],
      ["Pos1, Bild auf, Ende, Bild ab", "zum Feld im Nordwesten, Nordosten, Südwesten, Südosten"],
      ["A", "sagen, was um das Feld unter dem Zeiger herum liegt"],
      ["L", "Einheiten und Felder auflisten, die gewählt werden können"],
      ["F", "den Stapel unter dem Zeiger ausbreiten"],
      ["Eingabe, Leertaste", "die Einheit oder das Feld unter dem Zeiger wählen"],
      ["Esc", "eine Einheit loslassen, einen Dialog schließen"],
      ["1 bis 9", "die Knöpfe der Frage drücken"],
      ["U", "zurücknehmen"],
      ["Umschalt+U", "wiederholen"],
      ["R", "würfeln, wenn ein Wurf fällig ist"],
      ["O", "Folien auf der Karte: Nachschub, Kontrollzonen, Bedrohungen …"],
      ["+ − 0", "größer, kleiner, die ganze Karte"],
      ["?", "diese Hilfe"],
    ],
  },
  map: {
    role: "Feldkarte",
    label: () =>
      "Karte. Pfeile bewegen den Zeiger, die Eingabetaste wählt, der Tabulator geht zur nächsten Einheit, A sagt, was ringsum liegt, L nennt, was gewählt werden kann.",
    drawing: "Die Karte wird gezeichnet …",
    noPicture: "Das Bild der Karte konnte nicht geladen werden.",
    buttons: "Karte",
    zoomIn: ["Größer", "Größer (+)"],
    zoomOut: ["Kleiner", "Kleiner (−)"],
    whole: ["Ganze Karte", "Ganze Karte (0)"],
    layers: "Ebenen",
    layer: { counters: "Spielsteine", markers: "Marker", numbers: "Feldnummern", names: "Namen" },
    stack: (hex) => `Einheiten in Feld ${hex}`,
    strength: (strength) => `Stärke ${strength}`,
    movement: (movement) => `Bewegung ${movement}`,
    steps: (steps, full) => `${steps} von ${full} Stufen`,
    kind: (kind) => KINDS[kind] ?? kind,
    terrain: (terrain) => TERRAIN[terrain] ?? terrain,
    place: (kind) => PLACES[kind] ?? kind,
    directions: ["Nordosten", "Osten", "Südosten", "Südwesten", "Westen", "Nordwesten"],
    sides: (layer, directions, names, kinds) => {
      const named = kinds.length === 1 ? LAYERS[kinds[0] ?? ""] : undefined;
      return `${named ?? LAYERS[layer] ?? layer} ${directions.join(", ")}${names.length ? ` (${names.join(", ")})` : ""}`;
    },
    number: (key, value) => `${key === "hv" ? "Haltewert" : key} ${value}`,
    tag: (tag) => tag,
    reached: (left) => `erreichbar${left ? `, ${left} Punkte übrig` : ""}`,
    may: "kann gewählt werden",
    unitMay: "kann gewählt werden",
    selected: "gewählt",
    over: { rivers: "jenseits des Wassers", bridges: "über eine Brücke", roads: "entlang einer Straße" },
    unitChosen: (unit, hexes) => `${unit} gewählt; erreichbare Felder: ${hexes}`,
    edge: "Kartenrand",
    around: (hex) => `Rings um ${hex}`,
    list: "Was gewählt werden kann",
    units: "Einheiten",
    hexes: "Felder",
    nothing: "Auf der Karte kann jetzt nichts gewählt werden.",
  },
};
