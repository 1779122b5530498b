import { spawn } from "node:child_process";

/** No tool that runs here reports home. */
const QUIET = {
  DO_NOT_TRACK: "1",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
};

/** Behind a proxy that signs what passes, the machine knows the signer, and Node's own list of certificates does not. */
const TRUST = { NODE_USE_SYSTEM_CA: "1" };

/** Runs turbo, its output passed on. Resolves to its exit code. */
export function turbo(args: readonly string[]): Promise<number> {
  const child = spawn("turbo", [...args], { stdio: "inherit", env: { ...TRUST, ...process.env, ...QUIET } });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
