import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type Contract, ContractError, loadContract } from "@market-data/generator-core";
import { diagnosticLines, ReviewError } from "./errors.ts";
import { filesAt, git, gitLine } from "./git.ts";

/** The base of a review: the contract before the change. */
export interface Base {
  /** The name in messages: as given by the caller, or as found by the search. */
  name: string;
  /** The git commit. Undefined for a base from a file. */
  revision?: string;
  contract: Contract;
  /** True for a published bundle. Headers of a bundle have the examples of their operations. */
  isBundle?: boolean;
}

/** Where the reviewed contract lies. */
export interface ContractLocation {
  /** The absolute path of the root file. */
  root: string;
  /** The repository's folder. Without a repository, the folder above the contract's folder. */
  repository: string;
  /** The contract's folder in the repository, with forward slashes. */
  folder: string;
  inGit: boolean;
}

/** Targets of pull requests. The first existing branch counts: the branch of a fork may be outdated. */
const MAIN_BRANCHES = ["upstream/main", "origin/main", "main"];

/** The place of a contract: its repository and folder. */
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

/** The repository's folder. Undefined without a repository, and without git: a base from a file needs no git. */
function gitTop(folder: string): string | undefined {
  try {
    return gitLine(folder, ["rev-parse", "--show-toplevel"]);
  } catch {
    return undefined;
  }
}

/**
 * Reads the contract before the change.
 * @param name A file, a folder or a git revision. Default: the merge base with the main branch.
 * @throws {ReviewError} for a missing or broken contract.
 */
export async function readBase(
  place: ContractLocation,
  name: string | undefined,
  currentFolder: string,
): Promise<Base> {
  if (name !== undefined && existsSync(resolve(currentFolder, name))) {
    const root = rootFile(resolve(currentFolder, name));
    // A published bundle has no extensions.
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
 * Reads the contract after the change.
 * @throws {ReviewError} for a broken contract.
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
    `The base ${path} contains no openapi.yaml.`,
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
  // Git reads a name with a leading dash as an option.
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

/** The tag of a release. Previews (`v1.2.0-beta.1`) do not match. */
const RELEASE_TAG = /^v\d+\.\d+\.\d+$/;

/** The contract of the last release before a commit: the contract of the users. Undefined before the first release. */
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

/** Reads the contract at a commit from a temporary folder. */
async function loadAt({ repository, folder }: ContractLocation, commit: string): Promise<Contract> {
  const files = filesAt(repository, commit, folder);
  const short = commit.slice(0, 10);
  if (!files.has("openapi.yaml")) {
    const isThere = git(repository, ["cat-file", "-e", commit]) !== undefined;
    throw new ReviewError(
      isThere
        ? `The base ${short} contains no ${folder}/openapi.yaml.`
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

/** Removes a copy at the end of the process: until then, the review looks up places in the files. */
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
