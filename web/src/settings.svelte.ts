/** What a person prefers, kept in this browser only. */

import { GROUPS, type Group } from "./sound/groups";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "dark", "light", "contrast"] as const;
export const MOTIONS = ["system", "full", "instant"] as const;
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // how fast others' moves are shown; 0: at once

interface Kept {
  lang: Language;
  theme: (typeof THEMES)[number];
  palette: "usual" | "cvd";
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  font: "usual" | "easy";
  sounds: boolean;
  single: "play" | "ask"; // a question with one answer
  volumes: Record<Group, number>; // 0 to 100
}

const PLACE = "rookery.settings";

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

/** Whether the system asks for less: then nothing moves and nothing sounds until somebody wants it. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function volumeOf(kept: unknown, usual: number): number {
  return typeof kept === "number" && kept >= 0 && kept <= 100 ? kept : usual;
}

function read(): Kept {
  const usual: Kept = {
    lang: preferredLanguage(),
    theme: "dark",
    palette: "usual",
    motion: "system",
    speed: 1,
    font: "usual",
    sounds: !calm(),
    single: "play",
    volumes: { table: 70, alerts: 80, ambience: 50 },
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    const lang = LANGUAGES.find((known) => known === kept.lang) ?? usual.lang;
    const speed = SPEEDS.find((known) => known === kept.speed) ?? usual.speed;
    const volumes = { ...usual.volumes };
    for (const group of GROUPS) volumes[group] = volumeOf(kept.volumes?.[group], usual.volumes[group]);
    return { ...usual, ...kept, lang, speed, volumes };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get lang(): Language {
    return this.#kept.lang;
  }
  get theme(): Kept["theme"] {
    return this.#kept.theme;
  }
  get palette(): Kept["palette"] {
    return this.#kept.palette;
  }
  get motion(): Kept["motion"] {
    return this.#kept.motion;
  }
  get speed(): Kept["speed"] {
    return this.#kept.speed;
  }
  get font(): Kept["font"] {
    return this.#kept.font;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get volumes(): Kept["volumes"] {
    return this.#kept.volumes;
  }
  get single(): Kept["single"] {
    return this.#kept.single;
  }

  /** Whether pieces may travel. */
  get moves(): boolean {
    if (this.#kept.motion !== "system") return this.#kept.motion === "full";
    return !calm();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  /** Writes the preferences where the style sheets look for them. */
  apply(): void {
    const root = document.documentElement;
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    root.lang = this.#kept.lang;
    root.dataset["theme"] = this.#kept.theme === "auto" ? (light ? "light" : "dark") : this.#kept.theme;
    root.dataset["palette"] = this.#kept.palette;
    root.dataset["font"] = this.#kept.font;
    root.dataset["motion"] = this.moves ? "full" : "instant";
  }
}

export const settings = new Settings();
