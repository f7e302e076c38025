/** How a choice is put together from pieces: each names an argument, and the rules say what still fits. */

import { decode, encode } from "../../door/actions";
import type { VerbInfo, ZoneInfo } from "../../door/protocol";
import type { Hand, Scene } from "../../games/board";
import { NOTHING, fitting, narrowed, type Cell, type Chosen } from "./ways";

export interface Offer { verb: string; arg: string; value: number; open: boolean; chosen: boolean; hinted: boolean }

/** What a zone asks of the choice: what a piece stands for, and to take it. */
export interface Way {
  offer: (zone: ZoneInfo, place: number, cell: Cell) => Offer | null;
  take: (offer: Offer, at: Element) => void;
}

export class Choosing implements Way {
  chosen = $state.raw<Chosen>(NOTHING);
  #scene: () => Scene;
  #hand: Hand;

  constructor(scene: () => Scene, hand: Hand) {
    this.#scene = scene;
    this.#hand = hand;
  }

  get #verbs(): VerbInfo[] { return this.#scene().words.info.verbs; }

  /** The one action that is said in full. */
  get action(): number | null {
    const { verb, args } = this.chosen;
    const code = encode(this.#verbs, verb, args);
    return code !== null && this.#scene().legal.some(([legal]) => legal === code) ? code : null;
  }

  /** A number of an argument: whether it is open, taken or hinted at. */
  of(verb: string, arg: string, value: number): Offer {
    const { legal, hint } = this.#scene();
    const hinted = hint.some((code) => {
      const named = decode(this.#verbs, code);
      return named?.[0] === verb && named[1][arg] === value;
    });
    const chosen = this.chosen.verb === verb && this.chosen.args[arg] === value;
    return { verb, arg, value, open: fitting(legal, { verb, args: { [arg]: value } }).length > 0, chosen, hinted };
  }

  offer(zone: ZoneInfo, place: number, cell: Cell): Offer | null {
    const { legal, still } = this.#scene();
    if (still) return null;
    for (const pick of zone.picks) {
      const value = pick.place ? place : cell;
      if (value !== null && legal.some(([, verb]) => verb === pick.verb)) return this.of(pick.verb, pick.arg, value);
    }
    return null;
  }

  take(offer: Offer, at: Element): void {
    const { legal } = this.#scene();
    if (offer.chosen) {
      this.drop(offer.arg);
      return;
    }
    const next = narrowed(legal, this.chosen, offer.verb, offer.arg, offer.value);
    if (!next) {
      void this.#refuse(offer, at);
      return;
    }
    this.chosen = next;
    const whole = fitting(legal, next);
    if (whole.length === 1 && this.#verbs.find(({ name }) => name === offer.verb)?.fields.length === 1) void this.#hand.play([whole[0]![0]]);
  }

  drop(arg: string): void {
    const args = Object.fromEntries(Object.entries(this.chosen.args).filter(([name]) => name !== arg));
    this.chosen = Object.keys(args).length ? { verb: this.chosen.verb, args } : NOTHING;
  }

  forget(): void {
    this.chosen = NOTHING;
  }

  /** Asks the rules about the nearest whole action: what is chosen, and else the least of each argument. */
  async #refuse({ verb, arg, value }: Offer, at: Element): Promise<void> {
    const fields = this.#verbs.find(({ name }) => name === verb)?.fields ?? [];
    const said = this.chosen.verb === verb ? this.chosen.args : {};
    const legal = this.#scene().legal.find(([, name]) => name === verb)?.[2] ?? {};
    const args = Object.fromEntries(fields.map(({ name, first }) => [name, name === arg ? value : said[name] ?? legal[name] ?? first]));
    const code = encode(this.#verbs, verb, args);
    if (code !== null) await this.#hand.whyNot(code, at);
  }
}
