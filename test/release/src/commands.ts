import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Timeout of commands in ms, against hanging commands only. */
const TIMEOUT_MS = 300_000;

/** Environment variables that reveal the parent process or the target registry. */
const OURS = /^(npm_|pnpm_|turbo_|vitest|node_(env|options|path)$|github_|init_cwd$)/i;

/** Returns the environment of a new terminal with additional variables. */
export function cleanEnvironment(more: Environment = {}): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  return { ...Object.fromEntries(kept), ...more };
}

/**
 * Runs a command and returns its output.
 * @throws {Error} with the complete output of a failed command.
 */
export function run(command: readonly string[], cwd: string, env: Environment): Promise<string> {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, { cwd, env: { ...env }, timeout: TIMEOUT_MS });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command.join(" ")} ended with ${code ?? signal}:\n${output}\n${errors}`));
    });
  });
}

/**
 * Writes a program `pnpm` that runs the pnpm of these tests. Returns a PATH that starts with this program, followed by
 * Node itself. `node` in the workspace's `node_modules/.bin` is a shell script, which would not forward signals.
 */
export function pathOfPrograms(folder: string): string {
  const pnpm = process.env["npm_execpath"];
  const path = dirname(process.execPath) + delimiter + (process.env["PATH"] ?? "");
  if (pnpm === undefined) return path;
  const command = pnpm.endsWith("js") ? `"${process.execPath}" "${pnpm}"` : `"${pnpm}"`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "pnpm");
  writeFileSync(file, `#!/bin/sh\nexec ${command} "$@"\n`);
  chmodSync(file, 0o755);
  return folder + delimiter + path;
}
