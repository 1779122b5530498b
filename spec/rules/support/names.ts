/** The spelling of names: what a wrong one was probably meant to be. */
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

/** A name as it should be written in `UpperCamelCase`: `price-conversion` is `PriceConversion`. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
