/** What the start page says of this title. */

const en = {
  movement: {
    heading: "A movement phase, mile by mile",
    about:
      "Wacht: modes, fuel, bridges, bottlenecks; every point of movement in a ledger with its rule. Twenty units of Kampfgruppe Peiper, or both armies on 16 December.",
    picture: "The Losheim gap in one-mile hexes",
    peiper: "Peiper on the Amblève",
    shoulder: "The northern shoulder",
    editor: "Set-up editor",
    more: "Choose ground, time of day, fuel, seats, dice",
    form: "A movement phase of your own",
    setUp: "Set-up",
    begin: "Start this phase",
  },
};

const de: typeof en = {
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

export const WORDS = { en, de };
