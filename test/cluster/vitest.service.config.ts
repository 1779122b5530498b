import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import quick from "../../vitest.config.ts";

/** The suites of `test/service`, quick and slow, against a service on PostgreSQL and Redis. */
const SUITES = ["client-requests", "examples", "fuzz.slow", "http-layer", "prism-proxy.slow", "workflows"];

export default defineConfig({
  test: {
    ...quick.test,
    root: fileURLToPath(new URL("../service", import.meta.url)),
    include: SUITES.map((suite) => `test/${suite}.test.ts`),
    exclude: ["**/node_modules/**"],
    globalSetup: [fileURLToPath(new URL("src/service-suites.ts", import.meta.url))],
    reporters: ["default", ["json", { outputFile: "results/cluster.json" }]],
  },
});
