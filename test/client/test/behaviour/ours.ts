import { createMarketData } from "@market-data/client";
import type { Subject } from "../../src/behaviour/index.ts";

/** Our client as the suite takes it, with short back-offs. */
export const ours: Subject = {
  name: "@market-data/client",
  create(options) {
    const api = createMarketData({ backOff: 100, ...options });
    return {
      call: ({ signal } = {}, which = 1) => api.cryptocurrency.map({ limit: which }, { signal }),
      // biome-ignore lint/suspicious/noExplicitAny: what a caller in JavaScript may send
      ask: (query: any) => {
        if ("convert" in query) return api.cryptocurrency.quotes.latest({ id: 1, ...query });
        return "id" in query ? api.cryptocurrency.quotes.latest(query) : api.cryptocurrency.map(query);
      },
      printable: api,
    };
  },
};
