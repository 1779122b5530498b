import { countCredits, HttpError } from "@market-data/http/in-process";
import { EVENT_STREAM, ParameterError } from "@market-data/market";
import { type ParsedStreamV1, sampleHeader } from "@market-data/openapi";
import { delay } from "./latency.ts";
import { MockEvents } from "./mock-events.ts";
import type { OperationRequest } from "./operation-request.ts";
import type { MockResponse } from "./responses.ts";

/** How often an open stream looks for a moved clock, in ms. */
const REFRESH_MS = 50;
/** How often a stream sends a comment, in ms, as the service does. */
const PING_MS = 20_000;

/**
 * Opens a stream of the session's market.
 *
 * @param stopping Aborted when the mock closes.
 * @throws {HttpError} for an unknown asset or currency.
 */
export async function openStream(request: OperationRequest, stopping: AbortSignal): Promise<MockResponse> {
  const { context, account, operation, scenario } = request;
  const { session, receivedAt } = context;
  const { id, convert } = request.parameters as unknown as ParsedStreamV1;
  const events = new MockEvents(scenario?.stream ?? scenario?.delivery);
  const lastEventId = context.request.headers["last-event-id"]?.toString();
  const reader = await session.quotes
    .open({ ids: id, convert: convert ?? "USD", lastEventId }, events)
    .catch((error: unknown) => {
      throw error instanceof ParameterError ? new HttpError("badRequest", error.message) : error;
    });
  const { signal } = events.closing;
  signal.addEventListener("abort", () => reader.close());
  stopping.addEventListener("abort", () => events.end(new HttpError("unavailable", "The mock is stopping")));
  void follow();
  const credits = countCredits(operation.facts, id.length, 1);
  return {
    status: 200,
    headers: ["Content-Type", EVENT_STREAM, "Cache-Control", "no-store", sampleHeader, "true"],
    credits,
    ...(account && { limits: session.accounts.charge(account, credits, receivedAt) }),
    events,
  };

  async function follow(): Promise<void> {
    for (let silent = 0; !signal.aborted; silent += REFRESH_MS) {
      await delay(REFRESH_MS, signal);
      await session.quotes.refresh();
      if (silent % PING_MS === PING_MS - REFRESH_MS) events.ping();
    }
  }
}
