import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Contract, loadContract } from "@market-data/generator-core";
import type { Part } from "@market-data/spec/lint";
import { lintFindings } from "../src/lint.ts";
import type { LintFinding } from "../src/review.ts";

/** This repository's folder. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[/\\]$/, "");

/** A new folder in the role of a repository. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "review-"));

  /** A repository with an editable copy of our contract. */
  static withContract(): RepositoryCopy {
    const copy = new RepositoryCopy();
    const linked = join(repository, "spec/node_modules");
    const folder = join(copy.folder, "spec");
    cpSync(join(repository, "spec"), folder, { recursive: true, filter: (path) => path !== linked });
    symlinkSync(linked, join(folder, "node_modules"));
    return copy;
  }

  write(path: string, contents: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), contents);
  }

  /** Replaces every occurrence of a text in a file. */
  edit(path: string, text: string, replacement: string): void {
    const contents = readFileSync(join(this.folder, path), "utf8");
    if (!contents.includes(text)) throw new Error(`${path} does not hold ${JSON.stringify(text)}`);
    this.write(path, contents.replaceAll(text, replacement));
  }

  /** The unchanged contract. */
  contract(): Promise<Contract> {
    return loadContract({ root: join(this.folder, "spec/openapi.yaml") });
  }

  /** Runs git in the folder, as an author with a name and without anybody's settings. */
  git(...parameters: string[]): string {
    const author = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.com" };
    const committer = { GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@example.com" };
    const env = {
      ...process.env,
      ...author,
      ...committer,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
    };
    const { status, stdout, stderr } = spawnSync("git", parameters, {
      cwd: this.folder,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`git ${parameters.join(" ")}: ${stderr}`);
    return stdout.trim();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The findings of the lint in a repository's contract. */
export async function lintRepository(folder: string, part?: Part): Promise<LintFinding[]> {
  const contract = await loadContract({ root: join(folder, "spec/openapi.yaml"), examples: false });
  return lintFindings(folder, contract, part);
}
