import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "@market-data/generator-core";
import { writeFiles } from "@market-data/generator-core/write";
import { emitSite, REFERENCE, type SiteTexts } from "./emit.ts";
import type { TextFile } from "./guides.ts";
import { PACKAGE_FILES } from "./package-pages.ts";
import type { SiteSettings } from "./page.ts";
import { OPERATING_TEXTS } from "./text-pages.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The package of the site. */
export const SITE = join(ROOT, "packages/docs");

/** The folder for the site's input except pages. */
export const GENERATED = join(SITE, "src/generated");

/**
 * Writes the site's input into the folders for Astro. Unchanged files are not written again.
 * @returns True if Redoc's document changed.
 */
export function writeSite(contract: Contract, settings: SiteSettings): boolean {
  const { content, data, markdown } = emitSite(contract, readTexts(), settings);
  writeFiles(join(SITE, "src/content/docs"), content);
  writeFiles(join(GENERATED, "markdown"), markdown);
  const { changed, missing } = writeFiles(join(GENERATED, "data"), data);
  return [...changed, ...missing].includes(REFERENCE);
}

/** The guides, the texts of packages, the pages about operating, and the releases of the API. */
export function readTexts(): SiteTexts {
  const guides = join(ROOT, "spec/guides");
  const changelog = resolve(ROOT, process.env["DOCS_CHANGELOG"] ?? "spec/changelog");
  const operating = OPERATING_TEXTS.map(({ file }) => file);
  return {
    guides: readAll(guides, globSync("*.md", { cwd: guides, exclude: ["README.md"] })),
    packages: readAll(ROOT, PACKAGE_FILES),
    operating: readAll(ROOT, operating),
    releases: readAll(changelog, globSync("*.json", { cwd: changelog })).map(({ text }) => JSON.parse(text)),
  };
}

function readAll(folder: string, files: readonly string[]): TextFile[] {
  return files.toSorted().map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}
