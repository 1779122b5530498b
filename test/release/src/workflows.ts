import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "./workspace-copy.ts";

type Permissions = Readonly<Record<string, string>> | string;

interface Step {
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

/** A workflow file and its content. */
interface Workflow {
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

/** Returns the workflows of this repository. */
export function workflows(): Workflow[] {
  const folder = join(ROOT, ".github/workflows");
  return readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => readWorkflow(file, readFileSync(join(folder, file), "utf8")));
}

/** The jobs with write permissions. A new entry needs a reason in the pull request. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  "code-scanning.yml analyse": ["security-events"],
  "code-scanning.yml contract": ["security-events"],
  "docs.yml publish": ["id-token", "pages"],
  "release.yml announce": ["contents"],
  "release.yml propose": ["contents", "pull-requests"],
  "release.yml publish": ["id-token"],
  "release.yml publish-python": ["id-token"],
  "spec-review-comment.yml comment": ["pull-requests"],
  "spec-review-comment.yml scan": ["security-events"],
};

/** An action by its commit, because versions can be moved. A comment states the version for readers. */
const ONE_COMMIT = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/;

/** A rule of this repository. Returns the problems of a workflow. */
export type Rule = (workflow: Workflow) => string[];

const getJobs = ({ jobs }: Workflow) => Object.entries(jobs);
const getSteps = (workflow: Workflow) =>
  getJobs(workflow).flatMap(([name, { steps = [] }]) => steps.map((step) => ({ name, step })));

function getWrites(permissions: Permissions = {}): string[] {
  if (typeof permissions === "string") return permissions === "write-all" ? ["everything"] : [];
  return Object.keys(permissions).filter((permission) => permissions[permission] === "write");
}

/** Conventions of this repository that actionlint does not know. */
export const rules = {
  /** Workflows declare their permissions, and only listed jobs may write. */
  permissions: (workflow) => [
    ...(workflow.permissions === undefined ? ["the workflow declares no permissions"] : []),
    ...getWrites(workflow.permissions).map((permission) => `every job may write ${permission}`),
    ...getJobs(workflow).flatMap(([name, { permissions }]) =>
      getWrites(permissions)
        .filter((permission) => !WRITERS[`${workflow.file} ${name}`]?.includes(permission))
        .map((permission) => `${name} may write ${permission}`),
    ),
  ],

  /** Pull requests from forks get neither secrets nor write permissions. */
  "pull-requests": (workflow) => {
    if ("pull_request_target" in workflow.on) return ["pull_request_target runs with write permissions"];
    if (!("pull_request" in workflow.on)) return [];
    const writers = getJobs(workflow).filter(
      ([, { permissions, if: condition }]) =>
        getWrites(permissions).length > 0 && condition !== "github.event_name == 'push'",
    );
    return [
      ...(/\bsecrets[.[]/.test(workflow.text) ? ["a pull request uses a secret"] : []),
      ...writers.map(([name]) => `${name} may write for a pull request`),
    ];
  },

  /** Workflows that run after a fork's workflow do not run its code. */
  "workflow-runs": (workflow) => {
    if (!("workflow_run" in workflow.on)) return [];
    return getSteps(workflow)
      .filter(({ step }) => step.uses?.startsWith("actions/checkout@"))
      .filter(({ step }) => "ref" in (step.with ?? {}) || "repository" in (step.with ?? {}))
      .map(({ name }) => `${name} checks out a ref of the triggering run`);
  },

  /** Checks the text, because parsers drop the comment with the version. */
  actions: ({ text }) =>
    [...text.matchAll(/\buses: *(.*)/g)]
      .map(([, uses = ""]) => uses.trim())
      .filter((uses) => !ONE_COMMIT.test(uses))
      .map((uses) => `${uses} is not pinned to a commit`),

  /** Only jobs that push leave the token in the checkout. */
  credentials: (workflow) =>
    getSteps(workflow)
      .filter(({ step }) => step.uses?.startsWith("actions/checkout@"))
      .filter(({ step }) => step.with?.["persist-credentials"] !== false)
      .filter(({ name }) => !getWrites(workflow.jobs[name]?.permissions).includes("contents"))
      .map(({ name }) => `${name} leaves the token in the checkout`),

  /** Scripts receive values as variables, never as inline expressions. */
  scripts: (workflow) =>
    getSteps(workflow)
      .filter(({ step }) => step.run?.includes("${{"))
      .map(({ name }) => `${name} inserts an expression into a script`),

  /** All jobs have a timeout and a pinned runner. */
  runners: (workflow) =>
    getJobs(workflow).flatMap(([name, job]) => [
      ...(job["timeout-minutes"] === undefined ? [`${name} has no timeout`] : []),
      ...(job["runs-on"] === "ubuntu-24.04" ? [] : [`${name} runs on ${job["runs-on"]}`]),
    ]),

  /** All jobs use the pnpm of the workspace. */
  pnpm: ({ text }) => {
    const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const named = [...text.matchAll(/\bpnpm(?:@[\w.]+)?(?= )/g)].map(([name]) => name);
    return named.filter((name) => name !== packageManager).map((name) => `${name}, not ${packageManager}`);
  },
} satisfies Record<string, Rule>;
