import { performance } from "node:perf_hooks";
import type { ConnectionLimits, ErrorName } from "@market-data/http";
import type { Aggregator, MetricObjectWithValues, MetricValue } from "prom-client";
import type { AddressLimits } from "../http/address-limiter.ts";
import type { ShareLimitName } from "../http/fair-shares.ts";
import { PlainCounter, PlainHistogram, type Tally } from "./plain-metrics.ts";
import { Counter, Gauge, Registry } from "./prom-client.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A limit that protects the service. */
export type LimitName =
  | keyof ConnectionLimits
  | keyof AddressLimits
  | ShareLimitName
  | "quotes"
  | "maxQueuedReads";

/** All of them; the type demands that none is missing. */
const LIMITS: Readonly<Record<LimitName, true>> = {
  addressLimit: true,
  subnetLimit: true,
  maxConnections: true,
  maxConnectionsPerAddress: true,
  maxPipelined: true,
  writeTimeout: true,
  own_share: true,
  all_shares: true,
  sharedWriteTimeout: true,
  quotes: true,
  maxQueuedReads: true,
};

/** A metric whose value is read whenever metrics are. */
export interface GaugeDefinition {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}

/** The values of one metric in one thread. */
export type MetricReport = MetricObjectWithValues<MetricValue<string>>;

/** What metrics of several threads come to, by their names; all others are added up. */
const OVER_THREADS: readonly (readonly [name: RegExp, Aggregator])[] = [
  // Each thread reports those of the process.
  [/^process_|^nodejs_version_info$/, "first"],
  // A thread that is behind is not to be hidden by others.
  [/^nodejs_eventloop_lag_|^market_data_(age|bus_lag|event_loop_longest_hold)_seconds$/, "max"],
  [/^market_data_(ready|\w+_up)$|^market_data_newest_update_/, "min"],
];

/** The metrics of one operation. */
interface OperationMetrics {
  readonly observe: (seconds: number) => void;
  /** By HTTP status. */
  readonly counts: Map<number, Tally>;
}

/** The metrics of one service, in Prometheus' text format. They name operations and plans, and nobody's key. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new PlainCounter({
    name: "market_data_requests_total",
    help: "Requests by operation and HTTP status.",
    labelNames: ["operation", "status"] as const,
    registers: [this.#registry],
  });
  readonly #seconds = new PlainHistogram({
    name: "market_data_request_duration_seconds",
    help: "Time until a response was handed to the network, by operation.",
    labelNames: ["operation"] as const,
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #credits = new PlainCounter({
    name: "market_data_credits_total",
    help: "Credits charged, by plan.",
    labelNames: ["plan"] as const,
    registers: [this.#registry],
  });
  readonly #cache = new PlainCounter({
    name: "market_data_response_cache_total",
    help: "Responses that were cached (hit) or had to be made (miss).",
    labelNames: ["outcome"] as const,
    registers: [this.#registry],
  });
  readonly #limits = new Counter({
    name: "market_data_limit_reached_total",
    help: "Requests that reached a limit which protects the service, by limit.",
    labelNames: ["limit"] as const,
    registers: [this.#registry],
  });
  readonly #malformed = new Counter({
    name: "market_data_malformed_requests_total",
    help: "Requests that could not be parsed, by the name of the error in the contract.",
    labelNames: ["error"] as const,
    registers: [this.#registry],
  });
  readonly #operations = new Map<string, OperationMetrics>();
  readonly #creditsOfPlans = new Map<string, Tally>();
  readonly #hits = this.#cache.add({ outcome: "hit" });
  readonly #misses = this.#cache.add({ outcome: "miss" });

  #processObserved: Promise<void> | undefined;
  #text: Promise<string> | undefined;
  /** In ticks (ms). */
  #textMadeAt = 0;

  readonly #textLifetime: number;
  readonly #gather: (() => Promise<readonly (readonly MetricReport[])[]>) | undefined;

  /**
   * @param textLifetime How long a text is returned again, in ms.
   * @param gather Reads the metrics of all threads, those of this one among them; absent where this one serves alone.
   */
  constructor(textLifetime: number, gather?: () => Promise<readonly (readonly MetricReport[])[]>) {
    this.#textLifetime = textLifetime;
    this.#gather = gather;
    // A rate is that of a number which was there before: without a 0, the first step would not be seen.
    for (const limit of Object.keys(LIMITS)) this.#limits.inc({ limit }, 0);
  }

  /** @param seconds From the request's arrival to the response's departure. */
  request(operation: string, status: number, seconds: number): void {
    const { observe, counts } = remembered(this.#operations, operation, () => ({
      observe: this.#seconds.add({ operation }),
      counts: new Map(),
    }));
    remembered(counts, status, () => this.#requests.add({ operation, status })).value += 1;
    observe(seconds);
  }

  credits(plan: string, credits: number): void {
    if (credits === 0) return;
    remembered(this.#creditsOfPlans, plan, () => this.#credits.add({ plan })).value += credits;
  }

  cached(hit: boolean): void {
    (hit ? this.#hits : this.#misses).value += 1;
  }

  limitReached(limit: LimitName): void {
    this.#limits.inc({ limit });
  }

  malformed(error: ErrorName): void {
    this.#malformed.inc({ error });
  }

  /** Adds a metric whose value is read whenever metrics are. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The metrics of this thread. */
  async report(): Promise<MetricReport[]> {
    await this.#observeProcess();
    return this.#registry.getMetricsAsJSON();
  }

  /** All metrics as a text, not older than its lifetime; of all threads together. */
  text(): Promise<string> {
    const now = performance.now();
    if (this.#text === undefined || now - this.#textMadeAt >= this.#textLifetime) {
      this.#text = this.#gather?.().then(addUp) ?? this.#write();
      this.#textMadeAt = now;
    }
    return this.#text;
  }

  async #write(): Promise<string> {
    await this.#observeProcess();
    return this.#registry.metrics();
  }

  /** From the first time on that anybody reads metrics: what observes the process takes long to load. */
  #observeProcess(): Promise<void> {
    this.#processObserved ??= import("prom-client").then(({ collectDefaultMetrics }) =>
      collectDefaultMetrics({ register: this.#registry }),
    );
    return this.#processObserved;
  }
}

async function addUp(reports: readonly (readonly MetricReport[])[]): Promise<string> {
  const { AggregatorRegistry } = await import("prom-client");
  const toAggregate = (metric: MetricReport): MetricReport => ({
    ...metric,
    aggregator: OVER_THREADS.find(([name]) => name.test(metric.name))?.[1] ?? "sum",
  });
  return AggregatorRegistry.aggregate(reports.map((metrics) => metrics.map(toAggregate))).metrics();
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
