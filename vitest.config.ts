import { defineConfig } from "vitest/config";
import TestReporter from "./scripts/summary/test-reporter.ts";

/** The configuration of all packages. Their `test` scripts run in their own folders. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // `results` contains files written by tests. Slow tests have their own configuration: vitest.slow.config.ts.
    exclude: ["**/node_modules/**", "**/results/**", "**/*.slow.test.ts"],
    reporters: ["default", new TestReporter("results/vitest.json")],
    // Packages run in parallel. The test files of a package share one worker and its loaded modules.
    maxWorkers: 1,
    isolate: false,
    // The same flag as in `startThread` of the service, which gives the reason.
    execArgv: ["--wasm-wrapper-tiering-budget=1000000000"],
    // Long enough for a busy machine. The timeouts end hanging tests and do not check speed.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
