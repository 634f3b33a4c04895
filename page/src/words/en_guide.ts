/** The words around a guided game, in English; what the guide says comes from the engine. */

const STATUS: Record<string, string> = { done: "done", passed: "left out", now: "now", later: "to come" };

export const guide = {
  label: "Guide",
  told: "What the guide says",
  lesson: (number: number, of: number) => `Lesson ${number} of ${of}`,
  before: (number: number, of: number) => `Before lesson ${number} of ${of}`,
  now: "Now:",
  watch: "The other side has its impulse. Watch it; the guide goes on with your turn.",
  means: "What this means",
  next: "Go on",
  skip: "Leave this lesson out",
  leave: "Leave the guide",
  close: "Close the guide",
  resume: "Resume the guide",
  standing: (title: string, status: string) => `${title}: ${STATUS[status] ?? status}`,
};

export type GuideWords = typeof guide;
