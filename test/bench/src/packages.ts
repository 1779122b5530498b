import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The folder of an installed package. */
export function getPackageFolder(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return dirname(file);
}

/** The name and version of an installed package. */
export function nameInstalled(name: string): string {
  const { version } = JSON.parse(readFileSync(join(getPackageFolder(name), "package.json"), "utf8"));
  return `${name} ${version}`;
}

/** The name and version of a package pinned by a folder of this repository. */
export function namePinned(name: string, folder: string): string {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, folder, "package.json"), "utf8"),
  );
  return `${name} ${{ ...dependencies, ...devDependencies }[name]}`;
}
