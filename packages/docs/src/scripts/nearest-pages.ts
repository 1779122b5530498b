/** A page of the site: its URL path and its title. */
export type ListedPage = readonly [path: string, title: string];

/** Less alike, two words have nothing to do with each other. */
const MIN_LIKENESS = 0.65;

/** Pages that share less of a path's words are not suggested. */
const MIN_SHARE = 0.4;

/** Words of paths and titles that say nothing about a page. */
const IGNORED_WORDS = ["html", "md", "index", "operations", "a", "an", "of", "the"];

/**
 * The pages whose paths and titles are nearest to a path that no page has, best first. Rare words count more than those that
 * many pages have.
 * @param base The path below which the site stands.
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
    // Of pages that share as much, the one with the fewest other words.
    return { page, share, score: share - own.length / 1000 };
  });
  return scored
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

/** The words of a path, an id or a title: `quotesLatestV3` and `/v3/quotes/latest/` have the same. */
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

/** How much a word is like the one of several that is most like it, from 0 to 1. */
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

/** How many letters are to be put in, taken out or replaced to make one word of another. */
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
