import type { MarketState, MarketStore, MarketWriter } from "@market-data/market";
import type { FeatureUsageStore } from "./feature-usage-store.ts";
import type { GaugeDefinition } from "./gauge.ts";
import type { KeyChangeFeed } from "./key-change-feed.ts";
import type { KeyStore } from "./key-store.ts";
import type { Logger } from "./logger.ts";
import type { UsageStore } from "./usage-store.ts";

/**
 * A storage engine for the service, the import and the commands. Every backend passes the tests in `test/conformance`.
 */
export interface Backend {
  /** The location of the data, without passwords, for messages. */
  readonly location: string;
  /**
   * Locks the location against a second service, which would count the requests of a key separately. The returned function
   * releases the lock, as does the end of the process. Key commands, imports and backups stay allowed.
   *
   * @param isShared Whether the service counts in a common meter, and so allows other services with the same meter.
   * @throws {StorageError} of the kind `locked` if a service that excludes this service already runs on this location.
   */
  lockForService(isShared?: boolean): Promise<() => void>;
  /**
   * Opens the market, and creates an empty market if none exists.
   *
   * @throws {StorageError} of the kind `missing` if no market exists and `mayBeNew` is false.
   */
  openMarket(options?: MarketOptions): Promise<OpenMarket>;
  /**
   * Opens keys, used credits and the usage of features.
   *
   * @throws {StorageError} of the kind `missing` if no accounts exist and `mayBeNew` is false.
   */
  openAccounts(options?: AccountsOptions): Promise<OpenAccounts>;
  readonly maintenance: Maintenance;
}

/** The URLs of PostgreSQL databases. */
export interface PostgresLocation {
  readonly market: string;
  /** May equal the URL of the market. */
  readonly accounts: string;
  /** The maximum connections of a process to each database. */
  readonly connections?: number;
}

/** The Redis server for shared counters. */
export interface RedisSettings {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** The prefix of Redis keys, unique per installation. Default: `market-data`. */
  readonly namespace?: string | undefined;
  /** The timeout of a Redis command, in ms; then this node counts alone. Default: 50. */
  readonly timeout?: number | undefined;
}

/** A folder with SQLite databases, or PostgreSQL databases. */
export type DataLocation = string | PostgresLocation;

/** Limits of history reads. */
export interface ReaderLimits {
  /** The number of threads that read history. If there are several, one thread handles short reads only. */
  readonly readerThreads: number;
  /** The maximum number of queued history reads. */
  readonly maxQueuedReads: number;
}

/** Two reader threads and 1000 queued reads. */
export const DEFAULT_READER_LIMITS: ReaderLimits = { readerThreads: 2, maxQueuedReads: 1000 };

/** Options of a market. Reader limits default to `DEFAULT_READER_LIMITS`. */
export interface MarketOptions extends Partial<ReaderLimits> {
  /** Whether to create a missing market. Default: true. */
  readonly mayBeNew?: boolean;
  /** The interval of checks for writes by other processes and threads, in ms. No checks by default. */
  readonly watch?: number;
  /** Called when the market cannot be read. The store keeps its last snapshot. */
  readonly onError?: (error: unknown) => void;
  /** Logs outages of a market server and their end. */
  readonly log?: Logger;
}

/** An open market, for reads and writes. */
export interface OpenMarket {
  /** The file, folder or address of the data, for messages. */
  readonly location: string;
  /** The next snapshot contains the last write of `writer`. */
  readonly store: MarketStore;
  readonly writer: MarketWriter;
  /** Metrics of the market for `/metrics`. */
  readonly gauges: readonly GaugeDefinition[];
  readonly state: MarketState;
  /**
   * Locks the market against a second import, because an import assigns new ids. The returned function releases the lock, as
   * does the end of the process.
   *
   * @throws {StorageError} of the kind `locked` if an import already runs.
   */
  lockForImport(): Promise<() => void>;
  /** Checks with a short read that the stored data is readable. @throws {StorageError} if it is not. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Options of the accounts. */
export interface AccountsOptions {
  /** Whether to create missing accounts. Default: true. */
  readonly mayBeNew?: boolean;
  /** Whether to open a feed of key changes if the engine has one. Default: false. */
  readonly follow?: boolean;
  /** Whether to check the server continuously, so that no request waits for an unavailable server. Default: `follow`. */
  readonly watch?: boolean;
  /** The user in the log of key changes. Default: `service`. */
  readonly user?: string;
  /** Logs outages of an accounts server and their end. */
  readonly log?: Logger;
}

/** Open stores of keys, used credits and the usage of features. */
export interface OpenAccounts {
  readonly location: string;
  /** Whether this call created the accounts. */
  readonly isNew: boolean;
  /** Problems that do not prevent use, such as open file modes, for the log. */
  readonly warnings: readonly string[];
  readonly keys: KeyStore;
  /** Undefined if the engine has no feed or `follow` is false. */
  readonly keyChangeFeed: KeyChangeFeed | undefined;
  readonly usage: UsageStore;
  readonly featureUsage: FeatureUsageStore;
  /** Metrics of the accounts for `/metrics`. */
  readonly gauges: readonly GaugeDefinition[];
  /** Whether nothing can be written now. Used credits are then stored later. */
  isReadOnly(): boolean;
  /** Checks with a short read that the stored data is readable. @throws {StorageError} if it is not. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Maintenance of stored data. The service may run at the same time. */
export interface Maintenance {
  /** Checks all data. @throws {StorageError} if the data cannot be opened. */
  check(): Promise<CheckResult>;
  /**
   * Copies market and accounts into a folder. Each copy is consistent.
   *
   * @returns The files of the backup.
   * @throws {StorageError}
   */
  backUp(folder: string): Promise<BackupFile[]>;
  /**
   * Replaces the data with a backup. Imports are locked out in the meantime.
   *
   * @returns The restored files.
   * @throws {StorageError} if the backup is damaged, is from a newer version, or is the data folder itself. Then no
   * data changes.
   */
  restore(folder: string): Promise<string[]>;
  /**
   * Removes history rows and newest metrics from the market, and records the removal. Imports are locked out in the meantime.
   *
   * @throws {StorageError}
   */
  remove(request: RemovalRequest): Promise<Removal>;
  /** Lists all removals, oldest first. @throws {StorageError} */
  removals(): Promise<Removal[]>;
}

/** The rows to remove: all conditions must match. Times are Unix times in ms. */
export interface RemovalRequest {
  /** The time of the removal. */
  readonly time: number;
  /** The user who removes the rows. */
  readonly user: string;
  readonly assetId?: number | undefined;
  /** The source name of the import. Rows written by older versions have no source. */
  readonly source?: string | undefined;
  /** The first time of the span. */
  readonly from?: number | undefined;
  /** The first time after the span. */
  readonly to?: number | undefined;
}

/** A recorded removal. Null marks an absent condition. */
export interface Removal {
  readonly time: number;
  readonly user: string;
  readonly assetId: number | null;
  readonly source: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** The number of removed rows, without metrics that are derived again. */
  readonly rows: number;
}

/** Facts about the stored data, and its errors. */
export interface CheckResult {
  readonly facts: readonly (readonly [what: string, value: string | number])[];
  readonly errors: readonly string[];
}

/** A file of a backup. */
export interface BackupFile {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}
