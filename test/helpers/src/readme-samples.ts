/** A sample in TypeScript below a heading of a Markdown text. */
export interface ReadmeSample {
  readonly heading: string;
  readonly code: string;
}

/** The first lines of each sample that uses the `api` of an earlier sample. */
const SETUP = `import { createMarketData } from "@market-data/client";
const api = createMarketData({ baseUrl: "https://api.example.com", apiKey: process.env["MARKET_DATA_KEY"] });
`;

/**
 * Reads the TypeScript samples of a Markdown text as complete programs.
 * @param url Replaces the base URL of the samples.
 */
export function readSamples(markdown: string, url: string): ReadmeSample[] {
  const found = markdown.matchAll(/^#+ ([^\n]+)\n(?:(?!^#).)*?^```ts\n(.*?)^```$/gms);
  return [...found].map(([, heading = "", code = ""]) => {
    const isComplete = /create(MarketData|Client)\(/.test(code) || !/\bapi\./.test(code);
    return { heading, code: (isComplete ? code : SETUP + code).replaceAll("https://api.example.com", url) };
  });
}
