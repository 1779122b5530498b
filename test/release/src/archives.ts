import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { CONTENTS, type Contents, EVERYWHERE } from "./contents.ts";

/** Unpacks an archive into a new folder and returns the folder of the package. */
export function unpack(archive: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  return join(folder, "package");
}

/** Returns the relative paths of all files of a folder. */
export function getFiles(folder: string): string[] {
  const found = globSync("**", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return found
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/**
 * Finds differences between the files of a package and the listed files.
 * @param sources Paths of the source files, relative to the package.
 */
export function wrongFiles(name: string, files: readonly string[], sources: readonly string[]): string[] {
  const contents = CONTENTS[name];
  if (contents === undefined) return [`${name} is not in the list of published packages`];
  const patterns = [...EVERYWHERE, ...(contents.also ?? [])];
  const compiled = sources.flatMap((source) => listCompiled(source, contents));
  const isListed = (file: string) => patterns.some((pattern) => matchesGlob(file, pattern));
  return [
    ...files
      .filter((file) => !compiled.includes(file) && !isListed(file))
      .map((file) => `${file} is not in the list of files`),
    ...compiled.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...patterns
      .filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))
      .map((pattern) => `${pattern} is missing`),
  ];
}

function listCompiled(source: string, { compiled, builds = ["dist"] }: Contents): string[] {
  if (compiled === undefined || !/^src\/.*\.ts$/.test(source)) return [];
  const name = source.replace(/^src\//, "").replace(/\.ts$/, "");
  return builds.flatMap((build) => ["js", "d.ts"].map((extension) => `${build}/${name}.${extension}`));
}

/** Forbidden content of published files, with patterns. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ["a protocol of the workspace", /"(workspace|catalog):/],
  ["a token of a registry", /\b_authToken\b|\bnpm_[A-Za-z0-9]{36}\b/],
  ["a token of a code host", /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,})\b/],
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
];

/**
 * Finds forbidden content of a text.
 * @param folders Folders of the build machine.
 */
export function forbidden(text: string, folders: readonly string[]): string[] {
  return [
    ...FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
    ...folders.filter((folder) => text.includes(folder)).map((folder) => `the path ${folder}`),
  ];
}

/** Finds links of a README to files outside the package. */
export function brokenLinks(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target as string);
  const files = getFiles(folder);
  return targets.filter((target) => !files.includes(target));
}
