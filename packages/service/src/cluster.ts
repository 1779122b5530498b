import type { Meter } from "./accounts/meter.ts";
import type { UsageStore } from "./accounts/usage-store.ts";
import type { Logger } from "./observing/logger.ts";
import type { GaugeDefinition } from "./observing/metrics.ts";
import type { Backend, PostgresLocation } from "./storage/backend.ts";
import { StorageError } from "./storage/storage-error.ts";

// What the service takes from `@market-data/cluster`, which rests on the service and is loaded only where a URL is given: who has
// one machine installs none of it.

/** Where all nodes count together, and hear of what changes in the market. */
export interface RedisSettings {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** What the names of keys in Redis begin with; another one for each installation. `market-data` where absent. */
  readonly namespace?: string | undefined;
  /** How long Redis may take to answer before this node counts by itself, in ms; 50 where absent. */
  readonly timeout?: number | undefined;
}

export interface OpenMeter {
  readonly meter: Meter & { checkStored(): Promise<void> };
  readonly gauges: readonly GaugeDefinition[];
  close(): Promise<void>;
}

export interface OpenMeterOptions extends RedisSettings {
  readonly store: UsageStore;
  /** Called when credits could not be stored; they are kept. */
  readonly onError: (error: unknown) => void;
  readonly log: Logger;
}

/** The package, as far as the service uses it. */
export interface Cluster {
  /** @throws {StorageError} where a URL cannot be read. */
  createPostgresBackend(location: PostgresLocation): Backend;
  /** @throws {StorageError} where the settings are wrong; a Redis that is only away is logged. */
  openMeter(options: OpenMeterOptions): Promise<OpenMeter>;
}

const PACKAGE = "@market-data/cluster";

/** @throws {StorageError} where the package is not installed. @param what Needs it. */
export async function loadCluster(what: string): Promise<Cluster> {
  try {
    return (await import(PACKAGE)) as Cluster;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" || !message.includes(PACKAGE)) throw error;
    const rest = `is not installed, and ${what} needs it: npm install ${PACKAGE}, in the version of this package.`;
    throw new StorageError("missing", PACKAGE, rest);
  }
}

/** Opens the meter of all nodes, or where there is none, the one of this node. */
export async function openMeter(
  settings: RedisSettings | undefined,
  deps: Pick<OpenMeterOptions, "store" | "onError" | "log">,
  createOwn: (deps: Pick<OpenMeterOptions, "store" | "onError" | "log">) => OpenMeter,
): Promise<OpenMeter> {
  if (settings === undefined) return createOwn(deps);
  const cluster = await loadCluster("Redis");
  return cluster.openMeter({ ...settings, ...deps });
}
