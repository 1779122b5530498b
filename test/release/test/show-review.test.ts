import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MARK } from "../../../scripts/show-review/comment.ts";
import { GitHub } from "../../../scripts/show-review/github.ts";
import { showReview } from "../../../scripts/show-review/show.ts";
import { GitHubStub } from "../src/github-stub.ts";
import { ROOT } from "../src/workspace-copy.ts";

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

const show = () => showReview(new GitHub(url, "someone/api", "a-token"), run, folder);
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const written = () => stub.calls.filter((call) => !call.startsWith("GET"));

describe("the comment", () => {
  test("is made where there is none, of the review and after its mark", async () => {
    write("review.md", `${MARK}\n## Contract review: minor\n`);
    expect(await show()).toEqual({ number: 7, isScannable: false });
    expect(stub.comments.map(({ body }) => body)).toEqual([`${MARK}\n## Contract review: minor`]);
  });

  test("is brought up to date where there is one, on whichever page, and made only once", async () => {
    write("review.md", "Now.");
    const others = ["a", "b", "c"].map((body, id) => ({ id, body, user: { login: "someone" } }));
    stub.comments = [...others, { id: 12, body: `${MARK}\nBefore.`, user: bot }];
    await show();
    expect(stub.comments.at(-1)?.body).toBe(`${MARK}\nNow.`);
    expect(written()).toEqual(["PATCH /repos/someone/api/issues/comments/12"]);
  });

  test("is left alone where nothing changed", async () => {
    write("review.md", "The same.");
    stub.comments = [{ id: 12, body: `${MARK}\nThe same.`, user: bot }];
    await show();
    expect(written()).toEqual([]);
  });

  test("of a stranger who writes the mark is not taken for ours", async () => {
    write("review.md", "Ours.");
    stub.comments = [{ id: 12, body: `${MARK}\nMine.`, user: { login: "stranger" } }];
    await show();
    expect(stub.comments.map(({ body }) => body)).toEqual([`${MARK}\nMine.`, `${MARK}\nOurs.`]);
  });

  test("says where the reference site is", async () => {
    write("review.md", "Good.");
    stub.previews = [{ html_url: "https://git.example/runs/2" }];
    await show();
    expect(stub.comments[0]?.body).toContain("[this run](https://git.example/runs/2)");
    expect(stub.calls).toContain("GET /repos/someone/api/actions/workflows/docs.yml/runs?head_sha=c0ffee");
  });

  test("says so where no review could be made", async () => {
    await show();
    expect(stub.comments[0]?.body).toBe(
      `${MARK}\n**No review could be made.** [The run](https://git.example/runs/1) says why.`,
    );
  });

  test("calls nobody by a name in the review", async () => {
    write("review.md", "Thanks, @everyone.");
    await show();
    expect(stub.comments[0]?.body).toBe(`${MARK}\nThanks, @\u200beveryone.`);
  });

  test.each([65_000, 70_000, 3_000_000])(
    "of a review of %i characters is one that GitHub takes",
    async (length) => {
      write("review.md", "x".repeat(length));
      await show();
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
    await show();
    expect(stub.comments[0]?.body).toContain("No review could be made");
    folder = join(folder, "..");
  });
});

describe("the pull request", () => {
  test("is asked of GitHub by the branch", async () => {
    await show();
    expect(stub.calls[0]).toBe(
      "GET /repos/someone/api/pulls?state=open&head=stranger%3Apatch-1&per_page=100",
    );
  });

  test.each([
    ["there is none", []],
    ["a newer commit is there", [{ number: 7, head: { sha: "decaf" } }]],
  ])("hears nothing where %s", async (_, pulls) => {
    stub.pulls = pulls;
    write("review.md", "Late.");
    expect(await show()).toEqual({ number: undefined, isScannable: false });
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
  expect((await show()).isScannable).toBe(expected);
});

test("GitHub's refusal is told, without the token", async () => {
  const shown = showReview(new GitHub(url, "someone/api", "another-token"), run, folder);
  await expect(shown).rejects.toThrow(/^GET pulls\?.*: 401 Bad credentials$/);
  await expect(shown).rejects.not.toThrow("another-token");
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
  await promisify(execFile)(process.execPath, [join(ROOT, "scripts/show-review.ts"), folder], { env });
  expect(readFileSync(join(folder, "output"), "utf8")).toBe("number=7\nscannable=false\n");
});
