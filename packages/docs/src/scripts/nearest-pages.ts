/** A page of the site: URL path and title. */
export type ListedPage = readonly [path: string, title: string];

/** The minimum similarity of two related words, from 0 to 1. */
const MIN_LIKENESS = 0.65;

/** The minimum share of the path's words in a suggested page. */
const MIN_SHARE = 0.4;

/** Words that do not tell pages apart. */
const IGNORED_WORDS = ["html", "md", "index", "operations", "a", "an", "of", "the"];

/**
 * Finds the pages with the paths and titles nearest to an unknown path, best first. Rare words count more than common words.
 * @param base The path of the site's root.
 */
export function findNearestPages(
  path: string,
  pages: readonly ListedPage[],
  { base = "/", count = 5 }: { base?: string; count?: number } = {},
): ListedPage[] {
  const wanted = [...new Set(splitWords(path.startsWith(base) ? path.slice(base.length) : path))];
  const words = pages.map(([path, title]) => [
    ...new Set([...splitWords(path.slice(base.length)), ...splitWords(title)]),
  ]);
  const weigh = (word: string) => {
    const holders = words.filter((each) => compareAll(word, each) > 0).length;
    return holders === 0 ? 0.5 : Math.log(1 + pages.length / holders);
  };
  const weights = wanted.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored = pages.map((page, index) => {
    const own = words[index] ?? [];
    const shared = wanted.reduce(
      (sum, word, place) => sum + compareAll(word, own) * (weights[place] ?? 0),
      0,
    );
    const share = shared / total;
    // Between equal scores, prefer the page with fewer unmatched words.
    return { page, share, score: share - own.length / 1000 };
  });
  return scored
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Splits a path, an id or a title into words: `quotesLatestV3` and `/v3/quotes/latest/` give the same words. */
function splitWords(text: string): string[] {
  return safelyDecode(text)
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "" && !IGNORED_WORDS.includes(word));
}

function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The similarity of a word to the most similar candidate, from 0 to 1. */
function compareAll(word: string, others: readonly string[]): number {
  return Math.max(0, ...others.map((other) => compareWords(word, other)));
}

function compareWords(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return 0;
  if (long.startsWith(short)) return 0.9;
  const likeness = 1 - countEdits(short, long) / long.length;
  return likeness >= MIN_LIKENESS ? likeness * 0.9 : 0;
}

/** The edit distance of two words (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place++) {
      const replaced = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
