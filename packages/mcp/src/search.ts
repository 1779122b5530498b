import { type Operation, operations } from "@market-data/openapi";
import { readTexts } from "./contract.ts";
import { describeLifecycle } from "./describe.ts";
import { guides } from "./generated/guides.ts";
import { searchTerms } from "./generated/search-terms.ts";
import { listColumns, toRows } from "./rows.ts";

const MAX_OPERATIONS = 5;
const MAX_GUIDES = 2;

/** A searchable text. */
interface Entry {
  /** The line of the result. */
  readonly line: string;
  /** The weight of each word. */
  readonly words: ReadonlyMap<string, number>;
  /** Multiplies the score. Older versions rank below the current version. */
  readonly factor: number;
}

/** Replaces words of questions by words of the contract. Names of coins, exchanges and currencies become their kind. */
const REWRITES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(bitcoin|btc|ethereum|eth|solana|sol|xrp|cardano|dogecoin|usdt)\b(?! dominance)/g, "coin"],
  [/\b(binance|coinbase|kraken|okx|bybit|kucoin|bitfinex|gemini)\b/g, "an exchange"],
  [/\b(euros?|eur|dollars?|usd|pounds?|gbp|yen|jpy)\b/g, "fiat currency dollars"],
  [/\b(of|for|did|is|has) coin\b/, "$& quotes cryptocurrency"],
  [/\bids? of\b/, "ids map"],
  [/\b(now|today|current|currently)\b/, "$& latest"],
  [/\b(ago|history|past|yesterday|over (time|the|\d+))\b/, "$& historical"],
  [/\b(highest|lowest|ever)\b/, "$& all time high low performance"],
  [/\b(greedy|fearful)\b/, "fear greed"],
  [/\b(lost|lose|gained|gain|rose|fell|dropped)\b/, "gainers losers"],
  [/\b(which exchanges?|where)\b/, "exchanges of a coin trading pairs"],
  [/\b\d+(\.\d+)? [a-z]+ (in|to|are)\b/, "$& convert amount"],
];

const entries = {
  operations: Object.values(operations).map(toEntry),
  guides: guides.map(({ name, title, description, text }) => ({
    line: `Guide market-data://guides/${name}: ${title}. ${description}`,
    words: weigh([title, 4], [description, 2], [text, 0.1]),
    factor: 1,
  })),
};

/** Lists the operations and guides that match a question, the best first. */
export function search({ question }: { readonly question: string }): string {
  const text = REWRITES.reduce(
    (rest, [pattern, words]) => rest.replace(pattern, words),
    question.toLowerCase(),
  );
  const words = [...new Set(toWords(text))];
  const found = [
    ...rank(entries.operations, words).slice(0, MAX_OPERATIONS),
    ...rank(entries.guides, words).slice(0, MAX_GUIDES),
  ];
  if (found.length === 0)
    return "Nothing matches. Describe the data in other words, for example: price history.";
  return found.map(({ line }) => line).join("\n");
}

/** Splits a text into words without endings. */
function toWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return words.map(stem);
}

function stem(word: string): string {
  if (word.length <= 3) return word;
  const singular = word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxh])es$/, "")
    .replace(/(?<!s)s$/, "");
  return singular.replace(/(?<=\w{4})(?:ing|ed|er)$/, "").replace(/(?<=\w{3})e$/, "");
}

/** Sorts entries by the words that they contain. Rare words count more, repeated words little more. */
function rank(all: readonly Entry[], words: readonly string[]): Entry[] {
  const scores = new Map(all.map((entry) => [entry, 0]));
  for (const word of words) {
    const found = all.filter((entry) => entry.words.has(word));
    const rarity = Math.log((all.length + 1) / (found.length + 1));
    for (const entry of found) {
      const weight = entry.words.get(word) as number;
      scores.set(entry, (scores.get(entry) as number) + (entry.factor * rarity * weight) / (weight + 2));
    }
  }
  const matches = [...scores].filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a);
  return matches.map(([entry]) => entry);
}

function toEntry(operation: Operation): Entry {
  const { operationId, path, version, summary, tag, lifecycle } = operation;
  const { description, parameters, example } = readTexts(operation);
  const isOld = Object.values(operations).some(
    (each) => each.version > version && each.path.slice(3) === path.slice(3),
  );
  const words = weigh(
    [`${summary} ${searchTerms[operationId as keyof typeof searchTerms]}`, 4],
    [`${path} ${tag}`, 2],
    [description, 1],
    [operation.parameters.map(({ name, enum: values }) => `${name} ${values}`).join(), 0.3],
    [[...parameters.values()].join(), 0.1],
    [listColumns(toRows(operation, example.body)).join(), 1],
  );
  const line = [`${operationId}: ${summary}.`, ...describeLifecycle(operation)].join(" ");
  return { line, words, factor: isOld ? 0.5 : lifecycle.status === "current" ? 1 : 0.8 };
}

function weigh(...parts: readonly (readonly [text: string, weight: number])[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [text, weight] of parts) {
    for (const word of toWords(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return weights;
}
