import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { JsonObject } from "../reading/json.ts";
import { type LinterAnswer, type LinterThread, loadLinter } from "./linters.ts";

enableCompileCache();
const answer = (value: LinterAnswer) => parentPort?.postMessage(value);
const [linter] = await Promise.allSettled([loadLinter(workerData as LinterThread)]);

parentPort?.once("message", async (bundle: JsonObject) => {
  try {
    if (linter.status === "rejected") throw linter.reason;
    answer({ findings: await linter.value(bundle) });
  } catch (error) {
    answer({ problem: (error as Error).message });
  }
});
