import type { Parameter, ParameterValue } from "./operation.ts";
import type { ValueParser } from "./value-parser.ts";

/** The distinct items of a list; or the rejected text, of the list or of an item, as it was sent, and the reason. */
export type ListResult = { items: ParameterValue[] } | { rejected: string; reason: string };

/** Parses a comma-separated list. Spaces around items are dropped; repeated items count once; empty items are rejected. */
export function parseList(
  text: string,
  { maxItems = Number.POSITIVE_INFINITY, minItems = 1 }: Parameter,
  parser: ValueParser,
): ListResult {
  const items = new Set<ParameterValue>();
  for (let from = 0; from <= text.length; ) {
    const comma = text.indexOf(",", from);
    const to = comma === -1 ? text.length : comma;
    const item = text.slice(from, to);
    const trimmed = item.trim();
    if (trimmed === "") return { rejected: text, reason: "A list must not have an empty item." };
    const value = parser.parse(trimmed);
    if (value === undefined) return { rejected: item, reason: `Each item must be ${parser.allowed}.` };
    items.add(value);
    // Before the rest is parsed, which may be far too long.
    if (items.size > maxItems)
      return { rejected: text, reason: `The list must have at most ${formatCount(maxItems)}.` };
    from = to + 1;
  }
  if (items.size < minItems)
    return { rejected: text, reason: `The list must have at least ${formatCount(minItems)}.` };
  return { items: [...items] };
}

function formatCount(items: number): string {
  return items === 1 ? "1 item" : `${items} different items`;
}
