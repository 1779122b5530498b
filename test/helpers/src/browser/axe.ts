import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Returns the source of axe-core for use in a page. */
export function axeSource(): string {
  return readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
}
