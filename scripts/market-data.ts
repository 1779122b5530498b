// Runs the service's command in a clone, with the workspace's Node: pnpm market-data --help
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runScript } from "./run-script.ts";
import { endWithRunner } from "./start/end-with-runner.ts";

const at = (path: string): string => fileURLToPath(new URL(`../packages/openapi/${path}`, import.meta.url));
const getTime = (path: string): number => statSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

endWithRunner();
await runScript(async () => {
  // The service serves the contract as JSON, which is not committed.
  if (getTime("dist/openapi.json") < getTime("src/generated/openapi.yaml")) {
    await import(at("scripts/write-json.ts"));
  }
  // Paths are relative to the folder in which pnpm was started.
  process.chdir(process.env["INIT_CWD"] ?? ".");
  await import("../packages/service/src/cli/main.ts");
  return Number(process.exitCode ?? 0);
});
