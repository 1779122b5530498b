export type { DemoKey } from "./contract/demo-keys.ts";
export { before, isDuration } from "./contract/duration.ts";
export { earliestTime } from "./contract/history-limit.ts";
export { daysInMonth, type Period, startOfDay } from "./contract/periods.ts";
export { errorBody, isoTime, successStatus } from "./contract/status.ts";
export { clientClosedError, type ErrorDetails } from "./errors.ts";
export {
  CONTRACT_LINK,
  type Home,
  type HomeLink,
  sampleCommands,
} from "./home/home-page.ts";
export { createHomeRoute } from "./home/home-route.ts";
export * from "./in-process.ts";
export { createContractRoute } from "./request/contract-route.ts";
export { KEY_PATTERN, KEY_PREFIX } from "./request/mask-keys.ts";
export { createAddressReader, getNetwork, getSubnet } from "./request/network.ts";
export { MAX_HEADER_BYTES, type NetworkContext } from "./request/network-context.ts";
export { NO_ROUTE } from "./request/route.ts";
export type { Match } from "./request/router.ts";
export type { App } from "./request-handler.ts";
export { getCallerSignal } from "./response/caller-signal.ts";
export { ChunkedText } from "./response/chunked-text.ts";
export type { CorsOptions, Origins } from "./response/cors.ts";
export { ALLOWED_METHODS } from "./response/cors.ts";
export { DIGEST_LENGTH, digest } from "./response/digest.ts";
export { type Compressed, chooseEncoding, ENCODINGS, type Encoding } from "./response/encodings.ts";
export { matchesEtag } from "./response/etag.ts";
export { LiveBody } from "./response/live-body.ts";
export type { NetworkBody, NetworkResponse, WriteBody } from "./response/network-response.ts";
export { rateLimitHeaders } from "./response/rate-limit-headers.ts";
export type { CacheableResponse, HeaderNames } from "./response/response.ts";
export { ResponseBody } from "./response/response-body.ts";
export { StreamedBody } from "./response/streamed-body.ts";
export type { MalformedRequest } from "./server/client-errors.ts";
export {
  ConnectionCounts,
  type ConnectionMemory,
  createConnectionMemory,
} from "./server/connection-counts.ts";
export {
  type ConnectionLimits,
  DEFAULT_CONNECTION_LIMITS,
} from "./server/connections.ts";
export {
  createHttpServer,
  type HttpServer,
  type ServerOptions,
} from "./server/server.ts";
export { type ConnectedResponse, getCheckInterval, SlowReader } from "./server/slow-reader.ts";
