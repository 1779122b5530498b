import createClient from "openapi-fetch";
import type { OtherClient } from "../other-client.ts";
import { type Outcome, unwrap } from "./result.ts";

const LISTINGS = "/v1/cryptocurrency/listings/latest";
const QUOTES = "/v3/cryptocurrency/quotes/latest";

export const openapiFetch: OtherClient = {
  name: "openapi-fetch",
  package: "openapi-fetch",
  contract: "ours",
  lacks: {
    timeout: "it has no timeout",
    retry: "it does not retry",
    validation: "it does not validate responses",
  },
  create({ baseUrl, apiKey }) {
    const client = createClient<Record<string, never>>({
      baseUrl,
      headers: { "X-SVC_PRO_API_KEY": apiKey },
      querySerializer: { array: { style: "form", explode: false } },
    });
    const get = client.GET as unknown as (path: string, options: object) => Promise<Outcome>;
    return {
      call: async ({ signal } = {}, limit = 1) =>
        unwrap(await get(LISTINGS, { params: { query: { limit } }, signal })),
      ask: async (query) => unwrap(await get("limit" in query ? LISTINGS : QUOTES, { params: { query } })),
      printable: client,
    };
  },
};
