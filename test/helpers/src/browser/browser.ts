import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { resolveTool } from "../tools.ts";

/** The folder of the unpacked Chromium from the npm package. */
const UNPACKED = join(tmpdir(), "market-data-chromium");
const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * Returns the Chromium for tests: CHROMIUM_PATH, or on Linux x64 the pinned npm package for reproducible results, or an
 * installed browser.
 * @throws {Error} without a browser.
 */
export async function browserExecutable(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`There is no browser at ${CHROMIUM_PATH}. Set CHROMIUM_PATH to an existing browser.`);
  }
  if (process.platform === "linux" && process.arch === "x64")
    return unpack(await resolveTool("@sparticuz/chromium"));
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Error("No browser was found. Install Chromium or Chrome and set CHROMIUM_PATH to its path.");
}

/**
 * Unpacks into a temporary folder first. Other processes may unpack at the same time, and an incomplete program cannot
 * run.
 *
 * @param module The npm package.
 */
function unpack(module: string): string {
  const program = join(UNPACKED, "chromium");
  if (existsSync(program)) return program;
  const own = mkdtempSync(`${UNPACKED}-`);
  const script = `await (await import(${JSON.stringify(pathToFileURL(module))})).default.executablePath()`;
  // The package unpacks into the folder for temporary files.
  execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, UNPACKED);
  } catch (error) {
    rmSync(own, { recursive: true });
    // Another process was faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}

/** Flags for a browser without a screen, and without background requests of its own. */
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

/** Starts a browser. The caller closes the browser. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserExecutable(), args: browserFlags });
}
