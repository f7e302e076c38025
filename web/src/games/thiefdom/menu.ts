/** The buttons of the dock: one for each thing that is not chosen on the map, long lists behind a button of their own. */

import type { Legal } from "../../door/protocol";
import type { Choice, Scene } from "../../games/board";
import { dealOf, ENDS } from "./offers";
import { actionLabel, arrests, MODES, watched } from "./targets";
import { townOf } from "./town";
import { KINDS, type ThiefdomPreview, type ThiefdomView } from "./view";

const ON_MAP = new Set(["step", "enter", "climb", "scale", "vault", "hide", "walk", "plan"]);
const LONG = 2; // more actions of one verb than this go behind one button
const LAST = ["hurry", "exchange", "endure", "stop", "forgo", "pass", "decline", "done", "leave", "end"];

export interface Wish { play: (actions: number[]) => void; open: (verb: string) => void; mode: (mode: string) => void }

function label(scene: Scene, [code, verb, args]: Legal): string {
  const view = scene.view as ThiefdomView;
  const { words } = scene;
  if (verb === "buy") return `${words.say("board-do-buy")}: ${words.term("card", view.equipment.display[args["slot"] ?? 0] ?? 0)}`;
  if (verb === "activate") {
    const house = townOf(view)?.bySpot.get(view.thieves[view.turn_of.active]?.spot ?? -1);
    if (house) return words.say("board-activate", { kind: words.term("kind", KINDS.indexOf(house.kind as (typeof KINDS)[number]), "the") });
  }
  const caught = (scene.preview as ThiefdomPreview).carried?.find((way) => verb === "swap" && way.actions[0] === code)?.arrested;
  if (caught) return `${actionLabel(words, verb, args)} ${arrests(words, scene.names, scene.me, caught)}`;
  if (verb === "stop") return words.say("board-stop", { mp: view.turn_of.mp });
  if (verb === "end") return words.say("board-end-turn", { thief: words.term("thief", view.turn_of.active % 3), ap: view.turn_of.ap });
  const vp = dealOf(scene, code)[1];
  return vp ? `${actionLabel(words, verb, args)}: ${words.say("board-gains", { vp })}` : actionLabel(words, verb, args);
}

/** No two buttons may read the same. */
function distinct(choices: Choice[]): Choice[] {
  const seen = new Map<string, number>();
  return choices.map((choice) => {
    const times = (seen.get(choice.label) ?? 0) + 1;
    seen.set(choice.label, times);
    return times > 1 ? { ...choice, label: `${choice.label} (${times})` } : choice;
  });
}

/** What the dock offers beside the map; `verb` opens one long list. */
export function choicesOf(scene: Scene, verb: string, panel: boolean, wish: Wish): Choice[] {
  const plain = scene.legal.filter(([, one]) => !ON_MAP.has(one) && (!panel || ENDS.has(one)));
  const button = (legal: Legal): Choice => ({ label: label(scene, legal), run: () => wish.play([legal[0]]) });
  const { watched: catcher } = scene.preview as ThiefdomPreview;
  const warned = (key: string): boolean => key === "end" && catcher !== undefined; // asked again, with what will happen
  if (warned(verb)) return plain.filter(([, one]) => one === verb).map((legal) => ({ ...button(legal), label: `${label(scene, legal)}. ${watched(scene.words, catcher!)}` }));
  if (verb) return distinct(plain.filter(([, one]) => one === verb).map(button));
  const groups = new Map<string, Legal[]>();
  for (const legal of plain) {
    const key = Object.keys(MODES).find((mode) => MODES[mode]!.includes(legal[1])) ?? legal[1];
    groups.set(key, [...(groups.get(key) ?? []), legal]);
  }
  const order = [...groups].sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));
  return distinct(order.flatMap(([key, all]) => {
    if (key in MODES) return [{ label: scene.words.say(`board-mode-${key}`), run: () => wish.mode(key) }];
    if (all.length > LONG && key !== "rob") return [{ label: scene.words.say(`board-menu-${key}`), run: () => wish.open(key) }];
    if (warned(key)) return all.map((one) => ({ label: label(scene, one), run: () => wish.open(key) }));
    return all.map(button);
  }));
}
