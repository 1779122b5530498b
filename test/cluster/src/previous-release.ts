// Runs the service's suites of an earlier version on tables of this version. During an update, old nodes use such tables:
// pnpm --filter @market-data/test-cluster previous [REF]
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { PRESENT_ROOT, prepareCommit, resolveCommit, TreeError } from "@market-data/test-helpers/trees";
import { startEngines } from "./service-suites.ts";

const COULD_NOT_RUN = 2;
/** The quick suites. */
const SUITES = ["client-requests", "examples", "http-layer", "workflows"];

try {
  const ref = process.argv[2] ?? (await findNewestRelease());
  if (ref === undefined)
    console.log("Nothing to check: HEAD contains no tag of a release. To check a commit, name it.");
  else process.exitCode = await runSuites(ref);
} catch (error) {
  console.error(error instanceof TreeError ? error.message : error);
  process.exitCode = COULD_NOT_RUN;
}

/** Returns the newest release's tag, or undefined before the first release. Users have no tables of unreleased versions. */
async function findNewestRelease(): Promise<string | undefined> {
  const args = ["tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD"];
  const { stdout } = await promisify(execFile)("git", args, { cwd: PRESENT_ROOT });
  return stdout.split("\n").find((tag) => tag !== "");
}

/** @returns The exit code of the suites. */
async function runSuites(ref: string): Promise<number> {
  const root = await prepareCommit(await resolveCommit(ref));
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
