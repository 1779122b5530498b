import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteTexts } from "./emit.ts";
import type { TextFile } from "./guides.ts";
import { OPERATING_TEXTS } from "./operating-pages.ts";
import { PACKAGE_FILES } from "./package-pages.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The guides, the texts of packages, the pages about operating, and the changelogs. */
export function readTexts(): SiteTexts {
  const changelogs = readAll(ROOT, globSync("packages/*/CHANGELOG.md", { cwd: ROOT }));
  return {
    guides: readFolder("spec/guides"),
    packages: readAll(ROOT, PACKAGE_FILES),
    operating: readAll(
      ROOT,
      OPERATING_TEXTS.map(({ file }) => file),
    ),
    changelogs: changelogs.map(({ file, text }) => ({
      file: `@market-data/${basename(dirname(file))}`,
      text,
    })),
    changesets: readFolder(".changeset"),
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
