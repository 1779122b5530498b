// Generates what is stale, builds the reference site, and runs the system. With --watch it follows edits in spec/.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { turbo } from "./turbo.ts";

const QUIET_MS = 150;
const serve = fileURLToPath(new URL("serve.ts", import.meta.url));
const spec = fileURLToPath(new URL("../spec", import.meta.url));

if (process.argv.includes("--watch")) await followEdits();
else if (await prepare()) await import("./serve.ts");
else process.exitCode = 1;

/** Brings everything that is made from the contract up to date; false when the contract is wrong. */
async function prepare(): Promise<boolean> {
  for (const args of [["generate"], ["build", "--filter=@market-data/docs"]]) {
    if ((await turbo(["run", ...args, "--output-logs=errors-only"])) !== 0) return false;
  }
  return true;
}

async function followEdits(): Promise<void> {
  let running: ChildProcess | undefined;
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const refresh = async (): Promise<void> => {
    if (!(await prepare())) {
      console.error("The contract has an error, see above: what runs goes on with the last good one.");
      return;
    }
    await end(running);
    running = spawn(process.execPath, [serve], { stdio: "inherit" });
  };

  const watcher = watch(spec, { recursive: true }, (_, file) => {
    if (file?.includes("node_modules") || !/\.(ya?ml|md)$/.test(file ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(refresh);
    }, QUIET_MS);
  });
  work = refresh();
  process.once("SIGINT", () => {
    clearTimeout(timer);
    watcher.close();
  });
  process.once("SIGTERM", async () => {
    watcher.close();
    await end(running);
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
