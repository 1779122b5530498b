import type { MockOptions } from "@market-data/mock";
import { plans } from "@market-data/openapi";
import type { ServerOptions } from "@market-data/service";

/** How a server is started, as JSON can hold it; the launcher adds folders, ports and the clock. */
export type ServerDefinition =
  | { readonly program: "service"; readonly options: Pick<ServerOptions, "plans" | "settings"> }
  | { readonly program: "mock"; readonly options: Pick<MockOptions, "caching" | "scenario" | "wait"> };

export type ProgramName = ServerDefinition["program"];
export type ServerName = "service" | "uncounted" | "limits" | "strict" | "prefix" | "mock" | "empty";

/** The only origin that the strict service allows. */
export const STRICT_ORIGIN = "https://app.example";
/** Requests that one address may send to the strict service in a minute. */
export const STRICT_ADDRESS_LIMIT = 12;

const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};
const unlimitedPlans = Object.fromEntries(plans.map(({ name }) => [name, UNLIMITED]));
const UNLIMITED_ADDRESS = 1_000_000_000;

/**
 * The servers that each side starts, by name. The clock stands still, so that no minute ends: each has its own counts of
 * requests and credits, and limits that suit what is sent to it.
 */
export const SERVERS: Readonly<Record<ServerName, ServerDefinition>> = {
  service: {
    program: "service",
    options: { plans: unlimitedPlans, settings: { addressLimit: UNLIMITED_ADDRESS } },
  },
  // For what may count or not: a request that one side counts would show in all that follow.
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
    options: { plans: unlimitedPlans, settings: { token: "abc", addressLimit: UNLIMITED_ADDRESS } },
  },
  mock: { program: "mock", options: { caching: true, wait: 20 } },
  empty: { program: "mock", options: { caching: false, scenario: "empty", wait: 20 } },
};

/** The servers that a program starts. */
export function getServers(program: ProgramName): ServerName[] {
  const names = Object.keys(SERVERS) as ServerName[];
  return names.filter((name) => SERVERS[name].program === program);
}
