import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file that an emitter makes. */
export interface GeneratedFile {
  /** Relative to the target's `src/generated/`, with `/` between folders. */
  path: string;
  contents: string;
}

/** What differs between a folder and what should be in it; paths relative to the folder. */
export interface Differences {
  changed: string[];
  missing: string[];
  extra: string[];
}

/** The one line that a generated file begins with. */
export function header(emitter: string): string {
  return `Generated from spec/ by "pnpm generate" (${emitter}). Do not edit.`;
}

/** Compares a folder with what should be in it, without writing. */
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

/** Makes a folder hold these files and no others; each file is replaced whole, files that are right are left alone. */
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
      .filter((entry) => entry.isFile())
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
