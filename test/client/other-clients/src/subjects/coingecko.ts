import Coingecko from "@coingecko/coingecko-typescript";
import type { OtherClient } from "../other-client.ts";
import { NotOffered } from "./not-offered.ts";

export const coingecko: OtherClient = {
  name: "coingecko",
  package: "@coingecko/coingecko-typescript",
  contract: "its own",
  lacks: { validation: "it does not validate responses" },
  create({ baseUrl, apiKey, timeout, retries }) {
    const client = new Coingecko({ baseURL: baseUrl, proAPIKey: apiKey, timeout, maxRetries: retries });
    return {
      call: async ({ signal } = {}, page = 1) =>
        client.coins.markets.get({ vs_currency: "usd", page }, { signal }),
      ask: async (query) => {
        if (!("limit" in query)) throw new NotOffered("its contract has strings instead of lists");
        return client.coins.markets.get({ vs_currency: "usd", ...query } as never);
      },
      printable: client,
    };
  },
};
