import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { JsonObject, Pointer } from "../reading/json.ts";

/** What a linter finds at a place of a bundle. */
export interface LinterFinding {
  tool: "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning" | "information" | "hint";
  message: string;
  pointer: Pointer;
}

/**
 * Lints a bundle.
 * @throws {Error} When a linter cannot run.
 */
export type RunLinter = (bundle: JsonObject) => Promise<LinterFinding[]>;

const LINTERS = ["spectral", "redocly"] as const;

/** Which linter a thread runs. */
export interface LinterThread {
  linter: (typeof LINTERS)[number];
  configuration: string;
}

/** What a thread answers. */
export type LinterAnswer = { findings: LinterFinding[] } | { problem: string };

/** Loads a linter, which takes longer than to run it. @param configuration Redocly's, as an absolute path. */
export async function loadLinter({ linter, configuration }: LinterThread): Promise<RunLinter> {
  return linter === "spectral"
    ? (await import("./spectral.ts")).loadSpectral()
    : (await import("./redocly.ts")).loadRedocly(configuration);
}

/** Both linters, in this thread. */
export function createLinters(configuration: string): RunLinter {
  return async (bundle) => {
    const findings = [];
    for (const linter of LINTERS)
      findings.push(...(await (await loadLinter({ linter, configuration }))(bundle)));
    return findings;
  };
}

/** Both linters, each in a thread of its own, where it is loaded from now on; to be run once, or not at all. */
export function startLinters(configuration: string): RunLinter {
  const threads = LINTERS.map((linter) => {
    const workerData: LinterThread = { linter, configuration };
    const thread = new Worker(new URL("./linter-thread.ts", import.meta.url), { workerData });
    // Nobody waits for a thread that is not asked.
    thread.unref();
    return thread;
  });
  return async (bundle) => (await Promise.all(threads.map((thread) => ask(thread, bundle)))).flat();
}

async function ask(thread: Worker, bundle: JsonObject): Promise<LinterFinding[]> {
  thread.ref();
  thread.postMessage(bundle);
  const [answer] = (await once(thread, "message")) as [LinterAnswer];
  if ("problem" in answer) throw new Error(answer.problem);
  return answer.findings;
}
