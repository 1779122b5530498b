import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import quick from "../../vitest.config.ts";

const globalSetup = [fileURLToPath(import.meta.resolve("@market-data/test-helpers/postgres-setup"))];

export default defineConfig({ test: { ...quick.test, globalSetup } });
