import { tmpdir } from "node:os";
import { join } from "node:path";

/** What engines and linters run with: nothing that reports home, and their sources compiled once, which takes as long as their work. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "node-compile-cache"),
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  };
}
