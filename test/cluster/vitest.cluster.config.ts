import { defineConfig } from "vitest/config";
import quick from "../../vitest.config.ts";

/** The tests that need the programs of PostgreSQL and Redis: `pnpm cluster`. */
export default defineConfig({
  test: {
    ...quick.test,
    include: ["test/**/*.cluster.ts"],
    exclude: ["**/node_modules/**"],
    reporters: ["default", ["json", { outputFile: "results/cluster.json" }]],
  },
});
