import { defineConfig } from "vitest/config";
import quick from "../../vitest.config.ts";

export default defineConfig({ test: { ...quick.test, globalSetup: ["test/support/servers.ts"] } });
