import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-core";
import { writeFiles } from "@market-data/generator-core/write";
import { emitSite } from "@market-data/generator-docs";
import type { SiteSettings } from "@market-data/generator-docs/page";
import { readTexts } from "@market-data/generator-docs/texts";

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
