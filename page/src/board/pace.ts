/** When the map is drawn: once a frame at most, and together with what comes at once. */

/** So long, in milliseconds, a picture waits for an answer. */
const PATIENCE = 80;

export class Pace {
  private asked = false;
  private awaited: object | null = null;

  constructor(private readonly draw: () => void) {}

  ask(): void {
    if (this.asked || this.awaited) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      this.draw();
    });
  }

  /** The next picture waits a moment for an answer, and shows both what is there and what that brings. */
  askWith(answer: Promise<unknown>): void {
    const waits = (this.awaited = {});
    const go = (): void => {
      if (this.awaited !== waits) return;
      this.awaited = null;
      this.ask();
    };
    void answer.then(go, go);
    setTimeout(go, PATIENCE);
  }
}
