// Builds the reference site into dist/, or into the folder that DOCS_OUT names. See settings.ts for where it will stand.
import { spawn } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareSite, SITE } from "./prepare.ts";
import { buildRedoc } from "./redoc.ts";
import { readSettings } from "./settings.ts";

const PACKAGE = fileURLToPath(new URL("../", import.meta.url));
const GENERATED = join(SITE, "src/generated");
const settings = readSettings(process.env);
const out = resolve(PACKAGE, process.env["DOCS_OUT"] ?? "dist");
const redoc = join(GENERATED, "reference.html");

await run(join(PACKAGE, "../../scripts/install-apart.ts"), [SITE], PACKAGE);
await prepareSite(settings);
rmSync(out, { recursive: true, force: true });
await Promise.all([
  buildRedoc(join(GENERATED, "data/reference.yaml"), redoc, settings),
  run(join(SITE, "node_modules/astro/bin/astro.mjs"), ["build", "--silent"], SITE),
]);
mkdirSync(join(out, "reference"), { recursive: true });
copyFileSync(redoc, join(out, "reference/index.html"));
copyFileSync(join(out, "sitemap-0.xml"), join(out, "sitemap.xml"));
cpSync(join(GENERATED, "twins"), out, { recursive: true });

/** Runs a program of Node, its output passed on. */
function run(file: string, args: readonly string[], folder: string): Promise<void> {
  // A test runner's own variables would pass for Astro's.
  const { BASE_URL: _, MODE, NODE_ENV, VITEST, ...environment } = process.env;
  const env = {
    ...environment,
    ASTRO_TELEMETRY_DISABLED: "1",
    DOCS_SITE: settings.site,
    DOCS_BASE: settings.base,
    DOCS_OUT: out,
  };
  const child = spawn(process.execPath, [file, ...args], { cwd: folder, stdio: "inherit", env });
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? done() : reject(new Error(`${file} ended with ${code}.`))));
  });
}
