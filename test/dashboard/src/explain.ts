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

/** An error in words for people. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** How long to wait until the same call may succeed, in ms, where that is worth waiting for. */
  readonly wait?: number;
  /** What helps whoever is asked for help. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Where a rate limit does not say how long it lasts. */
const USUAL_WAIT = 60_000;
const MIN_WAIT = 1_000;

type Words = readonly [kind: typeof MarketDataError, title: string, text: string];

// The first that fits. Each of the client's classes has its words.
const WORDS: readonly Words[] = [
  [
    BadRequestError,
    "The service did not understand this request",
    "Something in the address of this page cannot be asked for. Choose another currency, order or scenario, or begin again.",
  ],
  [
    UnauthorizedError,
    "The key is missing or wrong",
    "The server of this page has no key that the service knows. Its operator sets MARKET_DATA_KEY.",
  ],
  [
    ForbiddenError,
    "The plan does not include this",
    "The plan of this page's key may not see these data. A shorter span of time may be included.",
  ],
  [
    RateLimitError,
    "Too many requests",
    "The requests of this minute are used up. This page tries again by itself.",
  ],
  [QuotaError, "The credits are used up", "The plan's credits for this day or month are used up."],
  [
    ServerError,
    "The service has a problem",
    "Something went wrong there. It is not your fault. Try again soon.",
  ],
  [
    TimeoutError,
    "The response took too long",
    "The service did not respond completely in time. It may be busy. Try again.",
  ],
  [
    UnreadableBodyError,
    "The response makes no sense",
    "A response came that is not the service's. Something in between, such as a proxy, may have sent it.",
  ],
  [ConnectionError, "The service cannot be reached", "Is the network there? Try again when it is."],
  [
    MarketDataError,
    "The request failed",
    "The service rejected it, for a reason that this page does not know.",
  ],
];

/** What to show for an error. */
export function explain(error: unknown, now = Date.now()): Explanation {
  const [, title, text] = WORDS.find(([kind]) => error instanceof kind) ?? [
    undefined,
    "This page has a fault",
    "It asked in a way that cannot be asked, or could not show the response.",
  ];
  if (!(error instanceof MarketDataError)) return { title, text, facts: [["Message", String(error)]] };
  const facts = getFacts(error);
  // It names what was sent, and what may be.
  if (error instanceof BadRequestError) return { title, text: `${error.message} ${text}`, facts };
  if (error instanceof RateLimitError) {
    return { title, text, facts, wait: Math.max(MIN_WAIT, error.retryAfter ?? USUAL_WAIT) };
  }
  const until = error instanceof QuotaError && error.retryAfter !== undefined && now + error.retryAfter;
  return {
    title,
    text: until === false ? text : `${text} New ones come on ${moment(until)} UTC.`,
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
