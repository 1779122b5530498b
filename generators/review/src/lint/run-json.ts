import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a script of Node's in a process of its own and reads the JSON that it prints, whatever its exit code is: linters
 * end with an error where they find something.
 * @param folder The folder that it runs in.
 * @throws {Error} with what it said, where it printed no JSON.
 */
export async function runJson(
  script: string,
  parameters: readonly string[],
  folder: string,
): Promise<unknown> {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    env: {
      ...process.env,
      // Compiling a linter's source takes as long as linting.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "node-compile-cache"),
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, said] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended(child)]);
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`${script} printed no JSON: ${(said || output).trim().slice(0, 2000)}`);
  }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += chunk;
  return text;
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", () => done());
  });
}
