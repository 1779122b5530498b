import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "./workspace-copy.ts";

type Permissions = Readonly<Record<string, string>> | string;

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly if?: string;
  readonly "runs-on"?: string;
  readonly "timeout-minutes"?: number;
  readonly permissions?: Permissions;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

/** A workflow's file, and what it holds. */
export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

export function readWorkflow(file: string, text: string): Workflow {
  const { on, ...rest } = parse(text) as Omit<Workflow, "file" | "text">;
  const triggers = typeof on === "string" ? { [on]: null } : on;
  return { file, text, ...rest, on: triggers };
}

/** The workflows of this repository. */
export function workflows(): Workflow[] {
  const folder = join(ROOT, ".github/workflows");
  return readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => readWorkflow(file, readFileSync(join(folder, file), "utf8")));
}

/** The jobs that may write something, and what. Whoever adds to this list says in the review why. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  "code-scanning.yml analyse": ["security-events"],
  "code-scanning.yml contract": ["security-events"],
  "docs.yml publish": ["id-token", "pages"],
  "release.yml announce": ["contents"],
  "release.yml propose": ["contents", "pull-requests"],
  "release.yml publish": ["id-token"],
  "spec-review-comment.yml comment": ["pull-requests"],
  "spec-review-comment.yml scan": ["security-events"],
};

/** An action by its commit, since a version may become another one, and behind it the version for the reader. */
const ONE_COMMIT = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/;

/** A rule of ours: what is wrong in a workflow; empty where nothing. */
export type Rule = (workflow: Workflow) => string[];

const getJobs = ({ jobs }: Workflow) => Object.entries(jobs);
const getSteps = (workflow: Workflow) =>
  getJobs(workflow).flatMap(([name, { steps = [] }]) => steps.map((step) => ({ name, step })));

function getWrites(permissions: Permissions = {}): string[] {
  if (typeof permissions === "string") return permissions === "write-all" ? ["everything"] : [];
  return Object.keys(permissions).filter((right) => permissions[right] === "write");
}

/** What actionlint cannot know: the manner of this repository. */
export const rules = {
  /** A workflow says what its jobs may, and none may write unless it says so itself and is in the list. */
  rights: (workflow) => [
    ...(workflow.permissions === undefined ? ["it has no permissions of its own"] : []),
    ...getWrites(workflow.permissions).map((right) => `every job may write ${right}`),
    ...getJobs(workflow).flatMap(([name, { permissions }]) =>
      getWrites(permissions)
        .filter((right) => !WRITERS[`${workflow.file} ${name}`]?.includes(right))
        .map((right) => `${name} may write ${right}`),
    ),
  ],

  /** What comes from strangers meets neither a secret nor a right to write. */
  strangers: (workflow) => {
    if ("pull_request_target" in workflow.on) return ["pull_request_target runs with the right to write"];
    if (!("pull_request" in workflow.on)) return [];
    const writers = getJobs(workflow).filter(
      ([, { permissions, if: condition }]) =>
        getWrites(permissions).length > 0 && condition !== "github.event_name == 'push'",
    );
    return [
      ...(/\bsecrets[.[]/.test(workflow.text) ? ["a pull request meets a secret"] : []),
      ...writers.map(([name]) => `${name} may write for a pull request`),
    ];
  },

  /** What runs after a stranger's run takes no code from it. */
  followers: (workflow) => {
    if (!("workflow_run" in workflow.on)) return [];
    return getSteps(workflow)
      .filter(({ step }) => step.uses?.startsWith("actions/checkout@"))
      .filter(({ step }) => "ref" in (step.with ?? {}) || "repository" in (step.with ?? {}))
      .map(({ name }) => `${name} checks out what it was told to`);
  },

  /** Of the text, because a parser drops the comment with the version. */
  actions: ({ text }) =>
    [...text.matchAll(/\buses: *(.*)/g)]
      .map(([, uses = ""]) => uses.trim())
      .filter((uses) => !ONE_COMMIT.test(uses))
      .map((uses) => `${uses} may become something else`),

  /** The token does not stay in the folder, but where the job pushes. */
  credentials: (workflow) =>
    getSteps(workflow)
      .filter(({ step }) => step.uses?.startsWith("actions/checkout@"))
      .filter(({ step }) => step.with?.["persist-credentials"] !== false)
      .filter(({ name }) => !getWrites(workflow.jobs[name]?.permissions).includes("contents"))
      .map(({ name }) => `${name} keeps the token`),

  /** Values come to a script as variables, never as a part of it. */
  scripts: (workflow) =>
    getSteps(workflow)
      .filter(({ step }) => step.run?.includes("${{"))
      .map(({ name }) => `${name} writes a value into a script`),

  machines: (workflow) =>
    getJobs(workflow).flatMap(([name, job]) => [
      ...(job["timeout-minutes"] === undefined ? [`${name} may run for hours`] : []),
      ...(job["runs-on"] === "ubuntu-24.04" ? [] : [`${name} runs on ${job["runs-on"]}`]),
    ]),

  /** One pnpm, that of the workspace. */
  pnpm: ({ text }) => {
    const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const named = [...text.matchAll(/\bpnpm(?:@[\w.]+)?(?= )/g)].map(([name]) => name);
    return named.filter((name) => name !== packageManager).map((name) => `${name}, not ${packageManager}`);
  },
} satisfies Record<string, Rule>;
