/** Schedules drawing of the map: once a frame at most, and together with answers that arrive soon. */

/** Milliseconds a frame waits for an answer. */
const ANSWER_WAIT = 80;

export class FrameScheduler {
  private isRequested = false;
  private awaited: object | null = null;

  constructor(private readonly draw: () => void) {}

  request(): void {
    if (this.isRequested || this.awaited) return;
    this.isRequested = true;
    requestAnimationFrame(() => {
      this.isRequested = false;
      this.draw();
    });
  }

  /** Delay the next frame for an answer, so that it shows what the answer changes too. */
  requestWith(answer: Promise<unknown>): void {
    const waits = (this.awaited = {});
    const go = (): void => {
      if (this.awaited !== waits) return;
      this.awaited = null;
      this.request();
    };
    void answer.then(go, go);
    setTimeout(go, ANSWER_WAIT);
  }
}
