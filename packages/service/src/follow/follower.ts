import {
  ForbiddenError,
  MarketDataError,
  NotFoundError,
  QuotaError,
  UnauthorizedError,
} from "@market-data/client";
import type { KeyInfo } from "@market-data/types";
import { Budget, describeCost, getCredits, getReadCredits, getSeconds } from "./budget.ts";
import type { Copy, ReadItems } from "./copy.ts";
import { ContractError, FollowError } from "./errors.ts";
import { type Feed, feeds, history, type Known, type Parameters } from "./feeds.ts";
import { CONFIRMATIONS } from "./price-guard.ts";
import type { Item, Upstream } from "./upstream.ts";

const SECOND = 1000;
const DAY = 86_400_000;
/** The wait after a failed read, in ms. Doubles with each failure, up to `MAX_RETRY`. */
const RETRY = 5 * SECOND;
const MAX_RETRY = 10 * 60 * SECOND;
/** The maximum number of records in memory. */
const MAX_BUFFERED = 20_000;

/** All other rows refer to the coins of the map, which is free. */
const MAP = feeds[0] as Feed;
const PRICES = feeds.find(({ operation }) => operation === "cryptocurrencyListingsLatestV3") as Feed;
/** The limit and the used credits of the key. Other programs may use the key, too. */
const KEY_INFO: Feed = { operation: "keyInfoV1", rows: () => [] };

/** The result of reading a feed. */
export interface FeedResult {
  readonly operation: string;
  readonly records: number;
  readonly rejected: number;
  readonly credits: number;
  /** The message of a failed read. */
  readonly error?: string;
  /** Whether the upstream, or the plan of the key, lacks the operation. */
  readonly isMissing?: boolean;
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
  /** The maximum credits per UTC day. Default: the limit of the key's plan. */
  readonly creditsPerDay?: number | undefined;
  /** Receives the cost of following, before the first paid read. */
  readonly announce?: (cost: readonly string[]) => void;
  /** Receives each result at once. */
  readonly report?: (result: FeedResult) => void;
}

/** Reads each feed of an upstream when it is due, and writes the copy. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #states = new Map<Feed, FeedState>();
  readonly #history: readonly Feed[];
  #budget: Budget;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#history = options.days > 0 ? history : [];
    this.#budget = new Budget(options.creditsPerDay ?? Number.POSITIVE_INFINITY, 0, options.now());
  }

  /** The time of the next read, as Unix time in ms. */
  get nextDue(): number {
    return Math.min(...[...this.#states.values()].map(({ due }) => due));
  }

  /** Continues the schedule of an earlier follower. */
  async start(): Promise<void> {
    const { ids } = await this.#getKnown();
    for (const feed of [MAP, KEY_INFO, ...feeds, ...this.#history]) {
      const last = feeds.includes(feed) ? await this.#options.copy.getLastRead(feed) : undefined;
      const due = last === undefined ? 0 : last + getSeconds(feed) * SECOND;
      this.#states.set(feed, { due, failures: 0, ids: new Set(last === undefined ? [] : ids) });
    }
  }

  /**
   * Reads all feeds that are due, then history until the next feed is due.
   *
   * @throws {FollowError} for an upstream that cannot be followed.
   * @throws {StorageError} if the copy cannot be written.
   */
  async round(signal?: AbortSignal): Promise<FeedResult[]> {
    const results: FeedResult[] = [];
    for (const [feed, state] of this.#states) {
      if (signal?.aborted) break;
      const known = await this.#getKnown();
      const isDue = state.due <= known.now;
      // After a failed read, new coins wait for the next read of all coins.
      const readsNew = feed.readsNew && state.failures === 0;
      const newIds = readsNew ? known.ids.filter((id) => !state.ids.has(id)) : [];
      if (!isDue && newIds.length === 0) continue;
      const result = await this.#read(feed, state, isDue ? known : { ...known, ids: newIds }, isDue, signal);
      if (result.records === 0 && result.error === undefined && !feeds.includes(feed)) continue;
      results.push(result);
      this.#options.report?.(result);
    }
    if (results.some(({ records }) => records > 0)) await this.#options.copy.recordSeries();
    return results;
  }

  /**
   * Reads what is due. Then reads held prices until they are confirmed, if that takes minutes.
   *
   * @param wait Waits until a Unix time in ms.
   */
  async once(wait: (until: number) => Promise<unknown>): Promise<FeedResult[]> {
    const { copy, now } = this.#options;
    const results = await this.round();
    const prices = this.#states.get(PRICES) as FeedState;
    for (let read = 0; read < CONFIRMATIONS && copy.heldPrices > 0; read++) {
      if (prices.due - now() > MAX_RETRY) break;
      await wait(prices.due);
      results.push(...(await this.round()));
    }
    return results;
  }

  async #getKnown(): Promise<Known> {
    const { copy, now, days } = this.#options;
    const snapshot = await copy.getSnapshot();
    return { snapshot, ids: [...snapshot.assets.keys()], now: now(), days };
  }

  /** Reads a feed. Turns a failed read into a wait, or into the error of an upstream that cannot be followed. */
  async #read(
    feed: Feed,
    state: FeedState,
    known: Known,
    isDue: boolean,
    signal?: AbortSignal,
  ): Promise<FeedResult> {
    const { upstream, now } = this.#options;
    const isFirst = feed === MAP && known.ids.length === 0;
    const creditsBefore = upstream.credits;
    const counts = { records: 0, rejected: 0 };
    const getResult = () => {
      const credits = upstream.credits - creditsBefore;
      this.#budget.spend(credits, now());
      return { operation: [feed.operation, feed.name].join(" ").trim(), ...counts, credits };
    };
    try {
      if (feed === KEY_INFO) await this.#readKeyInfo(state, known, signal);
      else await this.#copyAll(feed, state, known, isDue, counts, signal);
      state.failures = 0;
    } catch (error) {
      if (signal?.aborted) return getResult();
      if (!(error instanceof MarketDataError || error instanceof ContractError)) throw error;
      if (error instanceof UnauthorizedError || (isFirst && error instanceof ForbiddenError))
        throw new FollowError(`The upstream refused the key: ${error.message}`);
      if (isFirst && !isTemporary(error)) throw foreignError(error.message);
      state.failures += 1;
      const isMissing = error instanceof ForbiddenError || error instanceof NotFoundError;
      state.due = now() + (isMissing ? DAY : getWait(error, state.failures));
      if (isFirst || error instanceof QuotaError) this.#postpone(state.due);
      return { ...getResult(), error: error.message, isMissing };
    }
    if (isFirst && counts.records > 0 && counts.rejected === counts.records) {
      throw foreignError("every record of its map breaks the contract; see the file of rejected rows");
    }
    return getResult();
  }

  async #readKeyInfo(state: FeedState, known: Known, signal?: AbortSignal): Promise<void> {
    const { upstream, creditsPerDay, announce } = this.#options;
    if (state.failures === 0) announce?.(describeCost(known, this.#history));
    for await (const [item] of upstream.read(KEY_INFO, {}, signal)) {
      const { usage = {} }: KeyInfo = Object(item?.value);
      const { credits_used: used = 0, credits_left: left } = usage.current_day ?? {};
      const limit = left === undefined ? Number.POSITIVE_INFINITY : used + left;
      this.#budget = new Budget(Math.min(creditsPerDay ?? limit, limit), used, known.now);
    }
    state.due = Number.POSITIVE_INFINITY;
  }

  /** Reads and writes the requests of a feed. Each request of history is read once, unless another feed is due. */
  async #copyAll(
    feed: Feed,
    state: FeedState,
    known: Known,
    isDue: boolean,
    counts: { records: number; rejected: number },
    signal?: AbortSignal,
  ): Promise<void> {
    const { copy, now } = this.#options;
    const done = this.#history.includes(feed) ? await copy.getDone(feed) : undefined;
    const start = now();
    let waiting: ReadItems[] = [];
    const write = async (complete: boolean | string) => {
      counts.rejected += await copy.write(feed, waiting, known, complete);
      waiting = [];
    };
    for (const parameters of feed.requests?.(known) ?? [{}]) {
      const key = toKey(parameters);
      if (done?.has(key)) continue;
      if (done && this.#mustPause(getCredits(feed, parameters, known), { ...known, now: now() })) {
        state.due = this.#nextLive;
        return;
      }
      for await (const read of this.#readItems(feed, parameters, signal)) {
        waiting.push(read);
        counts.records += read.items.length;
        if (waiting.reduce((sum, { items }) => sum + items.length, 0) >= MAX_BUFFERED) await write(false);
      }
      if (done) await write(key);
    }
    if (!done) await write(isDue);
    const stretch = !done && getReadCredits(feed, known) > 0 ? this.#budget.getStretch(known) : 1;
    if (isDue) state.due = start + getSeconds(feed) * SECOND * stretch;
    for (const id of known.ids) state.ids.add(id);
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

  /** Whether current data is due, or needs the credits of the day. */
  #mustPause(credits: number, known: Known): boolean {
    return known.now >= this.#nextLive || !this.#budget.allowsHistory(credits, known);
  }

  /** The time of the next read of current data. */
  get #nextLive(): number {
    return Math.min(...feeds.map((feed) => (this.#states.get(feed) as FeedState).due));
  }

  /** Nothing succeeds before the first map, and no paid request until the credits are renewed. */
  #postpone(until: number): void {
    for (const [feed, state] of this.#states) if (feed !== MAP) state.due = Math.max(state.due, until);
  }
}

/** The name of a request of history. The span moves with time. */
function toKey({ time_start, time_end, ...parameters }: Parameters): string {
  return JSON.stringify(parameters);
}

function foreignError(reason: string): FollowError {
  return new FollowError(
    `The upstream does not serve this version of the contract: ${reason}. Check the URL.`,
  );
}

/** Whether a later read may succeed with the same settings. */
function isTemporary(error: Error): boolean {
  return error instanceof QuotaError || (error instanceof MarketDataError && error.retryable === true);
}

/** The wait after a failed read, in ms. */
function getWait(error: Error & { readonly retryAfter?: number | undefined }, failures: number): number {
  return Math.max(error.retryAfter ?? 0, Math.min(MAX_RETRY, RETRY * 2 ** (failures - 1)));
}
