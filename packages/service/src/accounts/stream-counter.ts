import type { MaybePromise } from "@market-data/scheduler";

/** The limits of open streams. */
export interface StreamLimits {
  /** Of the account. */
  readonly openStreams: number;
  /** Of the process. */
  readonly maxStreams: number;
}

/** The reached limit; undefined for an admitted stream. */
export type ReachedStreamLimit = keyof StreamLimits | undefined;

/** Counts the open streams of a process. Threads share the counter of their main thread. */
export interface StreamCounter {
  /** Counts a stream unless a limit is reached. */
  addStream(accountId: string, limits: StreamLimits): MaybePromise<ReachedStreamLimit>;
  removeStream(accountId: string): MaybePromise<void>;
}

/** Counts open streams in memory. */
export function createStreamCounter(): StreamCounter {
  const byAccount = new Map<string, number>();
  let all = 0;
  return {
    addStream(accountId, { openStreams, maxStreams }) {
      const open = byAccount.get(accountId) ?? 0;
      if (open >= openStreams) return "openStreams";
      if (all >= maxStreams) return "maxStreams";
      byAccount.set(accountId, open + 1);
      all += 1;
      return undefined;
    },
    removeStream(accountId) {
      const open = byAccount.get(accountId) ?? 0;
      all -= 1;
      if (open > 1) byAccount.set(accountId, open - 1);
      else byAccount.delete(accountId);
    },
  };
}
