import type { Parameter, ParameterValue } from "./operation.ts";
import type { NumberRange, ValueParser } from "./value-parser.ts";

/** The distinct items of a list, or the rejected text of the list or an item with the reason. */
export type ListResult =
  | {
      items: ParameterValue[];
      /** The text of the list, if the text is canonical. */
      canonical?: string;
    }
  | { rejected: string; reason: string };

const COMMA = 44;
const ZERO = 48;
const NO_DIGIT = -1;
/** The maximum number for the fast path. */
const MAX_PLAIN = 99_999_999;
/** The number of hash slots, a power of two: the slot of a number is its last bits. */
const SLOTS = 32_768;
/** The seen slots, all zero between two lists. */
const seen = new Uint8Array(SLOTS);

/** Parses a comma-separated list. Spaces around items are dropped; repeated items count once; empty items are rejected. */
export function parseList(text: string, parameter: Parameter, parser: ValueParser): ListResult {
  const { maxItems = Number.POSITIVE_INFINITY, minItems = 1 } = parameter;
  const numbers = parser.plain && readPlainNumbers(text, parameter, parser.plain);
  if (numbers !== undefined) return { items: numbers, canonical: text };
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
    // Checks the limit early, because the rest may be very long.
    if (items.size > maxItems)
      return { rejected: text, reason: `The list must have at most ${formatCount(maxItems)}.` };
    from = to + 1;
  }
  if (items.size < minItems)
    return { rejected: text, reason: `The list must have at least ${formatCount(minItems)}.` };
  return { items: [...items] };
}

/**
 * A fast path for lists of plain ids such as `1,1027,5426`, twice as fast as parsing each item. Returns undefined unless all numbers
 * are in range, distinct and written as digits without a leading zero.
 */
function readPlainNumbers(
  text: string,
  { maxItems = Number.POSITIVE_INFINITY, minItems = 1 }: Parameter,
  { minimum, maximum }: NumberRange,
): number[] | undefined {
  const numbers: number[] = [];
  let number = NO_DIGIT;
  for (let index = 0; index <= text.length; index++) {
    const code = index === text.length ? COMMA : text.charCodeAt(index);
    if (code === COMMA) {
      if (number < minimum || number < 0 || number > maximum || numbers.length >= maxItems) return undefined;
      numbers.push(number);
      number = NO_DIGIT;
    } else {
      const digit = code - ZERO;
      // A leading zero is not canonical.
      if (digit < 0 || digit > 9 || number === 0) return undefined;
      number = number < 0 ? digit : number * 10 + digit;
      if (number > MAX_PLAIN) return undefined;
    }
  }
  return numbers.length >= minItems && areSurelyDistinct(numbers) ? numbers : undefined;
}

/** Whether no two numbers share a hash slot. Such numbers are distinct; the check needs no set. */
function areSurelyDistinct(numbers: readonly number[]): boolean {
  let areDistinct = true;
  for (const number of numbers) {
    const slot = number % SLOTS;
    if (seen[slot] !== 0) areDistinct = false;
    seen[slot] = 1;
  }
  for (const number of numbers) seen[number % SLOTS] = 0;
  return areDistinct;
}

function formatCount(items: number): string {
  return items === 1 ? "1 item" : `${items} different items`;
}
