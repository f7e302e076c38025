/** What changed between two views flies over the table: stolen dice, taken dice, bought cards. */

import { CENTRE, hasPile, isSplitting, MARKER, objectsOf, SYMBOLS, type MarketView } from "./view";

export interface Move { kinds: number[]; from: number; to: number } // a seat, or the centre
export interface Sale { card: number; to: number }

/** Piles that changed hands while the loot was split: only a theft changes a pile, and the victim may have taken again. */
export function movesBetween(before: MarketView, now: MarketView): Move[] {
  if (before.round !== now.round || !isSplitting(before)) return [];
  const robbed = now.players.findIndex((player, seat) => hasPile(before.players[seat]) && player.pile.some((count, kind) => count !== before.players[seat]?.pile[kind]));
  return now.players.flatMap((player, seat) => {
    if (!hasPile(player) || (hasPile(before.players[seat]) && seat !== robbed)) return [];
    return [{ kinds: objectsOf(player.pile), from: seat === robbed || robbed < 0 ? CENTRE : robbed, to: seat }];
  });
}

/** Cards that left the market for somebody's side of the table. */
export function salesBetween(before: MarketView, now: MarketView): Sale[] {
  return now.players.flatMap((player, seat) => {
    const had = new Set(before.players[seat]?.cards.map((owned) => owned.card));
    return player.cards.filter((owned) => !had.has(owned.card)).map((owned) => ({ card: owned.card, to: seat }));
  });
}

const SPACE = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2,.8,.2,1)";

function drawn(size: number, ...symbols: [name: string, inset: number][]): SVGSVGElement {
  const picture = document.createElementNS(SPACE, "svg");
  picture.setAttribute("viewBox", "0 0 64 64");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { position: "fixed", left: "0", top: "0", width: `${size}px`, height: `${size}px`, zIndex: "20", pointerEvents: "none" });
  for (const [name, inset] of symbols) {
    const use = document.createElementNS(SPACE, "use");
    use.setAttribute("href", `#${name}`);
    use.setAttribute("x", String(inset));
    use.setAttribute("y", String(inset && inset - 3));
    use.setAttribute("width", String(64 - 2 * inset));
    use.setAttribute("height", String(64 - 2 * inset));
    picture.append(use);
  }
  return picture;
}

function fly(picture: SVGSVGElement, from: DOMRect, to: DOMRect, size: number, delay: number, spread: number, pace: number): void {
  const [x, y] = [from.x + from.width / 2 - size / 2 + spread, from.y + from.height / 2 - size / 2];
  const [tx, ty] = [to.x + to.width / 2 - size / 2 + spread / 2, to.y + to.height / 2 - size / 2];
  const lift = Math.min(y, ty) - 60;
  document.body.append(picture);
  const path = [
    { transform: `translate(${x}px,${y}px)`, opacity: 1 },
    { transform: `translate(${(x + tx) / 2}px,${(lift + Math.min(y, ty)) / 2}px) scale(1.25) rotate(14deg)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${tx}px,${ty}px)`, opacity: 1, offset: 0.92 },
    { transform: `translate(${tx}px,${ty}px)`, opacity: 0 },
  ];
  const flight = picture.animate(path, { duration: 620 / pace, delay: delay / pace, easing: EASE, fill: "both" });
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** A thief's hand comes down on the robbed pile. */
function grab(at: DOMRect, pace: number): void {
  const hand = drawn(84, ["m-steal", 0]);
  document.body.append(hand);
  const [x, y] = [at.x + at.width / 2 - 42, at.y + at.height / 2 - 42];
  const strokes = [
    { transform: `translate(${x}px,${y - 90}px) scale(.7)`, opacity: 0 },
    { transform: `translate(${x}px,${y}px) scale(1.25)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${x}px,${y}px) scale(1)`, opacity: 1, offset: 0.65 },
    { transform: `translate(${x}px,${y - 60}px) scale(.9)`, opacity: 0 },
  ];
  hand.animate(strokes, { duration: 800 / pace, easing: EASE, fill: "both" }).onfinish = () => hand.remove();
}

const shake = [0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const rectOf = (element: Element | null): DOMRect | null => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
};

/** Shows the moves, `pace` times as fast as usual; `me` has seen the own dice come already. */
export function showMoves(moves: Move[], board: Element, me: number, pace: number): void {
  for (const { kinds, from, to } of moves) {
    const source = board.querySelector(from === CENTRE ? "[data-heap]" : `[data-pile="${from}"]`);
    const [start, end] = [rectOf(source), rectOf(board.querySelector(`[data-pile="${to}"]`))];
    if (!start || !end || (from === CENTRE && to === me)) continue;
    if (from !== CENTRE) {
      grab(start, pace);
      source?.animate(shake, { duration: 420 / pace });
    }
    const late = from === CENTRE ? 0 : 280;
    kinds.forEach((kind, at) => {
      const die: [string, number][] = kind === MARKER ? [["m-marker", 0]] : [["m-die", 0], [SYMBOLS[kind] ?? "", 12]];
      fly(drawn(42, ...die), start, end, 42, late + at * 45, (at - kinds.length / 2) * 16, pace);
    });
  }
}

/** A bought card goes from its place on the shelf to its owner. */
export function showSales(sales: { from: DOMRect; to: number; picture: string }[], board: Element, pace: number): void {
  for (const { from, to, picture } of sales) {
    const end = rectOf(board.querySelector(`[data-owner="${to}"]`));
    if (end) fly(drawn(72, ["m-ic-plan", 0], [picture, 6]), from, end, 72, 0, 0, pace);
  }
}
