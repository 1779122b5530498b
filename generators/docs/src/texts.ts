import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteTexts } from "./emit.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDES = join(ROOT, "spec/guides");

/** The guides, and the changelogs of the packages that were released. */
export function readTexts(): SiteTexts {
  const guides = readdirSync(GUIDES)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .map((file) => ({ file, text: readFileSync(join(GUIDES, file), "utf8") }));
  const changelogs = globSync("packages/*/CHANGELOG.md", { cwd: ROOT })
    .sort()
    .map((file) => ({
      file: `@market-data/${basename(dirname(file))}`,
      text: readFileSync(join(ROOT, file), "utf8"),
    }));
  return { guides, changelogs };
}
