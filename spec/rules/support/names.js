/** The spelling of names: what a wrong one was probably meant to be. */

/**
 * The known name that takes the fewest edits, where it takes few enough to be a slip.
 *
 * @param {string} name
 * @param {Iterable<string>} known
 * @returns {string | undefined}
 */
export function nearestName(name, known) {
  let best;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = editDistance(name, candidate);
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/**
 * The number of letters to add, drop or replace to get from one word to the other (Levenshtein).
 *
 * @param {string} from
 * @param {string} to
 */
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * A name as it should be written in `UpperCamelCase`: `price-conversion` is `PriceConversion`.
 *
 * @param {string} name
 */
export function pascalCase(name) {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
