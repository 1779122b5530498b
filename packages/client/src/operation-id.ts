/** `cryptocurrency/market-pairs` as `cryptocurrencyMarketPairs`; path parameters are left out. */
export function camelCase(words: string): string {
  return words.replace(/\/{\w+}|[-/](.)/g, (_, letter = "") => letter.toUpperCase());
}

/** Derives the operationId from the path, as the contract does: in camelCase, with the version at its end. */
export function deriveOperationId(path: string): string {
  return camelCase(path.replace(/^\/(v\d+)\/(.*)/, "$2-$1"));
}
