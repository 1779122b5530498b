import { inNextRound } from "./next-round.ts";

/** Long work that can be left and gone on with after each of its steps, which take a fraction of a millisecond. */
export type Steps<Result> = Generator<void, Result, void>;

/** How many entries one step handles. */
const ENTRIES_PER_STEP = 256;
/** For how long work goes on before everything else has its turn, in ms. */
const MAX_TURN_MS = 2;

/** Does the work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  while (true) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Does the work in turns of 2 ms, one in each round of the event loop. It does not wait for other works that are divided, as
 * requests do: many wait for what it makes.
 */
export async function finishInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let start = performance.now();
  while (true) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < MAX_TURN_MS) continue;
    await new Promise<void>(inNextRound);
    start = performance.now();
  }
}

/** Does something with each entry, in steps. */
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

/** The entries in an order, sorted in steps; those that are equal stay in theirs. */
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
