import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { parse } from "yaml";
import { filesAt } from "../git.ts";
import { highest, LEVELS, type Level } from "../review.ts";

/** The folder of the changesets. */
export const CHANGESETS = ".changeset";
/** The package with the published contract. */
export const CONTRACT_PACKAGE = "@market-data/openapi";
/** The changelog of the package. Every release adds a version. */
export const CHANGELOG = "packages/openapi/CHANGELOG.md";

/** A changeset: text for a release, and the size of the version bump. */
export interface Changeset {
  /** In the repository: `.changeset/brave-lions-sing.md`. */
  file: string;
  /** The version bump of the contract's package: the bump of any package in the `fixed` group. */
  level: Level;
  /** The line of the version bump, from 1. Default: 1. */
  line: number;
  /** Whether the changeset is missing at the base, or differs. */
  isNew: boolean;
  contents: string;
  /** The reason why the changeset is unreadable. */
  problem?: string;
}

const FRONT_MATTER = /^\s*---\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/**
 * The changesets of the working tree, by file name.
 * @param repository The repository's folder.
 * @param revision The base, to find the changesets of the pull request. Without a base, all changesets count.
 */
export function readChangesets(repository: string, revision: string | undefined): Changeset[] {
  const folder = join(repository, CHANGESETS);
  if (!existsSync(folder)) return [];
  const atBase = revision === undefined ? new Map() : filesAt(repository, revision, CHANGESETS);
  const group = fixedGroup(folder);
  return readdirSync(folder)
    .filter(isChangeset)
    .sort()
    .map((name) => {
      const contents = readFileSync(join(folder, name), "utf8");
      const isNew = atBase.get(name)?.toString() !== contents;
      return { file: `${CHANGESETS}/${name}`, isNew, contents, ...readLevel(contents, group) };
    });
}

/** The changesets at a revision, by file name. */
export function readChangesetsAt(repository: string, revision: string): Changeset[] {
  const group = fixedGroup(join(repository, CHANGESETS));
  return [...filesAt(repository, revision, CHANGESETS)]
    .filter(([name]) => isChangeset(name))
    .map(([name, text]) => {
      const contents = text.toString();
      return { file: `${CHANGESETS}/${name}`, isNew: false, contents, ...readLevel(contents, group) };
    });
}

function isChangeset(name: string): boolean {
  return /^[^./][^/]*\.md$/.test(name) && name !== "README.md";
}

/** The text of a changeset below its packages. */
export function getBody(contents: string): string {
  return contents.replace(FRONT_MATTER, "");
}

/** The packages with the same version as the contract's package. */
type Group = (name: string) => boolean;

function fixedGroup(folder: string): Group {
  const file = join(folder, "config.json");
  const { fixed = [] } = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { fixed?: string[][] })
    : {};
  const matches = (group: readonly string[], name: string) => group.some((each) => matchesGlob(name, each));
  const groups = fixed.filter((group) => matches(group, CONTRACT_PACKAGE));
  return (name) => name === CONTRACT_PACKAGE || groups.some((group) => matches(group, name));
}

function readLevel(contents: string, group: Group): Pick<Changeset, "level" | "line" | "problem"> {
  const head = FRONT_MATTER.exec(contents)?.[1];
  const unreadable = (problem: string) => ({ level: "none" as const, line: 1, problem });
  if (head === undefined) return unreadable("it does not begin with `---`, the packages, and `---`");
  let releases: unknown;
  try {
    releases = parse(head) ?? {};
  } catch (error) {
    return unreadable((error as Error).message.split("\n")[0] ?? "its head is not YAML");
  }
  const entries = Object.entries(releases as Record<string, unknown>);
  const strange = entries.find(([, level]) => !LEVELS.includes(level as Level));
  if (strange !== undefined) return unreadable(`it says \`${strange[1]}\` of ${strange[0]}`);
  const own = entries.filter(([name]) => group(name)) as [string, Level][];
  const level = highest(own.map(([, each]) => each));
  const [decisive] = own.find(([, each]) => each === level) ?? [];
  return { level, line: decisive === undefined ? 1 : findLine(contents, decisive) };
}

function findLine(contents: string, name: string): number {
  return (
    Math.max(
      0,
      contents.split("\n").findIndex((line) => line.includes(name)),
    ) + 1
  );
}
