import type { MarketState, MarketStore, MarketWriter } from "@market-data/market";
import type { FeatureUsageStore } from "../accounts/feature-usage-store.ts";
import type { KeyNews } from "../accounts/key-cache.ts";
import type { KeyStore } from "../accounts/key-store.ts";
import type { UsageStore } from "../accounts/usage-store.ts";
import type { RedisSettings } from "../cluster.ts";
import type { Logger } from "../observing/logger.ts";
import type { GaugeDefinition } from "../observing/metrics.ts";

/**
 * A storage engine: all that the service, the import and the commands need of one. Each engine has a folder here;
 * `openBackend` chooses one. `@market-data/service/conformance` has the tests that every backend passes.
 */
export interface Backend {
  /** Where the data is, without passwords: for messages. */
  readonly location: string;
  /**
   * Keeps other services out until the returned function is called, or the process ends: each would count the requests of
   * a key by itself. Commands about keys, imports and backups are not kept out.
   *
   * @throws {StorageError} of the kind `locked` while another service runs on this location.
   */
  lockForService(): Promise<() => void>;
  /**
   * Opens the market; where there is none yet, an empty one is made.
   *
   * @throws {StorageError} of the kind `missing` where there is none and it is not to be made.
   */
  openMarket(options?: MarketOptions): Promise<OpenMarket>;
  /**
   * Opens keys, used credits and the usage of features.
   *
   * @throws {StorageError} of the kind `missing` where there are none and they are not to be made.
   */
  openAccounts(options?: AccountsOptions): Promise<OpenAccounts>;
  /** Absent where there is nothing to look after. */
  readonly maintenance?: Maintenance;
  /**
   * Publishes what changes in the market, for all services; where another process does, once that has ended. Absent where
   * services look themselves.
   */
  publish?(options: PublishOptions): Promise<Publishing>;
  /** Brings the tables to the newest version, where that is not done as they are opened. @returns What was done. */
  migrate?(): Promise<string>;
  /** Lets a user of the database serve, and no more. @returns What was done. */
  grant?(role: string): Promise<string>;
  /** Looks after tables that grow, while the service runs too. @returns What was done, a line each. */
  maintain?(options: MaintainOptions): Promise<string[]>;
  /**
   * Carries a folder of SQLite's databases over, and compares all of it. Stopped and called again, it goes on.
   *
   * @throws {StorageError}
   */
  moveFrom?(
    folder: string,
    onProgress?: (table: string, rows: number) => void,
  ): Promise<readonly MovedTable[]>;
}

/** What is kept of a market; all where nothing is said. Times are Unix times in ms. */
export interface MaintainOptions {
  readonly now: number;
  /** From when on hourly candles are kept. */
  readonly hourlySince?: number;
  /** From when on quotes at single moments are kept. */
  readonly quotesSince?: number;
  /** Before when quotes of days that are over are packed into less space; none where absent. */
  readonly packBefore?: number;
}

/** A table that was carried over. */
export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** Of all rows with all their values, the same in both databases. */
  readonly checksum: string;
}

export interface PublishOptions extends RedisSettings {
  /** Where it is logged whether this process publishes or waits, that publishing fails, and that it works again. */
  readonly log: Logger;
}

/** What is published until it is closed. */
export interface Publishing {
  close(): Promise<void>;
}

/** Databases of PostgreSQL, each by its URL. */
export interface PostgresLocation {
  readonly market: string;
  /** The one of the market, or another. */
  readonly accounts: string;
  /** Those that follow them, and are read while they are away; none where absent. */
  readonly marketReplica?: string | undefined;
  readonly accountsReplica?: string | undefined;
  /** How many connections each process may have to each of them. */
  readonly connections?: number;
}

/** Where data is stored: in a folder, whose databases are SQLite's, or in PostgreSQL. */
export type DataLocation = string | PostgresLocation;

/** What reads of history may take. */
export interface ReaderLimits {
  /** How many threads read history; one of them never reads what takes long, where there are several. */
  readonly readerThreads: number;
  /** How many reads of history may wait for a thread. */
  readonly maxQueuedReads: number;
}

export const DEFAULT_READER_LIMITS: ReaderLimits = { readerThreads: 2, maxQueuedReads: 1000 };

/** `DEFAULT_READER_LIMITS` holds where they are absent. */
export interface MarketOptions extends Partial<ReaderLimits> {
  /** Whether it may be made where there is none; yes where absent. */
  readonly mayBeNew?: boolean;
  /** How often to look for what other processes and threads wrote, in ms; not at all where absent. */
  readonly watch?: number;
  /** The version of the snapshot that was shown before the store's first one; 0 where absent. */
  readonly after?: number;
  /** Where changes are published, of which the store then hears without looking; engines for one machine need none. */
  readonly news?: RedisSettings | undefined;
  /** Called when the market could not be read; the store goes on with what it has. */
  readonly onError?: (error: unknown) => void;
  /** Where it is logged that a server of the market is away, and that it is back. */
  readonly log?: Logger;
}

/** A market that is open, to be read and written. */
export interface OpenMarket {
  /** The file, folder or address of the data, for messages. */
  readonly location: string;
  /** Its next snapshot has what the writer wrote. */
  readonly store: MarketStore;
  readonly writer: MarketWriter;
  /** What it reports in `/metrics`. */
  readonly gauges?: readonly GaugeDefinition[];
  readonly state: MarketState;
  /**
   * Keeps other imports out until the returned function is called, or the process ends: an import gives ids, and must know
   * all that were given.
   *
   * @throws {StorageError} of the kind `locked` while another import runs.
   */
  lockForImport(): Promise<() => void>;
  /** Makes sure, by a short read, that what is stored can be read now. @throws {StorageError} */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface AccountsOptions {
  /** Whether they may be made where there are none; yes where absent. */
  readonly mayBeNew?: boolean;
  /** Whether to hear of keys that change, where the engine can tell; no where absent. */
  readonly follow?: boolean;
  /** Whether to make sure all the time that a server of the accounts is there, so that nothing waits for one that is away; as `follow` where absent. */
  readonly watch?: boolean;
  /** Who changes keys, for their log; `service` where absent. */
  readonly user?: string;
  /** Where it is logged that a server of the accounts is away, and that it is back. */
  readonly log?: Logger;
}

/** Keys, used credits and the usage of features that are open. */
export interface OpenAccounts {
  readonly location: string;
  /** Whether they were made by this opening. */
  readonly isNew: boolean;
  /** What is wrong with how they are stored, though they can be used; for the log. */
  readonly warnings: readonly string[];
  readonly keys: KeyStore;
  readonly keyNews?: KeyNews | undefined;
  readonly usage: UsageStore;
  readonly featureUsage: FeatureUsageStore;
  /** What they report in `/metrics`. */
  readonly gauges?: readonly GaugeDefinition[];
  /** Whether they are read from a replica now, so that used credits wait until they can be stored; no where absent. */
  readonly isReadOnly?: () => boolean;
  /** Makes sure, by a short read, that what is stored can be read now. @throws {StorageError} */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** How stored data is looked after, while the service runs too. */
export interface Maintenance {
  /** Looks through all data. @throws {StorageError} when it cannot be opened. */
  check(): Promise<CheckResult>;
  /**
   * Copies all data into a folder: market and accounts, each as it is at one moment.
   *
   * @returns The copies.
   * @throws {StorageError}
   */
  backUp(folder: string): Promise<BackupFile[]>;
  /**
   * Replaces the data with a backup. Imports are kept out meanwhile.
   *
   * @returns What was restored.
   * @throws {StorageError} when the backup is damaged, of a newer version, or the data itself. Nothing is changed then.
   */
  restore(folder: string): Promise<string[]>;
  /**
   * Removes rows of history and newest metrics from the market, notes who did it, and reads that back. Imports are kept out
   * meanwhile.
   *
   * @throws {StorageError}
   */
  remove(request: RemovalRequest): Promise<Removal>;
  /** The removals so far, the oldest first. @throws {StorageError} */
  removals(): Promise<Removal[]>;
}

/** Which rows are to be removed: those that fulfil all that is stated. Times are Unix times in ms. */
export interface RemovalRequest {
  /** When. */
  readonly time: number;
  /** Who. */
  readonly user: string;
  readonly assetId?: number | undefined;
  /** As their import named it; of rows that older versions wrote it is not known. */
  readonly source?: string | undefined;
  /** The first time of the span. */
  readonly from?: number | undefined;
  /** The first time after the span. */
  readonly to?: number | undefined;
}

/** A removal as it is noted; null is what it did not state. */
export interface Removal {
  readonly time: number;
  readonly user: string;
  readonly assetId: number | null;
  readonly source: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** How many rows were removed; metrics that are derived again are not counted. */
  readonly rows: number;
}

/** What is stored, and what is wrong with it. */
export interface CheckResult {
  readonly facts: readonly (readonly [what: string, value: string | number])[];
  readonly errors: readonly string[];
}

export interface BackupFile {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}
