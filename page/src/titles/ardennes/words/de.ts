/** The German text of the start page. */

import type { en } from "./en";

export const de: typeof en = {
  bulge: {
    heading: "Heute Abend die Ardennenoffensive",
    about:
      "Du greifst mit den Deutschen an. Das System führt die Alliierten nach seinen Karten und nennt zu allem, was es tut, die Regel.",
    picture: "Die Front vor St. Vith am 16. Dezember 1944: unsere Karte und Spielsteine",
    solitaire: "Solospiel als deutsche Seite",
    who: "Wer spielt",
    play: (scenario) => `„${scenario}“ spielen`,
    scenarios: {
      initial_assault: ["ein Tag", "Die Front zwischen Monschau und Echternach durchbrechen."],
      campaign: [
        "bis zu 14 Tage",
        "Die ganze Offensive, bis zur Maas und zurück. Am 25. oder später über der Schwelle liegen.",
      ],
      bastogne_surrounded: ["zehn Tage", "Bastogne ist eingeschlossen, St. Vith hält aus, Peiper geht der Sprit aus."],
      tip_of_the_salient: [
        "sechs Tage",
        "Die 2. Panzerdivision steht vor der Maas, als die Alliierten zurückschlagen.",
      ],
    },
  },
  boxed: {
    heading: "Das Brettspiel liegt auf dem Tisch?",
    about:
      "Am Tisch würfeln und ziehen und eingeben, was kam: Das Programm führt die Alliierten. Oder die eigene Stellung auf die Karte bringen, prüfen und fragen, wer Nachschub hat.",
    picture: "Bastogne eingeschlossen: eine Aufstellung auf unserer Karte",
    own: "Mit eigenen Würfeln",
    editor: "Stellungseditor",
    box: "Werte der eigenen Schachtel",
  },
};

/** Name and summary of the guided first game. */
export const guide: [string, string] = [
  "Der erste Tag in den Ardennen",
  "16. Dezember 1944 bei Losheim: eine Division führen, angreifen, auf eine Straßensperre stoßen, den Tag beenden.",
];
