import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const { resolve } = createRequire(import.meta.url);
const program = join(dirname(resolve("@redocly/cli/package.json")), "bin/cli.js");
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The folders of Arazzo files: the contract's workflows, and workflows with wrong expectations. */
const FOLDERS = { good: "spec/workflows", bad: "test/service/workflows/bad" };

/** The published document with a workflow for each operation. */
export const PUBLISHED_WORKFLOWS = join(root, "packages/openapi/src/generated/workflows.json");

/** The result of one check. */
export interface Check {
  name: string;
  passed: boolean;
  message: string;
}

/** The result of one workflow. `file` is the file name. */
export interface WorkflowRun {
  file: string;
  workflow: string;
  /** Whether at least one check ran and all checks passed. */
  passed: boolean;
  steps: { step: string; checks: Check[] }[];
}

/** A step, or the workflow that a step calls. */
type Executed = { stepId: string; checks: Check[] } | ExecutedWorkflow;

interface ExecutedWorkflow {
  workflowId: string;
  executedSteps: Executed[];
}

interface Log {
  files: Record<string, { executedWorkflows: ExecutedWorkflow[] }>;
}

/** Returns the Arazzo files of a folder, each with the number of workflows in its text. */
export function workflowFiles(kind: "good" | "bad"): { name: string; file: string; workflows: number }[] {
  return globSync(`${root}${FOLDERS[kind]}/*.arazzo.yaml`)
    .sort()
    .map((file) => ({
      name: basename(file),
      file,
      workflows: readFileSync(file, "utf8").split("- workflowId:").length - 1,
    }));
}

/** Runs `redocly respect` on Arazzo files against a service. */
export async function respect(
  files: readonly string[],
  url: string,
  inputs: Readonly<Record<string, string>>,
): Promise<{ code: number | null; runs: WorkflowRun[] }> {
  const output = mkdtempSync(join(tmpdir(), "respect-"));
  const log = join(output, "log.json");
  const given = Object.entries(inputs).flatMap(([name, value]) => ["--input", `${name}=${value}`]);
  const limits = ["--max-steps", "200"];
  const options = ["--server", `market=${url}`, ...given, "--json-output", log, ...limits];
  const { code, printed } = await redocly(["respect", ...files, ...options]);
  try {
    return { code, runs: getRuns(JSON.parse(readFileSync(log, "utf8")) as Log) };
  } catch (error) {
    throw new Error(`redocly respect ended with ${code}:\n${printed}`, { cause: error });
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** Runs the pinned Redocly CLI. */
export async function redocly(options: readonly string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: join(root, "test/service"),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, printed };
}

function getRuns({ files }: Log): WorkflowRun[] {
  return Object.entries(files).flatMap(([file, { executedWorkflows }]) =>
    executedWorkflows.map(({ workflowId, executedSteps }) => {
      const steps = getSteps(executedSteps);
      const checks = steps.flatMap((step) => step.checks);
      const passed = checks.length > 0 && checks.every((check) => check.passed);
      return { file: basename(file), workflow: workflowId, passed, steps };
    }),
  );
}

function getSteps(executed: readonly Executed[]): WorkflowRun["steps"] {
  return executed.flatMap((each) =>
    "executedSteps" in each ? getSteps(each.executedSteps) : [{ step: each.stepId, checks: each.checks }],
  );
}
