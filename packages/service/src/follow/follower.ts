import {
  ForbiddenError,
  MarketDataError,
  NotFoundError,
  QuotaError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import { StorageError } from "@market-data/storage";
import type { Copy, ReadItems } from "./copy.ts";
import { ContractError, FollowError } from "./errors.ts";
import { type Feed, feeds, type KnownIds, listIds, type Parameters } from "./feeds.ts";
import { getCacheSeconds, type Upstream } from "./upstream.ts";

const SECOND = 1000;
const DAY = 86_400_000;
/** The wait after a failed read, in ms. Doubles with each failure, up to `MAX_RETRY`. */
const RETRY = 5 * SECOND;
const MAX_RETRY = 10 * 60 * SECOND;
/** The maximum number of records in memory. */
const MAX_BUFFERED = 20_000;

const NO_IDS: KnownIds = { active: [], untracked: [], inactive: [] };

/** The result of reading a feed. */
export interface FeedResult {
  readonly operation: string;
  readonly records: number;
  readonly rejected: number;
  readonly credits: number;
  /** The message of a failed read. */
  readonly error?: string;
}

interface FeedState {
  /** The time of the next read, as Unix time in ms. */
  due: number;
  failures: number;
  /** The coins of the reads so far. */
  readonly ids: Set<number>;
}

interface FollowerOptions {
  readonly copy: Copy;
  readonly upstream: Upstream;
  /** Returns the Unix time in ms. */
  readonly now: () => number;
}

/** Reads each feed of an upstream when it is due, and writes the copy. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #states = new Map<Feed, FeedState>();

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** The time of the next read, as Unix time in ms. */
  get nextDue(): number {
    return [...this.#states.values()].reduce(
      (next, { due }) => Math.min(next, due),
      Number.POSITIVE_INFINITY,
    );
  }

  /** Continues the schedule of an earlier follower. */
  async start(): Promise<void> {
    const { copy } = this.#options;
    for (const feed of feeds) {
      const last = await copy.getLastRead(feed);
      const due = last === undefined ? 0 : last + getInterval(feed);
      const ids = new Set(last === undefined ? [] : listIds(await copy.getIds()));
      this.#states.set(feed, { due, failures: 0, ids });
    }
  }

  /**
   * Reads all feeds that are due.
   *
   * @throws {FollowError} for an upstream that cannot be followed.
   * @throws {StorageError} if the copy cannot be written.
   */
  async round(signal?: AbortSignal): Promise<FeedResult[]> {
    const { copy, now } = this.#options;
    const results: FeedResult[] = [];
    for (const [feed, state] of this.#states) {
      const ids = await copy.getIds();
      const isDue = state.due <= now();
      const isNew = (id: number) => !state.ids.has(id);
      const wanted = isDue ? ids : { ...NO_IDS, active: feed.readsNew ? listIds(ids).filter(isNew) : [] };
      if (signal?.aborted || !(isDue || wanted.active.length > 0)) continue;
      results.push(await this.#read(feed, state, wanted, isDue, signal));
    }
    if (results.some(({ records }) => records > 0)) await copy.recordSeries();
    return results;
  }

  async #read(
    feed: Feed,
    state: FeedState,
    ids: KnownIds,
    isWhole: boolean,
    signal?: AbortSignal,
  ): Promise<FeedResult> {
    const { upstream, now } = this.#options;
    const [start, creditsBefore] = [now(), upstream.credits];
    const counts = { records: 0, rejected: 0 };
    const getResult = () => ({
      operation: feed.operation,
      ...counts,
      credits: upstream.credits - creditsBefore,
    });
    try {
      await this.#copyAll(feed, feed.requests?.(ids) ?? [{}], isWhole, counts, signal);
      if (isWhole) Object.assign(state, { due: start + getInterval(feed), failures: 0 });
      for (const id of listIds(ids)) state.ids.add(id);
      return getResult();
    } catch (error) {
      if (signal?.aborted) return getResult();
      if (error instanceof StorageError) throw error;
      if (!(error instanceof MarketDataError || error instanceof ContractError)) throw error;
      if (error instanceof UnauthorizedError)
        throw new FollowError(`The upstream refused the key: ${error.message}`);
      if (
        isForeign(error) &&
        feed === feeds[0] &&
        (await this.#options.copy.getLastRead(feed)) === undefined
      ) {
        throw new FollowError(
          `The upstream does not serve this version of the contract: ${error.message}. Check the URL.`,
        );
      }
      state.failures += 1;
      state.due = now() + getWait(error, state.failures);
      if (error instanceof QuotaError) this.#postponePaid(state.due);
      return { ...getResult(), error: error.message };
    }
  }

  /** Reads and writes the requests of a feed, in batches of limited size. */
  async #copyAll(
    feed: Feed,
    requests: readonly Parameters[],
    isWhole: boolean,
    counts: { records: number; rejected: number },
    signal?: AbortSignal,
  ): Promise<void> {
    const { copy, upstream } = this.#options;
    let waiting: ReadItems[] = [];
    let buffered = 0;
    for (const parameters of requests) {
      for await (const items of upstream.read(feed, parameters, signal)) {
        waiting.push({ items, parameters });
        buffered += items.length;
        counts.records += items.length;
        if (buffered < MAX_BUFFERED) continue;
        counts.rejected += await copy.write(feed, waiting, false);
        [waiting, buffered] = [[], 0];
      }
    }
    counts.rejected += await copy.write(feed, waiting, isWhole);
  }

  /** No paid request succeeds until the credits are renewed. */
  #postponePaid(until: number): void {
    for (const [feed, state] of this.#states) {
      if (feed.operation !== "cryptocurrencyMapV1") state.due = Math.max(state.due, until);
    }
  }
}

function getInterval({ operation, every }: Feed): number {
  return (every ?? getCacheSeconds(operation)) * SECOND;
}

/** Whether an error says that the upstream is no such service. */
function isForeign(error: Error): boolean {
  return (
    error instanceof ContractError || error instanceof NotFoundError || error instanceof UnreadableBodyError
  );
}

/** The wait after a failed read, in ms. */
function getWait(error: Error & { readonly retryAfter?: number | undefined }, failures: number): number {
  // The plan of the key or the upstream lacks the operation.
  if (error instanceof ForbiddenError || error instanceof NotFoundError) return DAY;
  return Math.max(error.retryAfter ?? 0, Math.min(MAX_RETRY, RETRY * 2 ** (failures - 1)));
}
