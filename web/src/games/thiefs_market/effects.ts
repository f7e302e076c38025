/** What each card shows in its effect strip, by its key; a test holds it equal to the rules' own card file. */

export interface Effect {
  is: string;
  face?: number;
  faces?: number[];
  icon?: number;
  what?: string;
  each?: number;
  low?: number;
  points?: number;
  gold?: number;
  infamy?: number;
  discount?: number;
}

export const EFFECTS: Record<string, Effect> = {
  alchemical_lab: { is: "turn", face: 0, faces: [1, 2, 3] },
  bondsman: { is: "turn", face: 0, faces: [4] },
  coercion_coordinator: { is: "spend", face: 2, infamy: 1 },
  corrupt_official: { is: "extra", face: 1 },
  disgruntled_minion: { is: "extra", face: 0 },
  fence: { is: "turn", face: 1, faces: [4] },
  glamer: { is: "turn", face: 2, faces: [0, 1, 3] },
  guy_in_a_trenchcoat: { is: "extra", face: 2 },
  local_celebrity: { is: "spend", face: 1, infamy: 1 },
  nearby_safehouse: { is: "pair", icon: 2, low: 1, points: 2 },
  necklace: { is: "worth", points: 2 },
  pawnbroker: { is: "turn", face: 3, faces: [4] },
  philosophers_stone: { is: "turn", face: 3, faces: [0, 1, 2] },
  public_relations_expert: { is: "spend", face: 3, infamy: 1 },
  shadowy_hood: { is: "worth", points: 2 },
  tailor: { is: "spend", face: 0, infamy: 1 },
  water_buffalo: { is: "tribute", face: 0, infamy: 1 },
  bookie: { is: "turn", face: 2, faces: [4] },
  brooch: { is: "worth", points: 3 },
  concealed_safehouse: { is: "pair", icon: 2, low: 2, points: 4 },
  colored_glass: { is: "turn", face: 1, faces: [0, 2, 3] },
  easily_impressed_noble: { is: "tribute", face: 1, infamy: 1 },
  executive_assistant: { is: "extra", face: 3 },
  eyepatch_of_command: { is: "marker_reward", infamy: 1 },
  fortified_safehouse: { is: "pair", icon: 2, low: 2, points: 4 },
  gauntlet_of_evil_intent: { is: "spend", face: 5, gold: 1 },
  imbalanced_scales: { is: "bonus", face: 4 },
  legitimate_jeweler: { is: "turn", face: 4, faces: [0, 1, 2, 3] },
  lucky_animal_appendage: { is: "lucky" },
  menacing_monocle: { is: "worth", points: 3 },
  provisioned_safehouse: { is: "pair", icon: 2, low: 2, points: 4 },
  rumor_monger: { is: "tribute", face: 3, infamy: 1 },
  sticky_fingered_dockhand: { is: "tribute", face: 2, infamy: 1 },
  unlabeled_potion: { is: "potion" },
  wicked_clutches: { is: "robbed", infamy: 1 },
  mimetic_stew: { is: "copy" },
  narrow_alleyway: { is: "crowd_reward", infamy: 2 },
  wut: { is: "worth", points: 0 },
  big_haul: { is: "haul" },
  collecting_golem: { is: "per", icon: 1, what: "icons", each: 2, points: 3 },
  crown: { is: "worth", points: 6 },
  exit_strategy: { is: "trade", gold: 1, infamy: 2 },
  fur_coat: { is: "worth", points: 4 },
  giant_belt_buckle: { is: "worth", points: 4 },
  insurance_racket: { is: "extra", discount: 1 },
  island_estate: { is: "bonus", face: 5 },
  loyalty_program: { is: "per", what: "other_cards", each: 1, points: 1 },
  political_campaign: { is: "per", what: "infamy", each: 2, points: 1 },
  scepter: { is: "worth", points: 6 },
  the_heist: { is: "haul" },
  treasure_map_1: { is: "rare", icon: 4, low: 5, points: 7 },
  treasure_map_2: { is: "rare", icon: 4, low: 5, points: 7 },
  purported_curse: { is: "per", icon: 1, what: "rival_icons", each: 1, points: 1 },
};

/** The picture of a card; both maps share one. */
export function pictureOf(key: string): string {
  return `v-${key.replace(/_\d$/, "")}`;
}
