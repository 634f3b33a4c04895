/** The same in German. */

import type { en } from "./en";

export const de: typeof en = {
  movement: {
    heading: "Eine Bewegungsphase, Meile für Meile",
    about:
      "Wacht: Bewegungsarten, Treibstoff, Brücken, Engstellen; jeder Bewegungspunkt steht mit seiner Regel in der Rechnung. Zwanzig Einheiten der Kampfgruppe Peiper oder beide Armeen am 16. Dezember.",
    picture: "Der Losheimer Graben in Feldern von einer Meile",
    peiper: "Peiper an der Amblève",
    shoulder: "Die Nordflanke",
    editor: "Aufstellungseditor",
    more: "Boden, Tageszeit, Treibstoff, Plätze und Würfel wählen",
    form: "Eine eigene Bewegungsphase",
    setUp: "Aufstellung",
    begin: "Diese Phase beginnen",
  },
};

/** The guided first game: its title, and what it is about. */
export const guide: [string, string] = [
  "Peipers Weg nach Stavelot",
  "17. Dezember 1944: eine Kampfgruppe von Losheim nach Stavelot führen.",
];
