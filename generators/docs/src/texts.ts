import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteTexts } from "./emit.ts";
import type { TextFile } from "./guides.ts";
import { PACKAGE_FILES } from "./package-pages.ts";
import { OPERATING_TEXTS } from "./text-pages.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

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
