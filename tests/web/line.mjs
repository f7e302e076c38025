// The line between a page and the service, overheard: what the page sent, what it was answered, which position it has.

const BREATH = 250; // milliseconds after which somebody who hears nothing looks again

/** What has not come for so many milliseconds will not come. There is one limit for all waiting: it ends what hangs, however busy the machine. */
export const PATIENCE = 180_000;

export class Line {
  heard = 0; // frames, whatever they say
  known = -1; // the number of the last position that came; none yet, or the line is lost
  #owed = 0; // the number of the position that answers the last move
  #bots = false; // whether a bot has something to choose there
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
    this.#owed = 0;
    this.known = -1;
    this.#bots = false;
    this.#asked.clear();
    this.#wake();
  }

  #sent(frame) {
    if (["move", "undo", "why"].includes(frame.t)) this.#asked.add(frame.id);
  }

  #came(frame) {
    if (frame.t === "position") this.#stands(frame);
    else if (this.#asked.delete(frame.id) && frame.t === "ok") this.#owed = Math.max(this.#owed, frame.seq ?? 0);
    this.heard += 1;
    this.#wake();
  }

  #stands({ seq, table }) {
    this.known = seq;
    this.#bots = table.status === "playing" && table.turn_of.some((seat) => table.players[seat].bot ?? table.players[seat].stand_in);
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

  #isQuiet() {
    if (this.known < 0 && new URL(this.page.url()).pathname.startsWith("/t/")) return false; // what is shown came before the line was open
    return this.#asked.size === 0 && this.known >= this.#owed && !this.#bots;
  }

  /** Waits until all that the page sent is answered, the bots have moved, and the position after it is what the page shows. */
  async settled() {
    for (const end = Date.now() + PATIENCE; ;) {
      const { heard } = this;
      await this.page.evaluate(() => 0); // whatever the page sent or showed before is known here after
      if (heard !== this.heard) continue;
      if (this.#isQuiet()) return;
      if (Date.now() > end) throw new Error("what the page sent was not answered");
      await this.news(heard);
    }
  }
}

/** Waits until everybody at a table is settled at the same position. */
export async function settled(pages) {
  for (const end = Date.now() + PATIENCE; ;) {
    for (const page of pages) await page.line.settled();
    const lines = pages.map(({ line }) => line);
    const newest = Math.max(...lines.map(({ known }) => known));
    const late = lines.find(({ known }) => known < newest);
    if (!late) return;
    if (Date.now() > end) throw new Error("somebody at the table was not told of the last move");
    await late.news();
  }
}
