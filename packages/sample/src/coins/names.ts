import names from "../data/names.json" with { type: "json" };

interface CoinName {
  readonly name: string;
  readonly slug: string;
  readonly symbol: string;
}

// All first words begin with different pairs of letters, so that coins never share a symbol by accident.
const { first: FIRST_WORDS, second: SECOND_WORDS } = names;
const NAMES = FIRST_WORDS.length * SECOND_WORDS.length;

/** Returns the invented name of a coin. */
export function generatedName(index: number): CoinName {
  // A step without a common divisor with the number of names visits each name once.
  const place = (index * 367) % NAMES;
  const first = FIRST_WORDS[place % FIRST_WORDS.length] as string;
  const second = SECOND_WORDS[Math.floor(place / FIRST_WORDS.length)] as string;
  const name = `Sample ${first} ${second}`;
  return { name, slug: toSlug(name), symbol: (first.slice(0, 2) + second.slice(0, 2)).toUpperCase() };
}

export function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
