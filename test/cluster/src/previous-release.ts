// Runs the service's suites of an earlier version on tables that the program of this one made, as its nodes do while they are
// replaced one after the other: pnpm --filter @market-data/test-cluster previous [REF]
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PRESENT_ROOT, prepareCommit, resolveCommit, TreeError } from "@market-data/test-helpers/trees";
import { startEngines } from "./service-suites.ts";

const COULD_NOT_RUN = 2;
/** The quick ones: what could not be read or written any more shows in them. */
const SUITES = ["client-requests", "examples", "http-layer", "workflows"];
/** What a version has whose suites can be told where the market is. */
const ABLE = "test/service/src/served-parts.ts";

try {
  process.exitCode = await runSuites(process.argv[2] ?? (await findPrevious()));
} catch (error) {
  console.error(error instanceof TreeError ? error.message : error);
  process.exitCode = COULD_NOT_RUN;
}

/** The newest release; before the first one, the first commit whose suites can be run so. */
async function findPrevious(): Promise<string> {
  const tags = await git("tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD");
  const commits = await git("log", "--diff-filter=A", "--format=%H", "--", ABLE);
  const found = tags[0] ?? commits.at(-1);
  if (found === undefined)
    throw new TreeError("This clone has no history: fetch all of it, or name a commit.");
  return found;
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)("git", args, { cwd: PRESENT_ROOT });
  return stdout.split("\n").filter((line) => line !== "");
}

/** @returns The exit code of the suites. */
async function runSuites(ref: string): Promise<number> {
  const root = await prepareCommit(await resolveCommit(ref));
  if (!existsSync(join(root, ABLE))) throw new TreeError(`The suites of ${ref} cannot be run on PostgreSQL.`);
  const engines = await startEngines();
  try {
    console.log(`The suites of ${ref} on the tables of this version:`);
    const cwd = join(root, "test/service");
    const args = ["run", "--config", "../../vitest.config.ts", ...SUITES];
    const env = { ...process.env, ...engines.env };
    const vitest = spawn(join(cwd, "node_modules/.bin/vitest"), args, { cwd, env, stdio: "inherit" });
    const [code] = (await once(vitest, "close")) as [number | null];
    return code ?? 1;
  } finally {
    await engines.stop();
  }
}
