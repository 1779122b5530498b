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
  /** Of the asset that was asked for. What is written during a load is greater each time. */
  readonly price?: number;
}

/** Responses to one request that have to be the same. */
export interface Comparison {
  /** With each other, once nothing was written for a while; or with that of a service on the files of SQLite. */
  readonly of: "nodes" | "history";
  readonly path: string;
  /** Those of history begin with their status; of nodes, the ETags, or the status of what has none. */
  readonly responses: readonly string[];
}

/** What a key may do, and what became of it. */
export interface KeyFacts {
  readonly key: string;
  readonly minuteLimit: number;
  readonly dailyLimit: number;
  /** The credits that are stored for the days of the history. */
  readonly stored: number;
  /** When a command reported that it was revoked. */
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
  /** Nodes that were killed, and when: what they had not stored is lost. */
  readonly killed: readonly { readonly node: number; readonly time: number }[];
  /** When nodes counted by themselves. */
  readonly alone: readonly Span[];
  /** When nodes may not have been able to store what they counted, or to read changes in time. */
  readonly unstored: readonly Span[];
  /** Nodes that were suspended: what they were asked meanwhile they answer as of before. */
  readonly suspended: readonly (Span & { readonly node: number })[];
  /** Nodes to which PostgreSQL said nothing: they read changes late. */
  readonly unanswered: readonly (Span & { readonly node: number })[];
  readonly nodes: number;
  /** How far the clock of each node is ahead of that of the callers, in ms; not at all where absent. */
  readonly clocks: readonly number[];
  readonly compared: readonly Comparison[];
  /** What each node wrote, since it was started last. */
  readonly logs: readonly string[];
}

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** What a node may lose when it is killed: it stores once a second. */
const UNSAVED_MS = 1000;
/** How soon it stores again once it can: an attempt under way fails first. */
const STORED_AGAIN_MS = 5000;
/** How soon a revocation holds everywhere. */
const REVOKED_MS = 1000;
/** How much later than planned a timer of a busy machine runs. */
const SLACK_MS = 250;
/** How far apart nodes turn to a revision that they read in time, on a busy machine. */
const TURN_MS = 500;
/** The same, where PostgreSQL fails or a node is suspended. */
const LATE_MS = 2000;
/** How much later a node that gets no answer reads the replica: it asks each second, and waits for two. */
const UNANSWERED_MS = 3000;

/** What must hold of every history. Each returns a sentence for each of its violations. */
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
          // A request of the load takes one credit.
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
      // Charged, and the response did not arrive.
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
        if (!unstored.some((span) => isWithin(start, span, LATE_MS))) return TURN_MS;
        const isLate = unanswered.some((each) => each.node === node && isWithin(start, each, LATE_MS));
        return LATE_MS + (isLate ? UNANSWERED_MS : 0);
      },
    ),

  "all nodes respond with the same ETags once nothing is written": ({ compared }) =>
    findDifferences(compared, "nodes"),

  "history has the same bytes as from the files of SQLite": ({ compared }) =>
    findDifferences(compared, "history"),

  "what is compared is there": ({ compared }) =>
    compared.flatMap(({ of, path, responses }) =>
      responses.every((response) => response.startsWith(of === "nodes" ? 'W/"' : "200 "))
        ? []
        : [`${path}: ${responses.join(" | ").slice(0, 1000)}`],
    ),
};

/** Until when nodes could store, of those that were killed at a time: until then, or until something went wrong before. */
function findSaved(killed: number, unstored: readonly Span[]): number {
  const before = unstored.filter((span) => isWithin(killed, span, STORED_AGAIN_MS));
  return Math.min(killed, ...before.map(({ from }) => from));
}

/** All violations, each with the rule that it breaks. */
export function findViolations(history: History): string[] {
  return Object.entries(INVARIANTS).flatMap(([rule, find]) =>
    find(history).map((what) => `${rule}: ${what}`),
  );
}

/**
 * A request that began when a greater price had been seen for some time.
 *
 * @param slack That time, in ms.
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

/** Whether a time is in a span, or so many ms after it. */
function isWithin(time: number, { from, to }: Span, after: number): boolean {
  return from < time && time < to + after;
}

function findDifferences(compared: readonly Comparison[], kind: Comparison["of"]): string[] {
  return compared.flatMap(({ of, path, responses }) =>
    of === kind && new Set(responses).size > 1 ? [`${path}: ${responses.join(" | ").slice(0, 1000)}`] : [],
  );
}

function isAdmitted({ status }: Seen): boolean {
  return status === 200 || status === 304;
}

function sumCredits(seen: readonly Seen[]): number {
  return seen.reduce((sum, { credits }) => sum + credits, 0);
}

/** The UTC minutes or days that requests began and ended in by every clock, with those requests. */
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

/** Whether a request was under way in a time by any clock. */
function isMaybeIn(each: Seen, span: Span, clocks: readonly number[]): boolean {
  const { from, to } = widen(each, clocks);
  return from < span.to && to >= span.from;
}

/** The time of a request by all clocks together. */
function widen({ start, end }: Seen, clocks: readonly number[]): Span {
  return { from: start + Math.min(0, ...clocks), to: end + Math.max(0, ...clocks) };
}
