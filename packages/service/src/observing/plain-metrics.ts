import type { HistogramConfiguration, MetricObjectWithValues, MetricValue } from "prom-client";
import { Counter, Histogram } from "./prom-client.ts";

// Metrics of every request. prom-client looks labels up whenever something is counted, which took a tenth of a small
// response; these know their labels once.

/** A number of a metric under its labels, in the form in which it is reported. */
export interface Tally {
  readonly labels: Partial<Record<string, string | number>>;
  /** Of a part of a histogram. */
  readonly metricName?: string;
  value: number;
}

type Report = MetricObjectWithValues<MetricValue<string>>;

/** A counter of tallies that are counted up in place. */
export class PlainCounter<Label extends string> extends Counter<Label> {
  readonly #tallies: Tally[] = [];

  /** @param labels In no other tally of this counter. */
  add(labels: Readonly<Record<Label, string | number>>): Tally {
    const tally = { labels, value: 0 };
    this.#tallies.push(tally);
    return tally;
  }

  override async get(): Promise<Report> {
    return { ...(await super.get()), values: [...this.#tallies] };
  }
}

/** A histogram of tallies that are counted up in place. */
export class PlainHistogram<Label extends string> extends Histogram<Label> {
  readonly #name: string;
  readonly #bounds: readonly number[];
  readonly #tallies: Tally[] = [];

  constructor(options: HistogramConfiguration<Label> & { readonly buckets: number[] }) {
    super(options);
    this.#name = options.name;
    this.#bounds = options.buckets;
  }

  /**
   * @param labels In no other part of this histogram.
   * @returns Counts a value.
   */
  add(labels: Readonly<Record<Label, string | number>>): (value: number) => void {
    const tally = (suffix: string, le?: number | string): Tally => ({
      labels: le === undefined ? labels : { le, ...labels },
      metricName: this.#name + suffix,
      value: 0,
    });
    const bounds = this.#bounds;
    const buckets = bounds.map((bound) => tally("_bucket", bound));
    const [all, sum, count] = [tally("_bucket", "+Inf"), tally("_sum"), tally("_count")] as const;
    this.#tallies.push(...buckets, all, sum, count);
    return (value) => {
      // A bucket counts what those below it count, too.
      for (let index = bounds.length - 1; index >= 0 && value <= (bounds[index] as number); index--) {
        (buckets[index] as Tally).value += 1;
      }
      all.value += 1;
      sum.value += value;
      count.value += 1;
    };
  }

  override async get(): Promise<Report> {
    // prom-client's own would look for its own values.
    const { name, help, type, aggregator, collect } = this as unknown as Report;
    return { name, help, type, aggregator, collect, values: [...this.#tallies] };
  }

  /** What prom-client reads for its text. */
  getForPromString(): Promise<Report> {
    return this.get();
  }
}
