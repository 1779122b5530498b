import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { other, quiet, type Run, toReport } from "./runtimes.ts";

const run = promisify(execFile);
const LIMIT = 180_000;

/** Tools that load modules in a way of their own, each in a project of its own, as the tool creates it. */
export const tools: Record<string, Run> = {
  Jest: inJest,
  "Next 15": inNext("bundler"),
  "Next 15 with the resolution of Node 10": inNext("node"),
};

/** Without any configuration: Jest then loads CommonJS. */
async function inJest(...[project, server]: Parameters<Run>): ReturnType<Run> {
  await project.program("cjs");
  project.write("jest/package.json", '{ "private": true }');
  project.write(
    "jest/probe.test.js",
    `test("probe", async () => {
      process.argv.splice(2, Infinity, ${JSON.stringify(server.url)}, "Jest");
      await require("../probe.cjs").done;
    }, 60_000);`,
  );
  const program = [other("jest/bin/jest.js"), "--watchman=false"];
  const cwd = join(project.folder, "jest");
  return toReport(spawn(process.execPath, program, { cwd, env: quiet }), server);
}

/** What `create-next-app` writes. */
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

/** Type-checked and built by Next, with a page that calls the client while it is rendered and one that calls it in a browser. */
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
