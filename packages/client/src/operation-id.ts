/** `cryptocurrency/market-pairs` as `cryptocurrencyMarketPairs`. */
export function camelCase(words: string): string {
  return words.replace(/[-/](.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The segments of a path that are words: `v1`, `cryptocurrency`, `market-pairs`, `latest`. */
export function segmentsOf(path: string): string[] {
  return path.match(/(?<=\/)[\w-]+/g) ?? [];
}

/** The operationId, which the contract derives from the path in the same way. */
export function operationIdOf(path: string): string {
  const [version, ...words] = segmentsOf(path);
  return camelCase(words.join("-")) + (version as string).toUpperCase();
}
