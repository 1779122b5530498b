import type { SearchEntry } from "@market-data/generator-docs/search-index";

export type SearchHit = SearchEntry & { score: number };

export interface SearchResults {
  /** The best group first, and the best hit first in each group. */
  groups: { name: string; hits: SearchHit[] }[];
  /** The words of the index that match the query. */
  matched: ReadonlySet<string>;
}

/** The weights of fields: the highest first. */
const FIELDS = [
  ["title", 3],
  ["words", 2.5],
  ["about", 1.2],
  ["text", 1],
] as const;

/** Hits with a smaller share of the best score come last, in a group of their own. */
const MIN_SHARE = 0.3;
const MORE = "More results";
const MAX_HITS_OF_GROUP = 5;

const STOP_WORDS = new Set(
  "a an and any are as at be by can do does for from get how i if in is it its me my of on or s so that the this to was we what when where which why will with you your".split(
    " ",
  ),
);

/** A word, or a name such as `X-Request-Id`. */
const NAME = /[A-Za-z\d]+(?:[-_.][A-Za-z\d]+)*/g;

/** An entry with a word, and the weight of the field with the word. */
interface Posting {
  entry: SearchEntry;
  weight: number;
}

/** Builds the index of entries. The returned function searches. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResults {
  const index = new Map<string, Posting[]>();
  const splits = new Map<string, string[]>();
  for (const entry of entries)
    for (const [field, weight] of FIELDS)
      for (const name of entry[field].match(NAME) ?? []) {
        const words = splits.get(name) ?? splitName(name);
        splits.set(name, words);
        for (const word of words) {
          const postings = index.get(word) ?? [];
          if (postings.length === 0) index.set(word, postings);
          if (postings.at(-1)?.entry !== entry) postings.push({ entry, weight });
        }
      }
  return (query) => {
    const matched = new Set<string>();
    const scores = new Map<SearchEntry, { sum: number; share: number }>();
    let total = 0;
    for (const word of splitQuery(query, index)) {
      const weights = new Map<SearchEntry, number>();
      for (const [each, quality] of expandWord(word, index)) {
        matched.add(each);
        for (const { entry, weight } of index.get(each) ?? [])
          weights.set(entry, Math.max(weights.get(entry) ?? 0, quality * weight));
      }
      const rarity = weights.size === 0 ? 0 : Math.log(1 + entries.length / weights.size);
      total += rarity;
      for (const [entry, weight] of weights) {
        const { sum, share } = scores.get(entry) ?? { sum: 0, share: 0 };
        scores.set(entry, { sum: sum + weight * rarity, share: share + rarity });
      }
    }
    const path = /\bv\d+\/[\w/{}-]*\w/.exec(query)?.[0];
    const hits = [...scores].map(([entry, { sum, share }]) => {
      // The largest share of the title or a synonym in the query.
      const named = [entry.title, ...entry.words.split(",")].map((name) => {
        const words = splitText(name);
        return words.filter((word) => matched.has(word)).length / Math.max(1, words.length);
      });
      const score = sum * (share / total) ** 1.5 * entry.weight * (1 + Math.max(...named));
      return { ...entry, score: entry.about === `GET /${path}` ? Infinity : score };
    });
    return { groups: groupHits(hits), matched };
  };
}

/** The words of the index that match a word of a query, with the quality of each match. */
function expandWord(word: string, index: ReadonlyMap<string, unknown>): Map<string, number> {
  const found = new Map<string, number>();
  const { length } = word;
  for (const each of index.keys())
    if (each === word) found.set(each, 1);
    else if (length > 2 && each.startsWith(word)) found.set(each, (0.75 * length) / each.length);
  if (found.size > 0 || length < 4 || /\d/.test(word)) return found;
  const root = word.slice(0, length < 8 ? length : -3);
  for (const each of index.keys())
    if (each.startsWith(root) || isNear(word, each, 1)) found.set(each, 0.7);
    else if (length > 7 && isNear(word, each, 2)) found.set(each, 0.35);
  return found;
}

/** Whether `max` inserted, removed, replaced or swapped letters make two words equal. */
function isNear(one: string, other: string, max: number): boolean {
  if (one === other) return true;
  if (max === 0 || Math.abs(one.length - other.length) > max) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return (
    isNear(left.slice(1), right.slice(1), max - 1) ||
    isNear(left.slice(1), right, max - 1) ||
    isNear(left, right.slice(1), max - 1) ||
    (isSwapped && isNear(left.slice(2), right.slice(2), max - 1))
  );
}

function groupHits(hits: SearchHit[]): SearchResults["groups"] {
  hits.sort((one, other) => other.score - one.score);
  const limit = (hits.find(({ score }) => score < Infinity)?.score ?? 0) * MIN_SHARE;
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = hit.score < limit ? MORE : hit.group;
    const found = groups.get(name) ?? [];
    if (found.length < MAX_HITS_OF_GROUP) groups.set(name, [...found, hit]);
  }
  return [...groups].map(([name, hits]) => ({ name, hits }));
}

/** The words of a query without hosts and query strings. Names of the index stay whole. */
function splitQuery(query: string, index: ReadonlyMap<string, unknown>): string[] {
  const parts = query.replaceAll(/https?:\/\/[^\s/]*|\?\S+/g, " ").split(/\s+/);
  const words = parts.flatMap((part) => {
    const name = part.toLowerCase().replaceAll(/^\W+|\W+$/g, "");
    // In paths of fields, such as `quote.USD.price`, capitals are keys.
    return index.has(name) ? [name] : splitText(part.replaceAll(/\.[A-Z\d]+(?=\.)/g, "."));
  });
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The stems of the words of a text. */
function splitText(text: string): string[] {
  return (text.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").match(/[A-Za-z\d]+/g) ?? []).map(stem);
}

/** The words of a name, and the whole name. */
function splitName(name: string): string[] {
  const words = splitText(name);
  return words.length > 1 ? [...words, name.toLowerCase()] : words;
}

/** A word in small letters without the ending of its plural. */
function stem(text: string): string {
  const word = text.toLowerCase();
  if (word.length < 4 || !word.endsWith("s") || /[su]s$/.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Splits a text at the names and words that match: parts with odd positions match. */
export function splitMatches(text: string, matched: ReadonlySet<string>): string[] {
  const isMatch = (word: string) => matched.has(word.toLowerCase()) || matched.has(stem(word));
  const mark = (word: string) => (isMatch(word) ? `\0${word}\0` : word);
  const marked = text.replaceAll(NAME, (name) =>
    isMatch(name) ? mark(name) : name.replaceAll(/[A-Za-z\d]+/g, mark),
  );
  return marked.split("\0");
}

/** The part of a text that begins with the best sentence. */
export function makeExcerpt(text: string, matched: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.:] )/);
  const counts = sentences.map((sentence) => splitMatches(sentence, matched).length);
  const best = counts.indexOf(Math.max(...counts));
  return `${best > 0 ? "… " : ""}${sentences.slice(best).join("")}`;
}

/** The words of a URL path as a query. */
export function splitPath(path: string): string {
  return path.replaceAll(/^operations\/|\.(html|md)$|%\w*|\//g, " ");
}
