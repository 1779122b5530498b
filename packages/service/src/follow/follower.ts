import {
  ForbiddenError,
  MarketDataError,
  NotFoundError,
  QuotaError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import type { KeyInfo } from "@market-data/types";
import { Budget, describeCost, getCredits, getReadCredits, getSeconds } from "./budget.ts";
import type { Copy, ReadItems } from "./copy.ts";
import { ContractError, FollowError } from "./errors.ts";
import { coinHistory, type Feed, feeds, history, type Known, type Parameters } from "./feeds.ts";
import type { Item, Upstream } from "./upstream.ts";

const SECOND = 1000;
const DAY = 86_400_000;
/** The wait after a failed read, in ms. Doubles with each failure, up to `MAX_RETRY`. */
const RETRY = 5 * SECOND;
const MAX_RETRY = 10 * 60 * SECOND;
/** The maximum number of records in memory. */
const MAX_BUFFERED = 20_000;

/** Not copied: the limits of the key. */
const KEY_INFO: Feed = { operation: "keyInfoV1", rows: () => [] };

/** The maximum number of requests per transaction. */
const MAX_REQUESTS = 100;

interface Counts {
  records: number;
  rejected: number;
}

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

export interface FollowerOptions {
  readonly copy: Copy;
  readonly upstream: Upstream;
  /** Returns the Unix time in ms. */
  readonly now: () => number;
  /** The days of history to read. */
  readonly days: number;
  /** Whether to read the history of each coin, too. */
  readonly perCoin: boolean;
  /** The maximum credits per UTC day. Default: the limit of the key's plan. */
  readonly creditsPerDay?: number | undefined;
}

/** Reads each feed of an upstream when it is due, and writes the copy. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #states = new Map<Feed, FeedState>();
  readonly #history: readonly Feed[];
  #budget: Budget;

  constructor(options: FollowerOptions) {
    this.#options = options;
    const wanted = options.perCoin ? coinHistory : history;
    this.#history = options.days > 0 ? wanted : [];
    this.#budget = new Budget(options.creditsPerDay ?? Number.POSITIVE_INFINITY, 0, options.now());
  }

  /** The time of the next read, as Unix time in ms. */
  get nextDue(): number {
    return [...this.#states.values()].reduce(
      (next, { due }) => Math.min(next, due),
      Number.POSITIVE_INFINITY,
    );
  }

  /**
   * Continues the schedule of an earlier follower. An empty copy reads the map first, which is free.
   *
   * @returns What following costs.
   * @throws {FollowError} for an upstream that cannot be followed.
   * @throws {StorageError} if the copy cannot be written.
   */
  async start(signal?: AbortSignal): Promise<{ readonly results: FeedResult[]; readonly cost: string[] }> {
    const { copy } = this.#options;
    for (const feed of feeds) {
      const last = await copy.getLastRead(feed);
      const due = last === undefined ? 0 : last + getSeconds(feed) * SECOND;
      const ids = new Set(last === undefined ? [] : (await this.#getKnown()).ids);
      this.#states.set(feed, { due, failures: 0, ids });
    }
    for (const feed of this.#history) this.#states.set(feed, { due: 0, failures: 0, ids: new Set() });
    const [map, first] = [feeds[0] as Feed, await this.#getKnown()];
    const result = first.ids.length === 0 ? await this.#readFeed(map, first, signal) : undefined;
    if (result?.error !== undefined) throw new FollowError(`The upstream cannot be read: ${result.error}.`);
    if (result !== undefined && result.rejected === result.records) {
      throw foreignError("every record of its map breaks the contract; see the file of rejected rows");
    }
    const known = await this.#getKnown();
    await this.#readUsage(known, signal);
    return { results: result === undefined ? [] : [result], cost: describeCost(known, this.#history) };
  }

  /** Reads the limit and the used credits of the key. Other programs may use the key, too. */
  async #readUsage(known: Known, signal?: AbortSignal): Promise<void> {
    const { upstream, creditsPerDay } = this.#options;
    const read = async () => {
      for await (const [item] of upstream.read(KEY_INFO, {}, signal)) {
        const { usage = {} }: KeyInfo = Object(item?.value);
        const { credits_used: used = 0, credits_left: left } = usage.current_day ?? {};
        const limit = left === undefined ? Number.POSITIVE_INFINITY : used + left;
        this.#budget = new Budget(Math.min(creditsPerDay ?? limit, limit), used, known.now);
      }
    };
    await this.#read(KEY_INFO, { due: 0, failures: 0, ids: new Set() }, read, signal);
  }

  async #getKnown(): Promise<Known> {
    const { copy, now, days } = this.#options;
    const snapshot = await copy.getSnapshot();
    return { snapshot, ids: [...snapshot.assets.keys()], now: now(), days };
  }

  /**
   * Reads all feeds that are due, then history until the next feed is due.
   *
   * @throws {FollowError} for an upstream that cannot be followed.
   * @throws {StorageError} if the copy cannot be written.
   */
  async round(signal?: AbortSignal): Promise<FeedResult[]> {
    const { copy } = this.#options;
    const results: FeedResult[] = [];
    for (const feed of this.#states.keys()) {
      if (signal?.aborted) break;
      const result = await this.#readFeed(feed, await this.#getKnown(), signal);
      if (result !== undefined) results.push(result);
    }
    if (results.some(({ records }) => records > 0)) await copy.recordSeries();
    return results;
  }

  /** Reads a feed if it is due, or its new coins. */
  async #readFeed(feed: Feed, known: Known, signal?: AbortSignal): Promise<FeedResult | undefined> {
    const state = this.#states.get(feed) as FeedState;
    const isDue = state.due <= known.now;
    // After a failed read, new coins wait for the next read of all coins.
    const readsNew = feed.readsNew && state.failures === 0;
    const newIds = readsNew ? known.ids.filter((id) => !state.ids.has(id)) : [];
    if (!isDue && newIds.length === 0) return undefined;
    if (!this.#history.includes(feed)) {
      const wanted = isDue ? known : { ...known, ids: newIds };
      return this.#read(
        feed,
        state,
        (counts) => this.#copyAll(feed, state, wanted, isDue, counts, signal),
        signal,
      );
    }
    const result = await this.#read(
      feed,
      state,
      (counts) => this.#copyHistory(feed, state, known, counts, signal),
      signal,
    );
    return result.records > 0 || result.error !== undefined ? result : undefined;
  }

  /** Turns a failed read into a wait, or into the error of an upstream that cannot be followed. */
  async #read(
    feed: Feed,
    state: FeedState,
    read: (counts: Counts) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<FeedResult> {
    const { upstream, copy, now } = this.#options;
    const creditsBefore = upstream.credits;
    const counts = { records: 0, rejected: 0 };
    const getResult = () => {
      const credits = upstream.credits - creditsBefore;
      this.#budget.spend(credits, now());
      return { operation: [feed.operation, feed.name].join(" ").trim(), ...counts, credits };
    };
    try {
      await read(counts);
      state.failures = 0;
      return getResult();
    } catch (error) {
      if (signal?.aborted) return getResult();
      if (!(error instanceof MarketDataError || error instanceof ContractError)) throw error;
      if (error instanceof UnauthorizedError)
        throw new FollowError(`The upstream refused the key: ${error.message}`);
      if (isForeign(error) && feed === feeds[0] && (await copy.getLastRead(feed)) === undefined) {
        throw foreignError(error.message);
      }
      state.failures += 1;
      state.due = now() + getWait(error, state.failures);
      if (error instanceof QuotaError) this.#postponePaid(state.due);
      return { ...getResult(), error: error.message };
    }
  }

  /** Reads and writes all requests of a feed, in batches of limited size. */
  async #copyAll(
    feed: Feed,
    state: FeedState,
    known: Known,
    isDue: boolean,
    counts: Counts,
    signal?: AbortSignal,
  ): Promise<void> {
    const { copy, now } = this.#options;
    const start = now();
    let waiting: ReadItems[] = [];
    for (const parameters of feed.requests?.(known) ?? [{}]) {
      for await (const read of this.#readItems(feed, parameters, signal)) {
        waiting.push(read);
        counts.records += read.items.length;
        if (countItems(waiting) < MAX_BUFFERED) continue;
        counts.rejected += await copy.write(feed, waiting, known, false);
        waiting = [];
      }
    }
    counts.rejected += await copy.write(feed, waiting, known, isDue);
    const stretch = getReadCredits(feed, known) > 0 ? this.#budget.getStretch(known) : 1;
    if (isDue) state.due = start + getSeconds(feed) * SECOND * stretch;
    for (const id of known.ids) state.ids.add(id);
  }

  /** Reads and writes the requests of history that are not complete, until another feed is due. */
  async #copyHistory(
    feed: Feed,
    state: FeedState,
    known: Known,
    counts: Counts,
    signal?: AbortSignal,
  ): Promise<void> {
    const { copy, now } = this.#options;
    const done = await copy.getDone(feed);
    const open = (feed.requests?.(known) ?? []).filter((parameters) => !done.has(toKey(parameters)));
    let [waiting, keys]: [ReadItems[], string[]] = [[], []];
    const write = async () => {
      counts.rejected += await copy.write(feed, waiting, known, keys);
      [waiting, keys] = [[], []];
    };
    for (const parameters of open) {
      const [credits, present] = [getCredits(feed, parameters, known), { ...known, now: now() }];
      const isOver = present.now >= this.#nextLive || !this.#budget.allowsHistory(credits, present);
      if (signal?.aborted || isOver) break;
      for await (const read of this.#readItems(feed, parameters, signal)) {
        waiting.push(read);
        counts.records += read.items.length;
      }
      keys.push(toKey(parameters));
      if (countItems(waiting) >= MAX_BUFFERED || keys.length >= MAX_REQUESTS) await write();
    }
    if (keys.length > 0) await write();
    if (open.length === 0) state.due = now() + DAY;
  }

  /** Reads a request: page by page, or as one list. */
  async *#readItems(feed: Feed, parameters: Parameters, signal?: AbortSignal): AsyncGenerator<ReadItems> {
    const pages = this.#options.upstream.read(feed, parameters, signal);
    if (!feed.isWhole) {
      for await (const items of pages) yield { items, parameters };
      return;
    }
    const all: Item[] = [];
    for await (const items of pages) all.push(...items);
    const valid = all.flatMap(({ value, error }) => (error === undefined ? [value] : []));
    yield { items: [...all.filter(({ error }) => error !== undefined), { value: valid }], parameters };
  }

  /** The time of the next read of current data. */
  get #nextLive(): number {
    const live = [...this.#states].filter(([feed]) => !this.#history.includes(feed));
    return live.reduce((next, [, { due }]) => Math.min(next, due), Number.POSITIVE_INFINITY);
  }

  /** No paid request succeeds until the credits are renewed. */
  #postponePaid(until: number): void {
    for (const [feed, state] of this.#states) {
      if (feed.operation !== "cryptocurrencyMapV1") state.due = Math.max(state.due, until);
    }
  }
}

/** The name of a request of history. The span moves with time. */
function toKey({ time_start, time_end, ...parameters }: Parameters): string {
  return JSON.stringify(parameters);
}

function countItems(reads: readonly ReadItems[]): number {
  return reads.reduce((sum, { items }) => sum + items.length, 0);
}

function foreignError(reason: string): FollowError {
  return new FollowError(
    `The upstream does not serve this version of the contract: ${reason}. Check the URL.`,
  );
}

/** Whether an error shows that the upstream does not serve this contract. */
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
