import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContractCopy, type Edit, replace, set, spec, write } from "./pairs/contract-copy.ts";
import { AIRDROP, MAP, ROOT, schemaFile } from "./pairs/files.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];

const read = (file: string) => readFileSync(join(spec, file), "utf8");

/** A repository with our contract, with a branch `main`. */
let repository: ContractCopy;
const folders: string[] = [];

beforeAll(() => {
  repository = new ContractCopy();
  git(repository.folder, "init", "--quiet", "--initial-branch=main");
  commit("The contract");
});
afterAll(() => {
  repository.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", [...IDENTITY, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

function commit(message: string): void {
  git(repository.folder, "add", "--all");
  git(repository.folder, "commit", "--quiet", "--message", message);
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "bad-input-"));
  folders.push(folder);
  return folder;
}

/** Runs the review as a user does, without linters and users' programs. */
function review(root: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}) {
  const options = ["--no-lint", "--no-consumers", "--contract", root];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...options, ...args], {
    cwd: dirname(dirname(root)),
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  return { exitCode: status, output: stdout, errors: stderr };
}

describe("exits with 2 and advice", () => {
  test("for a base that is neither a revision nor a file", () => {
    const { exitCode, output, errors } = review(repository.root, ["v9.9.9"]);
    expect(exitCode).toBe(2);
    expect(output).toBe("");
    expect(errors).toContain('There is neither a git revision nor a file "v9.9.9".');
    expect(errors).toContain("git fetch origin");
  });

  test("for a base with a leading dash", () => {
    expect(review(repository.root, ["--", "--output=x"]).exitCode).toBe(2);
    expect(existsSync(join(repository.folder, "x"))).toBe(false);
  });

  test("for a base folder without a contract", () => {
    const { exitCode, errors } = review(repository.root, [temporary()]);
    expect(exitCode).toBe(2);
    expect(errors).toContain("contains no openapi.yaml");
  });

  test("for a revision without a contract", () => {
    const empty = git(repository.folder, "commit-tree", "-m", "Empty", git(repository.folder, "mktree"));
    const { exitCode, errors } = review(repository.root, [empty]);
    expect(exitCode).toBe(2);
    expect(errors).toContain("contains no spec/openapi.yaml");
  });

  test("without a git repository and without a base", () => {
    const copy = new ContractCopy();
    folders.push(copy.folder);
    const { exitCode, errors } = review(copy.root);
    expect(exitCode).toBe(2);
    expect(errors).toContain("is not a git repository");
    expect(errors).toContain("pnpm review path/to/openapi.yaml");
  });

  test("without git", () => {
    const { exitCode, errors } = review(repository.root, ["main"], { PATH: temporary() });
    expect(exitCode).toBe(2);
    expect(errors).toContain("git is not installed");
  });

  test("for a shallow clone", () => {
    commit2();
    const clone = join(temporary(), "clone");
    git(
      tmpdir(),
      "clone",
      "--quiet",
      "--depth=1",
      "--branch=other",
      pathToFileURL(repository.folder).href,
      clone,
    );
    const { exitCode, errors } = review(join(clone, "spec/openapi.yaml"), ["main"]);
    expect(exitCode).toBe(2);
    expect(errors).toContain("this clone is shallow");
    expect(errors).toContain("git fetch --unshallow");
  });

  test("for a broken contract, with file and line", () => {
    const copy = new ContractCopy();
    folders.push(copy.folder);
    copy.edit([replace(MAP, "Start.yaml", "Strat.yaml")]);
    const { exitCode, errors } = review(copy.root, [join(spec, "openapi.yaml")]);
    expect(exitCode).toBe(2);
    expect(errors).toContain("The contract now is broken");
    expect(errors).toMatch(
      /spec\/paths\/v1\/cryptocurrency\/map\.yaml:\d+: The target of this \$ref does not exist/,
    );
  });

  test.each<[string, Edit, RegExp]>([
    [
      "a reference to itself",
      write(schemaFile("Platform"), { $ref: "Platform.yaml" }),
      /spec\/components\/schemas\/Platform\.yaml:\d+: This \$ref points to itself: Platform\.yaml\./,
    ],
    [
      "a reference out of its folder",
      replace(schemaFile("MapItem"), "$ref: Platform.yaml", "$ref: ../../../Platform.yaml"),
      /spec\/components\/schemas\/MapItem\.yaml:\d+: This \$ref points outside the contract's folder: /,
    ],
    [
      "an empty file",
      replace(MAP, read(MAP), ""),
      /spec\/openapi\.yaml:\d+: This \$ref points to an empty file: paths\/v1\/cryptocurrency\/map\.yaml\./,
    ],
    [
      "a root that is a list",
      replace(ROOT, read(ROOT), "[]"),
      /spec\/openapi\.yaml:1: This is not an OpenAPI/,
    ],
  ])("when the contract has %s, with file and line", (_, edit, words) => {
    const copy = new ContractCopy();
    folders.push(copy.folder);
    copy.edit([edit]);
    const { exitCode, errors } = review(copy.root, [join(spec, "openapi.yaml")]);
    expect(errors).toMatch(words);
    expect(errors).toContain("Fix it and run the review again.");
    expect(errors).not.toContain("    at ");
    expect(exitCode).toBe(2);
  });

  test("for a broken contract at the base, with file and line of the base", () => {
    const good = git(repository.folder, "rev-parse", "HEAD");
    repository.edit([replace(MAP, "Start.yaml", "Strat.yaml")]);
    commit("Break it");
    repository.edit([replace(MAP, "Strat.yaml", "Start.yaml")]);
    const { exitCode, errors } = review(repository.root, ["HEAD"]);
    git(repository.folder, "reset", "--quiet", "--hard", good);
    expect(exitCode).toBe(2);
    expect(errors).toContain("at the base");
    expect(errors).toMatch(
      / spec\/paths\/v1\/cryptocurrency\/map\.yaml:\d+: The target of this \$ref does not exist/,
    );
  });

  test.each([
    ["an unknown option", ["--colour"], "unknown option"],
    ["a day that is none", ["main", "--today", "tomorrow"], '"tomorrow" is not a date'],
    ["a day that no calendar has", ["main", "--today", "2026-13-45"], '"2026-13-45" is not a date'],
    ["a file that cannot be written", ["main", "--json", "/dev/null/x.json"], "could not be written"],
  ])("with %s", (_, args, words) => {
    const { exitCode, errors } = review(repository.root, args);
    expect(exitCode).toBe(2);
    expect(errors).toContain(words);
  });
});

/** A commit beside `main`, so that a shallow clone lacks the merge base. */
function commit2(): void {
  git(repository.folder, "switch", "--quiet", "--create", "other");
  git(repository.folder, "commit", "--quiet", "--allow-empty", "--message", "Another");
  git(repository.folder, "switch", "--quiet", "main");
}

describe("a possible review", () => {
  test("compares with the merge base with main, and exits with 0 for no change", () => {
    const { exitCode, output } = review(repository.root);
    expect(output).toContain("none: Nothing changes for users.");
    expect(output).toContain("Compared with the merge base with main");
    expect(exitCode).toBe(0);
  });

  test("exits with 1 for a break of clients", () => {
    const copy = new ContractCopy().edit([set(AIRDROP, ["get", "x-svc-credits", "base"], 2)]);
    folders.push(copy.folder);
    const files = temporary();
    const [markdown, sarif, json] = ["md", "sarif", "json"].map((end) => join(files, `review.${end}`)) as [
      string,
      string,
      string,
    ];
    const { exitCode, output } = review(copy.root, [
      spec,
      "--markdown",
      markdown,
      "--sarif",
      sarif,
      "--json",
      json,
    ]);
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^major: The one change changes the terms\. cryptocurrencyAirdropV1: A request costs more/,
    );
    expect(output).toContain("The changes need a major release");
    expect(readFileSync(markdown, "utf8")).toContain("## Contract review: major");
    expect(JSON.parse(readFileSync(sarif, "utf8"))).toMatchObject({ version: "2.1.0" });
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ verdict: { level: "major" } });
  });

  test("exits with 1 for a lowered version bump in an earlier changeset", () => {
    const changeset = join(repository.folder, ".changeset/earlier.md");
    const write = (level: string) => {
      mkdirSync(dirname(changeset), { recursive: true });
      writeFileSync(changeset, `---\n"@market-data/openapi": ${level}\n---\n\nEarlier.\n`);
    };
    write("major");
    commit("An earlier change");
    write("patch");
    const { exitCode, output } = review(repository.root, ["HEAD"]);
    expect(output).toContain(
      ".changeset/earlier.md, the changeset of an earlier change, says patch now; it said major.",
    );
    expect(exitCode).toBe(1);
  });

  test("prints annotations on the lines of the sources", () => {
    const copy = new ContractCopy().edit([set(AIRDROP, ["get", "x-svc-credits", "base"], 2)]);
    folders.push(copy.folder);
    writeFileSync(join(copy.folder, "README.md"), "");
    const { output } = review(copy.root, [spec, "--annotations"]);
    expect(output).toMatch(
      /^::warning file=spec\/paths\/v1\/cryptocurrency\/airdrop\.yaml,line=\d+,title=major%3A cost-raised::/m,
    );
  });
});
