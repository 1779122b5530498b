import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The name and version of a package that is installed here. */
export function nameInstalled(name: string): string {
  return `${name} ${createRequire(import.meta.url)(`${name}/package.json`).version}`;
}

/** The name and version of a package that a folder's own package pins. */
export function namePinned(name: string, folder: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${devDependencies[name]}`;
}
