import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { commentText, MARK } from "./comment.ts";
import type { GitHub } from "./github.ts";

/** The run that reviewed, as GitHub tells of it. */
export interface ReviewRun {
  /** The owner and the name of the branch that was reviewed. */
  readonly owner: string;
  readonly branch: string;
  readonly commit: string;
  readonly url: string;
}

/** What was found out, for the steps that come after. */
export interface Shown {
  /** The pull request; undefined where none is open at that commit. */
  readonly number: number | undefined;
  /** Whether there is a report that code scanning may have. */
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

const WRITER = "github-actions[bot]";
const MOST_BYTES = 1_000_000;

/**
 * Writes the review into the comment of the pull request that GitHub, and not the review, says it belongs to.
 * @param folder Where the review's files are: whatever a stranger put there.
 */
export async function showReview(github: GitHub, run: ReviewRun, folder: string): Promise<Shown> {
  const head = `${run.owner}:${run.branch}`;
  const open = await github.list<PullRequest>("pulls", { state: "open", head });
  // A newer commit has a review of its own.
  const number = open.find((each) => each.head.sha === run.commit)?.number;
  if (number === undefined) return { number, isScannable: false };
  const body = commentText({
    review: beginningOf(join(folder, "review.md")),
    run: run.url,
    preview: await previewOf(github, run.commit),
  });
  const comments = await github.list<Comment>(`issues/${number}/comments`);
  const old = comments.find((each) => each.user.login === WRITER && each.body.startsWith(MARK));
  if (old === undefined) await github.send("POST", `issues/${number}/comments`, { body });
  else if (old.body !== body) await github.send("PATCH", `issues/comments/${old.id}`, { body });
  return { number, isScannable: isReport(join(folder, "review.sarif")) };
}

/** What a file holds, if it is one: of a large one the beginning, which is too long already. */
function beginningOf(file: string): string | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (status === undefined || !status.isFile()) return undefined;
  const bytes = Buffer.alloc(Math.min(status.size, MOST_BYTES));
  const opened = openSync(file, "r");
  try {
    return bytes.toString("utf8", 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

/** Where the run is that built the reference site of a commit. */
async function previewOf(github: GitHub, commit: string): Promise<string | undefined> {
  const path = "actions/workflows/docs.yml/runs";
  const { workflow_runs: runs } = await github.get<{ workflow_runs: { html_url: string }[] }>(path, {
    head_sha: commit,
  });
  return runs[0]?.html_url;
}

/** Whether a file is a report of one run in the form SARIF 2.1.0, and not a large one. */
function isReport(file: string): boolean {
  const text = beginningOf(file);
  if (text === undefined || lstatSync(file).size > MOST_BYTES) return false;
  try {
    const report = JSON.parse(text) as { version?: unknown; runs?: unknown } | null;
    return report?.version === "2.1.0" && Array.isArray(report.runs) && report.runs.length === 1;
  } catch {
    return false;
  }
}
