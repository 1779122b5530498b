import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { COMMENT_MARK, commentText, isSilent } from "./comment-text.ts";
import type { GitHub } from "./github.ts";

/** The workflow run of the review, as reported by GitHub. */
interface ReviewRun {
  /** The owner and the name of the reviewed branch. */
  readonly owner: string;
  readonly branch: string;
  readonly commit: string;
  readonly url: string;
}

/** The outcome, for later steps. */
interface PublishedComment {
  /** The open pull request of the commit. */
  readonly number: number | undefined;
  /** Whether the folder has a report for code scanning. */
  readonly isScannable: boolean;
}

interface PullRequest {
  readonly number: number;
  readonly head: { readonly sha: string };
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

const AUTHOR = "github-actions[bot]";
const MAX_BYTES = 1_000_000;

/**
 * Writes the review into a comment of the pull request. GitHub reports the pull request, because the review is untrusted.
 * @param folder The review's files: untrusted.
 * @throws {GitHubError} when GitHub rejects a request.
 */
export async function publishComment(
  github: GitHub,
  run: ReviewRun,
  folder: string,
): Promise<PublishedComment> {
  const head = `${run.owner}:${run.branch}`;
  const open = await github.list<PullRequest>("pulls", { state: "open", head });
  // A newer commit gets a new review.
  const number = open.find((each) => each.head.sha === run.commit)?.number;
  if (number === undefined) return { number, isScannable: false };
  const review = readBeginning(join(folder, "review.md"));
  const body = commentText({
    review,
    run: run.url,
    preview: await findPreview(github, run.commit),
  });
  const comments = await github.list<Comment>(`issues/${number}/comments`);
  const old = comments.find((each) => each.user.login === AUTHOR && each.body.startsWith(COMMENT_MARK));
  // Corrects an earlier comment, and writes no new comment without content.
  if (old === undefined && !isSilent(review))
    await github.send("POST", `issues/${number}/comments`, { body });
  else if (old !== undefined && old.body !== body)
    await github.send("PATCH", `issues/comments/${old.id}`, { body });
  return { number, isScannable: isReport(join(folder, "review.sarif")) };
}

/** The text of a regular file. A large file is cut, still above the limit of a comment. */
function readBeginning(file: string): string | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (status === undefined || !status.isFile()) return undefined;
  const bytes = Buffer.alloc(Math.min(status.size, MAX_BYTES));
  const opened = openSync(file, "r");
  try {
    return bytes.toString("utf8", 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

/** The URL of the run with the reference site of a commit. */
async function findPreview(github: GitHub, commit: string): Promise<string | undefined> {
  const path = "actions/workflows/docs.yml/runs";
  const { workflow_runs: runs } = await github.get<{ workflow_runs: { html_url: string }[] }>(path, {
    head_sha: commit,
  });
  return runs[0]?.html_url;
}

/** Whether a file is a small SARIF 2.1.0 report of a single run. */
function isReport(file: string): boolean {
  const text = readBeginning(file);
  if (text === undefined || lstatSync(file).size > MAX_BYTES) return false;
  try {
    const report = JSON.parse(text) as { version?: unknown; runs?: unknown } | null;
    return report?.version === "2.1.0" && Array.isArray(report.runs) && report.runs.length === 1;
  } catch {
    return false;
  }
}
