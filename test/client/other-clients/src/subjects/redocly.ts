import { generated } from "../generate.ts";
import type { OtherClient } from "../other-client.ts";

type Operation = (input: { query: object }, options?: object) => Promise<unknown>;

interface Module {
  OPERATIONS: object;
  createClient(operations: object, config: object): Record<string, Operation>;
}

const module = await generated<Module>("redocly/client.ts");

export const redocly: OtherClient = {
  name: "redocly generate-client",
  package: "@redocly/cli",
  contract: "ours",
  lacks: { validation: "it does not validate responses" },
  create({ baseUrl, apiKey, timeout, retries }) {
    const client = module.createClient(module.OPERATIONS, {
      serverUrl: baseUrl,
      timeout,
      retry: { retries, retryDelay: 100 },
      auth: { apiKey: { ApiKey: apiKey } },
    });
    const listings = client["cryptocurrencyListingsLatestV1"] as Operation;
    const quotes = client["cryptocurrencyQuotesLatestV3"] as Operation;
    return {
      call: ({ signal } = {}, limit = 1) => listings({ query: { limit } }, { signal }),
      ask: (query) => ("limit" in query ? listings : quotes)({ query }),
      printable: client,
    };
  },
};
