// Made by `make declare` from src/rookery/games/thiefdom/declared.py and shown.py: change those.

import type { AnyView } from "../../door/protocol";

/** A section in its place. */
export interface Section {
  section: number;
  side: string;
  turns: number;
}

/** A building with its cells and those beside it. */
export interface Building {
  spot: number;
  kind: string;
  section: number;
  house: number;
  cells: number[];
  doors: number[]; // to enter by
  leave: number[]; // to leave to
}

/** The entrance of a villa. */
export interface Gate {
  section: number;
  cell: number;
  north: boolean;
}

/** The alleys, and what lies beside them. */
export interface MapView {
  columns: number;
  alleys: number[];
  lanterns: number[];
  walls: number[]; // cell * 4 + direction
  catacombs: number[];
  gates: Gate[];
}

/** Who stands where, and what a guard sees. */
export interface Citizen {
  key: string;
  cell: number;
  row: number;
  column: number;
  facing: number;
  sees: number[];
}

/** A thief and what he carries. */
export interface Thief {
  spot: number;
  goods: number[];
  artwork: number; // 1 to 6; 0 = none
  wanted: boolean;
  equipment: number[];
  ally: number;
  brawl: number;
  blinded: number; // mask of guards
}

/** A player's side of the table. */
export interface Guild {
  vp: number;
  hideout: number;
  store: number[];
  store_artworks: number; // mask of artworks 1 to 6
  board: number;
  patrol: number[];
  endurance: boolean;
  missions: number[];
  plan: number[];
  cards_kept: number;
}

/** What a mission says. */
export interface Mission {
  wants: number[];
  gives: number[];
  vp: number;
}

/** What an artwork says. */
export interface Bonus {
  vp: number;
  gives: number[];
  draws: number;
}

/** What cards, missions, artworks and villas say in this pack. */
export interface Printed {
  cost: number[];
  vp: number[];
  brings: number[][];
  missions: Mission[];
  artworks: Bonus[];
  gems_locked: number[];
}

/** The missions of the smugglers, and those not seen. */
export interface Missions {
  slots: number[];
  piles: number[];
  unseen: number[];
  deck: number;
}

/** The dealer's display and what lies behind it. */
export interface Equipment {
  display: number[];
  deck: number[];
  discard: number[];
  half: number;
}

/** The clients of the tavern. */
export interface Clients {
  deck: number[];
  discard: number[];
  box: number[];
  revealed: number[];
}

/** How far the turn of a thief has come. */
export interface Turn {
  active: number;
  ap: number;
  at: number;
  mp: number;
  jumping: number;
  tunnel: number;
  hurry: number;
  vault_from: number;
  robbed: number;
  visited: number;
  used: number;
  smoke: number;
  fresh: number;
  here: number;
  did: number;
  open: number;
  partner: number;
  limit: number;
}

/** A citizen on his way. */
export interface Errand {
  mover: number;
  seat: number;
  need: number;
  heading: number;
  at: number;
}

/** What moves by itself in a game alone. */
export interface Solo {
  compass: number;
  boards_left: number[];
  board: number;
  face: number;
  rivals: number[];
}

/** What a seat may know. */
export interface ThiefdomView extends AnyView {
  actor: number;
  waiting: number[];
  round: number;
  tile: number;
  turn: number;
  first: number;
  starter: number;
  step: number[];
  city: Section[];
  villas: number[];
  artworks: number[];
  citizens: Citizen[];
  badges: number;
  bags: number;
  dungeon: number[];
  missions: Missions;
  equipment: Equipment;
  clients: Clients;
  players: Guild[];
  thieves: Thief[];
  turn_of: Turn;
  walk: Errand;
  trail: number[];
  pool: number[];
  room: number[];
  buildings?: Building[];
  map?: MapView;
  printed?: Printed;
  hand?: number[];
  kept?: number[];
  passed?: number[];
  choice?: number;
  solo?: Solo;
}

/** A way of a thief; what is not said is nothing. */
export interface WayRow {
  spot: number;
  actions: number[];
  path?: number[]; // spots, the last one included; without it the actions are the spots
  steps?: number; // MP spent
  left?: number; // MP left to go on with
  vp?: number; // VP lost
  arrest?: number; // the citizen who arrests him
  arrested?: number[]; // thieves
  watched?: number; // the citizen who arrests him if his turn ends there: the patrol comes next
  meets?: number; // an own thief passed at the end, for an exchange
  cards?: number; // a wall climbed, a building vaulted
}

/** An outcome of a citizen's walk. */
export interface WalkRow {
  end: number;
  actions: number[];
  path: number[];
  facing?: number; // of a guard, like what follows
  seen?: number[]; // on his way and at its end
  sees?: number[]; // once he stands
  arrests?: number[]; // thieves
}

/** What a seat can foresee of its choices. */
export interface ThiefdomPreview {
  ways?: WayRow[];
  carried?: WayRow[]; // by cards
  walks?: WalkRow[];
  deals?: [action: number, vp: number, gold: number][]; // VP gained, gold paid
  sold?: number; // the good that this location buys
  store?: number[]; // actions that put everything into the hideout
  watched?: number; // the citizen who arrests the thief if his turn ends here: the patrol comes next
  gold?: number[]; // actions that take out as much gold as fits
}

/** What can happen: its key and numbers. */
export type ThiefdomEvent =
  | { key: "section"; args: { row: number; column: number; section: number; side: number; turns: number } }
  | { key: "villa"; args: { section: number; villa: number; good: number } }
  | { key: "placed"; args: { citizen: number; row: number; column: number } }
  | { key: "mission"; args: { section: number; mission: number } }
  | { key: "shown"; args: { slot: number; card: number } }
  | { key: "board"; args: { seat: number; board: number; first: number } }
  | { key: "dealt"; args: { seat: number; cards: number } }
  | { key: "hand"; args: { card: number } }
  | { key: "ready"; args: { seat: number } }
  | { key: "passed_on"; args: Record<string, never> }
  | { key: "bought"; args: { seat: number; thief: number; card: number; gold: number; vp: number } }
  | { key: "bought_none"; args: { seat: number } }
  | { key: "deck"; args: { cards: number } }
  | { key: "hideout"; args: { seat: number; kind: number; section: number; house: number } }
  | { key: "night"; args: { round: number } }
  | { key: "plan"; args: { seat: number; first: number; second: number; third: number; patrol: number } }
  | { key: "activated"; args: { seat: number; thief: number; tile: number } }
  | { key: "patrols"; args: { seat: number; board: number; tile: number } }
  | { key: "walked"; args: { citizen: number; row: number; column: number; direction: number } }
  | { key: "stayed"; args: { citizen: number } }
  | { key: "stepped"; args: { seat: number; thief: number; row: number; column: number; mp: number } }
  | { key: "jumped"; args: { seat: number; thief: number; row: number; column: number } }
  | { key: "entered"; args: { seat: number; thief: number; kind: number; section: number; house: number } }
  | { key: "teleported"; args: { seat: number; thief: number; row: number; column: number } }
  | { key: "attempt"; args: { seat: number; thief: number; citizen: number } }
  | { key: "arrested"; args: { seat: number; thief: number } }
  | { key: "vp"; args: { seat: number; vp: number; total: number } }
  | { key: "gained"; args: { seat: number; thief: number; good: number; count: number } }
  | { key: "paid"; args: { seat: number; thief: number; good: number; count: number } }
  | { key: "seized"; args: { seat: number; thief: number; good: number; count: number } }
  | { key: "dropped"; args: { seat: number; thief: number; good: number } }
  | { key: "forgone"; args: { seat: number; thief: number; good: number; count: number } }
  | { key: "stored"; args: { seat: number; thief: number; good: number } }
  | { key: "fetched"; args: { seat: number; thief: number; good: number } }
  | { key: "handed"; args: { seat: number; thief: number; other: number; good: number } }
  | { key: "robbed"; args: { seat: number; thief: number; citizen: number } }
  | { key: "poster"; args: { seat: number; thief: number } }
  | { key: "poster_off"; args: { seat: number; thief: number } }
  | { key: "visited"; args: { seat: number; thief: number; kind: number; section: number } }
  | { key: "sold"; args: { seat: number; thief: number; good: number; count: number; vp: number } }
  | { key: "delivered"; args: { seat: number; thief: number; good: number } }
  | { key: "clients"; args: { card: number } }
  | { key: "ally"; args: { seat: number; thief: number; card: number; gold: number } }
  | { key: "brawl"; args: { seat: number; thief: number; card: number } }
  | { key: "declined"; args: { seat: number } }
  | { key: "mission_done"; args: { seat: number; thief: number; mission: number } }
  | { key: "used"; args: { seat: number; thief: number; card: number } }
  | { key: "discarded"; args: { card: number } }
  | { key: "endured"; args: { seat: number; thief: number } }
  | { key: "turn_over"; args: { seat: number; thief: number } }
  | { key: "day"; args: { round: number; seat: number } }
  | { key: "alley"; args: { seat: number; thieves: number } }
  | { key: "renewed"; args: Record<string, never> }
  | { key: "compass"; args: { board: number; face: number } }
  | { key: "rival"; args: { thief: number; face: number; kind: number; section: number } }
  | { key: "full_moon"; args: Record<string, never> }
  | { key: "scored"; args: { seat: number; goods: number; allies: number; home: number; total: number } }
  | { key: "won"; args: { seat: number; total: number } }
  | { key: "rated"; args: { total: number; rating: number } }
  | { key: "stocked"; args: { seat: number; good: number; count: number } }
  | { key: "located"; args: { seat: number; thief: number; kind: number; section: number; house: number } };

/** What can be chosen: its verb and arguments. */
export type ThiefdomVerb =
  | [verb: "step", args: { row: number; column: number }]
  | [verb: "enter", args: { section: number; house: number }]
  | [verb: "climb", args: { row: number; column: number }]
  | [verb: "scale", args: { section: number; house: number }]
  | [verb: "vault", args: { section: number; house: number }]
  | [verb: "stop", args: Record<string, never>]
  | [verb: "hurry", args: Record<string, never>]
  | [verb: "walk", args: { direction: number }]
  | [verb: "rob", args: { citizen: number; way: number }]
  | [verb: "activate", args: Record<string, never>]
  | [verb: "endure", args: Record<string, never>]
  | [verb: "exchange", args: Record<string, never>]
  | [verb: "shoot", args: { citizen: number }]
  | [verb: "throw", args: { citizen: number }]
  | [verb: "bribe", args: { citizen: number }]
  | [verb: "use", args: { card: number }]
  | [verb: "grapple", args: { section: number; house: number }]
  | [verb: "ferry", args: { row: number }]
  | [verb: "teleport", args: { section: number; house: number }]
  | [verb: "pigeon", args: { thief: number }]
  | [verb: "lend", args: { other: number; way: number; good: number }]
  | [verb: "swap", args: { thief: number }]
  | [verb: "tithe", args: { count: number }]
  | [verb: "fence", args: { good: number; way: number }]
  | [verb: "fill", args: Record<string, never>]
  | [verb: "gems", args: Record<string, never>]
  | [verb: "artwork", args: Record<string, never>]
  | [verb: "sell", args: { count: number }]
  | [verb: "deliver", args: Record<string, never>]
  | [verb: "buy", args: { slot: number }]
  | [verb: "meet", args: Record<string, never>]
  | [verb: "drink", args: { count: number }]
  | [verb: "take", args: { good: number }]
  | [verb: "poster", args: Record<string, never>]
  | [verb: "mission", args: Record<string, never>]
  | [verb: "drop", args: { good: number }]
  | [verb: "forgo", args: Record<string, never>]
  | [verb: "ally", args: { slot: number }]
  | [verb: "brawl", args: { slot: number }]
  | [verb: "decline", args: Record<string, never>]
  | [verb: "keep", args: { slot: number }]
  | [verb: "replace", args: { slot: number }]
  | [verb: "store", args: { thief: number; good: number }]
  | [verb: "fetch", args: { thief: number; good: number }]
  | [verb: "lift", args: { way: number; good: number }]
  | [verb: "share", args: { good: number }]
  | [verb: "done", args: Record<string, never>]
  | [verb: "pass", args: Record<string, never>]
  | [verb: "shed", args: Record<string, never>]
  | [verb: "wear", args: Record<string, never>]
  | [verb: "pick", args: { card: number }]
  | [verb: "purchase", args: { card: number; thief: number }]
  | [verb: "hide", args: { section: number; house: number }]
  | [verb: "plan", args: { first: number; second: number; third: number }]
  | [verb: "leave", args: Record<string, never>]
  | [verb: "end", args: Record<string, never>];

export const stepCode = (row: number, column: number): number => row * 28 + column;
export const enterCode = (section: number, house: number): number => 392 + (section - 1) * 12 + house;
export const climbCode = (row: number, column: number): number => 488 + row * 28 + column;
export const scaleCode = (section: number, house: number): number => 880 + (section - 1) * 12 + house;
export const vaultCode = (section: number, house: number): number => 976 + (section - 1) * 12 + house;
export const STOP = 1072;
export const HURRY = 1073;
export const walkCode = (direction: number): number => 1074 + direction;
export const robCode = (citizen: number, way: number): number => 1078 + citizen * 2 + way;
export const ACTIVATE = 1096;
export const ENDURE = 1097;
export const EXCHANGE = 1098;
export const shootCode = (citizen: number): number => 1099 + citizen;
export const throwCode = (citizen: number): number => 1103 + citizen - 4;
export const bribeCode = (citizen: number): number => 1108 + citizen;
export const useCode = (card: number): number => 1112 + card;
export const grappleCode = (section: number, house: number): number => 1160 + (section - 1) * 12 + house;
export const ferryCode = (row: number): number => 1256 + row;
export const teleportCode = (section: number, house: number): number => 1270 + (section - 1) * 12 + house;
export const pigeonCode = (thief: number): number => 1366 + thief;
export const lendCode = (other: number, way: number, good: number): number => 1369 + (other * 2 + way) * 5 + good;
export const swapCode = (thief: number): number => 1399 + thief;
export const titheCode = (count: number): number => 1402 + count - 1;
export const fenceCode = (good: number, way: number): number => 1408 + (good - 1) * 2 + way;
export const FILL = 1414;
export const GEMS = 1415;
export const ARTWORK = 1416;
export const sellCode = (count: number): number => 1417 + count - 1;
export const DELIVER = 1423;
export const buyCode = (slot: number): number => 1424 + slot;
export const MEET = 1428;
export const drinkCode = (count: number): number => 1429 + count - 1;
export const takeCode = (good: number): number => 1435 + good;
export const POSTER = 1446;
export const MISSION = 1447;
export const dropCode = (good: number): number => 1448 + good;
export const FORGO = 1459;
export const allyCode = (slot: number): number => 1460 + slot;
export const brawlCode = (slot: number): number => 1464 + slot;
export const DECLINE = 1468;
export const keepCode = (slot: number): number => 1469 + slot;
export const replaceCode = (slot: number): number => 1471 + slot;
export const storeCode = (thief: number, good: number): number => 1473 + thief * 11 + good;
export const fetchCode = (thief: number, good: number): number => 1506 + thief * 11 + good;
export const liftCode = (way: number, good: number): number => 1539 + way * 11 + good;
export const shareCode = (good: number): number => 1561 + good;
export const DONE = 1572;
export const PASS = 1573;
export const SHED = 1574;
export const WEAR = 1575;
export const pickCode = (card: number): number => 1576 + card;
export const purchaseCode = (card: number, thief: number): number => 1588 + card * 3 + thief;
export const hideCode = (section: number, house: number): number => 1624 + (section - 1) * 12 + house;
export const planCode = (first: number, second: number, third: number): number => 1720 + ((first - 1) * 4 + second - 1) * 4 + third - 1;
export const LEAVE = 1784;
export const END = 1785;

export const GUARDS = 4;
export const CARRIAGE = 8;
export const THIEVES = 3;
export const TYPES = 12;
export const ROUNDS = 6;
export const GOODS = ["badge", "gem", "liquor", "wine", "gold"] as const;
export const GOLD = 4;
export const KINDS = ["tower", "garden", "forge", "stable", "church", "market", "dealer", "dungeon", "tavern", "smuggler", "villa"] as const;
export const FIRST_LOCATION = 5;
export const STRIDE = 28;
export const ROWS = 14;
export const BUILDING = 392;
export const PER_SECTION = 12;
export const SACK = 5;
