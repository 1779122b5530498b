import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { resolveTool } from "../tools.ts";

/** Where the Chromium of the npm package is unpacked. */
const UNPACKED = join(tmpdir(), "market-data-chromium");
const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * The Chromium that tests drive: the one that CHROMIUM_PATH names; else on Linux x64 the pinned one of an npm package, so
 * that a browser of the machine changes no result; elsewhere an installed one.
 * @throws {Error} where there is none.
 */
export async function browserExecutable(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`There is no browser at ${CHROMIUM_PATH}, which CHROMIUM_PATH names.`);
  }
  if (process.platform === "linux" && process.arch === "x64")
    return unpack(await resolveTool("@sparticuz/chromium"));
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Error("No browser was found. Install Chromium or Chrome and name it in CHROMIUM_PATH.");
}

/**
 * Elsewhere first: others may unpack it at the same time, and a program that is being written cannot be run.
 *
 * @param module The npm package's.
 */
function unpack(module: string): string {
  const program = join(UNPACKED, "chromium");
  if (existsSync(program)) return program;
  const own = mkdtempSync(`${UNPACKED}-`);
  const script = `await (await import(${JSON.stringify(pathToFileURL(module))})).default.executablePath()`;
  // The package takes the folder for temporary files.
  execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, UNPACKED);
  } catch (error) {
    rmSync(own, { recursive: true });
    // Another one was faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}

/** Flags for a browser without a screen and without a network of its own. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser of its own, for whoever starts it to close. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserExecutable(), args: browserFlags });
}
