const MAX_SHOWN_LENGTH = 60;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Quotes a text for a message: in double quotes, truncated, with control characters replaced. */
export function quote(text: string): string {
  const shown = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
  return `"${shown.replace(UNPRINTABLE, "\uFFFD")}"`;
}

/** Quotes names for a message: `"id", "slug", "symbol"`. */
export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(", ");
}

/** Returns the message about an invalid value. @param allowed A sentence about the allowed values. */
export function invalidValue(name: string, text: string, allowed: string): string {
  return `Invalid value for ${quote(name)}: ${quote(text)}. ${allowed}`;
}

const MAX_DISTANCE = 2;
const MAX_COMPARED_LENGTH = 60;

/** Returns the known name most similar to an unknown name; undefined if no name is similar. */
export function findSimilar(unknown: string, known: readonly string[]): string | undefined {
  if (unknown.length > MAX_COMPARED_LENGTH) return undefined;
  const text = unknown.toLowerCase();
  const distances = known.map((name) => ({ name, distance: editDistance(text, name.toLowerCase()) }));
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a), {
    name: "",
    distance: MAX_DISTANCE + 1,
  });
  return best.distance <= MAX_DISTANCE && best.distance < best.name.length ? best.name : undefined;
}

/** Returns the Levenshtein distance of two names. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = Number(previous[column - 1]) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(changed, Number(previous[column]) + 1, Number(current[column - 1]) + 1));
    }
    previous = current;
  }
  return Number(previous[b.length]);
}
