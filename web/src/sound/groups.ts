/** What has a volume of its own: what happens at the table, what calls somebody, what is heard from afar. */
export const GROUPS = ["table", "alerts", "ambience"] as const;
export type Group = (typeof GROUPS)[number];
