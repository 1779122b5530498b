import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runPnpmSync } from "../pnpm.ts";
import { executable } from "./compilers.ts";

/** The folder name of a package that can be packed. */
export type Package = "client" | "types";

/** The output folder of each build, by build configuration. */
const BUILDS = { "tsconfig.build.json": "dist", "tsconfig.cjs.json": "cjs/dist" };

/** Returns the source folder of a package. */
export function getSource(name: Package): string {
  return fileURLToPath(new URL(`../../../../packages/${name}`, import.meta.url));
}

/**
 * Packs a package as for publishing. The package is built in a separate folder, so that simultaneous builds do not
 * interfere.
 * @param target Empty folder for the archive.
 * @returns The path of the archive.
 */
export function pack(name: Package, target: string): string {
  const source = getSource(name);
  // The folder is within the package, so that pnpm finds the workspace and its catalog.
  const copy = mkdtempSync(join(source, "node_modules/.packed-"));
  try {
    const { files } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { files: string[] };
    for (const file of ["package.json", "README.md", ...files]) {
      // An unreleased package has no changelog.
      if (existsSync(join(source, file))) {
        const filter = (path: string) => basename(path) !== "dist";
        cpSync(join(source, file), join(copy, file), { recursive: true, filter });
      }
    }
    symlinkSync(join(source, "node_modules"), join(copy, "node_modules"));
    for (const [config, output] of Object.entries(BUILDS)) {
      if (!existsSync(join(source, config))) continue;
      const build = ["-p", config, "--outDir", join(copy, output)];
      execFileSync(process.execPath, [executable("typescript-7"), ...build], { cwd: source });
    }
    runPnpmSync(["pack", "--pack-destination", target], copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
  return join(target, readdirSync(target)[0] as string);
}
