import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";

/** The name and version of a package that is installed here. */
export function nameInstalled(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}

/** The name and version of a package that a folder's own package pins. */
export function namePinned(name: string, folder: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${devDependencies[name]}`;
}
