import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The source of axe-core, to be run in a page. */
export function axeSource(): string {
  return readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
}
