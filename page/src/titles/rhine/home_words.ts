/** What the start page says of this title. */

const en = {
  clerk: {
    heading: "The campaign clerk",
    about:
      "Rhine, September 1944 to April 1945: 70 turns of weather, supply, replacements and arrivals, kept for you. Or play the corridor from Neerpelt to Arnhem on the map.",
    picture: "The Rhine map around Nijmegen and Arnhem",
    books: "Open the books",
    corridor: "The corridor, 19 September",
  },
};

const de: typeof en = {
  clerk: {
    heading: "Der Feldzugsschreiber",
    about:
      "Rhein, September 1944 bis April 1945: 70 Runden Wetter, Nachschub, Ersatz und Ankünfte, für dich geführt. Oder den Korridor von Neerpelt bis Arnheim auf der Karte spielen.",
    picture: "Die Rheinkarte um Nimwegen und Arnheim",
    books: "Die Bücher öffnen",
    corridor: "Der Korridor, 19. September",
  },
};

export const WORDS = { en, de };
