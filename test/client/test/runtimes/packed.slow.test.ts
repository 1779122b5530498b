import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
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

// The other runtimes are in the nightly run: pnpm runtimes.
test.each(Object.entries({ ...installed, ...testRunners }))(
  "the packed client works under %s",
  async (_, run) => {
    const { checks } = await run(project, server);
    expect(Object.keys(checks).length).toBeGreaterThan(0);
    expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
  },
);

test("instanceof accepts the errors of the ES module and of CommonJS in one program", () => {
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

describe.each(["client", "types"] as const)("the packed %s", (name) => {
  test("has nothing that publint finds", async () => {
    const tarball = new Uint8Array(readFileSync(project.tarballs[name])).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test("has nothing that attw finds", async () => {
    const tarball = new Uint8Array(readFileSync(project.tarballs[name]));
    const result = await checkPackage(createPackageFromTarballData(tarball));
    expect(result.types && result.problems).toEqual([]);
  });
});

test("the packed client holds what is built, and depends on openapi-fetch and the types alone", () => {
  const read = (...options: string[]) =>
    execFileSync("tar", [...options, "-f", project.tarballs.client], { encoding: "utf8" });
  const files = read("-tz").trim().split("\n");
  expect(files.filter((file) => !HELD.test(file))).toEqual([]);
  const { dependencies } = JSON.parse(read("-xzO", "package/package.json")) as { dependencies: object };
  expect(Object.keys(dependencies).sort()).toEqual(["@market-data/types", "openapi-fetch"]);
});

const HELD =
  /^package\/((cjs\/)?dist\/.+\.(js|d\.ts)|cjs\/package\.json|package\.json|(README|GUIDE|CHANGELOG)\.md|LICENSE)$/;

test("an installation brings the types and openapi-fetch, and nothing else", () => {
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

/** How projects of each kind find modules. */
const projects = {
  "of ES modules": { module: "nodenext", moduleResolution: "nodenext" },
  "of CommonJS under node16": { module: "node16", moduleResolution: "node16" },
  "of CommonJS under nodenext": { module: "nodenext", moduleResolution: "nodenext" },
  "with a bundler": { module: "esnext", moduleResolution: "bundler" },
  "with the resolution of Node 10": { module: "esnext", moduleResolution: "node" },
  // As `create-next-app` writes it.
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

/** The compiler that takes the least time, for every kind; for two kinds the older ones, too. Every night, all for all. */
const isWanted = ({ compiler, kind }: { compiler: Compiler; kind: string }): boolean =>
  process.env["EVERY_PROJECT"] !== undefined ||
  compiler === "typescript-7" ||
  ["of ES modules", "with the resolution of Node 10"].includes(kind);

test.each(
  compilations
    .filter(isWanted)
    // TypeScript 7 has no resolution of Node 10.
    .filter(({ compiler, options }) => compiler !== "typescript-7" || options.moduleResolution !== "node"),
)(
  "a program of a project $kind compiles under $compiler, the packages' own declarations too",
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
      // The compiler's own declarations take longer than all else, and are nobody's concern here.
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
  "wrappers that a library exports have declarations under %s, with records of the client",
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

/** What a compiler prints; nothing where all is well. */
function getComplaints(options: string[]): string {
  try {
    return execFileSync(process.execPath, options, { encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
