import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { JsonObject } from "../reading/json.ts";
import type { LinterFinding, RunLinter } from "./linter.ts";

const LINTERS = ["spectral", "redocly"] as const;

/** The linter of a thread. */
export interface LinterThread {
  linter: (typeof LINTERS)[number];
  configuration: string;
}

/** The result of a thread. */
export type LinterAnswer = { findings: LinterFinding[] } | { problem: string };

/**
 * Loads a linter. Loading takes longer than linting.
 * @param configuration Absolute path of Redocly's configuration.
 */
export async function loadLinter({ linter, configuration }: LinterThread): Promise<RunLinter> {
  return linter === "spectral"
    ? (await import("./spectral.ts")).loadSpectral()
    : (await import("./redocly.ts")).loadRedocly(configuration);
}

/** Runs both linters in the current thread. */
export function createLinters(configuration: string): RunLinter {
  return async (bundle) => {
    const findings = [];
    for (const linter of LINTERS)
      findings.push(...(await (await loadLinter({ linter, configuration }))(bundle)));
    return findings;
  };
}

/** Starts one thread per linter. Threads load their linter at once and lint at most one bundle. */
export function startLinters(configuration: string): RunLinter {
  const threads = LINTERS.map((linter) => {
    const workerData: LinterThread = { linter, configuration };
    const thread = new Worker(new URL("./linter-thread.ts", import.meta.url), { workerData });
    // An unused thread does not keep the process alive.
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
