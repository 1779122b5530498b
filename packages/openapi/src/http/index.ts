/** What the contract's facts come to in the headers and the status of an answer: for those who build servers. */
export { cacheControl } from "./cache-control.ts";
export { conversionsOf, creditsOf } from "./credits.ts";
export type { HeaderList } from "./header-list.ts";
export { lifecycleHeaders } from "./lifecycle-headers.ts";
export { type LimitState, rateLimitHeaders, secondsLeft } from "./rate-limit-headers.ts";
export { successMessage } from "./success-message.ts";
