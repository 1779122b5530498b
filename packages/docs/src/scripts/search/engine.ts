/** An entry of `search.json`. */
export interface SearchEntry {
  group: string;
  url: string;
  title: string;
  about: string;
  text: string;
  /** Hidden synonyms. */
  words: string;
  /** Multiplies the score. */
  weight: number;
}

export type SearchHit = SearchEntry & { score: number };

export interface SearchResults {
  /** The best group first, and the best hit first in each group. */
  groups: { name: string; hits: SearchHit[] }[];
  /** The words of the index that match the query. */
  matched: ReadonlySet<string>;
}

/** For each word the entries with the word, and the highest weight of the fields with the word. */
type Index = Map<string, Map<SearchEntry, number>>;

/** The weights of fields: the highest first. */
const FIELDS = [
  ["title", 3],
  ["words", 2.5],
  ["about", 1.2],
  ["text", 1],
] as const;

/** Hits with a smaller share of the best score come last, in a group of their own. */
const MIN_SHARE = 0.3;
const MAX_HITS_OF_GROUP = 5;

const STOP_WORDS = new Set(
  "a an and any are as at be by can do does for from get how i if in is it its me my of on or s so that the this to was we what when where which why will with you your".split(
    " ",
  ),
);

/** A word, or a name such as `X-Request-Id`. */
const NAME = /[A-Za-z\d]+(?:[-_.][A-Za-z\d]+)*/g;

/** Builds the index of entries. The returned function searches. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResults {
  const index = createIndex(entries);
  return (query) => {
    const matched = new Set<string>();
    const scores = new Map<SearchEntry, { sum: number; share: number }>();
    for (const word of splitQuery(query, index)) {
      const weights = new Map<SearchEntry, number>();
      for (const [each, quality] of expandWord(word, index)) {
        matched.add(each);
        for (const [entry, weight] of index.get(each) ?? [])
          weights.set(entry, Math.max(weights.get(entry) ?? 0, quality * weight));
      }
      const rarity = Math.log(1 + entries.length / weights.size);
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
      const score = sum * share ** 1.5 * entry.weight * (1 + Math.max(...named));
      return { ...entry, score: entry.about === `GET /${path}` ? Infinity : score };
    });
    return { groups: groupHits(hits), matched };
  };
}

function createIndex(entries: readonly SearchEntry[]): Index {
  const index: Index = new Map();
  const splits = new Map<string, string[]>();
  for (const entry of entries)
    for (const [field, weight] of FIELDS)
      for (const name of entry[field].match(NAME) ?? []) {
        const words = splits.get(name) ?? splitName(name);
        splits.set(name, words);
        for (const word of words) {
          const weights = index.get(word) ?? new Map<SearchEntry, number>();
          index.set(word, weights);
          if (!weights.has(entry)) weights.set(entry, weight);
        }
      }
  return index;
}

/** The words of the index that match a word of a query, with the quality of each match. */
function expandWord(word: string, index: Index): Map<string, number> {
  const { length } = word;
  const beginnings = [...index.keys()].filter(
    (each) => each === word || (length > 2 && each.startsWith(word)),
  );
  if (beginnings.length > 0 || length < 4 || /\d/.test(word))
    return new Map(beginnings.map((each) => [each, each === word ? 1 : (0.75 * length) / each.length]));
  const [root, max] = length > 7 ? [word.slice(0, -3), 2] : [word, 1];
  const similar = [...index.keys()].filter((each) => each.startsWith(root) || isNear(word, each, max));
  return new Map(similar.map((each) => [each, 0.7]));
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
  const groups = Map.groupBy(hits, ({ score, group }) => (score < limit ? "More results" : group));
  return [...groups].map(([name, hits]) => ({ name, hits: hits.slice(0, MAX_HITS_OF_GROUP) }));
}

/** The words of a query without hosts and query strings. Names of the index stay whole. */
function splitQuery(query: string, index: Index): string[] {
  const parts = query.replaceAll(/https?:\/\/[^\s/]*|\?\S+/g, " ").split(/\s+/);
  const words = parts.flatMap((part) => {
    const name = part.toLowerCase().replaceAll(/^\W+|\W+$/g, "");
    // In paths of fields, such as `quote.USD.price`, capitals are keys.
    return index.has(name) ? [name] : splitText(part.replaceAll(/\.[A-Z\d]+(?=\.)/g, "."));
  });
  return words.filter((word) => !STOP_WORDS.has(word));
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
  return text
    .toLowerCase()
    .replace(/(?<=..)ies$/, "y")
    .replace(/(?<=..[^su])s$/, "");
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
