// Runs tasks of the packages. As a program: node scripts/turbo.ts generate
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isOnPath, missingTool, runScript, toolError } from "./run-script.ts";

const ENVIRONMENT = {
  // Behind a TLS proxy, the system knows the certificate authority, but Node's own list does not.
  NODE_USE_SYSTEM_CA: "1",
  // Tasks and tests start the same programs hundreds of times. The compile cache avoids repeated compilation.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/node-compile", import.meta.url)),
  ...process.env,
  // No tool sends telemetry.
  DO_NOT_TRACK: "1",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
};

/**
 * Runs turbo and inherits its output.
 * @returns The exit code.
 * @throws {ScriptError} for a missing turbo or pnpm. Turbo calls pnpm.
 */
export function turbo(args: readonly string[]): Promise<number> {
  return run(args, "inherit").then(({ code }) => code);
}

/**
 * Runs tasks and prints their output only after a failure.
 * @returns Whether all tasks succeeded.
 * @throws {ScriptError} for a missing turbo or pnpm. Turbo calls pnpm.
 */
export async function turboQuietly(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { code, output } = await run(["run", ...args, "--output-logs=errors-only"], "pipe", env);
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

async function run(
  args: readonly string[],
  output: "inherit" | "pipe",
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  if (!isOnPath("pnpm")) throw missingTool("pnpm");
  const child = spawn("turbo", args, { stdio: ["inherit", output, output], env: { ...ENVIRONMENT, ...env } });
  // A running build ends with the script.
  process.once("exit", () => child.kill());
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(toolError("turbo", error)));
    child.once("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

if (import.meta.main)
  await runScript(() => turbo(["run", ...process.argv.slice(2), "--output-logs=errors-only"]));
