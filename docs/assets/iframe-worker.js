// A page that is opened from the disk may not start a worker, and the search of this site is one. Here a hidden frame does
// what a worker does, so that the search needs neither a server nor another host. On a server nothing is changed.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.appendChild(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = this.inside.document.createElement("script");
      script.onload = () => {
        const asked = this.waiting;
        this.waiting = null;
        asked.forEach(data => this.postMessage(data));
      };
      script.onerror = () => this.dispatchEvent(new Event("error"));
      script.src = url;
      this.inside.document.head.appendChild(script);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data }));
    }
  };
}
