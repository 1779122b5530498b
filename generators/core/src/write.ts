import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A generated file. */
export interface GeneratedFile {
  /** Path relative to `src/generated/` of the target, with `/` as the separator. */
  path: string;
  contents: string;
}

/** The differences between a folder and the expected files. Paths are relative to the folder. */
export interface Differences {
  changed: string[];
  missing: string[];
  extra: string[];
}

/** Returns the first line of a generated file. */
export function header(emitter: string): string {
  return `Generated from spec/ by "pnpm generate" (${emitter}). Do not edit.`;
}

/** Compares a folder with the expected files, without writing. */
export function compareFiles(folder: string, files: readonly GeneratedFile[]): Differences {
  const wanted = new Map(files.map(({ path, contents }) => [path, contents]));
  const present = new Set(listFiles(folder));
  const paths = [...wanted.keys()];
  return {
    changed: paths.filter((path) => present.has(path) && read(folder, path) !== wanted.get(path)),
    missing: paths.filter((path) => !present.has(path)),
    extra: [...present].filter((path) => !wanted.has(path)),
  };
}

/**
 * Writes the expected files and removes all other files of the folder. Each changed file is replaced atomically;
 * unchanged files are not touched.
 */
export function writeFiles(folder: string, files: readonly GeneratedFile[]): Differences {
  const differences = compareFiles(folder, files);
  const stale = new Set([...differences.changed, ...differences.missing]);
  for (const { path, contents } of files) {
    if (!stale.has(path)) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.tmp`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, file);
  }
  for (const path of differences.extra) rmSync(join(folder, path));
  return differences;
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".pyc"))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      )
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
