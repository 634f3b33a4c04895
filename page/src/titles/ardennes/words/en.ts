/** The English text of the start page. */

export const en = {
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
