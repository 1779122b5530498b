import {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  MarketDataError,
  QuotaError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import { moment } from "./format.ts";

/** An error message for people. */
interface Explanation {
  readonly title: string;
  readonly text: string;
  /** Time until a retry may succeed, in ms. Absent if waiting is useless. */
  readonly wait?: number;
  /** Details for a support request. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Wait after a rate limit without `Retry-After`, in ms. */
const USUAL_WAIT = 60_000;
const MIN_WAIT = 1_000;

type Message = readonly [kind: typeof MarketDataError, title: string, text: string];

// The first matching class is used. Each error class of the client has a message.
const MESSAGES: readonly Message[] = [
  [
    BadRequestError,
    "The service did not understand this request",
    "The URL of this page has an invalid value. Choose another currency, order or scenario, or start again.",
  ],
  [
    UnauthorizedError,
    "The key is missing or wrong",
    "The server of this page has no valid key. Its operator must set MARKET_DATA_KEY.",
  ],
  [
    ForbiddenError,
    "The plan does not include this",
    "The plan of this page's key does not include this data. It may include a shorter time range.",
  ],
  [
    RateLimitError,
    "Too many requests",
    "The requests of this minute are used up. This page retries automatically.",
  ],
  [QuotaError, "The credits are used up", "The plan's credits for this day or month are used up."],
  [
    ServerError,
    "The service has a problem",
    "The service failed to respond. This is not your fault. Try again soon.",
  ],
  [
    TimeoutError,
    "The response took too long",
    "The service did not respond completely in time. It may be busy. Try again.",
  ],
  [
    UnreadableBodyError,
    "The response is invalid",
    "The response did not come from the service. A proxy may have sent it.",
  ],
  [ConnectionError, "The service cannot be reached", "Check your network connection and try again."],
  [MarketDataError, "The request failed", "The service rejected the request for an unknown reason."],
];

/** Returns the message for an error. */
export function explain(error: unknown, now = Date.now()): Explanation {
  const [, title, text] = MESSAGES.find(([kind]) => error instanceof kind) ?? [
    undefined,
    "This page has an error",
    "The page sent an invalid request or could not show the response.",
  ];
  if (!(error instanceof MarketDataError)) return { title, text, facts: [["Message", String(error)]] };
  const facts = getFacts(error);
  // The message names the invalid value and the allowed values.
  if (error instanceof BadRequestError) return { title, text: `${error.message} ${text}`, facts };
  if (error instanceof RateLimitError) {
    return { title, text, facts, wait: Math.max(MIN_WAIT, error.retryAfter ?? USUAL_WAIT) };
  }
  const until = error instanceof QuotaError && error.retryAfter !== undefined && now + error.retryAfter;
  return {
    title,
    text: until === false ? text : `${text} New credits are available on ${moment(until)} UTC.`,
    facts,
  };
}

function getFacts({ message, status, code, requestId }: MarketDataError): [string, string][] {
  const facts: [string, unknown][] = [
    ["Message", message],
    ["HTTP status", status],
    ["Error code", code],
    ["Request", requestId],
  ];
  return facts.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
}
