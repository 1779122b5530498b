import type { Backend, PostgresLocation, RedisSettings } from "./backend.ts";
import type { GaugeDefinition } from "./gauge.ts";
import type { Logger } from "./logger.ts";
import type { Meter } from "./meter.ts";
import type { UsageStore } from "./usage-store.ts";

// The service loads `@market-data/cluster` only for a database URL, so a service on one machine
// does not need the package.

/** An open meter with its metrics. */
export interface OpenMeter {
  readonly meter: Meter & { checkStored(): Promise<void> };
  readonly gauges: readonly GaugeDefinition[];
  close(): Promise<void>;
}

/** Options of a meter that counts in Redis. */
export interface OpenMeterOptions extends RedisSettings {
  readonly store: UsageStore;
  /** Called when credits could not be stored. The meter keeps the credits for the next attempt. */
  readonly onError: (error: unknown) => void;
  readonly log: Logger;
}

/** The interface of `@market-data/cluster` for the service. */
export interface Cluster {
  /** @throws {StorageError} if a URL is invalid. */
  createPostgresBackend(location: PostgresLocation): ClusterBackend;
  /** Logs a Redis outage instead of throwing. @throws {StorageError} if the settings are wrong. */
  openMeter(options: OpenMeterOptions): Promise<OpenMeter>;
}

/** A backend on database servers, with commands for servers only. */
export interface ClusterBackend extends Backend {
  /** Migrates the tables to the newest version. @returns A summary. */
  migrate(): Promise<string>;
  /** Grants a database role the rights to serve. @returns A summary. */
  grant(role: string): Promise<string>;
  /** Maintains growing tables. The service may run at the same time. @returns One line per change. */
  maintain(options: MaintainOptions): Promise<string[]>;
  /**
   * Copies SQLite databases to PostgreSQL and compares all rows. An interrupted copy continues on the next call.
   *
   * @param source The backend of a folder with SQLite databases.
   * @throws {StorageError}
   */
  moveFrom(
    source: Backend,
    onProgress?: (table: string, rows: number) => void,
  ): Promise<readonly MovedTable[]>;
}

/** Retention of market data. All data is kept by default. Times are Unix times in ms. */
export interface MaintainOptions {
  readonly now: number;
  /** Hourly candles before this time are removed. */
  readonly hourlySince?: number;
  /** Quotes before this time are removed. */
  readonly quotesSince?: number;
}

/** A copied table. */
export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** A hash of all values of all rows, equal in both databases. */
  readonly checksum: string;
}
