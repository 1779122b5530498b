import type { Parameter, ParameterValue } from "./operation.ts";
import type { ValueReader } from "./values.ts";

/** What came of reading a list: its different items, or which text is refused and why. */
export type ReadList = { items: ParameterValue[] } | { refused: string; reason: string };

/**
 * Reads a comma-separated list (document 2, *Shared parameter shapes*). Spaces around items are dropped; an item
 * that repeats an earlier one counts once; an empty item is refused.
 */
export function readList(
  text: string,
  { maxItems = Number.POSITIVE_INFINITY, minItems = 1 }: Parameter,
  reader: ValueReader,
): ReadList {
  const items = new Set<ParameterValue>();
  for (let from = 0; from <= text.length; ) {
    const comma = text.indexOf(",", from);
    const to = comma === -1 ? text.length : comma;
    const item = text.slice(from, to).trim();
    if (item === "") return { refused: text, reason: "A list must not have an empty item." };
    const value = reader.read(item);
    if (value === undefined) return { refused: item, reason: `Each item must be ${reader.allowed}.` };
    items.add(value);
    // Ends a list that is far too long at once.
    if (items.size > maxItems)
      return { refused: text, reason: `The list must have at most ${counted(maxItems)}.` };
    from = to + 1;
  }
  if (items.size < minItems)
    return { refused: text, reason: `The list must have at least ${counted(minItems)}.` };
  return { items: [...items] };
}

function counted(items: number): string {
  return items === 1 ? "1 item" : `${items} different items`;
}
