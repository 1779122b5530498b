import { operations } from "@market-data/openapi";
import { countCurrencies } from "../conversion/convert.ts";
import { ParameterError } from "../errors.ts";
import { MAX_POINTS } from "../history/span.ts";
import type { MarketOperation } from "../market-operations.ts";
import { getMaxItems } from "../spec-facts.ts";
import type { MeasureContext, ResponseSize } from "./response-size.ts";

/**
 * The default for the maximum number of quotes in a response (spec/guides/credits-and-limits.md): the most points of
 * one asset times the most currencies of a request.
 */
export const MAX_QUOTES = MAX_POINTS * getMaxItems(operations.cryptocurrencyListingsLatestV3, "convert");

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Measures the response to a request before doing any work for it.
 *
 * @param parameters The parameters of this operation, as returned by `parseQuery`.
 * @param maxQuotes The maximum number of quotes in the response.
 * @throws {ParameterError} naming the parameter to lower, if the response may have more quotes.
 */
export function measureResponse(
  operation: Pick<MarketOperation, "measure">,
  parameters: Parameters,
  context: MeasureContext,
  maxQuotes = MAX_QUOTES,
): ResponseSize {
  const size = operation.measure(parameters as never, context);
  checkSize(size, parameters, maxQuotes);
  return size;
}

/**
 * Checks the size of a measured response.
 *
 * @throws {ParameterError} naming the parameter to lower, if the response may have more quotes.
 */
export function checkSize({ quotes }: ResponseSize, parameters: Parameters, maxQuotes: number): void {
  if (quotes > maxQuotes) throw tooLargeError(parameters, maxQuotes);
}

/** Parameters other than currencies that make a response large. The error names the first of them in the request. */
const SIZES = ["time_start", "count", "limit", "id", "slug", "symbol", "contract_address"];

function tooLargeError(parameters: Parameters, maxQuotes: number): ParameterError {
  const currencies = parameters["convert_id"] === undefined ? "convert" : "convert_id";
  const other = SIZES.find((name) => parameters[name] !== undefined) ?? "limit";
  const parameter = countCurrencies(parameters) > 1 ? currencies : other;
  return new ParameterError(
    parameter,
    `With this value for "${parameter}" the response could contain more than ${maxQuotes} quotes. ` +
      "Request fewer items.",
  );
}
