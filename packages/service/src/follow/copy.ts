import { recordStale, type Snapshot } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import { readRow, type Texts } from "../import/columns.ts";
import { RowError, reject } from "../import/errors.ts";
import { Mapping } from "../import/mapping.ts";
import { assets } from "../import/native/assets.ts";
import { metrics } from "../import/native/history.ts";
import type { RejectsFile } from "../import/rejects-file.ts";
import { ImportSession } from "../import/session.ts";
import type { Feed, KnownIds, Parameters, Row } from "./feeds.ts";
import type { Lease } from "./lease.ts";
import { PriceGuard, type TimedPrice } from "./price-guard.ts";
import type { Item } from "./upstream.ts";

/** Quotes of history are kept at this distance, in ms: the smallest interval of the contract. */
const QUOTE_STEP = 5 * 60_000;
/** The maximum number of different rejects in the file. The rest is only counted. */
const MAX_REJECTS = 10_000;

export interface CopyOptions {
  /** The name of the upstream as a source of rows. */
  readonly source: string;
  readonly rejects: RejectsFile;
  readonly lease: Pick<Lease, "assertHeld">;
  /** The maximum distance of a time in the future, in ms. */
  readonly futureTolerance: number;
  /** Returns the Unix time in ms. */
  readonly now: () => number;
}

/** Records of an upstream, with the parameters of their request. */
export interface ReadItems {
  readonly items: readonly Item[];
  readonly parameters: Parameters;
}

/** The local copy of an upstream's market. */
export class Copy {
  readonly #market: OpenMarket;
  readonly #options: CopyOptions;
  readonly #guard = new PriceGuard();
  readonly #written = new Set<string>();

  constructor(market: OpenMarket, options: CopyOptions) {
    this.#market = market;
    this.#options = options;
  }

  /** The ids of the copy by state. */
  async getIds(): Promise<KnownIds> {
    const { assets } = await this.#market.store.snapshot();
    const withStatus = (wanted: string) =>
      [...assets.values()].filter(({ status }) => status === wanted).map(({ id }) => id);
    return {
      active: withStatus("active"),
      untracked: withStatus("untracked"),
      inactive: withStatus("inactive"),
    };
  }

  /** The time of the last complete read of an operation, as Unix time in ms. */
  async getLastRead(feed: Feed): Promise<number | undefined> {
    const { sources } = await this.#market.store.snapshot();
    return sources.get(this.#toSource(feed))?.newest;
  }

  /**
   * Writes records in one transaction.
   *
   * @param isComplete Whether the read of the feed is complete.
   * @returns The number of rejected rows.
   * @throws {StorageError}
   */
  async write(feed: Feed, reads: readonly ReadItems[], isComplete: boolean): Promise<number> {
    const { source, lease, futureTolerance, now } = this.#options;
    const unlock = await this.#market.lockForImport();
    try {
      await lease.assertHeld();
      const snapshot = await this.#market.store.snapshot();
      const session = await ImportSession.open(this.#market, {
        mapping: new Mapping(),
        now: now(),
        futureTolerance,
        metricsQuoteStep: QUOTE_STEP,
      });
      session.source = source;
      let rejected = 0;
      for (const { items, parameters } of reads) {
        for (const [index, item] of items.entries()) {
          const error = this.#save(session, snapshot, feed, item, parameters);
          if (error === undefined) continue;
          rejected += 1;
          this.#reject(feed, index, error, item);
        }
      }
      if (isComplete) session.catalogue.put("sources", { name: this.#toSource(feed), newest: now() });
      await session.commit({ hasRows: reads.some(({ items }) => items.length > 0), isPartial: false });
      return rejected;
    } finally {
      unlock();
    }
  }

  /** Computes derived series from new rows. @throws {StorageError} */
  async recordSeries(): Promise<void> {
    const unlock = await this.#market.lockForImport();
    try {
      await recordStale(this.#market, this.#options.now());
    } finally {
      unlock();
    }
  }

  #toSource({ operation }: Feed): string {
    return `${this.#options.source} ${operation}`;
  }

  /** Saves the rows of a record. Returns the reason of the first rejected row. */
  #save(
    session: ImportSession,
    snapshot: Snapshot,
    feed: Feed,
    { value, error }: Item,
    parameters: Parameters,
  ): string | undefined {
    if (error !== undefined) return `it breaks the contract: ${error}`;
    try {
      for (const row of feed.rows(value, parameters)) this.#saveRow(session, snapshot, row);
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof RowError)) throw thrown;
      return thrown.message;
    } finally {
      session.takeNotices();
    }
  }

  #saveRow(session: ImportSession, { metrics: stored }: Snapshot, [format, columns]: Row): void {
    const { source } = this.#options;
    const row = readRow(format.columns, toTexts(columns), session.latest);
    if (format === metrics) {
      const { asset: id } = columns;
      const known = stored.get(Number(id));
      const read = row as unknown as TimedPrice;
      if (known?.lastUpdated === read.lastUpdated) return;
      const error = this.#guard.findError(Number(id), read, known);
      if (error !== undefined) reject(error);
    }
    // An import would give the platform a new id, and the upstream has its own.
    const { platform } = columns;
    if (format === assets && platform !== null && platform !== undefined) {
      session.knownAsset({ source, key: String(platform) });
    }
    format.save(session, row, source);
  }

  #reject({ operation }: Feed, index: number, reason: string, { value }: Item): void {
    const kind = `${operation} ${Object(value).id ?? index} ${reason.replace(/\d[\d.:TZ-]*/g, "…")}`;
    if (this.#written.has(kind) || this.#written.size >= MAX_REJECTS) return;
    this.#written.add(kind);
    this.#options.rejects.add(operation, index + 1, reason, [JSON.stringify(value)]);
  }
}

/** Writes the columns of a row as texts of an import. */
function toTexts(columns: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [[name, toText(value)]])),
  );
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.join("|") : String(value ?? "");
}
