import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { PairReport } from "../../../generators/review/test/review-pairs.ts";

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
 */
export async function compareByOasdiff(
  program: string,
  before: string,
  after: string,
  cwd: string,
): Promise<PairReport> {
  const args = ["changelog", before, after, "--format", "json", "--allow-external-refs=false"];
  const { stdout } = await promisify(execFile)(program, args, { cwd, maxBuffer: 2 ** 26 });
  const changes = (JSON.parse(stdout || "[]") as OasdiffChange[] | null) ?? [];
  const listIds = (isBreaking: boolean) =>
    changes.filter(({ level }) => level >= WARNING === isBreaking).map(({ id }) => id);
  return { breaking: listIds(true), others: listIds(false) };
}
