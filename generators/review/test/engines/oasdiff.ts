import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findOasdiff } from "@market-data/test-helpers/tools";
import { childEnvironment } from "./child-environment.ts";
import { type Engine, EngineError } from "./engine.ts";

/** A change in oasdiff's changelog. */
interface OasdiffChange {
  id: string;
  /** 3 is an error, 2 a warning, 1 an information. */
  level: 1 | 2 | 3;
}

const WARNING = 2;

/** `oasdiff changelog`, in a process for each comparison. */
export async function startOasdiff(): Promise<Engine> {
  const program = await findOasdiff();
  const run = promisify(execFile);
  return {
    async findBreaks(before, after, cwd) {
      const args = ["changelog", before, after, "--format", "json", "--allow-external-refs=false"];
      const options = { cwd, env: childEnvironment(), maxBuffer: 2 ** 26 };
      try {
        const { stdout } = await run(program, args, options);
        const changes = JSON.parse(stdout || "[]") as OasdiffChange[] | null;
        return (changes ?? []).filter(({ level }) => level >= WARNING).map(({ id }) => id);
      } catch (error) {
        throw new EngineError(`oasdiff: ${(error as Error).message}`);
      }
    },
    stop() {},
  };
}
