import { defineConfig } from "vitest/config";
import slow from "../../vitest.slow.config.ts";

export default defineConfig({ test: { ...slow.test, globalSetup: ["test/support/servers.ts"] } });
