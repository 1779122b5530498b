import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteTexts } from "./emit.ts";
import type { TextFile } from "./guides.ts";
import { OPERATING_TEXTS } from "./operating-pages.ts";
import { PACKAGE_FILES } from "./package-pages.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The guides, the texts of packages, the pages about operating, and the releases of the API. */
export function readTexts(): SiteTexts {
  const changelog = resolve(ROOT, process.env["DOCS_CHANGELOG"] ?? "spec/changelog");
  const releases = readAll(changelog, globSync("*.json", { cwd: changelog }));
  return {
    guides: readFolder("spec/guides"),
    packages: readAll(ROOT, PACKAGE_FILES),
    operating: readAll(
      ROOT,
      OPERATING_TEXTS.map(({ file }) => file),
    ),
    releases: releases.map(({ text }) => JSON.parse(text)),
  };
}

/** The Markdown of a folder except for what explains the folder itself. */
function readFolder(path: string): TextFile[] {
  const folder = join(ROOT, path);
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
  return readAll(folder, files);
}

function readAll(folder: string, files: readonly string[]): TextFile[] {
  return files.toSorted().map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}
