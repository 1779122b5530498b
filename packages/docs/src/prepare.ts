import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "../../../generators/core/src/index.ts";
import { writeFiles } from "../../../generators/core/src/write.ts";
import { emitSite, type SiteTexts } from "../../../generators/docs/src/emit.ts";
import type { SiteSettings } from "../../../generators/docs/src/page.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDES = join(ROOT, "spec/guides");

/** The folder of the site's generator, with what is installed for it alone. */
export const SITE = fileURLToPath(new URL("../site/", import.meta.url));

/** Writes everything that the site is built from into the folders that its generator reads. */
export async function prepareSite(settings: SiteSettings): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(SITE, "../package.json"), "utf8")) as { version: string };
  const files = emitSite(await loadContract({ version }), readTexts(), settings);
  writeFiles(join(SITE, "src/content/docs"), files.content);
  writeFiles(join(SITE, "src/generated/data"), files.data);
  writeFiles(join(SITE, "src/generated/twins"), files.twins);
}

/** The guides, and the changelogs that exist: a package that was never released has none. */
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
