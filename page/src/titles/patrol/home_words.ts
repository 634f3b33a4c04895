/** What the start page says of this title. */

const en = {
  tutorial: {
    heading: "Learn it in five minutes",
    about: "Patrol: five turns around a bridge. The program runs the Americans and tells you what to try.",
    picture: "The teaching map: a bridge at Weiler",
    start: "Start the tutorial",
  },
};

const de: typeof en = {
  tutorial: {
    heading: "In fünf Minuten gelernt",
    about: "Patrouille: fünf Runden um eine Brücke. Das Programm führt die Amerikaner und sagt, was sich lohnt.",
    picture: "Die Lernkarte: eine Brücke bei Weiler",
    start: "Einführung beginnen",
  },
};

export const WORDS = { en, de };
