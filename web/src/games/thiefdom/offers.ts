/** What a panel offers: the legal sub-actions in groups, with goods and cards beside their words. */

import { encode } from "../../door/actions";
import type { Legal } from "../../door/protocol";
import type { Scene } from "../../games/board";
import { t } from "../../words/words.svelte";
import { artworkText, missionText, spotName } from "./names";
import { spotOf } from "./targets";
import { townOf } from "./town";
import { BUILDING, artworksIn, GOLD, GOODS, KINDS, THIEVES, type ThiefdomPreview, type ThiefdomView } from "./view";

export interface Offer { actions: number[]; label: string; short: string; good: number; count: number; symbol: string; vp: number }
export interface Group { key: string; heading: string; offers: Offer[] }

/** Verbs that end a question; the dock has them. */
export const ENDS = new Set(["leave", "done", "decline", "forgo", "pass", "shed", "wear", "end", "stop", "endure", "hurry"]);
const SYMBOLS: Record<string, string> = {
  fill: "t-gd-gold", gems: "t-gd-gem", artwork: "t-gd-art", deliver: "t-gd-art", meet: "t-lo-tavern", poster: "t-wanted", mission: "t-mission", drink: "t-gd-liquor",
};
const QUESTIONS = new Set(["pick", "buy", "location", "client", "keep", "room", "exchange", "lift", "share", "replace"]);

export function hasPanel(question: string): boolean {
  return QUESTIONS.has(question);
}

/** What a thief or hideout holds of a good, artworks included. */
function held(goods: number[], artworks: number[], good: number): number {
  return good < GOODS.length ? (goods[good] ?? 0) : Number(artworks.includes(good - GOODS.length + 1));
}

function offer(scene: Scene, [code, verb, args]: Legal): Offer {
  const view = scene.view as ThiefdomView;
  const words = scene.words;
  const town = townOf(view)!;
  const good = args["good"] ?? (verb === "sell" ? soldHere(scene) : verb === "drink" ? 2 : -1);
  const made: Offer = { actions: [code], label: words.action(verb, args), short: "", good, count: 0, symbol: SYMBOLS[verb] ?? "", vp: dealOf(scene, code)[1] };
  if (verb === "sell" || verb === "drink" || verb === "tithe") made.short = String(args["count"]);
  if (verb === "teleport" || verb === "grapple") made.label = words.say("board-carried", { place: spotName(town, words, spotOf(args)) });
  if (verb === "store" || verb === "fetch") made.count = countOf(view, verb, args);
  if (verb === "take" && good >= 0) made.count = held(view.dungeon, artworksIn(view.dungeon[5] ?? 0), good);
  if (verb === "share" && good >= 0) made.count = view.pool[good] ?? 0;
  const more = detail(scene, verb);
  if (more) made.label = `${made.label}${t("piece-colon")}${more}`;
  else if (made.vp) made.label = `${made.label}${t("piece-colon")}${words.say("board-gains", { vp: made.vp })}`;
  return made;
}

function countOf(view: ThiefdomView, verb: string, args: Record<string, number>): number {
  const seat = Math.floor(view.turn_of.active / THIEVES);
  const thief = view.thieves[seat * THIEVES + (args["thief"] ?? 0)];
  const player = view.players[seat];
  if (!thief || !player) return 0;
  const good = args["good"] ?? 0;
  return verb === "store" ? held(thief.goods, [thief.artwork], good) : held(player.store, artworksIn(player.store_artworks), good);
}

/** What the present location buys. */
function soldHere(scene: Scene): number {
  return (scene.preview as ThiefdomPreview).sold ?? -1;
}

/** What the rules foresee of a trade. */
export function dealOf(scene: Scene, code: number): [action: number, vp: number, gold: number] {
  return (scene.preview as ThiefdomPreview).deals?.find(([action]) => action === code) ?? [code, 0, 0];
}

function detail(scene: Scene, verb: string): string {
  const view = scene.view as ThiefdomView;
  const thief = view.thieves[view.turn_of.active];
  const town = townOf(view);
  if (!thief || !town) return "";
  if (verb === "deliver") return artworkText(view, scene.words, thief.artwork);
  const house = town.bySpot.get(thief.spot);
  if (verb === "mission" && house) {
    const order = [4, 5, 7, 8].filter((section) => town.gates.some((gate) => gate.section === section));
    return missionText(view, scene.words, view.missions.slots[order.indexOf(house.section)] ?? -1);
  }
  return "";
}

const ON_CARDS = new Set(["pick", "purchase", "buy", "ally", "brawl", "keep", "replace"]);

/** Everything but cards as groups of buttons: one group a verb, for exchanges one a thief. */
export function groupsOf(scene: Scene): Group[] {
  const found = new Map<string, Group>();
  for (const legal of scene.legal) {
    const [, verb, args] = legal;
    if (ENDS.has(verb) || ON_CARDS.has(verb)) continue;
    const key = args["thief"] !== undefined ? `${verb}-${args["thief"]}` : verb === "lift" ? `lift-${args["way"]}` : verb;
    const group = found.get(key) ?? { key, heading: heading(scene, verb, args), offers: [] };
    group.offers.push(offer(scene, legal));
    found.set(key, group);
  }
  return [...presets(scene), ...found.values()];
}

function heading(scene: Scene, verb: string, args: Record<string, number>): string {
  const { words } = scene;
  if (verb === "store" || verb === "fetch") return words.say(`board-${verb}`, { thief: words.term("thief", args["thief"] ?? 0) });
  if (verb === "lift") return words.say("board-lift", { way: args["way"] ?? 0 });
  if (["sell", "drink", "take", "drop", "share"].includes(verb)) {
    const good = verb === "sell" ? soldHere(scene) : 2;
    return words.say(`board-${verb}`, { good: words.term("good", good) });
  }
  return "";
}

/** At home: everything into the hideout, or as much gold out of it as fits, in one go. */
function presets(scene: Scene): Group[] {
  const { store = [], gold = [] } = scene.preview as ThiefdomPreview;
  const offers: Offer[] = [];
  const none = { short: "", good: -1, count: 0, symbol: "", vp: 0 };
  if (store.length > 1) offers.push({ ...none, actions: store, label: scene.words.say("board-store-all"), symbol: "t-hideout" });
  if (gold.length > 1) offers.push({ ...none, actions: gold, label: scene.words.say("board-fetch-gold", { count: gold.length }), good: GOLD });
  return offers.length ? [{ key: "presets", heading: "", offers }] : [];
}

export interface CardOffer {
  card: number;
  buttons: { actions: number[]; label: string }[];
  refused: { action: number; label: string } | null; // what the rules would say no to: they are asked why
  cost: number | undefined; // the gold it costs this thief
}

/** What a card is there for, where it cannot be had now. */
function refusedOf(scene: Scene, verb: string | undefined, slot: number): CardOffer["refused"] {
  const action = verb ? encode(scene.words.info.verbs, verb, { slot }) : null;
  return action === null || scene.legal.some(([code]) => code === action) ? null : { action, label: scene.words.say(`board-do-${verb}`) };
}

/** The cards on the table of this question, each with what may be done with it. */
export function cardsOf(scene: Scene): CardOffer[] {
  const view = scene.view as ThiefdomView;
  const { words } = scene;
  const thief = view.thieves[view.turn_of.active];
  const shown: Record<string, number[]> = {
    pick: view.hand ?? [], buy: view.kept ?? [], client: view.clients.revealed, keep: view.clients.revealed, replace: thief?.equipment ?? [],
    location: scene.legal.some(([, verb]) => verb === "buy") ? view.equipment.display : [],
  };
  return (shown[scene.question.key] ?? []).flatMap((card, slot) => {
    if (card < 0) return [];
    const buttons = scene.legal.flatMap(([code, verb, args]) => {
      if (!ON_CARDS.has(verb) || (args["card"] ?? card) !== card || (args["slot"] ?? slot) !== slot) return [];
      const key = verb === "purchase" ? "board-for" : `board-do-${verb}`;
      return [{ actions: [code], label: words.say(key, { thief: words.term("thief", args["thief"] ?? 0) }) }];
    });
    const deal = buttons[0] && ["location", "client"].includes(scene.question.key) ? dealOf(scene, buttons[0].actions[0]!) : undefined;
    const wanted = { client: "ally", location: "buy" }[scene.question.key];
    return [{ card, buttons, refused: refusedOf(scene, wanted, slot), cost: deal?.[2] }];
  });
}

export function kindHere(view: ThiefdomView): number {
  const house = townOf(view)?.bySpot.get(BUILDING + view.turn_of.here);
  return house ? KINDS.indexOf(house.kind as (typeof KINDS)[number]) : -1;
}
