/** The spelling of names. */
import { distance } from "fastest-levenshtein";

/** The known name that takes the fewest edits, where it takes few enough to be a slip. */
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

/** Names in quotes with commas between them: `"a", "b"`. */
export function quoted(names: Iterable<unknown>): string {
  return [...names].map((name) => JSON.stringify(name)).join(", ");
}

/** `cryptocurrency-type`, `cryptocurrency_type` or `cryptocurrencyType` as `CryptocurrencyType`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** As `pascalCase`, with a small first letter. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The literal segments of a URL path after its version: `/v1/partners/{partner}/fcas` has `partners`, `fcas`. */
export function pathWords(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "" && !segment.startsWith("{"))
    .slice(1);
}

/** The number in a path's version segment: 2 for `/v2/...`; NaN without one. */
export function pathVersion(path: string): number {
  return Number(/^\/v(\d+)\//.exec(path)?.[1]);
}
