/** Sentences of the shell and of one game, in the language a person chose. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { decode } from "../door/actions";
import { door } from "../door/api";
import type { GameInfo, Named, TableEvent } from "../door/protocol";
import { boardWords } from "../games/board";
import type { Language } from "../settings.svelte";
import { say, settingsOf, spelled, type Args } from "./fold";

const SHELL: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  fr: () => import("../locale/fr.ftl?raw"),
  it: () => import("../locale/it.ftl?raw"),
};

export function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words of one game: its own file, and those its board adds. */
export class GameWords {
  #bundles = $state.raw<FluentBundle[]>([]);
  #settings: Args;

  /** `options` are those of the table that is shown; without one the usual values are told. */
  constructor(
    readonly info: GameInfo,
    options: Record<string, string> = {},
  ) {
    this.#settings = settingsOf(info.options, options);
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  async speak(lang: Language, board: boolean): Promise<void> {
    const texts = await Promise.all([door.words(this.info.key, lang, this.info.rules_version), board ? boardWords(this.info.key, lang) : ""]);
    this.#bundles = [bundleOf(lang, ...texts)];
  }

  say(key: string, args: Args = {}): string {
    return say(this.#bundles, key, { ...this.#settings, ...args });
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** What happened, with the players' names. */
  event(event: TableEvent, names: string[]): string {
    const told = this.say(`event-${event.key}`, this.#spelled(event.args, names));
    return told.charAt(0).toUpperCase() + told.slice(1); // a sentence may begin with a word that has no capital of its own
  }

  /** An action number as verb and arguments. */
  decode(code: number): [verb: string, args: Record<string, number>] | null {
    return decode(this.info.verbs, code);
  }

  action(verb: string, args: Record<string, number>): string {
    return this.say(`action-${verb}`, this.#spelled(args, []));
  }

  question(named: Named, names: string[]): string {
    return this.say(`ask-${named.key}`, this.#spelled(named.args, names));
  }

  /** Why something is refused, in numbers. */
  reason(named: Named, names: string[]): string {
    return this.say(`why-${named.key}`, this.#spelled(named.args, names));
  }

  /** What the rules foresee of a choice. */
  foreseen(named: Named, names: string[]): string {
    return this.say(`preview-${named.key}`, this.#spelled(named.args, names));
  }

  clause(id: string): string {
    return this.say(`clause-${id.replaceAll(".", "_")}`);
  }

  term(kind: string, index: number, form = ""): string {
    const word = this.info.terms[kind]?.[index] ?? "";
    return this.say(form ? `term-${kind}-${word}.${form}` : `term-${kind}-${word}`);
  }

  #spelled(numbers: Record<string, number>, names: string[]): Args {
    return spelled(this.#bundles, numbers, this.info, names, this.#settings);
  }
}

class Words {
  lang = $state<Language>("en");
  #bundles = $state.raw<FluentBundle[]>([]);

  async speak(lang: Language): Promise<void> {
    const file = await SHELL[lang]();
    this.#bundles = [bundleOf(lang, file.default)];
    this.lang = lang;
  }

  say(key: string, args: Args = {}): string {
    return say(this.#bundles, key, args);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }
}

export const words = new Words();

/** A sentence of the shell. */
export function t(key: string, args: Args = {}): string {
  return words.say(key, args);
}
