import { generated } from "../generate.ts";
import type { OtherClient } from "../other-client.ts";
import { type Outcome, unwrap } from "./result.ts";

type Operation = (options: object) => Promise<Outcome>;

interface Module {
  createClient(config: object): object;
  cryptocurrencyListingsLatestV1: Operation;
  cryptocurrencyQuotesLatestV3: Operation;
}

const load = async (folder: string): Promise<Module> => ({
  ...(await generated<Module>(`${folder}/client/index.ts`)),
  ...(await generated<Module>(`${folder}/sdk.gen.ts`)),
});
const plain = await load("hey-api");
const validated = await load("hey-api-validated");

export const heyApi: OtherClient = {
  name: "hey-api",
  package: "@hey-api/openapi-ts",
  contract: "ours",
  lacks: { timeout: "it has no timeout", retry: "it does not retry" },
  create({ baseUrl, apiKey, validate }) {
    const module = validate ? validated : plain;
    const { cryptocurrencyListingsLatestV1: listings, cryptocurrencyQuotesLatestV3: quotes } = module;
    const client = module.createClient({ baseUrl, auth: () => apiKey });
    return {
      call: async ({ signal } = {}, limit = 1) =>
        unwrap(await listings({ client, query: { limit }, signal })),
      ask: async (query) => unwrap(await ("limit" in query ? listings : quotes)({ client, query })),
      printable: client,
    };
  },
};
