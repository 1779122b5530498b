import { closest } from "fastest-levenshtein";

/** "Did you mean X?", or the whole list when nothing is near. */
export function suggest(wrong: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return "Nothing is allowed here: remove it.";
  const nearest = closest(wrong, [...allowed]);
  const list = allowed.length <= 12 ? ` Allowed: ${allowed.join(", ")}.` : "";
  return `Did you mean "${nearest}"?${list}`;
}
