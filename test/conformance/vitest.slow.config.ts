import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import slow from "../../vitest.slow.config.ts";

const globalSetup = [fileURLToPath(import.meta.resolve("@market-data/test-helpers/postgres-setup"))];

export default defineConfig({ test: { ...slow.test, globalSetup } });
