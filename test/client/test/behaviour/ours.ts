import { createMarketData } from "@market-data/client";
import { validate } from "@market-data/client/validate";
import type { Subject } from "../../src/behaviour/index.ts";

/** The adapter of our client for the suite, with a short back-off. */
export const ours: Subject = {
  name: "@market-data/client",
  create({ validate: isValidated, ...options }) {
    const use = isValidated ? [validate({ mode: "throw" })] : [];
    const api = createMarketData({ backOff: 100, use, ...options });
    return {
      call: ({ signal } = {}, which = 1) => api.cryptocurrency.map({ limit: which }, { signal }),
      // biome-ignore lint/suspicious/noExplicitAny: the values of a JavaScript caller
      ask: (query: any) => {
        if ("convert" in query) return api.cryptocurrency.quotes.latest({ id: 1, ...query });
        return "id" in query ? api.cryptocurrency.quotes.latest(query) : api.cryptocurrency.map(query);
      },
      printable: api,
    };
  },
};
