import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { startMock } from "@market-data/mock";
import { type Compiler, compilers, executable } from "@market-data/test-helpers/packed";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installed } from "../../src/runtimes/runtimes.ts";
import { type ProbeServer, startProbeServer } from "../../src/runtimes/server.ts";
import { testRunners } from "../../src/runtimes/tools.ts";
import { createClientProject, type UserProject } from "../../src/runtimes/user-project.ts";

let project: UserProject;
let server: ProbeServer;

beforeAll(async () => {
  project = createClientProject();
  server = await startProbeServer();
});
afterAll(async () => {
  await server?.close();
  project?.remove();
});

// The nightly run covers other runtimes: pnpm runtimes.
test.each(Object.entries({ ...installed, ...testRunners }))(
  "the packed client works under %s",
  async (_, run) => {
    const { checks } = await run(project, server);
    expect(Object.keys(checks).length).toBeGreaterThan(0);
    expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
  },
);

test("instanceof accepts errors of the ES module and of CommonJS in one program", () => {
  const program = project.write(
    "copies.mjs",
    `import { createRequire } from "node:module";
    import * as module from "@market-data/client";
    const commonjs = createRequire(import.meta.url)("@market-data/client");
    const error = new commonjs.RateLimitError("", {});
    const classes = [module.RateLimitError, module.MarketDataError, module.QuotaError];
    console.log(commonjs.RateLimitError !== module.RateLimitError, ...classes.map((each) => error instanceof each));`,
  );
  expect(execFileSync(process.execPath, [program], { encoding: "utf8" })).toBe("true true true false\n");
});

test.each([
  ["an ES module", "queries.mjs", (path: string) => `await import("${path}")`],
  ["CommonJS", "queries.cjs", (path: string) => `require("${path}")`],
])("the packed queries work as %s without TanStack Query", (_, file, load) => {
  const program = project.write(
    file,
    `(async () => {
      const { createMarketData } = ${load("@market-data/client")};
      const { createQueries } = ${load("@market-data/client/query")};
      const fetch = async (url) => Response.json({ data: [url], status: {} });
      const api = createMarketData({ baseUrl: "https://api.example.com", fetch });
      const queries = createQueries(api, { scope: "account" });
      const { queryKey, queryFn, staleTime } = queries.query(api.cryptocurrency.map, { limit: 1 });
      console.log(...queryKey, staleTime, (await queryFn({})).data[0]);
    })();`,
  );
  const path = "/v1/cryptocurrency/map";
  expect(execFileSync(process.execPath, [program], { encoding: "utf8" })).toBe(
    `account ${path} ${path}?limit=1 30000 https://api.example.com${path}?limit=1\n`,
  );
});

test("the README's sample for TanStack Query runs in a new project", async () => {
  const readme = readFileSync(join(project.folder, "node_modules/@market-data/client/README.md"), "utf8");
  const [, sample = ""] = /## Use TanStack Query\n.*?^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const mock = await startMock({ port: 0 });
  const program = project.write(
    "readme.ts",
    `import { createMarketData } from "@market-data/client";
    const api = createMarketData({ baseUrl: "${mock.url}", apiKey: "any" });
    ${sample}`,
  );
  const tanstack = join(project.folder, "node_modules/@tanstack");
  mkdirSync(tanstack);
  const installed = join(import.meta.dirname, "../../node_modules/@tanstack/react-query");
  symlinkSync(realpathSync(installed), join(tanstack, "react-query"));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  await mock.close();
  rmSync(tanstack, { recursive: true });
  expect(stdout).toBe("Bitcoin 2\n");
});

describe.each(["client", "types"] as const)("the packed %s", (name) => {
  test("passes publint", async () => {
    const tarball = new Uint8Array(readFileSync(project.tarballs[name])).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test("passes attw", async () => {
    const tarball = new Uint8Array(readFileSync(project.tarballs[name]));
    const result = await checkPackage(createPackageFromTarballData(tarball));
    expect(result.types && result.problems).toEqual([]);
  });
});

test("the packed client depends only on openapi-fetch and the types", () => {
  const options = ["-xzO", "-f", project.tarballs.client, "package/package.json"];
  const { dependencies } = JSON.parse(execFileSync("tar", options, { encoding: "utf8" }));
  expect(Object.keys(dependencies).sort()).toEqual(["@market-data/types", "openapi-fetch"]);
});

test("an installation adds only the types and openapi-fetch", () => {
  const names = readdirSync(join(project.folder, "node_modules/.pnpm")).map((name) =>
    name.replace(/(?<=.)@.*/, ""),
  );
  const packages = names.filter(
    (name) => /^[@a-z]/.test(name) && name !== "lock.yaml" && name !== "node_modules",
  );
  expect(packages.sort()).toEqual([
    "@market-data+client",
    "@market-data+types",
    "openapi-fetch",
    "openapi-typescript-helpers",
  ]);
});

/** The module resolutions of project kinds. */
const projects = {
  "of ES modules": { module: "nodenext", moduleResolution: "nodenext" },
  "of CommonJS under node16": { module: "node16", moduleResolution: "node16" },
  "of CommonJS under nodenext": { module: "nodenext", moduleResolution: "nodenext" },
  "with a bundler": { module: "esnext", moduleResolution: "bundler" },
  "with the resolution of Node 10": { module: "esnext", moduleResolution: "node" },
  // The configuration of `create-next-app`.
  "of Next 15": {
    target: "es2017",
    lib: ["dom", "dom.iterable", "esnext"],
    allowJs: true,
    esModuleInterop: true,
    module: "esnext",
    moduleResolution: "bundler",
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: "preserve",
    incremental: true,
  },
};

const compilations = compilers.flatMap((compiler) =>
  Object.entries(projects).map(([kind, options]) => ({ compiler, kind, options })),
);

/** The fastest compiler for every kind, and older compilers for two kinds. The nightly run covers all combinations. */
const isWanted = ({ compiler, kind }: { compiler: Compiler; kind: string }): boolean =>
  process.env["EVERY_PROJECT"] !== undefined ||
  compiler === "typescript-7" ||
  ["of ES modules", "with the resolution of Node 10"].includes(kind);

test.each(
  compilations
    .filter(isWanted)
    // TypeScript 7 does not support the module resolution of Node 10.
    .filter(({ compiler, options }) => compiler !== "typescript-7" || options.moduleResolution !== "node"),
)(
  "a program of a project $kind compiles under $compiler, including the declarations of the packages",
  ({ compiler, kind, options }) => {
    const program = readFileSync(join(import.meta.dirname, "user/program.ts"), "utf8");
    const folder = join(project.folder, "compiled");
    project.write(kind.includes("CommonJS") ? "compiled/program.cts" : "compiled/program.ts", program);
    const compilerOptions = {
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      // Skips the compiler's own declarations, which take most of the time.
      skipDefaultLibCheck: true,
      noEmit: true,
      ...options,
    };
    project.write("compiled/tsconfig.json", JSON.stringify({ compilerOptions, include: ["."] }));
    const complaints = getComplaints([executable(compiler), "--pretty", "false", "-p", folder]);
    rmSync(folder, { recursive: true });
    expect(complaints).toBe("");
  },
);

test.each(compilers)(
  "the exported wrappers of a library have declarations with client types under %s",
  (compiler) => {
    const program = readFileSync(join(import.meta.dirname, "user/wrappers.ts"), "utf8");
    project.write("wrapped/wrappers.ts", program);
    const compilerOptions = {
      module: "nodenext",
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      strict: true,
      declaration: true,
      emitDeclarationOnly: true,
      skipLibCheck: true,
      outDir: `../wrapped-${compiler}`,
      rootDir: ".",
    };
    project.write("wrapped/tsconfig.json", JSON.stringify({ compilerOptions, include: ["."] }));
    expect(
      getComplaints([executable(compiler), "--pretty", "false", "-p", join(project.folder, "wrapped")]),
    ).toBe("");
  },
);

/** Returns the output of a compiler; empty for a success. */
function getComplaints(options: string[]): string {
  try {
    return execFileSync(process.execPath, options, { encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
