import { spawn } from "node:child_process";
import { childEnvironment } from "../child-environment.ts";
import { ReviewError } from "../errors.ts";

const LONGEST_REASON = 2000;

/**
 * Runs a linter, a script of Node's, in a process of its own and reads the JSON that it prints. Its exit code says
 * nothing: linters end with an error where they find something.
 * @param name What the linter is called.
 * @param folder The folder that it runs in.
 * @throws {ReviewError} with what it said, where it printed no JSON.
 */
export async function runJson(
  name: string,
  script: string,
  parameters: readonly string[],
  folder: string,
): Promise<unknown> {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    env: childEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, said] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended(child)]);
  try {
    return JSON.parse(output);
  } catch {
    const reason = (said || output).trim().slice(0, LONGEST_REASON);
    throw new ReviewError(
      `${name} printed no findings: ${reason}`,
      "Run `node spec/lint.js`, which shows the same.",
    );
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
