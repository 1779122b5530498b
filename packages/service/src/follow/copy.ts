import { type DataSource, recordStale, type Snapshot } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import { readRow, type Texts } from "../import/columns.ts";
import { RowError, reject } from "../import/errors.ts";
import { Mapping } from "../import/mapping.ts";
import { assets } from "../import/native/assets.ts";
import { dexExchanges, dexNetworks } from "../import/native/dex.ts";
import { metrics } from "../import/native/history.ts";
import { exchanges, pairs } from "../import/native/markets.ts";
import type { NativeFormat } from "../import/native-format.ts";
import type { RejectsFile } from "../import/rejects-file.ts";
import { ImportSession } from "../import/session.ts";
import type { KeyKind } from "../import/source-keys.ts";
import type { Feed, Known, Parameters, Row } from "./feeds.ts";
import type { Lease } from "./lease.ts";
import { PriceGuard, type TimedPrice } from "./price-guard.ts";
import type { Item } from "./upstream.ts";

/** Quotes of history are kept at this distance, in ms: the smallest interval of the contract. */
const QUOTE_STEP = 5 * 60_000;
/** The kinds of ids that the copy takes from the upstream. An import would assign new ids. */
const ID_KINDS: ReadonlyMap<NativeFormat, Exclude<KeyKind, "asset">> = new Map([
  [exchanges, "exchange"],
  [pairs, "pair"],
  [dexNetworks, "network"],
  [dexExchanges, "dex"],
] as const);
/** The kind of stored keys that name the complete requests of history. */
const DONE: KeyKind = "followed";

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

  /** The present snapshot of the copy. */
  async getSnapshot(): Promise<Snapshot> {
    return this.#market.store.snapshot();
  }

  /** The number of prices that wait for further reads. */
  get heldPrices(): number {
    return this.#guard.size;
  }

  /** The complete requests of history. */
  async getDone(feed: Feed): Promise<ReadonlySet<string>> {
    const source = this.#toSource(feed);
    const keys = await this.#market.state.sourceKeys();
    return new Set(keys.filter((key) => key.kind === DONE && key.source === source).map(({ key }) => key));
  }

  /** The time of the last complete read of an operation, as Unix time in ms. */
  async getLastRead(feed: Feed): Promise<number | undefined> {
    const { sources } = await this.#market.store.snapshot();
    return sources.get(this.#toSource(feed))?.newest;
  }

  /**
   * Writes records in one transaction.
   *
   * @param complete Whether the read of the feed is complete; or the name of a complete request of history.
   * @returns The number of rejected rows.
   * @throws {StorageError}
   */
  async write(
    feed: Feed,
    reads: readonly ReadItems[],
    known: Known,
    complete: boolean | string,
  ): Promise<number> {
    const { source, lease, futureTolerance, now } = this.#options;
    const unlock = await this.#market.lockForImport();
    try {
      await lease.assertHeld();
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
          const error = this.#save(session, feed, item, parameters, known);
          if (error === undefined) continue;
          rejected += 1;
          this.#reject(feed, index, error, item);
        }
      }
      if (complete !== false) session.catalogue.put("sources", { name: this.#toSource(feed), newest: now() });
      if (typeof complete === "string") {
        session.keys.add(DONE, { source: this.#toSource(feed), key: complete }, Math.floor(now() / 1000));
      }
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

  #toSource({ operation, name }: Feed): string {
    return [this.#options.source, operation, name].filter((part) => part !== undefined).join(" ");
  }

  /** Saves the valid rows of a record. Returns the reason of the first rejected row. */
  #save(
    session: ImportSession,
    feed: Feed,
    { value, error }: Item,
    parameters: Parameters,
    known: Known,
  ): string | undefined {
    if (error !== undefined) return `it breaks the contract: ${error}`;
    const errors = feed.rows(value, parameters, known).flatMap((row) => {
      try {
        this.#saveRow(session, known.snapshot, row);
        return [];
      } catch (thrown) {
        if (!(thrown instanceof RowError)) throw thrown;
        return [thrown.message];
      }
    });
    session.takeNotices();
    return errors[0];
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
    const kind = ID_KINDS.get(format);
    if (kind !== undefined) takeId(session, kind, source, Number(columns["key"]));
    format.save(session, row, source);
  }

  #reject({ operation }: Feed, index: number, reason: string, { value }: Item): void {
    const kind = `${operation} ${Object(value).id ?? index} ${reason.replace(/\d[\d.:TZ-]*/g, "…")}`;
    if (this.#written.has(kind) || this.#written.size >= MAX_REJECTS) return;
    this.#written.add(kind);
    this.#options.rejects.add(operation, index + 1, reason, [JSON.stringify(value)]);
  }
}

/** The time of the last complete read of each operation, as Unix time in ms, oldest first. */
export function listLags(sources: Snapshot["sources"], source: string): DataSource[] {
  return [...sources.values()]
    .filter(({ name }) => name.startsWith(`${source} `))
    .map(({ name, newest }) => ({ name: name.slice(source.length + 1), newest }))
    .toSorted((one, other) => one.newest - other.newest);
}

/** Gives a new record the id of the upstream. @throws {RowError} for an id of another source. */
function takeId({ keys }: ImportSession, kind: Exclude<KeyKind, "asset">, source: string, id: number): void {
  const key = { source, key: String(id) };
  if (keys.find(kind, key) !== undefined) return;
  if (keys.isTaken(kind, id)) reject(`the id ${id} already belongs to another ${kind}`);
  keys.add(kind, key, id);
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
