import { MediaQuery } from "svelte/reactivity";

/** Phones and narrow windows, where the board shows fewer things at a time. */
export const narrow = new MediaQuery("max-width: 760px");
