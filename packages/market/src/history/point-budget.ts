import { ParameterError } from "../errors.ts";
import type { SpanParameters } from "./span.ts";

/**
 * The most data points of one answer, all its assets together: ten times what one asset may have. Ours; without it a
 * single call could name a thousand assets with ten thousand points each, and nobody's memory holds that answer.
 */
export const MAX_TOTAL_POINTS = 100_000;

/** Counts the data points of an answer while they are read, so that one that is too large is refused early. */
export class PointBudget {
  readonly #parameters: SpanParameters;
  #left: number;

  constructor(parameters: SpanParameters, most = MAX_TOTAL_POINTS) {
    this.#parameters = parameters;
    this.#left = most;
  }

  /**
   * Counts some points, and gives them back.
   *
   * @throws {ParameterError} naming what makes the answer long, once there are too many.
   */
  spend<Points extends { readonly length: number }>(points: Points): Points {
    this.#left -= points.length;
    if (this.#left >= 0) return points;
    const parameter = this.#parameters.time_start === undefined ? "count" : "time_start";
    throw new ParameterError(
      parameter,
      `With this value for "${parameter}" the answer would hold more than ${MAX_TOTAL_POINTS} data points in all. ` +
        "Ask for fewer at once, or for a shorter time.",
    );
  }
}

/**
 * Refuses a call whose answer would hold more quotes than an answer may hold points. What it asks for tells their number
 * before anything is read.
 *
 * @throws {ParameterError} naming the currencies, without which no call is that large.
 */
export function checkQuotes(
  { convert_id }: { readonly convert_id?: readonly number[] },
  quotes: number,
  most = MAX_TOTAL_POINTS,
): void {
  if (quotes <= most) return;
  const parameter = convert_id === undefined ? "convert" : "convert_id";
  throw new ParameterError(
    parameter,
    `With this value for "${parameter}" the answer would hold more than ${most} quotes in all. Ask for fewer at once.`,
  );
}
