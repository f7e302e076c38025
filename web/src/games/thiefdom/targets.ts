/** What can be chosen on the map now, and what each choice would lead to. */

import type { Legal } from "../../door/protocol";
import type { GameWords } from "../../words/words.svelte";
import { spotName, thiefName } from "./names";
import { reach, type Way } from "./reach";
import { BUILDING, type Town } from "./town";
import { CARRIAGE, GUARDS, type ThiefdomView } from "./view";
import { walks, type Walk } from "./walks";

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
  walk: Walk | null;
  citizen: number; // -1 = none
}

interface World { view: ThiefdomView; town: Town; words: GameWords; legal: Legal[]; names: string[]; me: number }

export const spotOf = (args: Record<string, number>): number =>
  args["section"] !== undefined ? BUILDING + (args["section"] - 1) * 12 + (args["house"] ?? 0) : (args["row"] ?? 0) * 28 + (args["column"] ?? 0);

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

function consequence({ view, words }: World, way: Way): string {
  const parts: string[] = [];
  if (way.arrest >= 0) parts.push(words.say("board-arrest", { citizen: words.term("citizen", way.arrest, "the") }));
  if (way.vp) parts.push(words.say("board-rivals-cost", { vp: way.vp }));
  if (way.meets >= 0) parts.push(words.say("board-meets", { thief: words.term("thief", way.meets) }));
  if (!parts.length && way.spot < BUILDING && way.steps < view.turn_of.mp) parts.push(words.say("board-steps-left", { count: view.turn_of.mp - way.steps }));
  return parts.join(" ");
}

function moves(world: World): Target[] {
  const { view, town, words, legal } = world;
  const codes = new Set(legal.filter(([, verb]) => verb === "step" || verb === "enter").map(([code]) => code));
  const found = [...reach(view, town, codes).values()].map((way): Target => {
    const detail = consequence(world, way);
    const label = words.say("board-go", { place: spotName(town, words, way.spot), steps: way.steps });
    return {
      spot: way.spot, mark: way.arrest >= 0 ? "sight" : "go", badge: way.steps ? String(way.steps) : "·", label: detail ? `${label} ${detail}` : label, detail,
      bundles: [{ actions: way.actions, label }], careful: way.arrest >= 0 || way.vp > 0, path: way.path, walk: null, citizen: -1,
    };
  });
  const known = new Set(found.flatMap((one) => one.path)); // a jump shows as the spots behind it
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

function walkDetail({ words, names, me }: World, walk: Walk, mover: number): string {
  const facing = mover < GUARDS ? `${words.say("board-will-look", { direction: words.term("direction", walk.facing), count: walk.sees.length })} ` : "";
  const caught = walk.arrests.length
    ? words.say("board-will-arrest", { thieves: walk.arrests.map((thief) => thiefName(words, names, thief, me)).join(", ") })
    : words.say("board-will-arrest-none");
  return facing + caught;
}

function lanterns(world: World): Target[] {
  const { view, town, words } = world;
  const mover = view.walk.mover;
  const ends = new Map<number, Walk[]>();
  for (const walk of walks(view, town)) ends.set(walk.end, [...(ends.get(walk.end) ?? []), walk]);
  return [...ends].map(([end, all]): Target => {
    const first = all[0]!;
    const place = spotName(town, words, end);
    const detail = all.length > 1 ? words.say("board-ways", { count: all.length }) : walkDetail(world, first, mover);
    const own = all.every((walk) => walk.arrests.some((thief) => Math.floor(thief / 3) === world.me));
    return {
      spot: end, mark: "walk", badge: mover < GUARDS && all.length === 1 ? "↑→↓←"[first.facing]! : all.length > 1 ? String(all.length) : "", label: `${place}. ${detail}`, detail,
      bundles: all.map((walk) => ({ actions: walk.actions, label: walkDetail(world, walk, mover) })), careful: own, path: first.path, walk: first, citizen: -1,
    };
  });
}

/** Targets of one card that carries a thief away. */
function carriedBy(world: World, verbs: string[]): Target[] {
  const { town, words, legal } = world;
  return legal.filter(([, verb]) => verbs.includes(verb)).map(([code, verb, args]) => {
    const spot = verb === "ferry" ? shore(town, args["row"] ?? 0) : spotOf(args);
    return { ...plain(spot, "special", words.say("board-carried", { place: spotName(town, words, spot) }), code), badge: "✦" };
  }).filter((target) => target.spot >= 0);
}

/** The alley cell beside the river in a row. */
function shore(town: Town, row: number): number {
  for (let column = town.columns - 1; column >= 0; column -= 1) if (town.alleys.has(row * 28 + column)) return row * 28 + column;
  return -1;
}

/** Cards that carry a thief away are taken in hand first; then their targets are lit. */
export const MODES: Record<string, string[]> = { grapple: ["grapple"], travel: ["ferry", "teleport"] };

/** Everything lit on the map for this question; `mode` is a card that was taken in hand. */
export function targetsOf(world: World, question: string, mode: string): Target[] {
  if (question === "hideout") return hideouts(world);
  if (question === "walk") return lanterns(world);
  if (question !== "turn" && question !== "move") return [];
  if (mode) return carriedBy(world, MODES[mode] ?? []);
  return [...moves(world), ...citizens(world)];
}

/** An action in words, with what it brings. */
export function actionLabel(words: GameWords, verb: string, args: Record<string, number>): string {
  if (verb !== "rob") return words.action(verb, args);
  const citizen = args["citizen"] ?? 0;
  const who = citizen < GUARDS ? "guard" : citizen === CARRIAGE ? "carriage" : "noble";
  return words.say(`board-rob-${who}`, { citizen: words.term("citizen", citizen, "the"), way: args["way"] ?? 0 });
}
