/** What can be chosen on the map now, and what each choice would lead to. */

import type { Legal } from "../../door/protocol";
import type { GameWords } from "../../words/words.svelte";
import { spotName, thiefName } from "./names";
import type { Town } from "./town";
import { BUILDING, CARRIAGE, GUARDS, PER_SECTION, STRIDE, type ThiefdomPreview, type ThiefdomView, type WalkRow, type WayRow } from "./view";

export type Mark = "go" | "sight" | "special" | "walk" | "citizen" | "house";

export interface Target {
  spot: number;
  mark: Mark;
  badge: string;
  label: string;
  detail: string; // the consequence, for the dock
  bundles: { actions: number[]; label: string }[]; // more than one: the dock asks which
  careful: boolean; // costs something: asked once more
  path: number[];
  walk: WalkRow | null;
  citizen: number; // -1 = none
}

interface World { view: ThiefdomView; foreseen: ThiefdomPreview; town: Town; words: GameWords; legal: Legal[]; names: string[]; me: number }

export const spotOf = (args: Record<string, number>): number =>
  args["section"] !== undefined ? BUILDING + (args["section"] - 1) * PER_SECTION + (args["house"] ?? 0) : (args["row"] ?? 0) * STRIDE + (args["column"] ?? 0);

function plain(spot: number, mark: Mark, label: string, code: number): Target {
  return { spot, mark, badge: "", label, detail: "", bundles: [{ actions: [code], label }], careful: false, path: [spot], walk: null, citizen: -1 };
}

/** Houses that may become a hideout. */
function hideouts({ town, words, legal }: World): Target[] {
  return legal.filter(([, verb]) => verb === "hide").map(([code, , args]) => {
    const spot = spotOf(args);
    return plain(spot, "house", words.say("board-hide-in", { place: spotName(town, words, spot) }), code);
  });
}

function consequence({ words, names, me }: World, way: WayRow): string {
  const parts: string[] = [];
  const { vp = 0, arrest, arrested = [] } = way;
  if (arrest !== undefined) parts.push(words.say("board-arrest", { citizen: words.term("citizen", arrest, "the"), vp }));
  else if (arrested.length) parts.push(arrests(words, names, me, arrested));
  else if (vp) parts.push(words.say("board-rivals-cost", { vp }));
  if (way.watched !== undefined) parts.push(watched(words, way.watched));
  if (way.cards) parts.push(words.say("board-by-card"));
  if (way.meets !== undefined) parts.push(words.say("board-meets", { thief: words.term("thief", way.meets) }));
  if (!parts.length && way.left) parts.push(words.say("board-steps-left", { count: way.left }));
  return parts.join(" ");
}

/** Who comes next and will certainly see the thief, if his turn ends. */
export function watched(words: GameWords, citizen: number): string {
  return words.say("board-watched", { citizen: words.term("citizen", citizen, "the") });
}

export function arrests(words: GameWords, names: string[], me: number, thieves: number[]): string {
  return words.say("board-will-arrest", { thieves: thieves.map((thief) => thiefName(words, names, thief, me)).join(", ") });
}

/** A spot the rules lead to, by the best way or by one of several. */
function wayTarget(world: World, spot: number, all: WayRow[]): Target {
  const { town, words } = world;
  const way = all[0]!;
  const label = (one: WayRow): string => [words.say("board-go", { place: spotName(town, words, spot), steps: one.steps ?? 0 }), consequence(world, one)].filter(Boolean).join(" ");
  const mark = way.arrested || way.watched !== undefined ? "sight" : way.cards ? "special" : "go";
  return {
    spot, mark, badge: way.steps ? String(way.steps) : "·", label: label(way), detail: consequence(world, way), bundles: all.map((one) => ({ actions: one.actions, label: label(one) })),
    careful: Boolean(way.arrested ?? way.vp) || way.watched !== undefined, path: way.path ?? way.actions, walk: null, citizen: -1,
  };
}

function moves(world: World): Target[] {
  const { foreseen, town, words, legal } = world;
  const spots = new Map<number, WayRow[]>();
  for (const way of foreseen.ways ?? []) spots.set(way.spot, [...(spots.get(way.spot) ?? []), way]);
  const found = [...spots].map(([spot, all]) => wayTarget(world, spot, all));
  const known = new Set((foreseen.ways ?? []).flatMap((way) => way.path ?? way.actions)); // a jump shows as the spots behind it
  for (const [code, verb, args] of legal) {
    if (!["climb", "scale", "vault", "step", "enter"].includes(verb)) continue;
    const spot = spotOf(args);
    if (known.has(spot)) continue;
    known.add(spot);
    const over = verb === "vault" || verb === "step";
    const key = verb === "enter" ? "board-go-there" : over ? "board-vault" : "board-climb";
    found.push({ ...plain(spot, "special", words.say(key, { place: spotName(town, words, spot) }), code), badge: over ? "⤼" : "↥" });
  }
  return found;
}

/** Robbing, shooting, bribing: what can be done to a citizen. */
function citizens(world: World): Target[] {
  const found = new Map<number, Target>();
  for (const [code, verb, args] of world.legal) {
    const citizen = args["citizen"];
    if (citizen === undefined || !["rob", "shoot", "throw", "bribe"].includes(verb)) continue;
    const cell = world.view.citizens[citizen]?.cell ?? -1;
    if (cell < 0) continue;
    const label = actionLabel(world.words, verb, args);
    const target = found.get(citizen);
    if (target) target.bundles.push({ actions: [code], label });
    else found.set(citizen, { ...plain(cell, "citizen", label, code), citizen });
  }
  for (const target of found.values()) target.label = target.bundles.map((one) => one.label).join(" / ");
  return [...found.values()];
}

function walkDetail({ words, names, me }: World, walk: WalkRow): string {
  const facing = walk.facing !== undefined ? `${words.say("board-will-look", { direction: words.term("direction", walk.facing, "toward"), count: walk.sees?.length ?? 0 })} ` : "";
  return facing + (walk.arrests ? arrests(words, names, me, walk.arrests) : words.say("board-will-arrest-none"));
}

function lanterns(world: World): Target[] {
  const { foreseen, town, words } = world;
  const ends = new Map<number, WalkRow[]>();
  for (const walk of foreseen.walks ?? []) ends.set(walk.end, [...(ends.get(walk.end) ?? []), walk]);
  return [...ends].map(([end, all]): Target => {
    const first = all[0]!;
    const place = spotName(town, words, end);
    const detail = all.length > 1 ? words.say("board-ways", { count: all.length }) : walkDetail(world, first);
    const own = all.every((walk) => walk.arrests?.some((thief) => Math.floor(thief / 3) === world.me));
    return {
      spot: end, mark: "walk", badge: all.length > 1 ? String(all.length) : "↑→↓←"[first.facing ?? -1] ?? "", label: `${place}. ${detail}`, detail,
      bundles: all.map((walk) => ({ actions: walk.actions, label: walkDetail(world, walk) })), careful: own, path: first.path, walk: first, citizen: -1,
    };
  });
}

/** Targets of one card that carries a thief away. */
function carriedBy(world: World, verbs: string[]): Target[] {
  const { foreseen, town, words, legal } = world;
  const codes = new Set(legal.filter(([, verb]) => verbs.includes(verb)).map(([code]) => code));
  return (foreseen.carried ?? []).filter((way) => codes.has(way.actions[0]!)).map((way) => {
    const label = [words.say("board-carried", { place: spotName(town, words, way.spot) }), consequence(world, way)].filter(Boolean).join(". ");
    return { ...plain(way.spot, "special", label, way.actions[0]!), badge: "✦", careful: Boolean(way.arrested ?? way.vp), detail: consequence(world, way) };
  });
}

/** Cards that carry a thief away are taken in hand first; then their targets are lit. */
export const MODES: Record<string, string[]> = { grapple: ["grapple"], travel: ["ferry", "teleport"] };

/** Onto a citizen's cell or at his purse: the dock asks which. */
function join(citizen: Target, way: Target): boolean {
  citizen.bundles.push(...way.bundles);
  citizen.label = citizen.bundles.map((one) => one.label).join(" / ");
  return true;
}

/** Everything lit on the map for this question; `mode` is a card that was taken in hand. */
export function targetsOf(world: World, question: string, mode: string): Target[] {
  if (question === "hideout") return hideouts(world);
  if (question === "walk") return lanterns(world);
  if (question !== "turn" && question !== "move") return [];
  if (mode) return carriedBy(world, MODES[mode] ?? []);
  const people = citizens(world);
  return [...moves(world).filter((target) => !people.some((one) => one.spot === target.spot && join(one, target))), ...people];
}

/** An action in words, with what it brings. */
export function actionLabel(words: GameWords, verb: string, args: Record<string, number>): string {
  if (verb !== "rob") return words.action(verb, args);
  const citizen = args["citizen"] ?? 0;
  const who = citizen < GUARDS ? "guard" : citizen === CARRIAGE ? "carriage" : "noble";
  return words.say(`board-rob-${who}`, { citizen: words.term("citizen", citizen, "the"), way: args["way"] ?? 0 });
}
