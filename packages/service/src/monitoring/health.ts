import { startOfDay } from "@market-data/http";
import type { MarketStore, Snapshot } from "@market-data/market";
import type { GaugeDefinition } from "@market-data/storage";
import type { PlanTable } from "../accounts/plan-table.ts";
import { countStaleAssets, findNewestUpdate, getSourceAges } from "./data-age.ts";
import { describeHidden } from "./hidden-data.ts";
import type { LabelledGauge } from "./metrics.ts";

export interface HealthDeps {
  readonly getStore: () => MarketStore;
  readonly plans: PlanTable;
  /** The maximum distance between a fiat rate and the converted value, in ms. */
  readonly fiatRateTolerance: number;
  /** Returns the reasons why requests cannot be served, besides the store's. */
  readonly runHealthChecks: (() => Promise<readonly string[]>) | undefined;
  /** The current time, in Unix ms. */
  readonly now: () => number;
}

/** The state of one service for operators: readiness, completeness and age of its data. */
export class Health {
  /** Whether the service is stopping. */
  isStopping = false;
  readonly #deps: HealthDeps;
  /** Cached for a snapshot and day, because it visits every asset. */
  #warned: { snapshot: Snapshot; day: number; warnings: readonly string[] } | undefined;

  constructor(deps: HealthDeps) {
    this.#deps = deps;
  }

  /** The reasons why requests cannot be served; an empty array if the service is healthy. */
  async runHealthChecks(): Promise<readonly string[]> {
    const { runHealthChecks } = this.#deps;
    return [
      ...(this.isStopping ? ["it stops"] : []),
      ...(await this.#read<readonly string[]>(() => [], ["the market cannot be read"])),
      ...((await runHealthChecks?.().catch(() => ["the health checks failed"])) ?? []),
    ];
  }

  /** The time of the newest data, in Unix ms; undefined without data. */
  getNewestUpdate(): Promise<number | undefined> {
    return this.#read(findNewestUpdate, undefined);
  }

  /** The data that callers do not see and the reasons, one line each. */
  getWarnings(): Promise<readonly string[]> {
    const { plans, now, fiatRateTolerance } = this.#deps;
    return this.#read((snapshot) => {
      const day = startOfDay(now());
      if (this.#warned?.snapshot !== snapshot || this.#warned.day !== day)
        this.#warned = { snapshot, day, warnings: describeHidden(snapshot, plans, now(), fiatRateTolerance) };
      return this.#warned.warnings;
    }, []);
  }

  get gauges(): readonly (GaugeDefinition | LabelledGauge)[] {
    const { now } = this.#deps;
    return [
      {
        name: "market_data_ready",
        help: "1 while requests can be served, as /readyz says, else 0.",
        read: async () => ((await this.runHealthChecks()).length === 0 ? 1 : 0),
      },
      {
        name: "market_data_newest_update_timestamp_seconds",
        help: "Unix time of the newest data, in seconds; NaN without data.",
        read: async () => ((await this.getNewestUpdate()) ?? Number.NaN) / 1000,
      },
      {
        name: "market_data_age_seconds",
        help: "Age of the newest data; NaN without data.",
        read: async () => (now() - ((await this.getNewestUpdate()) ?? Number.NaN)) / 1000,
      },
      {
        name: "market_data_stale_assets",
        help: "Active assets whose last price is older than 1 hour, 1 day and 7 days.",
        label: "older_than",
        read: () => this.#read((snapshot) => countStaleAssets(snapshot, now()), new Map()),
      },
      {
        name: "market_data_source_age_seconds",
        help: "Age of the newest row of each source.",
        label: "source",
        read: () => this.#read((snapshot) => getSourceAges(snapshot, now()), new Map()),
      },
    ];
  }

  /** Reads the market. @param fallback The value if the market cannot be read. */
  async #read<Value>(read: (snapshot: Snapshot) => Value, fallback: Value): Promise<Value> {
    let snapshot: Snapshot;
    try {
      snapshot = await this.#deps.getStore().snapshot();
    } catch {
      return fallback;
    }
    return read(snapshot);
  }
}
