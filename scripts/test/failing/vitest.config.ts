import { defineConfig } from "vitest/config";
import TestReporter from "../../summary/test-reporter.ts";

/** Runs a failing test for the test of the summary. */
export default defineConfig({
  test: { include: ["failing.ts"], reporters: [new TestReporter("results/vitest.json")] },
});
