/** What is in the boxes, by game and stream: the same list as in tools/boxes.py, where its words are explained. */

export type Row<T> = Record<string, T>;
export type Thing =
  | { name: string; kind: "die"; from: number; to: number }
  | { name: string; kind: "seat"; option: string }
  | { name: string; kind: "urn"; urns: Row<number[][]> }
  | { name: string; kind: "first"; draws: Row<number>; urn: number[]; most: number[] }
  | { name: string; kind: "bag"; bag: string; most: number[] }
  | { name: string; kind: "loose"; most: number[] }
  | { name: string; kind: "city" };

const some = (count: number, what = 1, from = 0): number[] => [...Array<number>(from).fill(0), ...Array<number>(count).fill(what)];
const die = (name: string, from: number, to: number): Thing => ({ name, kind: "die", from, to });
const urn = (name: string, urns: Row<number[][]>): Thing => ({ name, kind: "urn", urns });
const TOKENS = [8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2];
const NIGHT = [...TOKENS, 10];
const STARTS = [1, 1, 1, 1, 2, 1, 1, 1];

export const THINGS: Record<string, Thing[]> = {
  crypt: [
    die("sides", 0, 1),
    { name: "leader", kind: "seat", option: "first_leader" },
    urn("deck", { "seats=3": [some(6).flatMap(() => [1, 2, 2, 1])], "seats=4": [some(24, 2)], "": [some(24)] }),
    die("dice", 1, 6),
    die("ghost", 1, 6),
    die("tie", 1, 6),
  ],
  thiefs_market: [
    { name: "start", kind: "seat", option: "first_seat" },
    urn("deck A", { "": [some(16)] }),
    urn("deck B", { "promos=on": [some(22, 1, 16)], "": [some(19, 1, 16)] }),
    urn("deck C", { "promos=on": [some(15, 1, 38)], "": [some(14, 1, 38)] }),
    die("loot", 0, 5),
    die("rerolls", 0, 5),
  ],
  oliver_twist: [
    { name: "first", kind: "seat", option: "first_player" },
    { name: "deal", kind: "first", draws: { "seats=2": 4, "seats=3": 6, "": 8 }, urn: STARTS, most: STARTS },
    urn("lay", { "": [TOKENS] }),
    { name: "turn_up", kind: "bag", bag: "night", most: NIGHT },
    { name: "look", kind: "bag", bag: "night", most: NIGHT },
    urn("draw", { "": [some(13)] }),
    { name: "loot_draw", kind: "loose", most: some(16) },
    { name: "lose", kind: "loose", most: some(64) },
    { name: "snatch", kind: "loose", most: some(64, 9) },
    { name: "plant", kind: "loose", most: some(64, 10) },
  ],
  thiefdom: [
    { name: "city", kind: "city" },
    urn("villas", { "": [some(4)] }),
    urn("artworks", { "": [some(6, 1, 1)] }),
    urn("citizens", { "seats<3": [some(3), some(3, 1, 4)], "": [some(4), some(4, 1, 4)] }),
    urn("missions", { "": [some(16)] }),
    { name: "equipment", kind: "first", draws: { "": 4 }, urn: some(12), most: some(12, 2) },
    urn("boards", { "seats=2": [some(2)], "seats=3": [some(3)], "": [some(4)] }),
    urn("draft", { "": [some(12)] }),
    { name: "tiles", kind: "loose", most: some(64) },
    { name: "clients", kind: "first", draws: { "": 36 }, urn: some(36), most: some(36) },
    urn("patrol", { "": [some(3)] }),
    die("dice", 1, 8),
  ],
};
