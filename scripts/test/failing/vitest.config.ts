import { defineConfig } from "vitest/config";
import TestReporter from "../../summary/test-reporter.ts";

/** Runs a test that fails, as `pnpm test` runs all that should not. */
export default defineConfig({
  test: { include: ["failing.ts"], reporters: [new TestReporter("results/vitest.json")] },
});
