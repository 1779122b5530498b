/**
 * What every storage backend promises, as suites of vitest (see `testsOn` in `@market-data/market/conformance`).
 * `describeBackend` runs them all; the others are for those who replace a part.
 */
export { describeBackend } from "./backend.ts";
export { describeFeatureUsageStore } from "./feature-usage-store.ts";
export { describeKeyStore } from "./key-store.ts";
export { describeMeter } from "./meter.ts";
export { describeUsageStore } from "./usage-store.ts";
