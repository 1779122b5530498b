import type { MarketState, MarketStore, MarketWriter } from "@market-data/market";
import type { KeyStore } from "../accounts/key-store.ts";
import type { UsageStore } from "../accounts/usage-store.ts";

/**
 * A storage engine: all that the service, the import and the commands need of one. Each engine has a folder here;
 * `openBackend` chooses one. `@market-data/service/conformance` has the tests that every backend passes.
 */
export interface Backend {
  /**
   * Opens the market; where there is none yet, an empty one is made.
   *
   * @throws {StorageError}
   */
  openMarket(options?: MarketOptions): Promise<OpenMarket>;
  /**
   * Opens keys and used credits.
   *
   * @throws {StorageError} of the kind `missing` where there are none and they are not to be made.
   */
  openAccounts(options?: AccountsOptions): Promise<OpenAccounts>;
  /** Absent where the engine has tools of its own for this. */
  readonly maintenance?: Maintenance;
}

export interface MarketOptions {
  /** How often to look for what other processes and threads wrote, in ms; not at all where absent. */
  readonly watch?: number;
  /** The version of the snapshot that was shown before the store's first one; 0 where absent. */
  readonly after?: number;
  /** Called when that fails; the store goes on with what it has. */
  readonly onError?: (error: unknown) => void;
}

/** A market that is open, to be read and written. */
export interface OpenMarket {
  /** The file, folder or address of the data, for messages. */
  readonly location: string;
  /** Its next snapshot has what the writer wrote. */
  readonly store: MarketStore;
  readonly writer: MarketWriter;
  readonly state: MarketState;
  /**
   * Keeps other imports out until the returned function is called, or the process ends: an import gives ids, and must know
   * all that were given.
   *
   * @throws {StorageError} of the kind `locked` while another import runs.
   */
  lockForImport(): Promise<() => void>;
  close(): Promise<void>;
}

export interface AccountsOptions {
  /** Whether they may be made where there are none; yes where absent. */
  readonly mayBeNew?: boolean;
}

/** Keys and used credits that are open. */
export interface OpenAccounts {
  readonly location: string;
  /** Whether they were made by this opening. */
  readonly isNew: boolean;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
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
   * Replaces the data with a backup.
   *
   * @returns What was restored.
   * @throws {StorageError} when the backup is damaged, or of a newer version. Nothing is changed then.
   */
  restore(folder: string): Promise<string[]>;
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
