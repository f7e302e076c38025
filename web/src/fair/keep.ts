/** What this browser was given and what it told, kept from that moment on: a host cannot change it afterwards. */

import type { Table } from "../door/protocol";
import { chain, newRoot } from "./chain";

/** `told` counts the links that were sent, `taken` those that the service said yes to; `late` says that the promise was first seen in a running game. */
export interface Kept {
  root: string;
  told: number;
  taken: number;
  seat: number;
  commitment: string;
  seals: string[];
  late: boolean;
  at: number;
}

const PLACE = "rookery.fair.";
const MOST = 200; // tables; the oldest are forgotten
const chains = new Map<string, string[]>();

export function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? "null") as Kept | null;
  } catch {
    return null; // no store, or something else in it
  }
}

function keep(table: string, value: Kept): void {
  try {
    localStorage.setItem(PLACE + table, JSON.stringify(value));
    forgetOldest();
  } catch {
    chains.delete(table); // what cannot be kept is not told either
  }
}

function forgetOldest(): void {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  if (places.length <= MOST) return;
  const age = (place: string): number => kept(place.slice(PLACE.length))?.at ?? 0;
  for (const place of places.sort((one, two) => age(one) - age(two)).slice(0, places.length - MOST)) localStorage.removeItem(place);
}

/** The chain of a table: its seal and its links. */
function linksOf(table: string): string[] {
  const root = kept(table)?.root;
  if (!root) return [];
  const links = chains.get(table) ?? chain(root);
  chains.set(table, links);
  return links;
}

function canKeep(): boolean {
  try {
    localStorage.setItem(`${PLACE}?`, "");
    localStorage.removeItem(`${PLACE}?`);
    return true;
  } catch {
    return false;
  }
}

/** A new chain; `store` keeps it under the table's name as soon as that is known. Who cannot keep one seals nothing. */
export function sealed(): { seal: string | null; store: (table: string) => void } {
  if (!canKeep()) return { seal: null, store: () => undefined };
  const root = newRoot();
  const links = chain(root);
  const store = (table: string): void => {
    chains.set(table, links);
    keep(table, { root, told: 0, taken: 0, seat: -1, commitment: "", seals: [], late: false, at: Date.now() });
  };
  return { seal: links[0] ?? null, store };
}

/** The table as the service shows it: its promise is kept the first time, and anew only when it was called off. */
export function see(table: Table): void {
  const old = kept(table.id) ?? { root: "", told: 0, taken: 0, seat: -1, commitment: "", seals: [], late: true, at: Date.now() };
  if (table.status === "open" && old.commitment) keep(table.id, { ...old, commitment: "", seals: [], late: false });
  if (!table.commitment || old.commitment || table.status === "over") return;
  const late = table.status !== "sealing";
  keep(table.id, { ...old, seat: table.you, commitment: table.commitment, seals: table.seals ?? [], late });
}

/** What we add to the chance next: nothing if the chain is at its end, or if the host claims more than we told. */
export function nextLink(table: Table): string | null {
  const mine = kept(table.id);
  const links = linksOf(table.id);
  const place = links.indexOf(table.newest) + 1;
  const link = links[place];
  if (!mine || !link || place < 1 || place > mine.told + 1) return null;
  if (place > mine.told) keep(table.id, { ...mine, told: place });
  return link;
}

/** Whether the table waits for us to open what we sealed, and shows the seal that we gave. */
export function isWaitedFor(table: Table): boolean {
  return table.status === "sealing" && table.you >= 0 && !table.opened?.includes(table.you) && table.seals?.[table.you] === table.newest;
}

/** The service said yes to what came with this link: from now on the link must be in the record. */
export function taken(table: string, link: string | null): void {
  const mine = kept(table);
  const place = link ? linksOf(table).indexOf(link) : -1;
  if (mine && place > mine.taken) keep(table, { ...mine, taken: place });
}

/** The links that were taken from us after the seal the table began with, for the check at the end. */
export function takenLinks(table: string): string[] {
  const mine = kept(table);
  const links = linksOf(table);
  const seal = links.indexOf(mine?.seals[mine.seat] ?? "");
  return mine && seal >= 0 ? links.slice(seal + 1, mine.taken + 1) : [];
}
