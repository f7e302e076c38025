/** Sentences of the shell and of one game, in the language a person chose. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { door } from "../door/api";
import type { GameInfo, Named, TableEvent } from "../door/protocol";
import { boardWords } from "../games/board";
import type { Language } from "../settings.svelte";
import { eachOf, grouped, PLACELESS, say, settingsOf, spelled, type Args, type Places } from "./fold";

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

/** A line of the log, and the events that it tells. */
export interface Line {
  event: TableEvent;
  events: TableEvent[];
  text: string;
}

/** A sentence may begin with a word that has no capital of its own. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of one game: its own file, and those its board adds. */
export class GameWords {
  /** Given by a board that knows the map: a place is then named, not numbered. */
  places = $state.raw<Places | null>(null);
  #bundles = $state.raw<FluentBundle[]>([]);
  #settings: Args;
  #list = new Intl.ListFormat("en-GB");
  #told = new WeakMap<TableEvent, { key: unknown[]; text: string }>();

  /** `options` are those of the table that is shown; without one the usual values are told. */
  constructor(
    readonly info: GameInfo,
    options: Record<string, string> = {},
  ) {
    this.#settings = { ...PLACELESS, ...settingsOf(info.options, options) };
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  async speak(lang: Language, board: boolean): Promise<void> {
    const texts = await Promise.all([door.words(this.info.key, lang, this.info.rules_version), board ? boardWords(this.info.key, lang) : ""]);
    this.#list = new Intl.ListFormat(lang === "en" ? "en-GB" : lang); // no comma before the last, as in the terminal
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
    return capital(this.say(`event-${event.key}`, this.#spelled(event.args, names)));
  }

  /** What happened, one line for what belongs together; `event` is what it is about, `events` are all. */
  lines(events: TableEvent[], names: string[]): Line[] {
    const part = (key: string, name: string): string[] => {
      const found = this.say(`fold-${key}.${name}`);
      return found === `fold-${key}.${name}` ? [] : found.split(" ");
    };
    return grouped(events, part).map(({ events: group, head }) => ({ event: group[head]!, events: group, text: this.#text(group, head, part, names) }));
  }

  /** A line that was said before with the same names is not put together again: a log grows long. */
  #text(group: TableEvent[], head: number, part: (key: string, name: string) => string[], names: string[]): string {
    const key = [group[0], this.#bundles, this.places, names.join("\n")];
    const known = this.#told.get(group.at(-1)!);
    if (known?.key.every((one, at) => one === key[at])) return known.text;
    const more = part(group[head]!.key, "with");
    const rest = group.slice(head + 1).flatMap((one) => (more.includes(one.key) ? [this.event(one, names)] : []));
    const text = [this.#sentence(group.slice(0, head + 1), names), ...rest].join(" ");
    this.#told.set(group.at(-1)!, { key, text });
    return text;
  }

  #sentence(group: TableEvent[], names: string[]): string {
    const last = group.at(-1)!;
    if (group.length === 1) return this.event(last, names);
    const items = group.filter((one) => this.has(`item-${one.key}`)).map((one) => this.say(`item-${one.key}`, this.#spelled(one.args, names)));
    const list = items.length ? { list: this.#list.format(items), listed: items.length } : {};
    return capital(this.say(`fold-${last.key}`, { ...this.#spelled(last.args, names), count: group.length, after: group.at(-2)!.key, ...list }));
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

  /** A sentence about what numbers name. */
  placed(key: string, numbers: Record<string, number>): string {
    return this.say(key, this.#spelled(numbers, []));
  }

  clause(id: string): string {
    return this.say(`clause-${id.replaceAll(".", "_")}`);
  }

  term(kind: string, index: number, form = ""): string {
    const word = this.info.terms[kind]?.[index] ?? "";
    return this.say(form ? `term-${kind}-${word}.${form}` : `term-${kind}-${word}`);
  }

  #spelled(numbers: Record<string, number>, names: string[]): Args {
    const args = spelled(this.#bundles, numbers, this.info, names, this.#settings, this.places);
    const each = eachOf(this.#bundles, numbers, { ...this.#settings, ...args });
    return { ...args, list: this.#list.format(each), listed: each.length };
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
