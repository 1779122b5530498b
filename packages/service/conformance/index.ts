/** What every storage backend promises, as suites of vitest: see `testsOn` in `@market-data/market/conformance`. */
export { describeKeyStore } from "./key-store.ts";
export { describeMeter } from "./meter.ts";
export { describeUsageStore } from "./usage-store.ts";
