/** What one card, good, figure or building is called and holds, and what of it is house data. */

import { door } from "../../door/api";
import type { GameModule } from "../board";
import { artworkText, carried, insideText, missionText, spotName } from "./names";
import { townOf } from "./town";
import { cardClause, GOODS, GUARDS, CARRIAGE, THIEVES, TYPES, type ThiefdomView } from "./view";

interface Sourced { source: string }
interface Packed {
  cards: { card: Sourced[] };
  missions: { mission: Sourced[] };
  patrols: { board: (Sourced & { seats: number })[] };
  sections: { side: Sourced[] };
  villas: { artwork: Sourced[]; villa: Sourced[] };
}

/** The sources of the pack on this table; asked for when the first thing is explained. */
class Sources {
  #asked = "";
  #packed = $state.raw<Packed | null>(null);

  of(game: string, pack: string): Packed | null {
    if (this.#asked !== pack) {
      this.#asked = pack;
      void door.pack(game, pack).then((data) => { this.#packed = data as Packed; });
    }
    return this.#packed;
  }
}
const sources = new Sources();

const PLACES = ["house", "church", "market", "dealer", "tavern", "dungeon", "smuggler", "villa", "catacomb", "gate", "alley", "wall", "lantern", "door"];

/** The term of the glossary for a kind of building. */
export const placeTerm = (kind: string): string => (PLACES.includes(kind) ? kind : "house");

/** The term for a good; artworks follow the goods. */
export const goodTerm = (good: number): string => GOODS[good] ?? "artwork";

/** The term for a citizen. */
export const citizenTerm = (citizen: number): string => (citizen === CARRIAGE ? "carriage" : citizen < GUARDS ? "guard" : "noble");

export const cardTerm = (card: number): string => (card < TYPES ? "equipment" : "ally");

/** Rows of the pack that a thing is drawn from. */
function rows(packed: Packed, term: string, at: number, view: ThiefdomView): Sourced[] {
  if (term === "equipment" || term === "ally") return at < 0 ? packed.cards.card : packed.cards.card.slice(at, at + 1);
  if (term === "mission") return at < 0 ? packed.missions.mission : packed.missions.mission.slice(at, at + 1);
  if (term === "patrol") return packed.patrols.board.filter(({ seats }) => seats === view.seats);
  if (term === "artwork") return packed.villas.artwork;
  return PLACES.includes(term) ? packed.sections.side : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const thing: NonNullable<GameModule["thing"]> = (term, which, any, words, pack) => {
  const view = any as ThiefdomView;
  const [at, town, packed] = [which === "" ? -1 : Number(which), townOf(view), sources.of(view.game, pack)];
  const house = packed !== null && rows(packed, term, at, view).some(({ source }) => source === "house");
  const found = (name: string, text = "") => ({ name: capital(name), text, house });
  if (at < 0) return found("");
  if (term === "equipment" || term === "ally") return found(words.term("card", at), words.clause(cardClause(at)));
  if (term === "thief") return found(words.term("thief", at % THIEVES), words.say("board-stands", { thief: words.term("thief", at % THIEVES), goods: carried(words, view.thieves[at]!) }));
  if (term === "guard" && (view.citizens[at]?.facing ?? -1) >= 0) return found(words.term("citizen", at), capital(words.say("board-guard-looks", { citizen: words.term("citizen", at), direction: words.term("direction", view.citizens[at]!.facing, "toward") })));
  if (term === "guard" || term === "noble" || term === "carriage") return found(words.term("citizen", at));
  if (term === "mission") return found("", missionText(view, words, at));
  if (term === "artwork") return found(words.term("good", at), artworkText(view, words, at - GOODS.length + 1));
  const building = town?.bySpot.get(at);
  return town && building ? found(spotName(town, words, at), insideText(view, town, words, building)) : found("");
};
