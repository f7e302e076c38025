/** Sentences of the shell and of one game, in the language a person chose. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { decode } from "../door/actions";
import { Refusal, door, type OnNeed, type WordsPart } from "../door/api";
import type { GameInfo, Named, TableEvent } from "../door/protocol";
import { boardWords } from "../games/board";
import type { Language } from "../settings.svelte";
import { Pictures, type Signs } from "./pictured";
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
  #more = $state.raw<Partial<Record<OnNeed, { lang: Language; bundle: FluentBundle }>>>({});
  #coming = new Set<string>();
  #lang = $state<Language>("en");
  #settings: Args;
  #list = new Intl.ListFormat("en-GB");
  #pictures: { key: unknown[]; found: Pictures } | null = null;
  #told = new WeakMap<TableEvent, { key: unknown[]; text: string }>();

  /** `options` are those of the table that is shown; without one the usual values are told. */
  constructor(
    readonly info: GameInfo,
    readonly options: Record<string, string> = {},
  ) {
    this.#settings = { ...PLACELESS, ...settingsOf(info.options, options) };
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** The options of this table as part of an address: a page about the game then tells what is true here. */
  get asked(): string {
    const text = new URLSearchParams(this.options).toString();
    return text && `?${text}`;
  }

  /** All that a table says. */
  async speak(lang: Language): Promise<void> {
    const texts = await Promise.all([this.#text(lang, "table"), boardWords(this.info.key, lang)]);
    this.#list = new Intl.ListFormat(lang === "en" ? "en-GB" : lang); // no comma before the last, as in the terminal
    [this.#lang, this.#bundles] = [lang, [bundleOf(lang, ...texts)]];
  }

  /** Only what a poster and a new table say. */
  async advertise(lang: Language): Promise<void> {
    this.#bundles = [bundleOf(lang, await this.#text(lang, "poster"))];
  }

  /** Whether a part that comes on need is here; if not, it is fetched, and whoever asked is drawn again. */
  knows(part: OnNeed): boolean {
    const here = this.#more[part]?.lang === this.#lang;
    if (!here) void this.#fetch(part, this.#lang);
    return here;
  }

  async #fetch(part: OnNeed, lang: Language): Promise<void> {
    const place = `${part}/${lang}`;
    if (this.#coming.has(place)) return;
    this.#coming.add(place);
    try {
      this.#more = { ...this.#more, [part]: { lang, bundle: bundleOf(lang, await this.#text(lang, part)) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next who needs it asks again
    } finally {
      this.#coming.delete(place);
    }
  }

  #text(lang: Language, part: WordsPart): Promise<string> {
    return door.words(this.info.key, lang, part, this.info.words);
  }

  say(key: string, args: Args = {}): string {
    return say(this.#spoken, key, { ...this.#settings, ...args });
  }

  has(key: string): boolean {
    return this.#spoken.some((bundle) => bundle.hasMessage(key));
  }

  get #spoken(): FluentBundle[] {
    return [...this.#bundles, ...Object.values(this.#more).map(({ bundle }) => bundle)];
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
    return grouped(events, part).map(({ events: group, head }) => ({ event: group[head]!, events: group, text: this.#lineOf(group, head, part, names) }));
  }

  /** A line that was said before with the same names is not put together again: a log grows long. */
  #lineOf(group: TableEvent[], head: number, part: (key: string, name: string) => string[], names: string[]): string {
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

  /** What speaks for a choice or against it. */
  motive(named: Named, names: string[]): string {
    return this.say(`motive-${named.key}`, this.#spelled(named.args, names));
  }

  /** What deserves a word at the end. */
  prize(named: Named, names: string[]): string {
    return capital(this.say(`prize-${named.key}.text`, this.#spelled(named.args, names)));
  }

  /** The arguments of a sentence that another file has. */
  args(numbers: Record<string, number>, names: string[]): Args {
    return { ...this.#settings, ...this.#spelled(numbers, names) };
  }

  /** A sentence about what numbers name. */
  placed(key: string, numbers: Record<string, number>): string {
    return this.say(key, this.#spelled(numbers, []));
  }

  /** Finds what has a picture, in this language. */
  pictures(signs: Signs): Pictures {
    const key = [signs, this.#bundles];
    if (!this.#pictures?.key.every((one, at) => one === key[at])) this.#pictures = { key, found: new Pictures(signs, (term) => this.#forms(`term-${term}`)) };
    return this.#pictures.found;
  }

  #forms(key: string): string[] {
    const attributes = this.#bundles.flatMap((bundle) => Object.keys(bundle.getMessage(key)?.attributes ?? {}));
    return this.has(key) ? [this.say(key), ...attributes.filter((form) => form !== "text").map((form) => this.say(`${key}.${form}`))] : [];
  }

  /** Empty until the rules have come. */
  clause(id: string): string {
    if (!this.knows("rules")) return "";
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
