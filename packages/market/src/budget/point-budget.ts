import { ParameterError } from "../errors.ts";
import type { SpanParameters } from "../history/span.ts";
import type { Lookup } from "../lookup/lookup.ts";

/**
 * The maximum number of data points in a response, over all assets (spec/guides/time-and-intervals.md, count). Without
 * the limit, one request could name a thousand assets with ten thousand points each.
 */
export const MAX_TOTAL_POINTS = 100_000;

/**
 * The maximum number of records read for the data points of a response. `interval` may select a few of many records,
 * and one candle may need a hundred prices.
 */
export const MAX_READ_RECORDS = 10 * MAX_TOTAL_POINTS;

/** Counts the data points of a response while they are read, so that an oversized request fails early. */
export class PointBudget {
  readonly #parameters: SpanParameters;
  readonly #max: number;
  #count = 0;
  #read = 0;

  constructor(parameters: SpanParameters, max = MAX_TOTAL_POINTS) {
    this.#parameters = parameters;
    this.#max = max;
  }

  /**
   * Counts points and returns them.
   *
   * @throws {ParameterError} naming the parameter that makes the response too large, as soon as the limit is exceeded.
   */
  spend<Points extends { readonly length: number }>(points: Points): Points {
    this.#count += points.length;
    checkPoints(this.#parameters, this.#count, this.#max);
    return points;
  }

  /**
   * Counts the records from which points are selected, and returns the records.
   *
   * @throws {ParameterError} naming `interval`, as soon as the limit is exceeded.
   */
  read<Records extends { readonly length: number }>(records: Records): Records {
    this.#read += records.length;
    if (this.#read <= MAX_READ_RECORDS) return records;
    throw new ParameterError(
      "interval",
      `With this value for "interval" the response would need more than ${MAX_READ_RECORDS} records. ` +
        "Request fewer items or a shorter time span.",
    );
  }
}

/**
 * Counts the data points of a response. An asset or exchange named several times counts several times.
 *
 * @throws {ParameterError} naming the parameter that makes the response too large.
 */
export function countPoints<Item>(
  lookups: readonly Pick<Lookup<Item>, "items">[],
  getPoints: (item: Item) => { readonly length: number },
  parameters: SpanParameters,
): number {
  const count = lookups.flatMap(({ items }) => items).reduce((sum, item) => sum + getPoints(item).length, 0);
  checkPoints(parameters, count);
  return count;
}

/** @throws {ParameterError} naming the parameter that makes the response too large. */
function checkPoints({ time_start }: SpanParameters, count: number, max = MAX_TOTAL_POINTS): void {
  if (count <= max) return;
  const parameter = time_start === undefined ? "count" : "time_start";
  throw new ParameterError(
    parameter,
    `With this value for "${parameter}" the response would contain more than ${max} data points. ` +
      "Request fewer items or a shorter time span.",
  );
}
