/** Converts `cryptocurrency/market-pairs` to `cryptocurrencyMarketPairs`, without path parameters. */
export function camelCase(words: string): string {
  return words.replace(/\/{\w+}|[-/](.)/g, (_, letter = "") => letter.toUpperCase());
}

/** Derives the operationId from a path of the contract: camelCase, with the version as suffix. */
export function deriveOperationId(path: string): string {
  return camelCase(path.replace(/^\/(v\d+)\/(.*)/, "$2-$1"));
}
