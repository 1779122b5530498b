// Builds the reference site into packages/docs/dist, or the folder in DOCS_OUT. See settings.ts for the URLs.
import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadContract } from "@market-data/generator-core";
import { compressFiles } from "./compress.ts";
import { emitHeaders, HEADERS_FILE, readPages } from "./headers.ts";
import { PREVIEW } from "./page.ts";
import { drawPreview } from "./preview-image.ts";
import { buildRedoc } from "./redoc.ts";
import { readSettings } from "./settings.ts";
import { GENERATED, SITE, writeSite } from "./write-site.ts";

const settings = readSettings(process.env);
const out = resolve(SITE, process.env["DOCS_OUT"] ?? "dist");
const { version } = JSON.parse(readFileSync(join(SITE, "package.json"), "utf8")) as { version: string };

const contract = await loadContract({ version });

writeSite(contract, settings);
rmSync(out, { recursive: true, force: true });
await Promise.all([buildRedoc(settings), buildPages()]);
for (const folder of ["redoc", "markdown"]) cpSync(join(GENERATED, folder), out, { recursive: true });
cpSync(join(out, "sitemap-0.xml"), join(out, "sitemap.xml"));
cpSync(join(SITE, "node_modules/@fontsource-variable/figtree/LICENSE"), join(out, "font-ofl.txt"));
writeFileSync(join(out, HEADERS_FILE), emitHeaders(readPages(out), settings));
const mark = readFileSync(join(SITE, "public/favicon.svg"), "utf8");
writeFileSync(join(out, PREVIEW.file), await drawPreview(contract.model, mark));
await compressFiles(out);

function buildPages(): Promise<void> {
  const astro = join(SITE, "node_modules/astro/bin/astro.mjs");
  // Astro would read the variables of a test runner.
  const { BASE_URL: _, DEV, MODE, NODE_ENV, PROD, SSR, VITEST, ...environment } = process.env;
  const env = { ...environment, ASTRO_TELEMETRY_DISABLED: "1" };
  // Without `--force`, Astro reuses pages with old settings for code.
  const args = [astro, "build", "--force", "--silent", "--outDir", out];
  const child = spawn(process.execPath, args, { cwd: SITE, stdio: "inherit", env });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) =>
      code === 0 ? done() : failed(new Error(`astro build ended with exit code ${code}.`)),
    );
  });
}
