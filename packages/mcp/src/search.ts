import { type Operation, operations } from "@market-data/openapi";
import { getEntry, listFields, listParameterTexts } from "./contract.ts";
import { describeLifecycle } from "./describe.ts";
import { guides } from "./generated/guides.ts";
import { searchTerms } from "./generated/search-terms.ts";

const MAX_OPERATIONS = 5;
const MAX_GUIDES = 2;

/** A searchable text: the weight of each word, and the line of the result. */
interface Entry {
  readonly line: string;
  readonly words: ReadonlyMap<string, number>;
  /** Multiplies the score. Older versions rank below the current version. */
  readonly factor: number;
}

const STOP_WORDS = new Set(
  "a an and are as at be by can do does for from has have how i in is it just me my of on one or show so such that the their there to what when where which with".split(
    " ",
  ),
);

/** Names in questions, replaced by their kind. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [
    /\b(bitcoin|btc|ethereum|eth|solana|sol|xrp|cardano|ada|dogecoin|doge|tether|usdt|chainlink)\b(?! dominance)/g,
    "coin",
  ],
  [/\b(binance|coinbase|kraken|okx|bybit|kucoin|bitfinex|gemini)\b/g, "an exchange"],
  [/\b(euros?|eur|dollars?|usd|pounds?|gbp|yen|jpy)\b/g, "fiat currency dollars"],
];

/** Words of questions, with the words of the contract for them. */
const HINTS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b(of|for) (coin|[a-z]+, coin)\b/, "quotes of a cryptocurrency"],
  [/\bids? of\b/, "ids map"],
  [/\bcoin\/coin\b/, "pairs of a cryptocurrency"],
  [/\b(now|today|current|currently)\b/, "latest"],
  [/\b(ago|history|past|yesterday|over time|over the|over \d+)\b/, "historical"],
  [/\b(highest|lowest|ever)\b/, "all time high low performance"],
  [/\b(lost|lose|gained|gain|rose|fell|dropped)\b/, "gainers losers"],
  [/\b(greedy|fearful)\b/, "fear greed"],
  [/\b(all|each|every) \w+ coins\b/, "coins in a category"],
  [/\bwhich exchanges?\b|\bwhere\b/, "exchanges of a coin trading pairs"],
  [/\b\d+(\.\d+)? [a-z]+ (in|to|are)\b/, "convert amount"],
];

/** Lists the operations and guides that match a question, the best first. */
export function search(question: string): string {
  const kinds = KINDS.reduce((text, [name, kind]) => text.replace(name, kind), question.toLowerCase());
  const hints = HINTS.filter(([pattern]) => pattern.test(kinds)).map(([, hint]) => hint);
  const words = [...new Set(toWords([kinds, ...hints].join(" ")))];
  const found = rank(getOperationEntries(), words).slice(0, MAX_OPERATIONS);
  const texts = rank(getGuideEntries(), words).slice(0, MAX_GUIDES);
  const lines = [...found, ...texts].map(({ line }) => line);
  if (lines.length === 0)
    return "Nothing matches. Describe the data in other words, for example: price history.";
  return lines.join("\n");
}

/** Splits a text into words without endings. */
function toWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}

function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxh])es$/, "")
    .replace(/(?<!s)s$/, "")
    .replace(/(?<=\w{4})(?:ing|ed|er)$/, "")
    .replace(/(?<=\w{3})e$/, "");
}

function rank(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const weights = words.map((word) => {
    const count = entries.filter((entry) => entry.words.has(word)).length;
    return { word, rarity: Math.log(1 + entries.length / (count + 0.5)) };
  });
  return entries
    .map((entry) => {
      const scores = weights.map(({ word, rarity }) => rarity * saturate(entry.words.get(word) ?? 0));
      return { entry, score: entry.factor * scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Bounds the effect of a repeated word. */
function saturate(weight: number): number {
  return weight / (weight + 2);
}

let operationEntries: readonly Entry[] | undefined;

function getOperationEntries(): readonly Entry[] {
  operationEntries ??= Object.values(operations).map(toEntry);
  return operationEntries;
}

function toEntry(operation: Operation): Entry {
  const { operationId, path, summary, tag, lifecycle } = operation;
  const lines = [`${operationId}: ${summary}.`, ...describeLifecycle(operation)];
  const words = weigh([
    [summary, 4],
    [searchTerms[operationId] ?? "", 4],
    [`${path} ${tag}`, 2],
    [String(getEntry(operation)["description"] ?? ""), 1],
    [operation.parameters.map(({ name, enum: values }) => [name, values].join()).join(), 0.3],
    [[...listParameterTexts(operation).values()].join(), 0.1],
    [
      listFields(operation)
        .map(({ name, description }) => `${name} ${description}`)
        .join(),
      0.2,
    ],
  ]);
  const isOld = Object.values(operations).some((each: Operation) => isNewer(each, operation));
  const factor = isOld ? 0.5 : lifecycle.status === "current" ? 1 : 0.8;
  return { line: lines.join(" "), words, factor };
}

function isNewer(a: Operation, b: Operation): boolean {
  const tail = ({ path }: Operation) => path.replace(/^\/v\d+/, "");
  return a.version > b.version && tail(a) === tail(b);
}

let guideEntries: readonly Entry[] | undefined;

function getGuideEntries(): readonly Entry[] {
  guideEntries ??= guides.map(({ name, title, description, text }) => ({
    line: `Guide market-data://guides/${name}: ${title}. ${description}`,
    words: weigh([
      [title, 4],
      [description, 2],
      [text, 0.1],
    ]),
    factor: 1,
  }));
  return guideEntries;
}

function weigh(parts: readonly (readonly [text: string, weight: number])[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [text, weight] of parts) {
    for (const word of toWords(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return weights;
}
