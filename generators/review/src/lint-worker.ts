import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Part } from "@market-data/spec/lint";
import { ReviewError } from "./errors.ts";

enableCompileCache();
// The linters are loaded while the contracts are read.
await import("@market-data/spec/lint");
const { lintFindings } = await import("./lint.ts");

parentPort?.once("message", async (part: Part | undefined) => {
  const { repository, folder } = workerData as { repository: string; folder: string };
  try {
    parentPort?.postMessage({ findings: await lintFindings(repository, folder, part) });
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    parentPort?.postMessage({ problem: error.message, advice: error.advice });
  }
});
