/** Lets a sound be heard, if its person wants to hear it. */

import { settings } from "../settings.svelte";
import { SOUNDS, type SoundName } from "./library";

const APART = 120; // milliseconds between two sounds of a kind

let context: AudioContext | null = null;
const last = new Map<SoundName, number>();

/** Silent before the first gesture; in a page that nobody looks at only what calls. */
export function hear(name: SoundName): void {
  const { group, make } = SOUNDS[name];
  const volume = settings.volumes[group] / 100;
  const calls = group === "alerts";
  if (!settings.sounds || volume === 0 || !navigator.userActivation?.hasBeenActive || (document.hidden && !calls)) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: volume * volume }); // as loudness is felt
  out.connect(context.destination);
  make({ at: context, out, from: context.currentTime + 0.01 });
}
