/** Long work that yields between short steps, each a fraction of a millisecond. See `runTask`. */
export type Steps<Result> = Generator<void, Result, void>;

/** Entries per step. */
const ENTRIES_PER_STEP = 256;

/** Runs all steps without a pause. */
export function runSync<Result>(steps: Steps<Result>): Result {
  while (true) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Calls a function for each entry, and yields every 256 entries. */
export function* forEachInSteps<Entry>(entries: Iterable<Entry>, work: (entry: Entry) => void): Steps<void> {
  let left = ENTRIES_PER_STEP;
  for (const entry of entries) {
    work(entry);
    left -= 1;
    if (left > 0) continue;
    yield;
    left = ENTRIES_PER_STEP;
  }
}

/** Returns a sorted copy. The sort is stable. */
export function* sortInSteps<Entry>(
  entries: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): Steps<Entry[]> {
  let runs: Entry[][] = [];
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
    runs.push(entries.slice(start, start + ENTRIES_PER_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Entry[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* mergeInSteps(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<Entry>(
  one: readonly Entry[],
  other: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): Steps<Entry[]> {
  const merged: Entry[] = [];
  for (let [first, second] = [0, 0]; first < one.length || second < other.length; ) {
    const isSecond =
      first === one.length ||
      (second < other.length && compare(one[first] as Entry, other[second] as Entry) > 0);
    merged.push((isSecond ? other[second++] : one[first++]) as Entry);
    if (merged.length % ENTRIES_PER_STEP === 0) yield;
  }
  return merged;
}
