/** Exports without network and Node, for responses within a page or a test. */
export { cacheControl } from "./contract/cache-control.ts";
export { countConversions, countCredits } from "./contract/credits.ts";
export { DEMO_PREFIX, listDemoKeys } from "./contract/demo-keys.ts";
export type { ErrorName } from "./contract/error-codes.ts";
export { checkEntitlement, checkHistory, type HistoryLimit } from "./contract/history-limit.ts";
export { lifecycleHeaders } from "./contract/lifecycle-headers.ts";
export {
  countAddressRequests,
  DEFAULT_ADDRESS_LIMIT,
  type LimitedPlan,
  type Limits,
  type LimitUsage,
  type PlanLimitName,
  planLimits,
} from "./contract/limits.ts";
export { minutePeriod } from "./contract/periods.ts";
export { adaptStatus, successMessage } from "./contract/status.ts";
export { HttpError } from "./errors.ts";
export { Pipeline, type PipelineOptions } from "./pipeline.ts";
export { type ContextOptions, createContext, MAX_URL_BYTES, type RequestContext } from "./request/context.ts";
export { getSentKey, maskKeys } from "./request/mask-keys.ts";
export type {
  Access,
  FallbackRoute,
  PlainRoute,
  RequestState,
  Route,
  Routed,
  RouteInfo,
} from "./request/route.ts";
export { Router } from "./request/router.ts";
export { toErrorResponse } from "./response/error-response.ts";
export { namesEtag, weakEtag } from "./response/etag.ts";
export { secondsUntil } from "./response/rate-limit-headers.ts";
export { type HeaderList, type HttpResponse, JSON_TYPE, toConditionalResponse } from "./response/response.ts";
export {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";
