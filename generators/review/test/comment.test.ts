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
  test("is made where there is none, of the review and after its mark", async () => {
    write("review.md", `${COMMENT_MARK}\n## Contract review: minor\n`);
    expect(await publish()).toEqual({ number: 7, isScannable: false });
    expect(stub.comments.map(({ body }) => body)).toEqual([`${COMMENT_MARK}\n## Contract review: minor`]);
  });

  test("is brought up to date where there is one, on whichever page, and made only once", async () => {
    write("review.md", "Now.");
    const others = ["a", "b", "c"].map((body, id) => ({ id, body, user: { login: "someone" } }));
    stub.comments = [...others, { id: 12, body: `${COMMENT_MARK}\nBefore.`, user: bot }];
    await publish();
    expect(stub.comments.at(-1)?.body).toBe(`${COMMENT_MARK}\nNow.`);
    expect(written()).toEqual(["PATCH /repos/someone/api/issues/comments/12"]);
  });

  test("is left alone where nothing changed", async () => {
    write("review.md", "The same.");
    stub.comments = [{ id: 12, body: `${COMMENT_MARK}\nThe same.`, user: bot }];
    await publish();
    expect(written()).toEqual([]);
  });

  test("of a stranger who writes the mark is not taken for ours", async () => {
    write("review.md", "Ours.");
    stub.comments = [{ id: 12, body: `${COMMENT_MARK}\nMine.`, user: { login: "stranger" } }];
    await publish();
    expect(stub.comments.map(({ body }) => body)).toEqual([
      `${COMMENT_MARK}\nMine.`,
      `${COMMENT_MARK}\nOurs.`,
    ]);
  });

  test("is not written where nothing changes, unless one is there to correct", async () => {
    write("review.md", `${COMMENT_MARK}\n${NOTHING_CHANGES}\n`);
    stub.previews = [{ html_url: "https://git.example/runs/2" }];
    await publish();
    expect(stub.comments).toEqual([]);
    stub.comments = [{ id: 1, body: `${COMMENT_MARK}\nIt breaks.`, user: bot }];
    await publish();
    expect(stub.comments.map(({ body }) => body)).toEqual([`${COMMENT_MARK}\n${NOTHING_CHANGES}`]);
  });

  test("says where the reference site is", async () => {
    write("review.md", "Good.");
    stub.previews = [{ html_url: "https://git.example/runs/2" }];
    await publish();
    expect(stub.comments[0]?.body).toContain("[this run](https://git.example/runs/2)");
    expect(stub.requests).toContain("GET /repos/someone/api/actions/workflows/docs.yml/runs?head_sha=c0ffee");
  });

  test("says so where no review could be made", async () => {
    await publish();
    expect(stub.comments[0]?.body).toBe(
      `${COMMENT_MARK}\n**No review could be made.** [The run](https://git.example/runs/1) says why.`,
    );
  });

  test("calls nobody by a name in the review", async () => {
    write("review.md", "Thanks, @everyone.");
    await publish();
    expect(stub.comments[0]?.body).toBe(`${COMMENT_MARK}\nThanks, @\u200beveryone.`);
  });

  test.each([65_000, 70_000, 3_000_000])(
    "of a review of %i characters is one that GitHub takes",
    async (length) => {
      write("review.md", "x".repeat(length));
      await publish();
      const body = stub.comments[0]?.body ?? "";
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(body.includes("too long")).toBe(length > 65_536);
    },
  );

  test("holds nothing of this machine where the review is a link", async () => {
    write("secret", "a secret");
    mkdirSync(join(folder, "review"));
    symlinkSync(join(folder, "secret"), join(folder, "review/review.md"));
    folder = join(folder, "review");
    await publish();
    expect(stub.comments[0]?.body).toContain("No review could be made");
    folder = join(folder, "..");
  });
});

describe("the pull request", () => {
  test("is asked of GitHub by the branch", async () => {
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

test("GitHub's rejection is told, without the token", async () => {
  const published = publishComment(new GitHub(url, "someone/api", "another-token"), run, folder);
  await expect(published).rejects.toThrow(/^GET pulls\?.*: 401 Bad credentials$/);
  await expect(published).rejects.not.toThrow("another-token");
});

test("the command tells the steps after it what it found", async () => {
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
