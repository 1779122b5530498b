import { defineConfig } from "vitest/config";
import quick from "../../vitest.config.ts";

/** The tests that need the programs of PostgreSQL and Redis: `pnpm cluster`. */
export default defineConfig({
  test: {
    ...quick.test,
    // A file waits for its services most of the time, and shares none of them with others.
    maxWorkers: 2,
    include: ["test/**/*.cluster.ts"],
    exclude: ["**/node_modules/**"],
    reporters: ["default", ["json", { outputFile: "results/cluster.json" }]],
  },
});
