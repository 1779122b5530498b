import { defineConfig } from "vitest/config";
import TestReporter from "./scripts/summary/test-reporter.ts";
import quick from "./vitest.config.ts";

/** The slow tests. They run before a merge (`pnpm test --all`), not after each edit. */
export default defineConfig({
  test: {
    ...quick.test,
    include: ["**/*.slow.test.ts"],
    exclude: ["**/node_modules/**", "**/results/**"],
    reporters: ["default", new TestReporter("results/slow.json")],
    // Programs, databases and browsers of several packages share two cores.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
