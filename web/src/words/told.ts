/** A refusal in the reader's language, where we know its kind; else in the service's own words. */

import type { Refusal } from "../door/api";
import { t } from "./words.svelte";

const KINDS: Record<string, string> = { "too-fast": "refused-too-fast", "other-version": "refused-other-version", "no-identity": "refused-no-identity" };

export function told({ message, trouble }: Refusal): string {
  const key = KINDS[trouble.error];
  return key ? t(key) : message || t("lobby-offline");
}
