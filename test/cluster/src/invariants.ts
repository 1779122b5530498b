/** What a caller saw of one request. Times are Unix times in ms. */
export interface Seen {
  readonly key: string;
  /** The index of the node. */
  readonly node: number;
  readonly start: number;
  readonly end: number;
  /** Undefined where no response came. */
  readonly status?: number;
  /** The credits that the response states. */
  readonly credits: number;
  readonly hasRetryAfter: boolean;
}

/** What a key may do, and what became of it. */
export interface KeyFacts {
  readonly key: string;
  readonly minuteLimit: number;
  readonly dailyLimit: number;
  /** The credits that are stored for its day. */
  readonly stored: number;
  /** When a command reported that it was revoked. */
  readonly revoked?: number;
}

export interface History {
  readonly seen: readonly Seen[];
  readonly keys: readonly KeyFacts[];
  /** Nodes that were killed, and when: what they had not stored is lost. */
  readonly killed: readonly { readonly node: number; readonly time: number }[];
  /** When nodes counted by themselves. */
  readonly alone: readonly { readonly from: number; readonly to: number }[];
  readonly nodes: number;
}

const MINUTE = 60_000;
/** What a node may lose when it is killed: it stores once a second. */
const UNSAVED_MS = 1000;
/** How soon a revocation holds everywhere. */
const REVOKED_MS = 1000;
/** How much later than planned a timer of a busy machine runs. */
const SLACK_MS = 250;

/** What must hold of every history. Each returns a sentence for each of its violations. */
export const INVARIANTS: Readonly<Record<string, (history: History) => string[]>> = {
  "a key is not admitted more often in a minute than its limit": ({ seen, keys, alone, nodes }) =>
    keys.flatMap(({ key, minuteLimit }) =>
      [...groupByMinute(seen.filter((each) => each.key === key && isAdmitted(each)))].flatMap(
        ([minute, sure]) => {
          const isAlone = alone.some(({ from, to }) => from < minute + MINUTE && to > minute);
          const limit = isAlone ? minuteLimit * nodes : minuteLimit;
          return sure > limit ? [`${key} was admitted ${sure} times in a minute, of ${limit}`] : [];
        },
      ),
    ),

  "a key has exactly the requests of its limit while each node counts with the others": ({
    seen,
    keys,
    alone,
    killed,
  }) =>
    alone.length + killed.length > 0
      ? []
      : keys.flatMap(({ key, minuteLimit, dailyLimit }) => {
          const own = seen.filter((each) => each.key === key);
          const isBeyond = own.some(({ status }) => status === 429);
          const admitted = own.filter(isAdmitted).length;
          // A request of the load takes one credit.
          const limit = Math.min(minuteLimit, dailyLimit);
          return isBeyond && admitted < limit ? [`${key} was admitted ${admitted} times, of ${limit}`] : [];
        }),

  "no more credits are used in a day than its limit": ({ seen, keys, alone }) =>
    keys.flatMap(({ key, dailyLimit }) => {
      const told = sumCredits(seen.filter((each) => each.key === key));
      return alone.length === 0 && told > dailyLimit ? [`${key} used ${told} credits, of ${dailyLimit}`] : [];
    }),

  "the credits that callers were told are those that are stored": ({ seen, keys, killed }) =>
    keys.flatMap(({ key, stored }) => {
      const own = seen.filter((each) => each.key === key);
      const told = sumCredits(own);
      const lost = own.filter(({ node, end }) =>
        killed.some(
          (each) =>
            each.node === node && end > each.time - UNSAVED_MS - SLACK_MS && end <= each.time + SLACK_MS,
        ),
      );
      // Charged, and the response did not arrive.
      const unheard = own.filter(({ status }) => status === undefined).length;
      const isRight = stored >= told - sumCredits(lost) && stored <= told + unheard;
      return isRight ? [] : [`${key} was told ${told} credits, and ${stored} are stored`];
    }),

  "a revoked key is rejected a second later": ({ seen, keys }) =>
    keys.flatMap(({ key, revoked }) => {
      if (revoked === undefined) return [];
      const late = seen.find(
        (each) => each.key === key && each.status === 200 && each.start > revoked + REVOKED_MS + SLACK_MS,
      );
      return late === undefined ? [] : [`${key} was served ${late.start - revoked} ms after it was revoked`];
    }),

  "the only error of a server is 503 with Retry-After": ({ seen }) =>
    seen.flatMap(({ key, status = 0, hasRetryAfter }) =>
      status < 500 || (status === 503 && hasRetryAfter) ? [] : [`${key} got a ${status}`],
    ),
};

/** All violations, each with the rule that it breaks. */
export function findViolations(history: History): string[] {
  return Object.entries(INVARIANTS).flatMap(([rule, find]) =>
    find(history).map((what) => `${rule}: ${what}`),
  );
}

function isAdmitted({ status }: Seen): boolean {
  return status === 200 || status === 304;
}

function sumCredits(seen: readonly Seen[]): number {
  return seen.reduce((sum, { credits }) => sum + credits, 0);
}

/** How many requests were surely of each UTC minute: those that began and ended in it. */
function groupByMinute(seen: readonly Seen[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { start, end } of seen) {
    const minute = start - (start % MINUTE);
    if (end < minute + MINUTE) counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  return counts;
}
