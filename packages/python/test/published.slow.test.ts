import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPython } from "../../../scripts/release/python.ts";

const PACKAGE = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "market-data-python-"));
const python = join(folder, "venv/bin/python");
// The build tools and mypy are packages of Debian's Python.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `/usr/bin:${process.env["PATH"]}`,
  PYTHONDONTWRITEBYTECODE: "1",
  MARKET_DATA_KEY: "example-key-0123",
};
const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
const archives = [`market_data_client-${version}-py3-none-any.whl`, `market-data-client-${version}.tar.gz`];
let mock: Mock;

/** Runs a program in the folder of the test, and returns its output. */
function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { cwd: folder, env, encoding: "utf8" });
}

/** Installs an archive without a network, together with Debian's packages. */
function install(archive: string): void {
  rmSync(join(folder, "venv"), { recursive: true, force: true });
  run("python3", "-m", "venv", "--system-site-packages", "venv");
  run(
    python,
    "-m",
    "pip",
    "install",
    "--quiet",
    "--no-index",
    "--no-deps",
    "--no-build-isolation",
    join("dist", archive),
  );
}

beforeAll(async () => {
  buildPython(PACKAGE, join(folder, "dist"));
  cpSync(join(PACKAGE, "test/types"), join(folder, "types"), { recursive: true });
  mock = await startMock({ port: 0 });
  install(archives[0] as string);
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

test("the build creates a wheel and a source archive", () => {
  expect(readdirSync(join(folder, "dist")).sort()).toEqual(archives.toSorted());
});

test("the wheel contains the sources, the types and the licence", () => {
  const names: string[] = JSON.parse(
    run(
      "python3",
      "-c",
      `import json, zipfile; print(json.dumps(zipfile.ZipFile("dist/${archives[0]}").namelist()))`,
    ),
  );
  const sources = readdirSync(join(PACKAGE, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".pyc"))
    .map((entry) => join(entry.parentPath, entry.name).slice(PACKAGE.length + "/src/".length));
  const metadata = ["LICENSE", "METADATA", "RECORD", "WHEEL"];
  expect(names.sort()).toEqual(
    [...sources, ...metadata.map((name) => `market_data_client-${version}.dist-info/${name}`)].sort(),
  );
});

test.each([...archives].reverse())("%s can be installed without a network and imported", (archive) => {
  install(archive);
  const program = "import market_data; print(market_data.__version__, market_data.__file__)";
  expect(run(python, "-c", program)).toMatch(`${version} ${folder}/venv/`);
});

const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
const [first = "", ...others] = Array.from(readme.matchAll(/```python\n(.*?)```/gs), ([, code = ""]) => code);

test.each([first, ...others.map((code) => `${first}\n${code}`)])(
  "sample %# of the README runs",
  async (code) => {
    writeFileSync(join(folder, "sample.py"), code.replaceAll("https://api.example.com", mock.url));
    // The mock runs in this process, so the process must not block.
    const { stderr, stdout } = await promisify(execFile)(python, ["-W", "error", "sample.py"], {
      cwd: folder,
      env,
      timeout: 60_000,
    });
    expect(stderr).toBe("");
    expect(stdout).not.toBe("");
  },
);

interface Diagnostic {
  file: string;
  severity: string;
  range: { start: { line: number } };
}

/** Lines with errors by file name, for both type checkers. */
const checkers: Record<string, (...files: string[]) => string[]> = {
  mypy: (...files) => {
    const options = [
      "--strict",
      "--no-error-summary",
      "--cache-dir=/dev/null",
      "--python-executable",
      python,
    ];
    const { stdout } = spawnSync("mypy", [...options, ...files], { cwd: folder, env, encoding: "utf8" });
    return Array.from(
      stdout.matchAll(/^(?:.*\/)?(\w+\.py):(\d+): error/gm),
      ([, file, line]) => `${file}:${line}`,
    );
  },
  pyright: (...files) => {
    const program = createRequire(import.meta.url).resolve("pyright/index.js");
    const options = [program, "--outputjson", "--pythonpath", python, ...files];
    const { stdout } = spawnSync(process.execPath, options, { cwd: folder, env, encoding: "utf8" });
    const { generalDiagnostics } = JSON.parse(stdout) as { generalDiagnostics: Diagnostic[] };
    return generalDiagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ file, range }) => `${file.split("/").at(-1)}:${range.start.line + 1}`);
  },
};

describe.each(Object.entries(checkers))("%s", (_, check) => {
  test("reports exactly the wrong lines", () => {
    const lines = readFileSync(join(PACKAGE, "test/types/wrong.py"), "utf8").split("\n");
    const wrong = lines.flatMap((line, index) => (line.endsWith("# wrong") ? [`wrong.py:${index + 1}`] : []));
    expect([...new Set(check("types/right.py", "types/wrong.py"))].sort()).toEqual(wrong.sort());
  });

  test("accepts the samples of the README and the package", () => {
    writeFileSync(join(folder, "samples.py"), [first, ...others].join("\n"));
    const installed = readdirSync(join(folder, "venv/lib"))[0];
    expect(check("samples.py", `venv/lib/${installed}/site-packages/market_data`)).toEqual([]);
  });
});
