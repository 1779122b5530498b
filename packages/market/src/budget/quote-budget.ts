import { operations } from "@market-data/openapi";
import { countCurrencies } from "../conversion/convert.ts";
import { ParameterError } from "../errors.ts";
import { MAX_POINTS } from "../history/span.ts";
import type { MarketOperation } from "../market-operations.ts";
import { getMaxItems } from "../spec-facts.ts";
import type { MeasureContext, ResponseSize } from "./response-size.ts";

/**
 * The maximum number of quotes of a response, where no other one is set (spec/guides/credits-and-limits.md): as many points
 * as a request may have of one asset, in as many currencies as it may name.
 */
export const MAX_QUOTES = MAX_POINTS * getMaxItems(operations.cryptocurrencyListingsLatestV3, "convert");

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Measures the response to a request, before any work is done for it.
 *
 * @param parameters As `parseQuery` returns them for this operation.
 * @param maxQuotes How many quotes the response may have.
 * @throws {ParameterError} naming the parameter to lower, if it may have more.
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
 * Checks the size of a response that was measured.
 *
 * @throws {ParameterError} naming the parameter to lower, if it may have more quotes.
 */
export function checkSize({ quotes }: ResponseSize, parameters: Parameters, maxQuotes: number): void {
  if (quotes > maxQuotes) throw tooLargeError(parameters, maxQuotes);
}

/** What makes a response large besides its currencies, the first that is there. */
const SIZES = ["time_start", "count", "limit", "id", "slug", "symbol", "contract_address"];

function tooLargeError(parameters: Parameters, maxQuotes: number): ParameterError {
  const currencies = parameters["convert_id"] === undefined ? "convert" : "convert_id";
  const other = SIZES.find((name) => parameters[name] !== undefined) ?? "limit";
  const parameter = countCurrencies(parameters) > 1 ? currencies : other;
  return new ParameterError(
    parameter,
    `With this value for "${parameter}" the response could contain more than ${maxQuotes} quotes. ` +
      "Request fewer at once.",
  );
}
