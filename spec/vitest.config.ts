import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../vitest.config.ts";

/** The tests share one process: loading Spectral takes longer than the tests of a rule. */
export default mergeConfig(shared, defineConfig({ test: { isolate: false } }));
