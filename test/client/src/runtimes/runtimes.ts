import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { resolveTool } from "@market-data/test-helpers/tools";
import type { Report } from "./probe/report.ts";
import type { ProbeServer } from "./server.ts";
import type { UserProject } from "./user-project.ts";

/** Runs the probe in one runtime. */
export type Run = (project: UserProject, server: ProbeServer) => Promise<Report>;
/** Like `Run`, for runtimes that need only the program of the project. */
type RunProgram = (
  project: Pick<UserProject, "folder" | "program" | "write">,
  server: ProbeServer,
) => Promise<Report>;

const LIMIT = 60_000;
const others = fileURLToPath(new URL("../../other-runtimes/", import.meta.url));

/** Returns the path of a program in a package of `other-runtimes`. */
export const other = (path: string) => join(others, "node_modules", path);

/** Replacements of Node's globals. */
export const polyfilled: Record<string, RunProgram> = {
  // As in React Native.
  "abort-controller 3": withGlobals("abort-controller", "{ AbortController, AbortSignal }"),
  "node-fetch 2": withGlobals("node-fetch-2", "{ default: fetch }"),
  "node-fetch 3": withGlobals("node-fetch-3", "{ default: fetch }"),
};

/** The runtimes that `pnpm install` of the repository already installs. */
export const installed: Record<string, Run> = {
  "Node 24": asProgram(process.execPath, [], "Node 24"),
  "Node 24, CommonJS": asProgram(process.execPath, [], "Node 24", "cjs"),
  ...polyfilled,
  Chromium: inBrowser,
};

/** The runtimes in the packages of `other-runtimes`. */
export const standalone: Record<string, Run> = {
  "Node 20": asProgram(other("node-20/bin/node"), [], "Node 20"),
  "Node 20, CommonJS": asProgram(other("node-20/bin/node"), [], "Node 20", "cjs"),
  "Node 22": asProgram(other("node-22/bin/node"), [], "Node 22"),
  Bun: asProgram(other(".bin/bun"), ["--no-install"], "Bun"),
  Deno: asProgram(
    other(".bin/deno"),
    ["run", "--no-lock", "--node-modules-dir=manual", "--allow-net", "--allow-read", "--allow-env"],
    "Deno",
  ),
  workerd: inWorker,
};

/** Creates a runtime that runs a file. */
function asProgram(
  program: string,
  options: readonly string[],
  name: string,
  format: "esm" | "cjs" = "esm",
): RunProgram {
  return async (project, server) => {
    const file = await project.program(format);
    const child = spawn(program, [...options, file, server.url, name], { cwd: project.folder, env: quiet });
    return toReport(child, server);
  };
}

/** Creates a Node 24 runtime with globals replaced by exports of a package. @param names The left side of a destructuring. */
function withGlobals(name: string, names: string): RunProgram {
  return async (project, server) => {
    const module = JSON.stringify(pathToFileURL(await resolveTool(name)));
    const globals = names.replace(/.*: /, "{ ");
    const text = `const ${names} = await import(${module});\nObject.assign(globalThis, ${globals});\n`;
    const file = project.write(`${name}.mjs`, text);
    return asProgram(process.execPath, ["--import", pathToFileURL(file).href], name)(project, server);
  };
}

async function inBrowser(project: UserProject, server: ProbeServer): Promise<Report> {
  server.setProgram(readFileSync(await project.bundle("page"), "utf8"));
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    const broken = new Promise<never>((_, reject) => tab.once("pageerror", reject));
    const report = server.report();
    // The page has a different host, like every page that calls a service directly.
    const origin = server.url.replace("127.0.0.1", "localhost");
    await tab.goto(`${origin}/page/?server=${encodeURIComponent(server.url)}&runtime=Chromium`);
    return await Promise.race([report, broken, tooLong()]);
  } finally {
    await browser.close();
  }
}

async function inWorker(project: UserProject, server: ProbeServer): Promise<Report> {
  await project.bundle("worker");
  const config = project.write("worker.capnp", workerConfig(server.url));
  const child = spawn(other(".bin/workerd"), ["test", config], { cwd: project.folder });
  return toReport(child, server);
}

const workerConfig = (server: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .probe),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
);
const probe :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [(name = "server", text = "${server}"), (name = "runtime", text = "workerd")],
  compatibilityDate = "2026-01-01",
);
`;

/** Returns the report of a probe, or the end of its process without a report. */
export async function toReport(child: ChildProcess, server: ProbeServer): Promise<Report> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      // A report may arrive after the end of the process.
      setTimeout(() => reject(new Error(`Ended with ${code} and without a report:\n${output}`)), 1000),
    );
  });
  try {
    return await Promise.race([server.report(), ended, tooLong()]);
  } finally {
    child.kill();
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`No report within ${LIMIT} ms`)), LIMIT).unref(),
  );
}

/** Disables update checks of the runtimes. */
export const quiet = { ...process.env, DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
