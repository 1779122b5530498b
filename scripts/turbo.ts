import { spawn } from "node:child_process";

/** Runs turbo, its output passed on. Resolves to its exit code. */
export function turbo(args: readonly string[]): Promise<number> {
  const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", REDOCLY_TELEMETRY: "off" };
  const child = spawn("turbo", [...args], { stdio: "inherit", env: environment });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
