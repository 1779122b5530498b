import { ParameterError } from "../errors.ts";
import type { SpanParameters } from "./span.ts";

/**
 * The maximum number of data points of all assets of a response (spec/guides/time-and-intervals.md, count). Without it a
 * single request could name a thousand assets with ten thousand points each.
 */
export const MAX_TOTAL_POINTS = 100_000;

/** Counts the data points of a response while they are read, so that a request for too many fails early. */
export class PointBudget {
  readonly #parameters: SpanParameters;
  #left: number;

  constructor(parameters: SpanParameters, max = MAX_TOTAL_POINTS) {
    this.#parameters = parameters;
    this.#left = max;
  }

  /**
   * Counts points, and returns them.
   *
   * @throws {ParameterError} naming the parameter that makes the response too large, once there are too many.
   */
  spend<Points extends { readonly length: number }>(points: Points): Points {
    this.#left -= points.length;
    if (this.#left >= 0) return points;
    const parameter = this.#parameters.time_start === undefined ? "count" : "time_start";
    throw new ParameterError(
      parameter,
      `With this value for "${parameter}" the response would contain more than ${MAX_TOTAL_POINTS} data points. ` +
        "Request fewer at once, or a shorter time.",
    );
  }
}

/**
 * Checks the number of quotes of a response, which is known before anything is read.
 *
 * @throws {ParameterError} naming the currencies, without which no response is too large.
 */
export function checkQuotes(
  { convert_id }: { readonly convert_id?: readonly number[] },
  quotes: number,
  max = MAX_TOTAL_POINTS,
): void {
  if (quotes <= max) return;
  const parameter = convert_id === undefined ? "convert" : "convert_id";
  throw new ParameterError(
    parameter,
    `With this value for "${parameter}" the response would contain more than ${max} quotes. Request fewer at once.`,
  );
}
