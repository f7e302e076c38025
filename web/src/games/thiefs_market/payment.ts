/** Ways to pay for a card: dice of its colours, gold for the rest. */

import { BUY, payCode } from "./codes";
import { GEMS, sum } from "./view";

export interface Way { dice: number[]; gold: number }
export interface Purse { pile: number[]; gold: number; discount: number }

export function priceOf(cost: number[], discount: number): number {
  return Math.max(0, sum(cost) - discount);
}

/** How many gems are missing even if all gold is spent; 0 if the card can be paid. */
export function missing(cost: number[], { pile, gold, discount }: Purse): number {
  return Math.max(0, goldNeeded(cost, { pile, gold, discount }) - gold);
}

/** The least gold a card asks for beside the dice. */
export function goldNeeded(cost: number[], { pile, discount }: Purse): number {
  const lacking = cost.map((count, colour) => Math.max(0, count - (pile[colour] ?? 0)));
  return Math.max(0, sum(lacking) - discount);
}

/** All payments, the one that spends least gold first; `paid` colours are settled already. */
export function waysToPay(cost: number[], purse: Purse, paid: number[] = []): Way[] {
  const price = priceOf(cost, purse.discount);
  let partial: number[][] = [[]];
  for (let colour = 0; colour < GEMS; colour += 1) {
    const most = Math.min(cost[colour] ?? 0, purse.pile[colour] ?? 0);
    const counts = colour < paid.length ? [paid[colour] ?? 0] : Array.from({ length: most + 1 }, (_, n) => most - n);
    partial = partial.flatMap((dice) => counts.map((count) => [...dice, count]));
  }
  return partial
    .map((dice) => ({ dice, gold: price - sum(dice) }))
    .filter((way) => way.gold >= 0 && way.gold <= purse.gold)
    .sort((a, b) => a.gold - b.gold);
}

/** The actions of a purchase: the card, then the dice of each colour of which there is a choice. */
export function purchaseOf(card: number, cost: number[], purse: Purse, way: Way, paid: number[] | null): number[] {
  const price = priceOf(cost, purse.discount);
  const most = cost.map((count, colour) => Math.min(count, purse.pile[colour] ?? 0));
  const actions = paid === null ? [BUY + card] : [];
  for (let colour = paid?.length ?? 0; colour < GEMS; colour += 1) {
    const soFar = sum(way.dice.slice(0, colour));
    const fewest = Math.max(0, price - purse.gold - sum(most.slice(colour + 1)) - soFar);
    const highest = Math.min(most[colour] ?? 0, price - soFar);
    if (fewest < highest) actions.push(payCode(colour, way.dice[colour] ?? 0));
  }
  return actions;
}
