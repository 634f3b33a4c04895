/** The words around a guided game, in English; what the guide says comes from the engine. */

const STATUS: Record<string, string> = { done: "done", passed: "skipped", now: "now", later: "to come" };

export const guide = {
  label: "Guide",
  told: "What the guide says",
  lesson: (number: number, of: number) => `Lesson ${number} of ${of}`,
  before: (number: number, of: number) => `Before lesson ${number} of ${of}`,
  now: "Now:",
  watch: "It is the other side's impulse. Watch it; the guide continues on your turn.",
  means: "What this means",
  next: "Continue",
  skip: "Skip this lesson",
  leave: "Leave the guide",
  close: "Close the guide",
  resume: "Resume the guide",
  standing: (title: string, status: string) => `${title}: ${STATUS[status] ?? status}`,
};

export type GuideWords = typeof guide;
