/** What cards allow and what they are worth, from their effects. */

import type { GameWords } from "../../words/words.svelte";
import { EFFECTS, type Effect } from "./effects";
import { worksAs, type MarketView, type OwnedCard } from "./view";

export function effectOf(owned: OwnedCard, words: GameWords): Effect {
  return EFFECTS[words.info.terms["card"]?.[worksAs(owned)] ?? ""] ?? { is: "" };
}

/** Gems taken off each price. */
export function discountOf(view: MarketView, seat: number, words: GameWords): number {
  if (view.buying.seat === seat) return view.buying.discount;
  return Math.max(0, ...(view.players[seat]?.cards ?? []).map((owned) => effectOf(owned, words).discount ?? 0));
}

/** How many cards a pile would allow to buy. */
export function allowanceOf(cards: OwnedCard[], pile: number[], words: GameWords): number {
  const extras = cards.map((owned) => effectOf(owned, words)).filter((effect) => effect.is === "extra" && (effect.face === undefined || (pile[effect.face] ?? 0) > 0));
  return 1 + extras.length;
}

function iconsOf(cards: OwnedCard[], icon: number): number {
  return cards.reduce((all, owned) => all + (owned.icons[icon] ?? 0), 0);
}

/** The notoriety of one card at the end; the rules' own sum is the one that counts. */
export function pointsOf(view: MarketView, seat: number, owned: OwnedCard, words: GameWords): number {
  const player = view.players[seat];
  const effect = effectOf(owned, words);
  const points = effect.points ?? 0;
  const icon = effect.icon ?? 0;
  if (!player) return 0;
  const rivals = view.players.flatMap((other, at) => (at === seat ? [] : other.cards));
  if (effect.is === "worth") return points;
  if (effect.is === "pair") return iconsOf(player.cards, icon) > 1 ? points : (effect.low ?? 0);
  if (effect.is === "rare") return iconsOf(rivals, icon) > 0 ? (effect.low ?? 0) : points;
  if (effect.is !== "per") return 0;
  const counts: Record<string, number> = {
    icons: iconsOf(player.cards, icon), other_cards: player.cards.length - 1, infamy: player.infamy, rival_icons: iconsOf(rivals, icon),
  };
  return points * Math.floor((counts[effect.what ?? ""] ?? 0) / (effect.each ?? 1));
}
