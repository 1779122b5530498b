import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { COMMENT_MARK, NOTHING_CHANGES } from "../src/comment/comment-text.ts";
import { GitHub } from "../src/comment/github.ts";
import { publishComment } from "../src/comment/publish-comment.ts";
import { GitHubStub } from "./github-stub.ts";

const run = { owner: "stranger", branch: "patch-1", commit: "c0ffee", url: "https://git.example/runs/1" };
const bot = { login: "github-actions[bot]" };
let folder: string;
let stub: GitHubStub;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "review-"));
  stub = new GitHubStub();
  stub.pulls = [{ number: 7, head: { sha: run.commit } }];
  url = await stub.start();
});
afterEach(async () => {
  await stub.stop();
  rmSync(folder, { recursive: true });
});

const publish = () => publishComment(new GitHub(url, "someone/api", "a-token"), run, folder);
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const written = () => stub.requests.filter((call) => !call.startsWith("GET"));

describe("the comment", () => {
  test("is created with the review and the mark", async () => {
    write("review.md", `${COMMENT_MARK}\n## Contract review: minor\n`);
    expect(await publish()).toEqual({ number: 7, isScannable: false });
    expect(stub.comments.map(({ body }) => body)).toEqual([`${COMMENT_MARK}\n## Contract review: minor`]);
  });

  test("is updated on any page of comments, and created only once", async () => {
    write("review.md", "Now.");
    const others = ["a", "b", "c"].map((body, id) => ({ id, body, user: { login: "someone" } }));
    stub.comments = [...others, { id: 12, body: `${COMMENT_MARK}\nBefore.`, user: bot }];
    await publish();
    expect(stub.comments.at(-1)?.body).toBe(`${COMMENT_MARK}\nNow.`);
    expect(written()).toEqual(["PATCH /repos/someone/api/issues/comments/12"]);
  });

  test("is not updated for an equal text", async () => {
    write("review.md", "The same.");
    stub.comments = [{ id: 12, body: `${COMMENT_MARK}\nThe same.`, user: bot }];
    await publish();
    expect(written()).toEqual([]);
  });

  test("of another author with the mark is ignored", async () => {
    write("review.md", "Ours.");
    stub.comments = [{ id: 12, body: `${COMMENT_MARK}\nMine.`, user: { login: "stranger" } }];
    await publish();
    expect(stub.comments.map(({ body }) => body)).toEqual([
      `${COMMENT_MARK}\nMine.`,
      `${COMMENT_MARK}\nOurs.`,
    ]);
  });

  test("is written for no change only if a comment exists", async () => {
    write("review.md", `${COMMENT_MARK}\n${NOTHING_CHANGES}\n`);
    stub.previews = [{ html_url: "https://git.example/runs/2" }];
    await publish();
    expect(stub.comments).toEqual([]);
    stub.comments = [{ id: 1, body: `${COMMENT_MARK}\nIt breaks.`, user: bot }];
    await publish();
    expect(stub.comments.map(({ body }) => body)).toEqual([`${COMMENT_MARK}\n${NOTHING_CHANGES}`]);
  });

  test("links to the reference site", async () => {
    write("review.md", "Good.");
    stub.previews = [{ html_url: "https://git.example/runs/2" }];
    await publish();
    expect(stub.comments[0]?.body).toContain("[this run](https://git.example/runs/2)");
    expect(stub.requests).toContain("GET /repos/someone/api/actions/workflows/docs.yml/runs?head_sha=c0ffee");
  });

  test("reports a failed review", async () => {
    await publish();
    expect(stub.comments[0]?.body).toBe(
      `${COMMENT_MARK}\n**The review failed.** [The run](https://git.example/runs/1) states the reason.`,
    );
  });

  test("mentions no user", async () => {
    write("review.md", "Thanks, @everyone.");
    await publish();
    expect(stub.comments[0]?.body).toBe(`${COMMENT_MARK}\nThanks, @\u200beveryone.`);
  });

  test.each([65_000, 70_000, 3_000_000])(
    "of a review of %i characters fits GitHub's limit",
    async (length) => {
      write("review.md", "x".repeat(length));
      await publish();
      const body = stub.comments[0]?.body ?? "";
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(body.includes("too long")).toBe(length > 65_536);
    },
  );

  test("ignores a review file that is a symbolic link", async () => {
    write("secret", "a secret");
    mkdirSync(join(folder, "review"));
    symlinkSync(join(folder, "secret"), join(folder, "review/review.md"));
    folder = join(folder, "review");
    await publish();
    expect(stub.comments[0]?.body).toContain("The review failed");
    folder = join(folder, "..");
  });
});

describe("the pull request", () => {
  test("is found by the branch", async () => {
    await publish();
    expect(stub.requests[0]).toBe(
      "GET /repos/someone/api/pulls?state=open&head=stranger%3Apatch-1&per_page=100",
    );
  });

  test.each([
    ["there is none", []],
    ["a newer commit is there", [{ number: 7, head: { sha: "decaf" } }]],
  ])("hears nothing where %s", async (_, pulls) => {
    stub.pulls = pulls;
    write("review.md", "Late.");
    expect(await publish()).toEqual({ number: undefined, isScannable: false });
    expect(written()).toEqual([]);
  });
});

test.each([
  ["a report", '{"version":"2.1.0","runs":[{}]}', true],
  ["no JSON", "{", false],
  ["JSON that is no report", "[]", false],
  ["null", "null", false],
  ["several runs", '{"version":"2.1.0","runs":[{},{}]}', false],
  ["a report that is too large", `{"version":"2.1.0","runs":[{}]}${" ".repeat(1_000_000)}`, false],
])("code scanning and %s", async (_, text, expected) => {
  write("review.sarif", text);
  expect((await publish()).isScannable).toBe(expected);
});

test("an error of GitHub is reported without the token", async () => {
  const published = publishComment(new GitHub(url, "someone/api", "another-token"), run, folder);
  await expect(published).rejects.toThrow(/^GET pulls\?.*: 401 Bad credentials$/);
  await expect(published).rejects.not.toThrow("another-token");
});

test("the command writes outputs for later steps", async () => {
  write("review.md", "Good.");
  write("output", "");
  const env = {
    ...process.env,
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: "someone/api",
    GITHUB_TOKEN: "a-token",
    GITHUB_OUTPUT: join(folder, "output"),
    OWNER: run.owner,
    BRANCH: run.branch,
    COMMIT: run.commit,
    RUN: run.url,
  };
  const program = fileURLToPath(new URL("../src/comment/main.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [program, folder], { env });
  expect(readFileSync(join(folder, "output"), "utf8")).toBe("number=7\nscannable=false\n");
});
