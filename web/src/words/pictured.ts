/** Things that have a picture are shown with it where a sentence names them; the words stay. */

export interface Sign {
  symbol: string;
  tint?: string;
}
/** The pictures of a game's terms, by the term's key such as `face-red`. */
export type Signs = Record<string, Sign>;
export interface Piece {
  text: string;
  sign: Sign | null;
}

const LETTER = "[\\p{L}\\p{M}\\p{N}]";

const ARTICLE = /^(?:an?|the|une?|les?|la|du|de la|des|uno|una|il|lo|gli|i|1) /; // an elided one stays with its word

/** Finds the words of pictures in a sentence; the picture stands before the thing, after its article. */
export class Pictures {
  #signs = new Map<string, Sign>();
  #words: RegExp | null = null;

  /** `forms` are all words for a term, as its language bends them. */
  constructor(signs: Signs, forms: (term: string) => string[]) {
    for (const [term, sign] of Object.entries(signs)) {
      for (const word of forms(term)
        .map((form) => form.replace(ARTICLE, ""))
        .filter(Boolean)) {
        this.#signs.set(word, sign);
        this.#signs.set(word.charAt(0).toUpperCase() + word.slice(1), sign); // where it begins the sentence
      }
    }
    const longest = [...this.#signs.keys()].sort((a, b) => b.length - a.length).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    if (longest.length) this.#words = new RegExp(`(?<!${LETTER})(${longest.join("|")})(?!${LETTER})`, "gu");
  }

  in(text: string): Piece[] {
    if (!this.#words) return [{ text, sign: null }];
    return text.split(this.#words).flatMap((part) => (part ? [{ text: part, sign: this.#signs.get(part) ?? null }] : []));
  }
}
