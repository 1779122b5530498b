import { defineConfig } from "vitest/config";
import TestReporter from "./scripts/summary/test-reporter.ts";

/** One configuration for every package, whose `test` script runs in the package's own folder. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // What tests write, tests of users among them; and those that take long: vitest.slow.config.ts.
    exclude: ["**/node_modules/**", "**/results/**", "**/*.slow.test.ts"],
    reporters: ["default", new TestReporter("results/vitest.json")],
    // The packages run beside one another; within one, a module that is imported once serves every file.
    maxWorkers: 1,
    isolate: false,
    // As `startThread` of the service does it, and why.
    execArgv: ["--wasm-wrapper-tiering-budget=1000000000"],
    // Long enough for a busy machine: they end what hangs, and judge no speed.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
