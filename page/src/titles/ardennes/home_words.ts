/** What the start page says of this title. */

const en = {
  bulge: {
    heading: "Play the Bulge tonight",
    about:
      "You attack as the German. The system runs the Allies with its cards, and names the rule for each thing it does.",
    picture: "The front before St. Vith on 16 December 1944: our map and counters",
    solitaire: "Solitaire: you are the German",
    who: "Who plays",
    play: (scenario: string) => `Play ${scenario}`,
    scenarios: {
      initial_assault: ["one day", "Break the front between Monschau and Echternach."],
      campaign: ["up to 14 days", "The whole offensive, to the Meuse and back. Be over the bar on the 25th or later."],
      bastogne_surrounded: ["ten days", "Bastogne is ringed, St. Vith holds out, Peiper runs dry."],
      tip_of_the_salient: ["six days", "2nd Panzer stands before the Meuse as the Allies strike back."],
    } as Record<string, [length: string, about: string]>,
  },
  boxed: {
    heading: "Boxed game on the table?",
    about:
      "Roll and draw at your table and enter the results: the program runs the Allies. Or put your position on the map, check it, and ask who is in supply.",
    picture: "Bastogne surrounded: a set-up on our map",
    own: "With your own dice",
    editor: "Position editor",
    box: "Figures from your box",
  },
};

const de: typeof en = {
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

export const WORDS = { en, de };
