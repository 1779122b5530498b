import { performance } from "node:perf_hooks";
import type { ErrorName } from "@market-data/http";
import type { GaugeDefinition } from "@market-data/storage";
import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The limits that protect the service. */
const LIMITS = {
  addressLimit: true,
  subnetLimit: true,
  maxConnections: true,
  maxConnectionsPerAddress: true,
  maxPipelined: true,
  writeTimeout: true,
  maxActivePerCaller: true,
  maxActive: true,
  sharedWriteTimeout: true,
  quotes: true,
  maxQueuedReads: true,
  maxStreams: true,
  openStreams: true,
  streamStall: true,
};

export type LimitName = keyof typeof LIMITS;

/** A gauge with one value per value of a label. */
export interface LabelledGauge extends Omit<GaugeDefinition, "read"> {
  readonly label: string;
  readonly read: () => Promise<ReadonlyMap<string, number>>;
}

/** A metric with its values in a thread. */
export type MetricReport = MetricObjectWithValues<MetricValue<string>>;

/** How the metrics of several threads are combined, by name. All other metrics are added up. */
const OVER_THREADS: readonly (readonly [name: RegExp, Aggregator])[] = [
  // Each thread reports the metrics of the process.
  [/^process_|^nodejs_version_info$/, "first"],
  // The worst thread must not be hidden by the others.
  [/^nodejs_eventloop_lag_|^market_data_(age|source_age|change_delay|event_loop_delay_max)_seconds$/, "max"],
  // Each thread has the whole market.
  [/^market_data_stale_assets$/, "max"],
  [/^market_data_(ready|\w+_up)$|^market_data_newest_update_/, "min"],
];

/** The metrics of one service, in the text format of Prometheus. They name operations and plans, never keys. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "market_data_requests_total",
    help: "Requests by operation and HTTP status.",
    labelNames: ["operation", "status"] as const,
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "market_data_request_duration_seconds",
    help: "Time from request to response, by operation.",
    labelNames: ["operation"] as const,
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #credits = new Counter({
    name: "market_data_credits_total",
    help: "Credits charged, by plan.",
    labelNames: ["plan"] as const,
    registers: [this.#registry],
  });
  readonly #cache = new Counter({
    name: "market_data_response_cache_total",
    help: "Responses from the cache (hit) or created (miss).",
    labelNames: ["outcome"] as const,
    registers: [this.#registry],
  });
  readonly #limits = new Counter({
    name: "market_data_limit_reached_total",
    help: "Requests and connections rejected or closed by a limit of the service, by limit.",
    labelNames: ["limit"] as const,
    registers: [this.#registry],
  });
  readonly #malformed = new Counter({
    name: "market_data_malformed_requests_total",
    help: "Malformed requests, by the name of the contract's error.",
    labelNames: ["error"] as const,
    registers: [this.#registry],
  });

  readonly #events = new Counter({
    name: "market_data_stream_events_total",
    help: "Events sent to streams.",
    registers: [this.#registry],
  });

  #isProcessObserved = false;
  #text: Promise<string> | undefined;
  /** In ticks (ms). */
  #textMadeAt = 0;

  readonly #textLifetime: number;
  readonly #gather: (() => Promise<readonly (readonly MetricReport[])[]>) | undefined;

  /**
   * @param textLifetime How long a text is reused, in ms.
   * @param gather Reads the metrics of all threads, including this one. Absent for a single thread.
   */
  constructor(textLifetime: number, gather?: () => Promise<readonly (readonly MetricReport[])[]>) {
    this.#textLifetime = textLifetime;
    this.#gather = gather;
    // A rate needs an earlier value: without a 0, the first step would be invisible.
    for (const limit of Object.keys(LIMITS)) this.#limits.inc({ limit }, 0);
    for (const outcome of ["hit", "miss"]) this.#cache.inc({ outcome }, 0);
  }

  /** @param seconds From the arrival of the request until the response was handed to the network. Absent for a stream. */
  request(operation: string, status: number, seconds?: number): void {
    this.#requests.inc({ operation, status });
    if (seconds !== undefined) this.#seconds.observe({ operation }, seconds);
  }

  events(count: number): void {
    this.#events.inc(count);
  }

  credits(plan: string, credits: number): void {
    if (credits === 0) return;
    this.#credits.inc({ plan }, credits);
  }

  cached(hit: boolean): void {
    this.#cache.inc({ outcome: hit ? "hit" : "miss" });
  }

  limitReached(limit: LimitName): void {
    this.#limits.inc({ limit });
  }

  malformed(error: ErrorName): void {
    this.#malformed.inc({ error });
  }

  /** Adds gauges, which are read with each report. */
  add(gauges: readonly (GaugeDefinition | LabelledGauge)[]): void {
    for (const gauge of gauges) {
      const { name, help } = gauge;
      new Gauge({
        name,
        help,
        labelNames: "label" in gauge ? [gauge.label] : [],
        registers: [this.#registry],
        async collect() {
          if (!("label" in gauge)) return this.set(await gauge.read());
          const values = await gauge.read();
          this.reset();
          for (const [of, value] of values) this.set({ [gauge.label]: of }, value);
        },
      });
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The metrics of this thread. */
  async report(): Promise<MetricReport[]> {
    this.#observeProcess();
    return this.#registry.getMetricsAsJSON();
  }

  /** All metrics of all threads as text, at most as old as its lifetime. */
  text(): Promise<string> {
    const now = performance.now();
    if (this.#text === undefined || now - this.#textMadeAt >= this.#textLifetime) {
      this.#text = this.#gather?.().then(addUp) ?? this.#write();
      this.#textMadeAt = now;
    }
    return this.#text;
  }

  #write(): Promise<string> {
    this.#observeProcess();
    return this.#registry.metrics();
  }

  /** Starts at the first read of metrics, so that unused observation of the event loop costs nothing. */
  #observeProcess(): void {
    if (this.#isProcessObserved) return;
    this.#isProcessObserved = true;
    collectDefaultMetrics({ register: this.#registry });
  }
}

function addUp(reports: readonly (readonly MetricReport[])[]): Promise<string> {
  const toAggregate = (metric: MetricReport): MetricReport => ({
    ...metric,
    aggregator: OVER_THREADS.find(([name]) => name.test(metric.name))?.[1] ?? "sum",
  });
  return AggregatorRegistry.aggregate(reports.map((metrics) => metrics.map(toAggregate))).metrics();
}
