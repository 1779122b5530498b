import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesAt } from "../git.ts";

/** The folder with the programs for the check of every contract change. */
export const CONSUMERS = "test/consumers";
const SOURCES = `${CONSUMERS}/src`;

/** The programs' sources, by path in the repository. */
export type Programs = ReadonlyMap<string, string>;

/**
 * Reads the programs of `test/consumers` at a revision: an edit in the same change could hide a break. Without programs at the
 * revision, reads the current programs.
 * @param root The repository's folder.
 */
export function readPrograms(root: string, revision: string | undefined): Programs {
  const committed = revision === undefined ? new Map() : readProgramsAt(root, revision);
  return committed.size > 0 ? committed : readCurrentPrograms(root);
}

function readCurrentPrograms(root: string): Programs {
  const folder = join(root, SOURCES);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return toPrograms(names, (name) => readFileSync(join(folder, name), "utf8"));
}

function readProgramsAt(root: string, revision: string): Programs {
  const files = filesAt(root, revision, SOURCES);
  return toPrograms([...files.keys()], (name) => String(files.get(name)));
}

function toPrograms(names: readonly string[], readText: (name: string) => string): Programs {
  const programs = names.filter((name) => name.endsWith(".ts")).sort();
  return new Map(programs.map((name) => [`${SOURCES}/${name.replaceAll("\\", "/")}`, readText(name)]));
}
