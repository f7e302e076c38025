/** Where the map is looked at: the whole town, or a part of it that can be moved and enlarged. */

export interface Box { x: number; y: number; width: number; height: number }

const CLOSEST = 320; // the narrowest part that is shown, in units of the map
const SLIP = 6; // pixels a finger may move before it drags

/** The middle of a part of the map that does not leave the town. */
function inside(middle: number, start: number, length: number, part: number): number {
  const slack = Math.max(0, length - part) / 2;
  return Math.min(start + length / 2 + slack, Math.max(start + length / 2 - slack, middle));
}

export class Camera {
  #centre = $state<[x: number, y: number] | null>(null); // null: the whole town
  #span = $state(0); // the width that is shown
  #whole: () => Box;
  #size: () => [width: number, height: number];
  #fingers = new Map<number, [x: number, y: number]>();
  #moved = false;

  constructor(whole: () => Box, size: () => [number, number]) {
    this.#whole = whole;
    this.#size = size;
  }

  /** How much of the map fills the window when all of it is seen. */
  get #widest(): number {
    const [width, height] = this.#size();
    const whole = this.#whole();
    return Math.max(whole.width, (whole.height * width) / Math.max(1, height));
  }

  get zoomed(): boolean { return this.#centre !== null; }
  get moved(): boolean { return this.#moved; }

  get box(): Box {
    const [width, height] = this.#size();
    const whole = this.#whole();
    const span = this.#centre ? this.#span : this.#widest;
    const tall = (span * height) / Math.max(1, width);
    const [x, y] = this.#centre ?? [whole.x + whole.width / 2, whole.y + whole.height / 2];
    return { x: x - span / 2, y: y - tall / 2, width: span, height: tall };
  }

  /** Whether a place is well within the part that is shown. */
  holds({ x, y }: { x: number; y: number }): boolean {
    const { box } = this;
    return this.zoomed && Math.abs(x - box.x - box.width / 2) < box.width / 4 && Math.abs(y - box.y - box.height / 2) < box.height / 4;
  }

  fit(): void {
    this.#centre = null;
  }

  /** Looks at a place, as near as before or nearer. */
  lookAt(x: number, y: number, span = this.#centre ? this.#span : this.#widest): void {
    this.#set(x, y, span);
  }

  zoom(factor: number): void {
    const { x, y, width, height } = this.box;
    this.#set(x + width / 2, y + height / 2, width * factor);
  }

  #set(x: number, y: number, span: number): void {
    if (span >= this.#widest - 1) {
      this.fit();
      return;
    }
    const whole = this.#whole();
    this.#span = Math.max(CLOSEST, span);
    const [width, height] = this.#size();
    const tall = (this.#span * height) / Math.max(1, width);
    this.#centre = [inside(x, whole.x, whole.width, this.#span), inside(y, whole.y, whole.height, tall)];
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = false;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (!this.#moved && this.#fingers.size === 1 && Math.hypot(dx, dy) < SLIP) return;
    this.#moved = true;
    const gap = this.#gap();
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const { x, y, width, height } = this.box;
    const unit = width / Math.max(1, this.#size()[0]);
    const share = this.#fingers.size;
    const pinched = gap > 0 ? width * (gap / Math.max(1, this.#gap())) : width;
    if (this.#centre || pinched < width) this.#set(x + width / 2 - (dx * unit) / share, y + height / 2 - (dy * unit) / share, pinched);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) setTimeout(() => (this.#moved = false)); // after the click that ends a drag
  }

  #gap(): number {
    const [one, two] = [...this.#fingers.values()];
    return one && two ? Math.hypot(one[0] - two[0], one[1] - two[1]) : 0;
  }
}
