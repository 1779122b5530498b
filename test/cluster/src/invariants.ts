/** A client's view of a request. Times are Unix times in ms. */
export interface Seen {
  readonly key: string;
  /** The index of the node. */
  readonly node: number;
  readonly start: number;
  readonly end: number;
  /** Undefined without a response. */
  readonly status?: number;
  /** The credits reported in the response. */
  readonly credits: number;
  readonly hasRetryAfter: boolean;
  /** The price of the asset. Each written price is greater than the price before. */
  readonly price?: number;
}

/** The responses of all nodes to one request after the last write, which must be equal. */
export interface Comparison {
  readonly path: string;
  /** The ETags, or the status without an ETag. */
  readonly etags: readonly string[];
}

/** The limits and the stored credits of a key. */
export interface KeyFacts {
  readonly key: string;
  readonly minuteLimit: number;
  readonly dailyLimit: number;
  /** The stored credits of the days of the history. */
  readonly stored: number;
  /** The time when a command reported the revocation. */
  readonly revoked?: number;
}

/** Unix times in ms. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface History {
  readonly seen: readonly Seen[];
  readonly keys: readonly KeyFacts[];
  /** Killed nodes. Their unstored credits are lost. */
  readonly killed: readonly { readonly node: number; readonly time: number }[];
  /** When nodes counted locally. */
  readonly alone: readonly Span[];
  /** When nodes could not store credits, or not read changes in time. */
  readonly unstored: readonly Span[];
  /** Suspended nodes: they respond to earlier requests with earlier prices. */
  readonly suspended: readonly (Span & { readonly node: number })[];
  /** Nodes without responses of PostgreSQL: they read changes late. */
  readonly unanswered: readonly (Span & { readonly node: number })[];
  readonly nodes: number;
  /** The difference of each node's clock to the clients' clock, in ms. Default: 0. */
  readonly clocks: readonly number[];
  readonly compared: readonly Comparison[];
  /** The output of each node since its last start. */
  readonly logs: readonly string[];
}

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** A killed node loses the credits of this time, in ms: nodes store once a second. */
const UNSAVED_MS = 1000;
/** How soon a node stores again after an outage: an attempt in progress fails first. */
const STORED_AGAIN_MS = 5000;
/** How soon all nodes reject a revoked key. */
const REVOKED_MS = 1000;
/** The delay of a timer on a busy machine. */
const SLACK_MS = 250;
/** The maximum difference between nodes that show a new revision, on a busy machine. */
const TURN_MS = 500;
/** How soon after an outage of PostgreSQL, or a suspension, a node shows the newest revision. */
const LATE_MS = 2000;
/** How soon a node without responses reads the replica: it checks once a second, and waits two seconds. */
const UNANSWERED_MS = 3000;

/** Rules of every history by name. Each returns a sentence per violation. */
const INVARIANTS: Readonly<Record<string, (history: History) => string[]>> = {
  "a key is not admitted more often in a minute than its limit": ({ seen, keys, alone, nodes, clocks }) =>
    keys.flatMap(({ key, minuteLimit }) => {
      const admitted = seen.filter((each) => each.key === key && isAdmitted(each));
      return listSure(admitted, clocks, MINUTE).flatMap(({ from, to, sure }) => {
        const isAlone = alone.some((span) => span.from < to && span.to > from);
        const limit = isAlone ? minuteLimit * nodes : minuteLimit;
        return sure.length > limit
          ? [`${key} was admitted ${sure.length} times in a minute, of ${limit}`]
          : [];
      });
    }),

  "a key has exactly the requests of its limit while each node counts with the others": ({
    seen,
    keys,
    alone,
    killed,
    clocks,
  }) =>
    alone.length + killed.length > 0
      ? []
      : keys.flatMap(({ key, minuteLimit, dailyLimit }) => {
          const own = seen.filter((each) => each.key === key);
          const admitted = own.filter(isAdmitted);
          // Each request costs one credit.
          if (admitted.length >= dailyLimit) return [];
          const rejected = own.filter(({ status }) => status === 429);
          return listSure(rejected, clocks, MINUTE).flatMap((minute) => {
            const possible = admitted.filter((each) => isMaybeIn(each, minute, clocks)).length;
            const limit = Math.min(minuteLimit, dailyLimit);
            return possible < minuteLimit ? [`${key} was admitted ${possible} times, of ${limit}`] : [];
          });
        }),

  "no more credits are used in a day than its limit": ({ seen, keys, alone, clocks }) =>
    keys.flatMap(({ key, dailyLimit }) => {
      const own = seen.filter((each) => each.key === key);
      return listSure(own, clocks, DAY).flatMap(({ sure }) => {
        const reported = sumCredits(sure);
        return alone.length === 0 && reported > dailyLimit
          ? [`${key} used ${reported} credits, of ${dailyLimit}`]
          : [];
      });
    }),

  "the credits that callers were told are those that are stored": ({ seen, keys, killed, unstored }) =>
    keys.flatMap(({ key, stored }) => {
      const own = seen.filter((each) => each.key === key);
      const reported = sumCredits(own);
      const lost = own.filter(({ node, end }) =>
        killed.some(
          (each) =>
            each.node === node &&
            end > findSaved(each.time, unstored) - UNSAVED_MS - SLACK_MS &&
            end <= each.time + SLACK_MS,
        ),
      );
      // The request was charged, and the response was lost.
      const unheard = own.filter(({ status }) => status === undefined).length;
      const isRight = stored >= reported - sumCredits(lost) && stored <= reported + unheard;
      return isRight ? [] : [`${key} was told ${reported} credits, and ${stored} are stored`];
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

  "the prices of a node never step back": ({ seen, nodes }) =>
    Array.from({ length: nodes }, (_, node) => seen.filter((each) => each.node === node)).flatMap((own) =>
      findStepBack(own, () => 0),
    ),

  "prices never step back for those who ask one node after the other": ({
    seen,
    unstored,
    suspended,
    unanswered,
  }) =>
    findStepBack(
      seen.filter(
        ({ node, end }) => !suspended.some((each) => each.node === node && isWithin(end, each, LATE_MS)),
      ),
      ({ node, start }) => {
        const isUnanswered = unanswered.some((each) => each.node === node && isWithin(start, each, LATE_MS));
        const late = LATE_MS + (isUnanswered ? UNANSWERED_MS : 0);
        const outages = unstored.filter((span) => isWithin(start, span, late));
        // During an outage, each node shows what it read before.
        return Math.max(TURN_MS, ...outages.map(({ from }) => start - from + TURN_MS));
      },
    ),

  "all nodes respond with the same ETags after the last write": ({ compared }) =>
    compared.flatMap(({ path, etags }) =>
      new Set(etags).size === 1 && etags[0]?.startsWith('W/"') ? [] : [`${path}: ${etags.join(" | ")}`],
    ),
};

/** The last time when a killed node could store: its end, or the begin of an earlier outage. */
function findSaved(killed: number, unstored: readonly Span[]): number {
  const before = unstored.filter((span) => isWithin(killed, span, STORED_AGAIN_MS));
  return Math.min(killed, ...before.map(({ from }) => from));
}

/** All violations with their rules. */
export function findViolations(history: History): string[] {
  return Object.entries(INVARIANTS).flatMap(([rule, find]) =>
    find(history).map((what) => `${rule}: ${what}`),
  );
}

/**
 * Finds a request that began after a client had seen a greater price.
 *
 * @param slack The minimum time since then, in ms.
 */
function findStepBack(seen: readonly Seen[], slack: (each: Seen) => number): string[] {
  const priced = seen.flatMap(({ price, ...rest }) => (price === undefined ? [] : [{ ...rest, price }]));
  const ended = priced.toSorted((one, other) => one.end - other.end);
  const late = priced
    .map((each) => ({ ...each, latest: each.start - slack(each) }))
    .sort((one, other) => one.latest - other.latest);
  let greatest: (typeof priced)[number] | undefined;
  let next = 0;
  for (const each of late) {
    for (; next < ended.length && (ended[next]?.end ?? 0) < each.latest; next += 1) {
      const one = ended[next];
      if (one !== undefined && one.price > (greatest?.price ?? 0)) greatest = one;
    }
    if (greatest === undefined || greatest.price <= each.price) continue;
    const ms = each.start - greatest.end;
    return [
      `node ${each.node} had the price ${each.price} ${ms} ms after node ${greatest.node} had ${greatest.price}`,
    ];
  }
  return [];
}

/** Whether a time is in a span, or at most N ms after the span. */
function isWithin(time: number, { from, to }: Span, after: number): boolean {
  return from < time && time < to + after;
}

function isAdmitted({ status }: Seen): boolean {
  return status === 200 || status === 304;
}

function sumCredits(seen: readonly Seen[]): number {
  return seen.reduce((sum, { credits }) => sum + credits, 0);
}

/** The requests by the UTC minute or day in which they began and ended by every clock. */
function listSure(
  seen: readonly Seen[],
  clocks: readonly number[],
  period: number,
): (Span & { readonly sure: Seen[] })[] {
  const findStart = (each: Seen) => {
    const { from } = widen(each, clocks);
    return from - (from % period);
  };
  const sure = seen.filter((each) => widen(each, clocks).to < findStart(each) + period);
  return [...Map.groupBy(sure, findStart)].map(([from, all]) => ({ from, to: from + period, sure: all }));
}

/** Whether a request was in progress in a time by any clock. */
function isMaybeIn(each: Seen, span: Span, clocks: readonly number[]): boolean {
  const { from, to } = widen(each, clocks);
  return from < span.to && to >= span.from;
}

/** The time of a request by all clocks together. */
function widen({ start, end }: Seen, clocks: readonly number[]): Span {
  return { from: start + Math.min(0, ...clocks), to: end + Math.max(0, ...clocks) };
}
