import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../vitest.config.ts";

/**
 * The tests of the lint's rules stand beside them, and are JavaScript as they are. They share one process: loading Spectral
 * takes longer than the tests of a rule.
 */
export default mergeConfig(
  shared,
  defineConfig({ test: { isolate: false, include: ["lint.test.js", "rules/**/*.test.js"] } }),
);
