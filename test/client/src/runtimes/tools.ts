import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { RUNNERS, resolveTool } from "@market-data/test-helpers/tools";
import { other, quiet, type Run, toReport } from "./runtimes.ts";
import type { UserProject } from "./user-project.ts";

const run = promisify(execFile);
const LIMIT = 180_000;

/** Test runners, some with a simulated browser. */
export const testRunners: Record<string, Run> = {
  Jest: inJest(),
  "Jest with jest-fixed-jsdom": inJest("jest-fixed-jsdom"),
  "Jest with jsdom, which has no fetch": inPlainJsdom,
  "Vitest 3 with jsdom": inVitest,
};

/** Tools with their own module loading, each in a project as created by the tool. */
export const tools: Record<string, Run> = {
  ...testRunners,
  "Next 15": inNext("bundler"),
  "Next 15 with the resolution of Node 10": inNext("node"),
};

/** A test that runs a probe. */
const probeTest = (url: string, load: string) => `test("probe", async () => {
  process.argv.splice(2, Infinity, ${JSON.stringify(url)}, "");
  await (${load}).done;
}, ${LIMIT});`;

/** Without configuration, Jest loads CommonJS. @param environment Default: Jest's default environment. */
function inJest(environment?: string): Run {
  return async (project, server) => {
    await project.program("cjs");
    const text = probeTest(server.url, 'require("../probe.cjs")');
    return toReport(await startJest(project, text, environment), server);
  };
}

/** Runs Jest in a folder of the project with one test. */
async function startJest(project: UserProject, test: string, environment?: string): Promise<ChildProcess> {
  const name = `jest-${environment ?? "node"}`;
  project.write(`${name}/package.json`, '{ "private": true }');
  const cwd = dirname(project.write(`${name}/probe.test.js`, test));
  const program = [await resolveTool("jest/bin/jest", RUNNERS), "--watchman=false"];
  if (environment !== undefined) program.push("--env", await resolveTool(environment, RUNNERS));
  return spawn(process.execPath, program, { cwd, env: quiet });
}

/** Checks the error with the package to install. The probe cannot run, because it reports with `fetch`. */
async function inPlainJsdom(...[project]: Parameters<Run>): ReturnType<Run> {
  const test = `test("names the package to install", async () => {
    const { createMarketData } = require("@market-data/client");
    const call = async () => createMarketData({ baseUrl: "https://api.example.com" }).cryptocurrency.map();
    await expect(call()).rejects.toThrow("install jest-fixed-jsdom");
  });`;
  const child = await startJest(project, test, "jest-environment-jsdom");
  const [code, printed] = await Promise.all([once(child, "exit"), text(child.stderr as Readable)]);
  const checks = { "names the package to install": code[0] === 0 ? "" : printed };
  return { runtime: "Jest with jsdom", agent: "jsdom", checks };
}

async function inVitest(...[project, server]: Parameters<Run>): ReturnType<Run> {
  await project.program("esm");
  const cwd = dirname(
    project.write("vitest-3/probe.test.js", probeTest(server.url, 'await import("../probe.js")')),
  );
  const manifest = await resolveTool("vitest-3/package.json", RUNNERS);
  const program = [join(dirname(manifest), "vitest.mjs"), "run", "--globals", "--environment", "jsdom"];
  return toReport(spawn(process.execPath, program, { cwd, env: quiet }), server);
}

/** The files of `create-next-app`. */
const compilerOptions = {
  target: "ES2017",
  lib: ["dom", "dom.iterable", "esnext"],
  allowJs: true,
  skipLibCheck: true,
  strict: true,
  noEmit: true,
  esModuleInterop: true,
  module: "esnext",
  resolveJsonModule: true,
  isolatedModules: true,
  jsx: "preserve",
  incremental: true,
  plugins: [{ name: "next" }],
};

/** Type-checks and builds a Next.js project that calls the client during rendering and in a browser. */
function inNext(moduleResolution: "bundler" | "node"): Run {
  return async (project, server) => {
    const name = `next-${moduleResolution}`;
    const folder = join(project.folder, name);
    const tsconfig = {
      compilerOptions: { ...compilerOptions, moduleResolution },
      include: ["**/*.ts", "**/*.tsx"],
    };
    project.write(`${name}/package.json`, '{ "private": true }');
    project.write(`${name}/tsconfig.json`, JSON.stringify(tsconfig));
    cpSync(fileURLToPath(new URL("next", import.meta.url)), folder, { recursive: true });
    mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
    for (const each of ["next", "react", "react-dom", "typescript", "@types/node", "@types/react"]) {
      symlinkSync(other(each), join(folder, "node_modules", each));
    }
    const env = { ...quiet, NEXT_TELEMETRY_DISABLED: "1", PROBE_SERVER: server.url };
    const program = [other("next/dist/bin/next"), "build"];
    const problem = await run(process.execPath, program, { cwd: folder, env, timeout: LIMIT }).then(
      () => "",
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    );
    const page = problem ? "" : readFileSync(join(folder, ".next/server/app/index.html"), "utf8");
    const checks = {
      "is type-checked and built": problem,
      "renders a page with the client": page.includes("<p>Coin 1</p>") ? "" : "The page has no coin.",
    };
    return { runtime: name, agent: "next", checks };
  };
}
