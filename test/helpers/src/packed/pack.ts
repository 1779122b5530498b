import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runPnpmSync } from "../pnpm.ts";
import { executable } from "./compilers.ts";

/** The packages that can be packed, by the names of their folders. */
export type Package = "client" | "types";

/** The folder that each of a package's builds writes, by its configuration. */
const BUILDS = { "tsconfig.build.json": "dist", "tsconfig.cjs.json": "cjs/dist" };

/** Where a package has its sources. */
export function getSource(name: Package): string {
  return fileURLToPath(new URL(`../../../../packages/${name}`, import.meta.url));
}

/**
 * Packs a package as it would be published. It is built and packed in a folder of its own, so that whoever else builds
 * the package at that moment disturbs nothing.
 * @param target The folder to put the archive into, which nothing else is in.
 * @returns The archive's path.
 */
export function pack(name: Package, target: string): string {
  const source = getSource(name);
  // Within the package, where pnpm finds the workspace and its catalog.
  const copy = mkdtempSync(join(source, "node_modules/.packed-"));
  try {
    const { files } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { files: string[] };
    for (const file of ["package.json", "README.md", ...files]) {
      // A package that was never released has no changelog.
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
