/** `cryptocurrency/market-pairs` as `cryptocurrencyMarketPairs`. */
export function camelCase(words: string): string {
  return words.replace(/[-/](.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The literal segments of a path: `v1`, `cryptocurrency`, `market-pairs`, `latest`. */
export function getSegments(path: string): string[] {
  return path.match(/(?<=\/)[\w-]+/g) ?? [];
}

/** Derives the operationId from the path, as the contract does. */
export function deriveOperationId(path: string): string {
  const [version, ...words] = getSegments(path);
  return camelCase(words.join("-")) + (version as string).toUpperCase();
}
