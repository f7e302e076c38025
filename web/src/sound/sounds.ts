/** Short sounds made on the spot; each goes with something visible. */

import { settings } from "../settings.svelte";

let context: AudioContext | null = null;
const PEAK = 0.22; // about −13 dB

function ready(): AudioContext | null {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

function burst(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(at, { gain: loud }))
    .connect(at.destination);
  source.start(at.currentTime + start);
}

function tone(at: AudioContext, start: number, length: number, pitch: number): void {
  const voice = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  const begin = at.currentTime + start;
  gain.gain.linearRampToValueAtTime(PEAK, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  voice.connect(gain).connect(at.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

export const sounds = {
  /** A soft knock: it is your turn. */
  knock(): void {
    const at = ready();
    if (!at) return;
    tone(at, 0, 0.14, 196);
    tone(at, 0.16, 0.16, 164);
  },
  /** Dice on stone. */
  dice(): void {
    const at = ready();
    if (!at) return;
    for (const start of [0, 0.07, 0.15, 0.2]) burst(at, start, 0.06, 1900 - start * 3000, PEAK);
  },
  /** A piece set down. */
  stone(): void {
    const at = ready();
    if (at) burst(at, 0, 0.16, 420, PEAK * 1.2);
  },
  /** Paper: a line of chat. */
  paper(): void {
    const at = ready();
    if (at) burst(at, 0, 0.2, 3600, PEAK / 2);
  },
};
