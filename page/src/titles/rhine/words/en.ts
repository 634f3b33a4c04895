/** The English text of the start page. */

export const en = {
  clerk: {
    heading: "The campaign clerk",
    about:
      "Rhine, September 1944 to April 1945: 70 turns of weather, supply, replacements and arrivals, kept for you. Or play the corridor from Neerpelt to Arnhem on the map.",
    picture: "The Rhine map around Nijmegen and Arnhem",
    books: "Open the books",
    corridor: "The corridor, 19 September",
  },
};
