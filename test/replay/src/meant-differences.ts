import type { ProgramName } from "./trees/servers.ts";

/** The ref from which on these differences are meant. After a release it becomes the release's tag, and the list is emptied. */
export const MEANT_SINCE = "e13d029";

/** A difference that is meant. */
export interface MeantDifference {
  /** Both where absent. */
  readonly program?: ProgramName;
  /** The requests, by their titles. All of them where absent. */
  readonly requests?: RegExp;
  /** The field of a `Difference`, as a whole. */
  readonly field: RegExp;
  readonly old?: RegExp;
  readonly new?: RegExp;
  /** Why it is meant. */
  readonly reason: string;
}

/** Messages of errors, before and after they were put in the field's words. */
const REWORDED: readonly (readonly [old: RegExp, present: RegExp])[] = [
  [/^"There is nothing at /, /^"Not found: /],
  [/^"The path (takes|does not take) /, /^"Method [A-Z]+ not allowed; use GET or HEAD"$/],
  [/percent-encoding is wrong"$/, /^"The URL's percent-encoding is invalid"$/],
  [/^"The address is longer than 8192 bytes"$/, /^"The URL is longer than 8192 bytes"$/],
  [/headers of the call are too large"$/, /^"The headers of the request are too large"$/],
  [/^"This is no HTTP request that can be understood"$/, /^"This is not a valid HTTP request"$/],
  [/^"The call was not sent completely in time"$/, /^"The request was not sent completely in time"$/],
  [/limit of calls in one minute is reached"$/, /limit of requests in one minute is reached"$/],
  [
    /^"The limit of calls from one address is reached"$/,
    /^"The limit of requests from one address is reached"$/,
  ],
  [/^"The time asked for is before /, /^"The requested time is before /],
  [/^"Your plan opens the latest values /, /^"Your plan includes only the latest values /],
  [/That day can be read from \S+ on\."$/, /That day is available from \S+\."$/],
  [/It must not lie after /, /It must not be after /],
  [/intervals, and an answer holds at most /, /intervals before the end, and a response contains at most /],
];

/** Where the mock differed from the service. */
const MOCK_AS_SERVICE: readonly MeantDifference[] = [
  { field: /header vary/, new: /^X-SVC_PRO_API_KEY, Accept-Encoding, Prefer$/, reason: "it compresses" },
  { field: /header content-encoding/, old: /^\(none\)$/, reason: "it compresses" },
  { requests: /Accept-Encoding/, field: /header content-length/, reason: "it compresses" },
  { field: /header keep-alive/, new: /^timeout=72$/, reason: "idle connections stay open for 72 s" },
  { field: /header etag/, new: /^W\/"[\w-]{22}"$/, reason: "ETags are SHA-256 digests of the data" },
  {
    field: /header (ratelimit|ratelimit-policy|deprecation|link)/,
    old: /^\(none\)$/,
    reason: "every error of an operation reports limits and lifecycle",
  },
  { requests: /If-None-Match/, field: /header ratelimit/, reason: "a 304 uses no credits" },
  { requests: /\/partners\/\//, field: /.*/, reason: "an empty value in the path is invalid" },
  {
    requests: /%(zz|E0%A4%A|ff)|\/%( |$)/i,
    field: /.*/,
    reason: "a wrong percent-encoding is a 400, on any path",
  },
  { requests: /%6Dap/, field: /.*/, reason: "a path may be percent-encoded" },
  { requests: /^absolute form/, field: /.*/, reason: "a URL may name a host" },
  { requests: /^(no|a missing) Host/, field: /.*/, reason: "a missing Host is an error of the contract" },
  { requests: /^CONNECT/, field: /.*/, reason: "CONNECT is a 405" },
  { requests: /^an unknown expectation/, field: /.*/, reason: "an unknown expectation is ignored" },
  { requests: /^a header of (17|23) KB/, field: /.*/, reason: "headers may have 24 KB" },
  {
    requests: /^a (long target|(target|path) of \d+ bytes)/,
    field: /.*/,
    reason: "URLs over 8 KB are a 414",
  },
  {
    requests: /X-Request-Id: .*mdk_/,
    field: /header x-request-id/,
    reason: "an id that might be a key is replaced",
  },
  {
    field: /body status\.error_message/,
    old: /^"The mock failed, see its log"$/,
    new: /^"Internal server error"$/,
    reason: "a failure inside states nothing about itself",
  },
  { requests: /code=304/, field: /header content-type/, reason: "a 304 has no type" },
  {
    requests: /^OPTIONS | \/openapi\.json/,
    field: /header (x-request-id|x-svc-credit-count)/,
    old: /^\(none\)$/,
    reason: "every response has an id and states its credits",
  },
  {
    requests: / \/openapi\.json .*If-None-Match/,
    field: /status line|header content-type|body|header content-length/,
    reason: "the contract has an ETag",
  },
  { requests: /^OPTIONS \*/, field: /.*/, reason: "OPTIONS of the server as a whole lists the methods" },
];

export const meantDifferences: readonly MeantDifference[] = [
  {
    requests: /\/openapi\.(json|yaml)/,
    field: /body .*\.(description|error_message|meaning|reason|summary|title)|header (etag|content-length)/,
    reason: "The contract's prose says the same in the field's words",
  },
  {
    requests: /^HEAD/,
    field: /header content-length/,
    old: /^1\d\d$/,
    new: /^1\d\d$/,
    reason: "The length that HEAD states follows the messages of errors",
  },
  ...REWORDED.map(([old, present]) => ({
    field: /body status\.error_message/,
    old,
    new: present,
    reason: "Messages of errors use the field's words",
  })),
  {
    requests: / \/metrics/,
    field: /body/,
    old: /Answers that were ready/,
    new: /Responses that were cached/,
    reason: "The help of metrics uses the field's words",
  },
  { requests: / \/metrics/, field: /header transfer-encoding/, reason: "The length of the metrics is known" },
  {
    program: "service",
    requests: /^POST \/v1\/(cryptocurrency\/%6Dap|partners\/\/)/,
    field: /.*/,
    reason: "A path that GET takes is known to other methods, too: 405",
  },
  {
    program: "service",
    requests: /^absolute form, OPTIONS/,
    field: /.*/,
    reason: "OPTIONS takes a URL with a host, as GET does",
  },
  { requests: /^asterisk form/, field: /.*/, reason: "Only OPTIONS has the target *" },
  ...MOCK_AS_SERVICE.map((difference) => ({
    program: "mock" as const,
    ...difference,
    reason: `The mock responds as the service does: ${difference.reason}`,
  })),
];
