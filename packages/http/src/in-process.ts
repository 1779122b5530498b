/** What needs no network and no Node: for those who respond to requests within a page or a test. */
export { cacheControl } from "./contract/cache-control.ts";
export { countConversions, countCredits } from "./contract/credits.ts";
export { DEMO_PREFIX, listDemoKeys } from "./contract/demo-keys.ts";
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
  secondsUntil,
} from "./contract/limits.ts";
export { minutePeriod } from "./contract/periods.ts";
export { successMessage, toStatusOf } from "./contract/status.ts";
export { type DispatchOptions, dispatch } from "./dispatch.ts";
export { type ErrorName, HttpError } from "./errors.ts";
export { andThen, type MaybePromise } from "./maybe-promise.ts";
export { type ContextOptions, createContext, MAX_URL_BYTES, type RequestContext } from "./request/context.ts";
export { getSentKey, maskKeys } from "./request/mask-keys.ts";
export { type Access, createFallback, type Fallback, type Middleware, type Route } from "./request/route.ts";
export { Router } from "./request/router.ts";
export { Cors } from "./response/cors.ts";
export { toErrorResponse } from "./response/error-response.ts";
export { namesEtag, weakEtag } from "./response/etag.ts";
export { type HeaderList, type HttpResponse, JSON_TYPE, toConditionalResponse } from "./response/response.ts";
export {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";
