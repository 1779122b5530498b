import type { RecordedRequest } from "./control/recorder.ts";
import type { PlansByKey } from "./http/accounts.ts";
import type { Latency } from "./http/latency.ts";
import type { Clock } from "./market.ts";
import type { ScenarioSetting } from "./scenarios/names.ts";

/** The settings of a mock, for the server, `createMockFetch` and MSW. */
export interface MockSettings {
  /** The time of the market. Default: the time of the contract's examples, 2026-01-15T12:00:00Z. */
  clock?: Clock;
  /** The scenario of requests without their own preference. Default: none. */
  scenario?: ScenarioSetting;
  /** The latency of every response in ms. Default: none. */
  latency?: Latency;
  /** The seed of random latencies. Latencies are reproducible by seed. Default 1. */
  seed?: number;
  /** Whether to count requests and credits against the limits of each key. Default false. */
  countLimits?: boolean;
  /** The plans by API key. Demo keys have their own plan. All other keys have the largest plan. */
  plans?: PlansByKey;
  /**
   * Whether callers may cache responses as long as responses of the service. Default false, so
   * that an open page sees a new scenario at once.
   */
  caching?: boolean;
  /** The delay of the scenario `slow` in ms. Default 3,000. */
  slowDelay?: number;
  /** The maximum number of recorded requests per session. The oldest are dropped. Default 1,000. */
  maxRequests?: number;
  /** The maximum number of sessions. The least recently used session is replaced. Default 100. */
  maxSessions?: number;
  /** The lifetime of an unused session in ms. Default 3,600,000 (1 hour). */
  sessionTimeout?: number;
  /** Receives warnings: contract violations, and the results of contract reloads. Default: `console.error`. */
  log?: (line: string) => void;
  /** Called after the response to each request. */
  onRequest?: (request: RecordedRequest) => void;
}
