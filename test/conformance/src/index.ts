/**
 * Conformance tests of storage interfaces, as Vitest suites (see `testsOn`). `describeBackend` runs all suites of a storage
 * backend. Each further function tests one interface.
 */
export { describeBackend } from "./backend.ts";
export { describeFeatureUsageStore } from "./feature-usage-store.ts";
export { describeKeyStore } from "./key-store.ts";
export { describeMarketStore } from "./market-store.ts";
export { describeMeter } from "./meter.ts";
export { describeUsageStore } from "./usage-store.ts";
