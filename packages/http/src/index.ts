export { cacheControl } from "./contract/cache-control.ts";
export { countConversions, countCredits } from "./contract/credits.ts";
export { DEMO_PREFIX, type DemoKey, listDemoKeys } from "./contract/demo-keys.ts";
export { before, isDuration } from "./contract/duration.ts";
export { checkEntitlement, checkHistory, earliestTime, type HistoryLimit } from "./contract/history-limit.ts";
export { lifecycleHeaders } from "./contract/lifecycle-headers.ts";
export {
  countAddressRequests,
  DEFAULT_ADDRESS_LIMIT,
  type LimitedPlan,
  type Limits,
  type LimitUsage,
  type PlanLimit,
  type PlanLimitName,
  planLimits,
  rateLimitHeaders,
  secondsUntil,
} from "./contract/limits.ts";
export { daysInMonth, minutePeriod, type Period, startOfDay } from "./contract/periods.ts";
export { errorBody, successMessage, successStatus } from "./contract/status.ts";
export { callerLeftError, type ErrorDetails, type ErrorName, HttpError } from "./errors.ts";
export type { Home, HomeCommand, HomeLink } from "./home/home-page.ts";
export { createHomeRoute } from "./home/home-route.ts";
export {
  MAX_HEADER_BYTES,
  MAX_URL_BYTES,
  type NetworkContext,
  type RequestContext,
} from "./request/context.ts";
export { type ContractFile, createContractRoute } from "./request/contract-route.ts";
export { createAddressReader, getNetwork, getSubnet } from "./request/network.ts";
export { KEY_PATTERN, KEY_PREFIX } from "./request/request-id.ts";
export {
  type Access,
  ALLOWED_METHODS,
  type Middleware,
  NO_ROUTE,
  type Route,
} from "./request/route.ts";
export { type Match, Router } from "./request/router.ts";
export type { App } from "./request-handler.ts";
export { getCallerSignal } from "./response/caller-signal.ts";
export { ChunkedText } from "./response/chunked-text.ts";
export type { CorsOptions, Origins } from "./response/cors.ts";
export { DIGEST_LENGTH, digest } from "./response/digest.ts";
export { type Compressed, chooseEncoding, ENCODINGS, type Encoding } from "./response/encodings.ts";
export { toErrorResponse } from "./response/error-response.ts";
export { matchesEtag, namesEtag, weakEtag } from "./response/etag.ts";
export {
  type CacheableResponse,
  type HeaderList,
  type HeaderNames,
  type HttpResponse,
  JSON_TYPE,
  toConditionalResponse,
  type WriteBody,
} from "./response/response.ts";
export { ResponseBody } from "./response/response-body.ts";
export {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";
export { StreamedBody } from "./response/streamed-body.ts";
export type { MalformedRequest } from "./server/client-errors.ts";
export { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from "./server/connections.ts";
export {
  createHttpServer,
  type HttpServer,
  type ServerOptions,
  type ServerTimeouts,
  type StopTimes,
} from "./server/server.ts";
