/** What the start page says of this title, in English. */

export const en = {
  tutorial: {
    heading: "Learn it in five minutes",
    about: "Patrol: five turns around a bridge. The program runs the Americans and tells you what to try.",
    picture: "The teaching map: a bridge at Weiler",
    start: "Start the tutorial",
  },
};
