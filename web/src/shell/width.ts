import { MediaQuery } from "svelte/reactivity";

/** Phones, upright or on their side, and narrow or low windows, where the board shows fewer things at a time. */
export const narrow = new MediaQuery("(max-width: 760px), (min-width: 560px) and (max-width: 1099px) and (max-height: 560px)");

/** Played with a finger: what can be touched is as wide as one. */
export const touched = new MediaQuery("(pointer: coarse)");
