import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type Contract, ContractError, loadContract } from "@market-data/generator-core";
import { diagnosticLines, ReviewError } from "./errors.ts";
import { filesAt, git, gitLine } from "./git.ts";

/** What the contract is compared with. */
export interface Base {
  /** As it was named, or as it was found. */
  name: string;
  /** The commit, where it is one of git's. */
  revision?: string;
  contract: Contract;
  /** Whether it is a published bundle, whose headers have the examples of their operations. */
  isBundle?: boolean;
}

/** Where the reviewed contract lies. */
export interface ContractLocation {
  /** Its root file, as an absolute path. */
  root: string;
  /** The repository's folder, or the folder around the contract's where there is none. */
  repository: string;
  /** The contract's folder in the repository, with forward slashes. */
  folder: string;
  inGit: boolean;
}

/** Branches that pull requests go to, the first that there is: a fork's own may be behind. */
const MAIN_BRANCHES = ["upstream/main", "origin/main", "main"];

/** Where a contract lies in its repository. */
export function locateContract(root: string): ContractLocation {
  const contract = dirname(root);
  const top = existsSync(contract) ? gitTop(contract) : undefined;
  const repository = top ?? dirname(contract);
  return {
    root,
    repository,
    folder: relative(repository, contract).split(sep).join("/"),
    inGit: top !== undefined,
  };
}

/** The repository's folder; undefined without one, and without git, which a base that is a file does not need. */
function gitTop(folder: string): string | undefined {
  try {
    return gitLine(folder, ["rev-parse", "--show-toplevel"]);
  } catch {
    return undefined;
  }
}

/**
 * Reads the contract that another is compared with.
 * @param name A file, a folder or a git revision; where the main branch was left, where absent.
 * @throws {ReviewError} when there is none, or it is broken.
 */
export async function readBase(
  place: ContractLocation,
  name: string | undefined,
  currentFolder: string,
): Promise<Base> {
  if (name !== undefined && existsSync(resolve(currentFolder, name))) {
    const root = rootFile(resolve(currentFolder, name));
    // A published bundle has no extensions beside it.
    const isBundle = !existsSync(join(dirname(root), "extensions"));
    const options = {
      root,
      examples: false,
      ...(isBundle ? { extensions: join(dirname(place.root), "extensions") } : {}),
    };
    return { name, isBundle, contract: await load(options, (file) => file, ` at the base ${name}`) };
  }
  if (!place.inGit) throw noGit(place, name);
  const revision = name === undefined ? mergeBase(place) : resolveRevision(place, name);
  return {
    name: name ?? revision.name,
    revision: revision.commit,
    contract: await loadAt(place, revision.commit),
  };
}

/**
 * Reads the contract as it is now.
 * @throws {ReviewError} when it is broken.
 */
export async function readNow({ root, repository }: ContractLocation): Promise<Contract> {
  if (!existsSync(root)) {
    throw new ReviewError(`There is no contract ${root}.`, "Run the review in a checkout of the repository.");
  }
  // The linters hold examples against their schemas.
  return load({ root, examples: false }, (file) => relative(repository, file).split(sep).join("/"), " now");
}

function rootFile(path: string): string {
  const root = statSync(path).isDirectory() ? join(path, "openapi.yaml") : path;
  if (existsSync(root)) return root;
  throw new ReviewError(
    `The base ${path} holds no openapi.yaml.`,
    "Name the contract's root file, or its folder.",
  );
}

function noGit({ repository }: ContractLocation, name: string | undefined): ReviewError {
  const what = name === undefined ? "no base was named" : `there is no file ${name}`;
  return new ReviewError(
    `${repository} is not a git repository, or git is not installed, and ${what}.`,
    "Name the contract to compare with: pnpm review path/to/openapi.yaml",
  );
}

function mergeBase({ repository }: ContractLocation): { name: string; commit: string } {
  for (const branch of MAIN_BRANCHES) {
    if (gitLine(repository, ["rev-parse", "--verify", "--quiet", `${branch}^{commit}`]) === undefined)
      continue;
    const commit = gitLine(repository, ["merge-base", "HEAD", branch]);
    if (commit !== undefined) return { name: `the merge base with ${branch}`, commit };
    throw incomplete(repository, `There is no merge base with ${branch}`);
  }
  throw incomplete(repository, `There is no branch ${MAIN_BRANCHES.join(" or ")}`);
}

function resolveRevision({ repository }: ContractLocation, name: string): { name: string; commit: string } {
  // A name that begins with a dash would be read as an option.
  const commit = name.startsWith("-")
    ? undefined
    : gitLine(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
  if (commit !== undefined) return { name, commit };
  throw incomplete(repository, `There is neither a git revision nor a file "${name}"`);
}

function incomplete(repository: string, problem: string): ReviewError {
  const shallow = gitLine(repository, ["rev-parse", "--is-shallow-repository"]) === "true";
  return shallow
    ? new ReviewError(
        `${problem}: this clone is shallow, so that older revisions are missing.`,
        "Fetch the whole history: git fetch --unshallow origin (in a workflow: actions/checkout with fetch-depth: 0)",
      )
    : new ReviewError(
        `${problem}.`,
        "Fetch it (git fetch origin), or name another base: pnpm review <revision or file>",
      );
}

/** The tag of a release, as the release workflow makes it; not one of a preview (`v1.2.0-beta.1`). */
const RELEASE_TAG = /^v\d+\.\d+\.\d+$/;

/** The contract of the last release that a commit builds on, which is what users have; undefined where there was none. */
export async function releasedContract(
  place: ContractLocation,
  commit: string,
): Promise<Contract | undefined> {
  const args = ["tag", "--list", "v*", "--merged", commit, "--sort=-version:refname"];
  const tag = gitLine(place.repository, args)
    ?.split("\n")
    .find((name) => RELEASE_TAG.test(name));
  if (tag === undefined) return undefined;
  const released = gitLine(place.repository, ["rev-parse", "--verify", `refs/tags/${tag}^{commit}`]);
  return released === undefined ? undefined : loadAt(place, released);
}

/** The contract at a commit; its files are written to a folder that is removed again once they are read. */
async function loadAt({ repository, folder }: ContractLocation, commit: string): Promise<Contract> {
  const files = filesAt(repository, commit, folder);
  const short = commit.slice(0, 10);
  if (!files.has("openapi.yaml")) {
    const isThere = git(repository, ["cat-file", "-e", commit]) !== undefined;
    throw new ReviewError(
      isThere
        ? `The base ${short} holds no ${folder}/openapi.yaml.`
        : `The base ${short} is not in this clone.`,
      "Name a later revision: pnpm review <revision>",
    );
  }
  const copy = mkdtempSync(join(tmpdir(), "review-base-"));
  removeAtExit(copy);
  for (const [path, contents] of files) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return load(
    { root: join(copy, "openapi.yaml"), examples: false },
    (file) => (file.startsWith(copy) ? `${folder}${file.slice(copy.length)}` : file),
    ` at the base ${short}`,
  );
}

const copies = new Set<string>();

/** Places of a contract are looked up in its files as long as the process runs. */
function removeAtExit(copy: string): void {
  if (copies.size === 0) {
    process.once("exit", () => {
      for (const each of copies) rmSync(each, { recursive: true, force: true });
    });
  }
  copies.add(copy);
}

async function load(
  options: Parameters<typeof loadContract>[0],
  formatFile: (file: string) => string,
  which: string,
): Promise<Contract> {
  try {
    return await loadContract(options);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new ReviewError(
      `The contract${which} is broken:\n${diagnosticLines(error, formatFile)}`,
      adviceFor(which),
    );
  }
}

function adviceFor(which: string): string {
  return which === " now"
    ? "Fix it and run the review again."
    : "Name another base: pnpm review <revision or file>";
}
