import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "@market-data/generator-core";
import { writeFiles } from "@market-data/generator-core/write";
import { emitSite, REFERENCE } from "./emit.ts";
import type { SiteSettings } from "./page.ts";
import { readTexts } from "./texts.ts";

/** The package of the site. */
export const SITE = fileURLToPath(new URL("../../../packages/docs/", import.meta.url));

/** The folder for the site's input except pages. */
export const GENERATED = join(SITE, "src/generated");

/**
 * Writes the site's input into the folders that Astro reads. Unchanged files are not written again.
 * @returns True if Redoc's document changed.
 */
export function writeSite(contract: Contract, settings: SiteSettings): boolean {
  const { content, data, markdown } = emitSite(contract, readTexts(), settings);
  writeFiles(join(SITE, "src/content/docs"), content);
  writeFiles(join(GENERATED, "markdown"), markdown);
  const { changed, missing } = writeFiles(join(GENERATED, "data"), data);
  return [...changed, ...missing].includes(REFERENCE);
}
