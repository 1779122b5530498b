import { distance } from "fastest-levenshtein";

/** Returns the most similar known name, if the difference is small enough for a typing error. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = distance(name, candidate);
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Joins names in quotes: `"a", "b"`. */
export function quoted(names: Iterable<unknown>): string {
  return [...names].map((name) => JSON.stringify(name)).join(", ");
}

/** Converts `cryptocurrency-type`, `cryptocurrency_type` or `cryptocurrencyType` to `CryptocurrencyType`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** Converts a name to camelCase. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** Converts `skipInvalid` or `skip-invalid` to `skip_invalid`. */
export function snakeCase(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toLowerCase();
}

/** Returns the literal segments after the version of a path: `/v1/partners/{partner}/fcas` has `partners`, `fcas`. */
export function pathWords(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "" && !segment.startsWith("{"))
    .slice(1);
}

/** Returns the version of a path: 2 for `/v2/...`, NaN without a version. */
export function pathVersion(path: string): number {
  return Number(/^\/v(\d+)\//.exec(path)?.[1]);
}
