import { spawn } from "node:child_process";
import { childEnvironment } from "../../src/child-environment.ts";

/** An engine that could not compare. */
export class EngineError extends Error {
  constructor(engine: string, reason: string) {
    super(`${engine} could not compare the two contracts: ${reason}`);
    this.name = "EngineError";
  }
}

/**
 * The JSON that an engine prints.
 * @throws {EngineError} when it ends with an error, or prints something else.
 */
export async function engineJson(
  engine: string,
  program: string,
  args: readonly string[],
  folder: string,
): Promise<unknown> {
  const env = childEnvironment();
  const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) => reject(new EngineError(engine, error.message)));
    child.once("close", resolve);
  });
  const text = Buffer.concat(output).toString();
  if (status !== 0) {
    throw new EngineError(engine, `it ended with ${status}. ${Buffer.concat(errors).toString().trim()}`);
  }
  try {
    return JSON.parse(text === "" ? "[]" : text);
  } catch {
    throw new EngineError(engine, `it printed no JSON, but ${JSON.stringify(text.slice(0, 200))}.`);
  }
}
