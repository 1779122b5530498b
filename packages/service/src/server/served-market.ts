import type { MarketStore } from "@market-data/market";
import { sampleStore } from "@market-data/sample";
import type { Backend, OpenMarket } from "../storage/backend.ts";
import { SampleMarket, type SampleProgress } from "./sample-market.ts";
import { SwitchingStore } from "./switching-store.ts";

/** How often the service looks whether its market was written, by an import or the sample market, in ms. */
const WATCH_MS = 250;

export interface ServedMarketOptions {
  readonly backend: Backend;
  /** Of the backend, for the thread that makes the sample market. */
  readonly location: string;
  /** Whether an empty market becomes the sample market. */
  readonly mayBeSample: boolean;
  readonly onError: (what: string) => (error: unknown) => void;
  readonly onProgress?: (progress: SampleProgress) => void;
  readonly now?: number;
}

/** The market that a service serves. */
export interface ServedMarket {
  readonly store: MarketStore;
  readonly isSample: boolean;
  close(): Promise<void>;
}

/**
 * Opens the market. Until the sample market is stored, which takes some seconds, a store that computes the same market
 * is served instead.
 */
export async function openServedMarket(options: ServedMarketOptions): Promise<ServedMarket> {
  const { backend, location, mayBeSample, onError, onProgress, now } = options;
  const clock = now === undefined ? {} : { now };
  const open = (after: number): Promise<OpenMarket> =>
    backend.openMarket({ watch: WATCH_MS, after, onError: onError("The market could not be read again") });
  let stored: OpenMarket | undefined = await open(0);
  const origin = await stored.state.origin();
  if (origin === "import" || !(mayBeSample || origin === "sample")) {
    const { store } = stored;
    const { close } = stored;
    return { store, isSample: false, close };
  }
  if ((await stored.state.newestUpdate()) === undefined) {
    await stored.close();
    stored = undefined;
  }
  const sample = new SampleMarket({
    location,
    ...clock,
    ...(onProgress === undefined ? {} : { onProgress }),
    onError: onError("The sample market could not be written"),
  });
  let isClosed = false;
  const store = new SwitchingStore(stored?.store ?? sampleStore(clock));
  sample.seeded
    .then(async () => {
      const { version } = await store.snapshot();
      if (isClosed || stored !== undefined) return;
      stored = await open(version);
      await stored.store.snapshot();
      store.switchTo(stored.store);
    })
    // It was reported already; the computed market goes on.
    .catch(() => {});
  return {
    store,
    isSample: true,
    async close() {
      isClosed = true;
      await stored?.close();
      await sample.close();
    },
  };
}
