import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createGitServer } from "../src/git-server.ts";
import { workflows } from "../src/workflows.ts";

const STEP = "Check out the contract, changesets and waivers of the pull request as data";
const script =
  workflows()
    .find(({ file }) => file === "spec-review.yml")
    ?.jobs["review"]?.steps?.find((step) => (step as { name?: string }).name === STEP)?.run ?? "";

let folder: string;
let base: string;

/** A repository with a branch of a pull request. `run` adds a newer commit to `main`. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spec-review-"));
  git("init", "--quiet", "--initial-branch=main");
  write("spec/openapi.yaml", "base\n");
  write("spec/paths/old.yaml", "base\n");
  write("spec/rules/rule.ts", "base\n");
  write("package.json", "base\n");
  base = commit();
  git("switch", "--quiet", "--create", "pull");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function commit(): string {
  git("add", "--all");
  git("commit", "--quiet", "--message=Change");
  return git("rev-parse", "HEAD");
}

/** Runs the step in a checkout of `main`, as the workflow does. */
async function run(server?: { url: string; token: string }) {
  const head = commit();
  git("switch", "--quiet", "main");
  write("spec/paths/of-another.yaml", "merged since\n");
  commit();
  git("remote", "add", "origin", server === undefined ? folder : `${server.url}/.git`);
  const environment = `${folder}.env`;
  writeFileSync(environment, "");
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...process.env,
      HEAD: head,
      REFERENCE: "refs/heads/pull",
      GITHUB_ENV: environment,
      GITHUB_SERVER_URL: server?.url ?? "https://github.com",
      GITHUB_TOKEN: server?.token,
      GIT_TERMINAL_PROMPT: "0",
    },
  });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const written = readFileSync(environment, "utf8");
  rmSync(environment);
  return { status, stdout, written };
}

const read = (file: string) => readFileSync(join(folder, file), "utf8");

describe("the review of a pull request", () => {
  test("reads the contract of the pull request, but runs none of its code", async () => {
    write("spec/openapi.yaml", "changed\n");
    write("spec/paths/new.yaml", "new\n");
    rmSync(join(folder, "spec/paths/old.yaml"));
    write("spec/rules/rule.ts", "code of a stranger\n");
    write("package.json", "code of a stranger\n");
    write(".changeset/mine.md", "mine\n");
    write("packages/openapi/CHANGELOG.md", "## 1.0.0\n");
    expect((await run()).status).toBe(0);
    expect([read("spec/openapi.yaml"), read("spec/paths/new.yaml"), read(".changeset/mine.md")]).toEqual([
      "changed\n",
      "new\n",
      "mine\n",
    ]);
    expect(read("packages/openapi/CHANGELOG.md")).toBe("## 1.0.0\n");
    expect(existsSync(join(folder, "spec/paths/old.yaml"))).toBe(false);
    expect([read("spec/rules/rule.ts"), read("package.json")]).toEqual(["base\n", "base\n"]);
  });

  test("compares with the merge base, not with newer commits of main", async () => {
    write("spec/openapi.yaml", "changed\n");
    expect((await run()).written).toBe(`BASE=${base}\n`);
    expect(existsSync(join(folder, "spec/paths/of-another.yaml"))).toBe(false);
  });

  test.each([
    ["with the token of the step", "secret", 0, "changed\n"],
    ["with no other token", "another", 128, "base\n"],
  ])("fetches from a private repository %s", async (_, token, expected, contract) => {
    const server = createGitServer(folder, "secret").listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    write("spec/openapi.yaml", "changed\n");
    const { status } = await run({ url: `http://127.0.0.1:${port}`, token });
    server.close();
    expect([status, read("spec/openapi.yaml")]).toEqual([expected, contract]);
    expect(read(".git/config")).not.toContain(token);
  });

  test("rejects a symbolic link, which could leave the contract", async () => {
    symlinkSync("/etc/passwd", join(folder, "spec/paths/link.yaml"));
    const { status, stdout } = await run();
    expect([status, stdout]).toEqual([2, expect.stringContaining("spec/paths has a symbolic link")]);
  });
});
