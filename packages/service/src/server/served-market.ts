import type { MarketStore } from "@market-data/market";
import type { RedisSettings } from "../cluster.ts";
import type { Logger } from "../observing/logger.ts";
import type { GaugeDefinition } from "../observing/metrics.ts";
import type { Backend, DataLocation, OpenMarket, ReaderLimits } from "../storage/backend.ts";
import { StorageError } from "../storage/storage-error.ts";
import { SampleMarket, type SampleProgress } from "./sample-market.ts";
import { SwitchingStore } from "./switching-store.ts";

/** How often the service looks whether its market was written, by an import or the sample market, in ms. */
export const WATCH_MS = 250;

export interface ServedMarketOptions {
  readonly backend: Backend;
  readonly readers: ReaderLimits;
  /** Where changes of the market are published. */
  readonly news?: RedisSettings | undefined;
  /** Of the backend, for the thread that makes the sample market. */
  readonly location: DataLocation;
  /**
   * Whether an empty market becomes the sample market, or stays empty. Where absent, nobody decided: then it becomes the
   * sample market, unless there are keys, whose owners would take it for theirs.
   */
  readonly sample?: boolean | undefined;
  readonly hasKeys: boolean;
  readonly onError: (what: string) => (error: unknown) => void;
  readonly log: Logger;
  readonly onProgress?: (progress: SampleProgress) => void;
  readonly now?: number;
}

/** The market was lost, or never there: what to serve in its place must be said. */
function marketIsMissing(location: string): StorageError {
  return new StorageError(
    "missing",
    location,
    "has keys and no market. Restore a backup (market-data restore), import data (market-data import), or start with " +
      "--no-sample to import later, or with --sample to serve the sample market, whose data is synthetic.",
  );
}

/** The market that a service serves. */
export interface ServedMarket {
  readonly store: MarketStore;
  readonly gauges: readonly GaugeDefinition[];
  readonly isSample: boolean;
  /** Fulfilled when all of it is stored, so that others may open it; rejected when it cannot be. */
  readonly stored: Promise<void>;
  /** Makes sure that what is stored can be read now. @throws {StorageError} */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the market. Until the sample market is stored, which takes some seconds, a store that computes the same market
 * is served instead.
 *
 * @throws {StorageError} of the kind `missing` where there are keys and no market, and nobody decided what to serve.
 */
export async function openServedMarket(options: ServedMarketOptions): Promise<ServedMarket> {
  const {
    backend,
    readers,
    news,
    location,
    sample: wantsSample,
    hasKeys,
    onError,
    log,
    onProgress,
    now,
  } = options;
  const clock = now === undefined ? {} : { now };
  const mayBeNew = wantsSample !== undefined || !hasKeys;
  const open = (after: number): Promise<OpenMarket> =>
    backend.openMarket({
      ...readers,
      watch: WATCH_MS,
      news,
      after,
      mayBeNew,
      onError: onError("The market could not be read again"),
      log,
    });
  let stored: OpenMarket | undefined = await open(0).catch((error: unknown) => {
    throw error instanceof StorageError && error.kind === "missing"
      ? marketIsMissing(backend.location)
      : error;
  });
  const { gauges = [] } = stored;
  const origin = await stored.state.origin();
  if (origin === undefined && !mayBeNew) {
    await stored.close();
    throw marketIsMissing(backend.location);
  }
  if (origin === "import" || (origin === undefined && wantsSample === false)) {
    const { store, probe, close } = stored;
    return { store, gauges, isSample: false, stored: Promise.resolve(), probe, close };
  }
  // Before any key is made: a start that is interrupted here can be repeated.
  if (origin === undefined) await stored.writer.markOrigin("sample");
  if ((await stored.state.newestUpdate()) === undefined) {
    await stored.close();
    stored = undefined;
  }
  // Nothing is served before the first snapshot: the thread of the sample market leaves it the processor.
  await stored?.store.snapshot();
  // What computes it is loaded only where it is needed.
  const first = stored?.store ?? (await import("@market-data/sample")).sampleStore(clock);
  const sample = new SampleMarket({
    location,
    ...clock,
    ...(onProgress === undefined ? {} : { onProgress }),
    onError: onError("The sample market could not be written"),
  });
  const whenStored = stored === undefined ? sample.seeded : Promise.resolve();
  let isClosed = false;
  const store = new SwitchingStore(first);
  sample.seeded
    .then(async () => {
      const { version } = await store.snapshot();
      if (isClosed || stored !== undefined) return;
      const opened = await open(version);
      // Closed meanwhile.
      if (isClosed) return opened.close();
      stored = opened;
      await stored.store.snapshot();
      store.switchTo(stored.store);
    })
    // It was reported already; the computed market goes on.
    .catch(() => {});
  return {
    store,
    // Of the one that is open now.
    gauges: gauges.map((gauge, index) => ({
      ...gauge,
      read: () => (stored?.gauges?.[index] ?? gauge).read(),
    })),
    isSample: true,
    stored: whenStored,
    // Until the whole market is stored, nothing is read there.
    probe: async () => stored?.probe(),
    async close() {
      isClosed = true;
      await stored?.close();
      await sample.close();
    },
  };
}
