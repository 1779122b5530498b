import type { MockOptions } from "@market-data/mock";
import { plans } from "@market-data/openapi";
import type { ServerOptions } from "@market-data/service";

/** The options of a server as JSON. The launcher adds folders, ports and the clock. */
export type ServerDefinition =
  | { readonly program: "service"; readonly options: Pick<ServerOptions, "plans" | "settings"> }
  | {
      readonly program: "mock";
      /** `wait` is the name of `slowDelay` in older trees. */
      readonly options: Pick<MockOptions, "caching" | "scenario" | "slowDelay"> & { readonly wait: number };
    };

export type ProgramName = ServerDefinition["program"];
export type ServerName = "service" | "uncounted" | "limits" | "strict" | "prefix" | "mock" | "empty";

/** The only allowed origin of the strict service. */
export const STRICT_ORIGIN = "https://app.example";
/** Requests per minute and address of the strict service. */
export const STRICT_ADDRESS_LIMIT = 12;

const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};
const unlimitedPlans = Object.fromEntries(plans.map(({ name }) => [name, UNLIMITED]));
const UNLIMITED_ADDRESS = 1_000_000_000;
/** `token` is the name of the setting in older trees. */
const PREFIX = { vendorPrefix: "abc", token: "abc" };

/**
 * The servers of each side by name. The clock is stopped, so that no minute ends. Servers share no counters. The limits of
 * each server match its requests.
 */
export const SERVERS: Readonly<Record<ServerName, ServerDefinition>> = {
  service: {
    program: "service",
    options: { plans: unlimitedPlans, settings: { addressLimit: UNLIMITED_ADDRESS } },
  },
  // For wrong and malformed requests, which may or may not count for the address limit. On a server with this limit,
  // one different count would appear in all later responses.
  uncounted: { program: "service", options: { plans: unlimitedPlans, settings: { addressLimit: 0 } } },
  limits: {
    program: "service",
    options: {
      plans: {
        Basic: { rateLimitMinute: 3 },
        Hobbyist: { ...UNLIMITED, creditLimitDaily: 4 },
        Startup: { ...UNLIMITED, creditLimitMonthly: 4 },
        Standard: { ...UNLIMITED, history: "P7D" },
        Professional: { ...UNLIMITED, history: "P2Y", monthlyReset: "calendar-month" },
        Enterprise: { ...UNLIMITED, monthlyReset: "activation-date" },
      },
      settings: { addressLimit: 0 },
    },
  },
  strict: {
    program: "service",
    options: {
      plans: unlimitedPlans,
      settings: {
        addressLimit: STRICT_ADDRESS_LIMIT,
        subnetLimit: 0,
        origins: [STRICT_ORIGIN, "https://other.example"],
        trustProxy: true,
        documentation: "https://docs.example/reference",
        headersTimeout: 1000,
        keepAliveTimeout: 5000,
      },
    },
  },
  prefix: {
    program: "service",
    options: { plans: unlimitedPlans, settings: { ...PREFIX, addressLimit: UNLIMITED_ADDRESS } },
  },
  mock: { program: "mock", options: { caching: true, slowDelay: 20, wait: 20 } },
  empty: { program: "mock", options: { caching: false, scenario: "empty", slowDelay: 20, wait: 20 } },
};

/** Returns the servers of a program. */
export function getServers(program: ProgramName): ServerName[] {
  const names = Object.keys(SERVERS) as ServerName[];
  return names.filter((name) => SERVERS[name].program === program);
}
