import { follow, type RequestSettings } from "./api.ts";

/** Moves the quotes of a panel by a stream while the page is visible. The panel polls while no event arrives. */
export function createLive() {
  let controller = new AbortController();
  let followed = "";
  let start = (_signal: AbortSignal): Promise<void> => Promise.resolve();
  const restart = () => {
    controller.abort();
    controller = new AbortController();
    // A rejected stream needs no message, because the panel polls.
    if (!document.hidden) start(controller.signal).catch(() => undefined);
  };
  document.addEventListener("visibilitychange", restart);
  return {
    /** Follows the quotes of a query. Repeated calls have no effect. */
    follow(query: { readonly queryKey: readonly string[] }, ids: readonly number[], asked: RequestSettings) {
      const wanted = JSON.stringify([query.queryKey, ids]);
      // A scenario of the mock changes ordinary responses, but no events.
      if (wanted === followed || ids.length === 0 || asked.scenario !== undefined) return;
      followed = wanted;
      start = (signal) => follow(query, ids, asked, signal);
      restart();
    },
    /** Stops until the next call of `follow`. */
    pause() {
      followed = "";
      start = () => Promise.resolve();
      controller.abort();
    },
    stop() {
      document.removeEventListener("visibilitychange", restart);
      controller.abort();
    },
  };
}
