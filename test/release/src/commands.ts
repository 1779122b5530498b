import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

/** How long a command may take, in ms: it ends what hangs, and judges no speed. */
const PATIENCE = 300_000;

/** What of this process's environment would tell a command that it is part of something else, or where it publishes. */
const OURS = /^(npm_|pnpm_|turbo_|vitest|node_(env|options|path)$|github_|init_cwd$)/i;

/** The environment of a person who has opened a terminal, with some variables of their own. */
export function cleanEnvironment(more: Environment = {}): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  return { ...Object.fromEntries(kept), ...more };
}

/**
 * Runs a command to its end and gives what it printed.
 * @throws {Error} with everything that it printed, when it fails.
 */
export function run(command: readonly string[], cwd: string, env: Environment): Promise<string> {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, { cwd, env: { ...env }, timeout: PATIENCE });
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
 * Writes a program `pnpm` that is the one that runs these tests, and gives the PATH on which it comes first; then comes
 * Node itself, and not the script in its place that a workspace has, which would not pass signals on.
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
