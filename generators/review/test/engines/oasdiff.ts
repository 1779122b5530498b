import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findOasdiff } from "@market-data/test-helpers/tools";
import type { PairReport } from "../review-pairs.ts";
import { childEnvironment } from "./child-environment.ts";
import { type Engine, EngineError } from "./engine.ts";

/** A change in oasdiff's changelog. */
interface OasdiffChange {
  id: string;
  /** 3 is an error, 2 a warning, 1 an information. */
  level: 1 | 2 | 3;
}

const WARNING = 2;

/**
 * Compares two files by `oasdiff changelog`. Warnings count as breaking.
 *
 * @param program The path of oasdiff.
 * @throws {EngineError} if oasdiff fails.
 */
export async function compareByOasdiff(
  program: string,
  before: string,
  after: string,
  cwd: string,
): Promise<PairReport> {
  const args = ["changelog", before, after, "--format", "json", "--allow-external-refs=false"];
  const options = { cwd, env: childEnvironment(), maxBuffer: 2 ** 26 };
  try {
    const { stdout } = await promisify(execFile)(program, args, options);
    const changes = (JSON.parse(stdout || "[]") as OasdiffChange[] | null) ?? [];
    const listIds = (isBreaking: boolean) =>
      changes.filter(({ level }) => level >= WARNING === isBreaking).map(({ id }) => id);
    return { breaking: listIds(true), others: listIds(false) };
  } catch (error) {
    throw new EngineError(`oasdiff: ${(error as Error).message}`);
  }
}

/** oasdiff, in a process for each comparison. */
export async function startOasdiff(): Promise<Engine> {
  const program = await findOasdiff();
  return {
    findBreaks: async (before, after, folder) =>
      (await compareByOasdiff(program, before, after, folder)).breaking,
    stop() {},
  };
}
