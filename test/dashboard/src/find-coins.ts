/** The searchable fields of a coin. */
interface Findable {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
}

/** Returns whether a coin matches a text. */
type Fit = (coin: Findable, text: string) => boolean;

const FITS: readonly Fit[] = [
  ({ symbol }, text) => lower(symbol) === text,
  ({ name }, text) => lower(name) === text,
  ({ symbol }, text) => lower(symbol).startsWith(text),
  ({ name }, text) => lower(name).startsWith(text),
  ({ name }, text) => lower(name).includes(` ${text}`),
  ({ name, symbol }, text) => lower(name).includes(text) || lower(symbol).includes(text),
  ({ id }, text) => String(id) === text,
];

/** Finds the best matches of a text. Equal matches keep the order of the list. */
export function findCoins<Coin extends Findable>(
  coins: readonly Coin[],
  text: string,
  most: number,
): readonly Coin[] {
  const wanted = lower(text.trim());
  if (wanted === "") return [];
  return coins
    .map((coin) => ({ coin, fit: FITS.findIndex((fits) => fits(coin, wanted)) }))
    .filter(({ fit }) => fit !== -1)
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ coin }) => coin);
}

function lower(text: string): string {
  return text.toLocaleLowerCase("en");
}
