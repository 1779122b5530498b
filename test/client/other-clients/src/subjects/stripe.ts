import Stripe from "stripe";
import type { OtherClient } from "../other-client.ts";
import { NotOffered } from "./not-offered.ts";

export const stripe: OtherClient = {
  name: "stripe",
  package: "stripe",
  contract: "its own",
  lacks: { abort: "it does not accept a signal", validation: "it does not validate responses" },
  errorBody: (code, message) => ({ error: { type: "api_error", code: String(code), message } }),
  create({ baseUrl, apiKey, timeout = 10_000, retries = 2 }) {
    const { protocol, host, port } = getAddress(baseUrl);
    const client = new Stripe(apiKey as string, {
      protocol,
      host,
      port,
      timeout,
      maxNetworkRetries: retries,
      telemetry: false,
    });
    return {
      call: async ({ signal } = {}, limit = 1) => {
        if (signal !== undefined) throw new NotOffered("it does not accept a signal");
        return client.customers.list({ limit });
      },
      ask: async (query) => {
        if (!("limit" in query)) throw new NotOffered("its contract lacks the parameter");
        return client.customers.list(query as object);
      },
      printable: client,
    };
  },
};

/** Stripe takes protocol, host and port instead of a base URL. */
function getAddress(baseUrl: string): { protocol: "http"; host: string; port: string } {
  const [, host, port] = /^http:\/\/([\w.]+):(\d+)$/.exec(baseUrl) ?? [];
  if (host === undefined || port === undefined) throw new NotOffered("it accepts only a host and a port");
  return { protocol: "http", host, port };
}
