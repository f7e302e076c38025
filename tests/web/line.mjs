// The line between a page and the service, overheard: what the page sent, what it was answered, which position it has.

const BREATH = 250; // milliseconds after which somebody who hears nothing looks again
const PATIENCE = 60_000; // an answer that takes so long will not come

export class Line {
  heard = 0; // frames, whatever they say
  #owed = 0; // the number of the position that answers the last move
  #known = 0; // the number of the last position that came
  #asked = new Set(); // moves and questions without an answer
  #wakers = [];
  #socket = null;

  constructor(page) {
    this.page = page;
    page.on("websocket", (socket) => {
      this.#forget();
      this.#socket = socket;
      socket.on("framesent", ({ payload }) => { if (socket === this.#socket) this.#sent(JSON.parse(payload)); });
      socket.on("framereceived", ({ payload }) => { if (socket === this.#socket) this.#came(JSON.parse(payload)); });
      socket.on("close", () => { if (socket === this.#socket) this.#forget(); });
    });
  }

  /** A line that is lost owes nothing. */
  #forget() {
    this.#owed = this.#known = 0;
    this.#asked.clear();
    this.#wake();
  }

  #sent(frame) {
    if (["move", "undo", "why"].includes(frame.t)) this.#asked.add(frame.id);
  }

  #came(frame) {
    if (frame.t === "position") this.#known = frame.seq;
    else if (this.#asked.delete(frame.id) && frame.t === "ok") this.#owed = Math.max(this.#owed, frame.seq ?? 0);
    this.heard += 1;
    this.#wake();
  }

  #wake() {
    for (const wake of this.#wakers.splice(0)) wake();
  }

  /** The next frame, unless one came since; or a breath later. */
  async news(since = this.heard) {
    if (this.heard !== since) return;
    await new Promise((done) => {
      const clock = setTimeout(done, BREATH);
      this.#wakers.push(() => { clearTimeout(clock); done(); });
    });
  }

  /** Waits until everything that the page sent is answered, and the position after it is what the page shows. */
  async settled() {
    for (const end = Date.now() + PATIENCE; ;) {
      const { heard } = this;
      await this.page.evaluate(() => 0); // whatever the page sent or showed before is known here after
      if (this.#asked.size === 0 && this.#known >= this.#owed) return;
      if (Date.now() > end) throw new Error("what the page sent was not answered");
      await this.news(heard);
    }
  }
}
