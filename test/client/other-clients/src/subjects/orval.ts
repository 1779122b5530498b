import { generated } from "../generate.ts";
import type { OtherClient } from "../other-client.ts";
import { settings } from "./orval-settings.ts";

type Operation = (query: object, init: RequestInit) => Promise<{ data: unknown }>;

type Module = Record<"cryptocurrencyListingsLatestV1" | "cryptocurrencyQuotesLatestV3", Operation>;

const plain = await generated<Module>("orval/client.ts");
const validated = await generated<Module>("orval-validated/client.mjs");

export const orval: OtherClient = {
  name: "orval",
  package: "orval",
  contract: "ours",
  lacks: { timeout: "it has no timeout", retry: "it does not retry" },
  create({ baseUrl, apiKey, validate }) {
    const { cryptocurrencyListingsLatestV1: listings, cryptocurrencyQuotesLatestV3: quotes } = validate
      ? validated
      : plain;
    const send = async (operation: Operation, query: object, signal?: AbortSignal) => {
      settings.baseUrl = baseUrl;
      const headers = { "X-SVC_PRO_API_KEY": apiKey as string };
      return (await operation(query, { headers, ...(signal && { signal }) })).data;
    };
    return {
      call: ({ signal } = {}, limit = 1) => send(listings, { limit }, signal),
      ask: (query) => send("limit" in query ? listings : quotes, query),
      // Without a client object, only the module of functions can be printed.
      printable: { listings, quotes },
    };
  },
};
