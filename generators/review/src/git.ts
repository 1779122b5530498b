import { spawnSync } from "node:child_process";
import { ReviewError } from "./errors.ts";

/** Large enough for every file of a contract at once. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * The output of a git command, or undefined after an error.
 * @throws {ReviewError} without git on this machine.
 */
export function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const result = spawnSync("git", args, {
    cwd: folder,
    maxBuffer: MAX_OUTPUT_BYTES,
    // Only messages of our own reach the reader.
    stdio: ["pipe", "pipe", "ignore"],
    ...(input === undefined ? {} : { input }),
  });
  if (result.error !== undefined) {
    const missing = (result.error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ReviewError(
      missing ? "There is no git on this machine." : `git ${args[0]} could not run: ${result.error.message}.`,
      "Install git, or name a file as the base: pnpm review path/to/openapi.yaml",
    );
  }
  return result.status === 0 ? result.stdout : undefined;
}

/** The output as a line of text. */
export function gitLine(folder: string, args: readonly string[]): string | undefined {
  return git(folder, args)?.toString().trim();
}

/** The text of every file below a folder at a revision, by the path in the folder. */
export function filesAt(repository: string, revision: string, folder: string): Map<string, Buffer> {
  const listing = git(repository, ["ls-tree", "-r", "-z", revision, "--", `${folder}/`])?.toString() ?? "";
  const entries = listing.split("\0").flatMap((line) => {
    const [, mode, type, object, path] = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    // A link could lead out of the target folder.
    return type !== "blob" || mode === "120000" || object === undefined || path === undefined
      ? []
      : [{ object, path: path.slice(folder.length + 1) }];
  });
  const contents = git(
    repository,
    ["cat-file", "--batch"],
    entries.map(({ object }) => `${object}\n`).join(""),
  );
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path } of entries) {
    if (contents === undefined) break;
    const headEnd = contents.indexOf(10, at);
    const size = Number(contents.toString("utf8", at, headEnd).split(" ")[2]);
    files.set(path, contents.subarray(headEnd + 1, headEnd + 1 + size));
    at = headEnd + size + 2;
  }
  return files;
}
