/** What sounds are made of: noise through a filter, and tones. Any audio context will do, also one that renders into memory. */

export interface Desk {
  at: BaseAudioContext;
  out: AudioNode;
  from: number; // the moment at which a sound begins
}

interface Voice {
  start?: number; // seconds after the beginning of the sound
  length: number;
  pitch: number; // hertz
  to?: number; // where the pitch goes
  loud: number; // of 1
  attack?: number; // seconds until it is as loud as that
}

const SOFT = 0.004; // no voice begins with a click
const SILENT = 0.0001;

/** Always the same noise, so that a sound is the same wherever it is made. */
function grains(count: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count);
  let seed = 48271;
  for (let n = 0; n < count; n += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = (seed / 1073741824 - 1) * 0.98;
  }
  return samples;
}

/** Rises to its loudness and dies away. */
function envelope({ at, from }: Desk, { start = 0, length, loud, attack = SOFT }: Voice): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  const begin = from + start;
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  return gain;
}

/** Noise of one colour: dice, cloth, paper, steps, fire. */
export function noise(desk: Desk, voice: Voice & { type?: BiquadFilterType; q?: number }): void {
  const { at, out, from } = desk;
  const { start = 0, length, pitch, to, type = "bandpass", q = 1.2 } = voice;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  buffer.copyToChannel(grains(buffer.length), 0);
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type, frequency: pitch, Q: q });
  if (to) filter.frequency.setValueAtTime(pitch, from + start).exponentialRampToValueAtTime(to, from + start + length);
  source.connect(filter).connect(envelope(desk, voice)).connect(out);
  source.start(from + start);
}

/** A tone: bells, coins, knocks; `trill` lets it tremble so many hertz up and down, `rate` times a second. */
export function tone(desk: Desk, voice: Voice & { wave?: OscillatorType; trill?: number; rate?: number }): void {
  const { at, out, from } = desk;
  const { start = 0, length, pitch, to, wave = "sine", trill = 0, rate = 0 } = voice;
  const source = new OscillatorNode(at, { type: wave, frequency: pitch });
  if (to) source.frequency.setValueAtTime(pitch, from + start).exponentialRampToValueAtTime(to, from + start + length);
  if (trill) {
    const tremble = new OscillatorNode(at, { frequency: rate });
    tremble.connect(new GainNode(at, { gain: trill })).connect(source.frequency);
    tremble.start(from + start);
    tremble.stop(from + start + length);
  }
  source.connect(envelope(desk, voice)).connect(out);
  source.start(from + start);
  source.stop(from + start + length);
}

/** Struck metal: a tone with partials that fit no scale and die sooner the higher they are. */
export function metal(desk: Desk, voice: Voice & { partials?: number[] }): void {
  const { length, pitch, loud, partials = [1, 2.76, 5.4] } = voice;
  partials.forEach((times, n) => {
    tone(desk, { ...voice, pitch: pitch * times, length: length / (1 + n * 0.7), loud: loud / (1.6 + n * 1.8) });
  });
}
