import { generated } from "../generate.ts";
import type { OtherClient } from "../other-client.ts";
import { type Outcome, unwrap } from "./result.ts";

type Operation = (options: object) => Promise<Outcome>;

const { createClient } = await generated<{ createClient: (config: object) => object }>(
  "hey-api/client/index.ts",
);
const { cryptocurrencyListingsLatestV1: listings, cryptocurrencyQuotesLatestV3: quotes } =
  await generated<Record<"cryptocurrencyListingsLatestV1" | "cryptocurrencyQuotesLatestV3", Operation>>(
    "hey-api/sdk.gen.ts",
  );

export const heyApi: OtherClient = {
  name: "hey-api",
  package: "@hey-api/openapi-ts",
  contract: "ours",
  lacks: { timeout: "it has no timeout", retry: "it does not retry" },
  create({ baseUrl, apiKey }) {
    const client = createClient({ baseUrl, auth: () => apiKey });
    return {
      call: async ({ signal } = {}, limit = 1) =>
        unwrap(await listings({ client, query: { limit }, signal })),
      ask: async (query) => unwrap(await ("limit" in query ? listings : quotes)({ client, query })),
      printable: client,
    };
  },
};
