import { recordStale } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import { errorFields, type Logger, StorageError, type StorageErrorKind } from "@market-data/storage";

/** How often a service checks for stale derived series, in ms. */
const RETRY_MS = 60_000;

/** An import in progress records its own series. An unavailable database is logged by its readers. */
const QUIET: readonly StorageErrorKind[] = ["locked", "unavailable", "busy"];

/** Background work that keeps derived series up to date until it is closed. */
interface Recorder {
  /** Stops the work. A computation in progress fails once the market is closed, and is not waited for before. */
  close(): { readonly ended: Promise<void> };
}

/**
 * Records derived series that an interrupted import left stale, at the start and later. The service serves in any case:
 * a failure is logged once and retried.
 *
 * @param now Returns a Unix time in ms.
 */
export function recordInBackground(
  market: Pick<OpenMarket, "location" | "store" | "writer" | "state" | "lockForImport">,
  { log, now }: { readonly log: Logger; readonly now: () => number },
): Recorder {
  const { location: data } = market;
  let isClosed = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let working = work();

  async function work(): Promise<void> {
    try {
      if (await record())
        log.log(
          "warn",
          "Derived series were stale: an import was interrupted. The service has recorded them.",
          { data },
        );
      isFailing = false;
    } catch (error) {
      const isQuiet = error instanceof StorageError && QUIET.includes(error.kind);
      if (!isClosed && !isQuiet && !isFailing) {
        log.log(
          "error",
          "Derived series are stale and cannot be recorded. Run `market-data check --repair` as a user who may import.",
          { data, ...errorFields(error) },
        );
        isFailing = true;
      }
    }
    if (isClosed) return;
    timer = setTimeout(() => {
      working = work();
    }, RETRY_MS).unref();
  }

  /** @returns Whether the series were stale. */
  async function record(): Promise<boolean> {
    if ((await market.state.staleSeries()) === undefined) return false;
    const unlock = await market.lockForImport();
    try {
      return await recordStale(market, now());
    } finally {
      unlock();
    }
  }

  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      return { ended: working };
    },
  };
}
