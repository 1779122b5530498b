import { defineConfig } from "vitest/config";

/** One configuration for every package, whose `test` script runs in the package's own folder. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "results/vitest.json" }]],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
