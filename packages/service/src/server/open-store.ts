import type { MarketStore } from "@market-data/market";
import { sampleStore } from "@market-data/sample";
import { SqliteStore } from "../storage/sqlite/sqlite-store.ts";
import { SampleMarket, type SampleProgress } from "./sample-market.ts";
import { SwitchingStore } from "./switching-store.ts";

/** How often the service looks whether its database was written, by an import or the sample market, in ms. */
const WATCH_MS = 250;

export interface OpenStoreOptions {
  readonly file: string;
  readonly isSample: boolean;
  /** Whether all of the sample market is in the database. */
  readonly isFilled: boolean;
  readonly onError: (what: string) => (error: unknown) => void;
  readonly onProgress?: (progress: SampleProgress) => void;
  readonly now?: number;
}

/** The market that a service serves. */
export interface ServedStore {
  readonly store: MarketStore;
  close(): Promise<void>;
}

/**
 * Opens the market of a database. Until the sample market is written into it, which takes some seconds, a store that
 * computes the same market answers in its place.
 */
export function openStore(options: OpenStoreOptions): ServedStore {
  const { file, isSample, isFilled, onError, onProgress, now } = options;
  const clock = now === undefined ? {} : { now };
  const open = (after: number) =>
    new SqliteStore(file, { watch: WATCH_MS, after, onError: onError("The market could not be read anew") });
  if (!isSample) {
    const store = open(0);
    return { store, close: () => store.close() };
  }
  const sample = new SampleMarket({
    file,
    ...clock,
    ...(onProgress === undefined ? {} : { onProgress }),
    onError: onError("The sample market could not be written"),
  });
  let stored = isFilled ? open(0) : undefined;
  let isClosed = false;
  const store = new SwitchingStore(stored ?? sampleStore(clock));
  sample.filled
    .then(async () => {
      const { version } = await store.snapshot();
      if (isClosed || stored !== undefined) return;
      stored = open(version);
      await stored.snapshot();
      store.switchTo(stored);
    })
    // It was told already; the computed market goes on.
    .catch(() => {});
  return {
    store,
    async close() {
      isClosed = true;
      // What writes ends last: it tidies up the file, which readers cannot.
      await stored?.close();
      await sample.close();
    },
  };
}
