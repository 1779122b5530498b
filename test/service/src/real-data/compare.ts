/** A typical request with the expected parts of the response. */
export interface DataCheck {
  readonly question: string;
  /** Path and query. `{slug}` is replaced by the id of the asset with this slug. */
  readonly path: string;
  /** Expected values by path: field names and indexes separated by dots, and `*` for all items. */
  readonly expects: Readonly<Record<string, Expected>>;
}

/**
 * An expected value. Patterns match texts, and numbers are compared approximately. Arrays have the same items in the same order. Null
 * also matches an absent value. Undefined matches nothing.
 */
export type Expected = number | string | null | undefined | RegExp | readonly Expected[];

/** Prices have 12 significant digits. */
const TOLERANCE = 1e-11;
/** Percentages have 6 decimals. */
const PERCENT_TOLERANCE = 1.01e-6;
const PERCENT = /percent|dominance|weight/;

/** Compares a body with the expectation. @returns One line per difference: `path: actual instead of expected`. */
export function compare(body: unknown, expects: DataCheck["expects"]): string[] {
  return Object.entries(expects).flatMap(([place, expected]) => {
    const tolerance = (size: number) =>
      PERCENT.test(place) ? PERCENT_TOLERANCE : TOLERANCE * Math.abs(size);
    return listDifferences(place, read(body, place.split(".")), expected, tolerance);
  });
}

function listDifferences(
  place: string,
  found: unknown,
  expected: Expected,
  tolerance: (size: number) => number,
): string[] {
  if (isList(expected) && Array.isArray(found)) {
    if (found.length !== expected.length) {
      return [`${place}: ${found.length} items instead of ${expected.length}`];
    }
    return expected.flatMap((each, index) =>
      listDifferences(`${place}[${index}]`, found[index], each, tolerance),
    );
  }
  if (isSame(found, expected, tolerance)) return [];
  return [
    `${place}: ${JSON.stringify(found)} instead of ${expected instanceof RegExp ? expected : JSON.stringify(expected)}`,
  ];
}

function isSame(found: unknown, expected: Expected, tolerance: (size: number) => number): boolean {
  if (expected instanceof RegExp) return typeof found === "string" && expected.test(found);
  if (typeof expected !== "number" || typeof found !== "number") return found === expected;
  return Math.abs(found - expected) <= tolerance(expected);
}

function isList(expected: Expected): expected is readonly Expected[] {
  return Array.isArray(expected);
}

/** An absent value counts as null. */
function read(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value ?? null;
  if (value === null || typeof value !== "object") return null;
  if (name === "*") return Object.values(value).map((item) => read(item, rest));
  return read((value as Record<string, unknown>)[name], rest);
}
