const SHOWN_LENGTH = 60;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** A text as a message shows it: in double quotes, cut to a length that does no harm, without control characters. */
export function quote(text: string): string {
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return `"${shown.replace(UNPRINTABLE, "\uFFFD")}"`;
}

/** Names as a message lists them: `"id", "slug", "symbol"`. */
export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(", ");
}

/** The refusal of a value, and what is allowed instead, as a sentence. */
export function invalidValue(name: string, text: string, allowed: string): string {
  return `Invalid value for ${quote(name)}: ${quote(text)}. ${allowed}`;
}

const NEAR = 2;
const LONGEST_GUESS = 60;

/** The known name that an unknown one was probably meant to be; undefined where none is near. */
export function nearest(unknown: string, known: readonly string[]): string | undefined {
  if (unknown.length > LONGEST_GUESS) return undefined;
  const text = unknown.toLowerCase();
  const distances = known.map((name) => ({ name, distance: editDistance(text, name.toLowerCase()) }));
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a), {
    name: "",
    distance: NEAR + 1,
  });
  return best.distance <= NEAR && best.distance < best.name.length ? best.name : undefined;
}

/** How many letters must be put in, taken out or changed to make one text of the other. */
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
