import { defineConfig } from "vitest/config";
import quick from "./vitest.config.ts";

/** The tests that take long, which run before a merge (`pnpm test --all`) and not after each edit. */
export default defineConfig({
  test: {
    ...quick.test,
    include: ["**/*.slow.test.ts"],
    exclude: ["**/node_modules/**", "**/results/**"],
    reporters: ["default", ["json", { outputFile: "results/slow.json" }]],
  },
});
