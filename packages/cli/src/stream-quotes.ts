import { type Operation, type OperationId, parseQuery, streams } from "@market-data/openapi";

type Parameters = Readonly<Record<string, unknown>>;
interface Quote {
  readonly id: number;
}
type Event =
  | { readonly type: "snapshot"; readonly data: Quote[] }
  | { readonly type: "quote"; readonly data: Quote };

/** The operation that returns the quotes of a stream. */
const STREAMED: OperationId = "cryptocurrencyQuotesLatestV3";

/** Whether the stream has the same quotes as an operation: ids and at most one currency. */
export function isStreamed({ operationId }: Operation, parameters: Parameters): boolean {
  const texts = Object.entries(parameters).map(([name, value]) => [name, `${value}`]);
  const query = new URLSearchParams(Object.fromEntries(texts));
  return operationId === STREAMED && parseQuery(streams.streamV1 as never, query).ok;
}

/**
 * Yields the quotes of a stream: first all quotes, then the changed quotes. Ends without quotes if the service has no
 * streams, or the plan does not allow them.
 * @param isWhole Whether to yield all quotes after each change.
 */
export async function* streamQuotes(
  stream: (parameters: Parameters) => AsyncIterable<Event>,
  { id, convert }: Parameters,
  isWhole: boolean,
): AsyncGenerator<readonly Quote[]> {
  const quotes = new Map<number, Quote>();
  try {
    for await (const { data } of stream({ id, ...(convert !== undefined && { convert: `${convert}` }) })) {
      const changed = [data].flat();
      for (const quote of changed) quotes.set(quote.id, quote);
      yield isWhole ? [...quotes.values()] : changed;
    }
  } catch (error) {
    const isRefused = !quotes.size && [403, 404].includes((error as { status?: number }).status ?? 0);
    if (!isRefused) throw error;
  }
}
