/** Every sound of the house: short, quiet, and each goes with something that can be seen. None is louder than −12 dB or longer than 1.5 seconds. */

import type { Group } from "./groups";
import { metal, noise, tone, type Desk } from "./voices";

interface Sound {
  group: Group;
  make: (desk: Desk) => void;
}
const table = (make: Sound["make"]): Sound => ({ group: "table", make });
const alert = (make: Sound["make"]): Sound => ({ group: "alerts", make });
const ambience = (make: Sound["make"]): Sound => ({ group: "ambience", make });

const BOUNCES = [0, 0.09, 0.16, 0.22, 0.26, 0.29]; // a die comes to rest

export const SOUNDS = {
  // pieces
  dice: table((desk) => {
    for (const [n, start] of BOUNCES.entries()) {
      noise(desk, { start, length: 0.07, pitch: 2300 - n * 170, q: 3, loud: 0.5 / (1 + n * 0.35) });
      tone(desk, { start, length: 0.05, pitch: 640 - n * 40, loud: 0.05 / (1 + n) });
    }
  }),
  felt: table((desk) => {
    for (const [n, start] of BOUNCES.entries()) noise(desk, { start, length: 0.09, pitch: 620 - n * 50, q: 1.6, loud: 0.55 / (1 + n * 0.4) });
  }),
  token: table((desk) => {
    noise(desk, { length: 0.05, pitch: 1500, q: 2.4, loud: 0.45 });
    tone(desk, { start: 0.01, length: 0.09, pitch: 330, to: 240, loud: 0.1 });
  }),
  stone: table((desk) => {
    noise(desk, { length: 0.16, pitch: 420, loud: 0.4 });
    tone(desk, { length: 0.18, pitch: 120, to: 62, loud: 0.12 });
  }),
  card: table((desk) => noise(desk, { length: 0.16, attack: 0.06, pitch: 2600, to: 5200, q: 0.8, loud: 0.16 })),
  coin: table((desk) => {
    metal(desk, { length: 0.34, pitch: 1870, loud: 0.13 });
    metal(desk, { start: 0.09, length: 0.42, pitch: 2210, loud: 0.1 });
  }),
  steps: table((desk) => {
    for (const [n, start] of [0, 0.15, 0.3, 0.45].entries()) {
      noise(desk, { start, length: 0.09, pitch: n % 2 ? 230 : 280, q: 1.4, loud: 1.2 });
      noise(desk, { start: start + 0.015, length: 0.03, pitch: 1900, q: 3, loud: 0.12 });
    }
  }),
  // Thief's Market
  snap: table((desk) => {
    noise(desk, { length: 0.12, attack: 0.09, pitch: 700, to: 3200, q: 1, loud: 0.2 });
    noise(desk, { start: 0.11, length: 0.07, pitch: 2900, q: 0.9, loud: 0.26 });
  }),
  // Crypt
  scrape: table((desk) => {
    for (const [n, start] of [0, 0.08, 0.17, 0.25, 0.34].entries()) noise(desk, { start, length: 0.16, attack: 0.05, pitch: 340 + n * 45, q: 2.2, loud: 0.46 });
    tone(desk, { start: 0.42, length: 0.14, pitch: 96, to: 60, loud: 0.12 });
  }),
  torch: table((desk) => {
    noise(desk, { length: 0.75, attack: 0.16, pitch: 320, to: 900, q: 0.7, loud: 0.42 });
    for (const start of [0.22, 0.37, 0.5, 0.58]) noise(desk, { start, length: 0.03, pitch: 3400, q: 4, loud: 0.16 });
  }),
  snuff: table((desk) => {
    noise(desk, { length: 0.42, attack: 0.02, pitch: 5200, to: 1500, q: 0.7, loud: 0.14 });
    tone(desk, { length: 0.2, pitch: 210, to: 90, loud: 0.06 });
  }),
  // Oliver Twist
  pencil: table((desk) => {
    noise(desk, { length: 0.09, attack: 0.02, pitch: 4300, q: 2, loud: 0.2 });
    noise(desk, { start: 0.12, length: 0.14, attack: 0.02, pitch: 3700, to: 4700, q: 2, loud: 0.18 });
  }),
  bell: table((desk) => {
    metal(desk, { length: 0.8, pitch: 1568, loud: 0.15, partials: [1, 2.4, 4.1] });
    metal(desk, { start: 0.14, length: 0.9, pitch: 1976, loud: 0.12, partials: [1, 2.4, 4.1] });
  }),
  glass: table((desk) => {
    noise(desk, { length: 0.1, pitch: 5200, q: 0.8, loud: 0.2 });
    for (const [n, start] of [0.03, 0.08, 0.15, 0.2, 0.27].entries()) metal(desk, { start, length: 0.2, pitch: 2900 + ((n * 730) % 1900), loud: 0.06 });
  }),
  // Thiefdom
  latch: table((desk) => {
    noise(desk, { length: 0.03, pitch: 1700, q: 3, loud: 0.4 });
    noise(desk, { start: 0.11, length: 0.05, pitch: 850, q: 2, loud: 0.5 });
    tone(desk, { start: 0.11, length: 0.1, pitch: 170, to: 120, loud: 0.1 });
  }),
  whistle: table((desk) => {
    tone(desk, { length: 0.62, attack: 0.03, pitch: 2350, trill: 130, rate: 32, loud: 0.16 });
    tone(desk, { length: 0.62, attack: 0.03, pitch: 2790, trill: 150, rate: 32, loud: 0.06 });
    noise(desk, { length: 0.5, attack: 0.03, pitch: 2600, q: 1, loud: 0.03 });
  }),
  brawl: table((desk) => {
    for (const [n, start] of [0, 0.16, 0.27].entries()) {
      noise(desk, { start, length: 0.12, pitch: 300 + n * 90, loud: 0.4 });
      tone(desk, { start, length: 0.14, pitch: 140, to: 60, loud: 0.1 });
    }
    metal(desk, { start: 0.36, length: 0.3, pitch: 1320, loud: 0.05 });
  }),
  clink: table((desk) => {
    metal(desk, { length: 0.5, pitch: 2480, loud: 0.1, partials: [1, 1.51, 3.2] });
    metal(desk, { start: 0.02, length: 0.5, pitch: 2640, loud: 0.08, partials: [1, 1.51] });
  }),
  hammer: table((desk) => {
    for (const start of [0, 0.16]) {
      noise(desk, { start, length: 0.06, pitch: 1150, q: 2, loud: 0.4 });
      metal(desk, { start, length: 0.12, pitch: 760, loud: 0.06 });
    }
  }),
  // the house
  knock: alert((desk) => {
    for (const [start, pitch] of [
      [0, 196],
      [0.16, 164],
    ] as const) {
      tone(desk, { start, length: 0.16, pitch, loud: 0.2 });
      noise(desk, { start, length: 0.04, pitch: 700, q: 2, loud: 0.08 });
    }
  }),
  tick: alert((desk) => noise(desk, { length: 0.03, pitch: 900, q: 4, loud: 0.7 })),
  paper: alert((desk) => noise(desk, { length: 0.24, attack: 0.05, pitch: 3600, q: 0.9, loud: 0.1 })),
  win: alert((desk) => {
    for (const [n, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) {
      tone(desk, { start: n * 0.13, length: n === 3 ? 0.95 : 0.5, pitch, wave: "triangle", loud: 0.085 });
      tone(desk, { start: n * 0.13, length: 0.4, pitch: pitch / 2, loud: 0.03 });
    }
  }),
  // what is heard from afar
  bells: ambience((desk) => {
    for (const [start, pitch] of [
      [0, 262],
      [0.42, 220],
    ] as const)
      metal(desk, { start, length: 1.05, attack: 0.02, pitch, loud: 0.1, partials: [1, 2, 2.4, 3, 4.5] });
  }),
  owl: ambience((desk) => {
    tone(desk, { length: 0.32, attack: 0.09, pitch: 392, to: 360, loud: 0.1 });
    tone(desk, { start: 0.46, length: 0.62, attack: 0.12, pitch: 400, to: 345, trill: 6, rate: 9, loud: 0.1 });
  }),
  dawn: ambience((desk) => {
    for (const [n, start] of [0, 0.14, 0.34, 0.46, 0.58].entries())
      tone(desk, { start, length: 0.11, attack: 0.02, pitch: 2700 + (n % 2) * 500, to: 3700 - (n % 3) * 300, loud: 0.08 });
  }),
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** What a slider lets one hear of its group. */
export const SAMPLES: Record<Group, SoundName> = { table: "coin", alerts: "knock", ambience: "bells" };
