/** Something about a record does not hold; `key` is the word that says what. */
export class Wrong extends Error {
  constructor(
    readonly key: "form" | "seed" | "kept" | "seals" | "link" | "own" | "ledger" | "odds" | "outcome",
    readonly args: Record<string, string | number> = {},
  ) {
    super(`${key} ${JSON.stringify(args)}`);
  }
}
