import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadContract } from "@market-data/generator-core";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMethodPaths, methodName } from "../../client/src/method-paths.ts";
import { renderSamples } from "../src/samples.ts";

const run = promisify(execFile);
/** Inside of the package, where "@market-data/client" is installed. */
const RESULTS = fileURLToPath(new URL("../results", import.meta.url));
const contract = await loadContract();
const methods = new Map(
  createMethodPaths(contract).map((place) => [place.operation.operationId, methodName(place)]),
);
const DOCS_SERVER = "http://127.0.0.1:4010";
const operations = contract.model.operations.map((operation) => ({
  id: operation.operationId,
  operation,
  samples: renderSamples(operation, {
    model: contract.model,
    server: DOCS_SERVER,
    getMethod: ({ operationId }) => methods.get(operationId) ?? "",
  }),
}));
const env = { ...process.env, MARKET_DATA_KEY: "mock" };

let mock: Mock;
let folder: string;
let runs: readonly Promise<void>[] = [];
const stop = new AbortController();

/** Runs each file as a module, one after the other in one process, with `console.log` writing beside it. */
const RUN_MODULES = `
  const { writeFileSync } = await import("node:fs");
  for (const file of process.argv.slice(1)) {
    const print = (text) => writeFileSync(file + ".printed", text);
    console.log = (value) => print(JSON.stringify(value));
    await import(file).catch((error) => print(String(error)));
  }
`;

const RUN_PYTHON = `
import json, sys, traceback
for file in sys.argv[1:]:
    with open(file) as source, open(file + ".printed", "w") as printed:
        try:
            exec(compile(source.read(), file, "exec"), {"print": lambda value: printed.write(json.dumps(value))})
        except Exception:
            traceback.print_exc(file=printed)
`;

/** Runs a shell command for each file, which it knows as `$file`. */
function runEach(command: string): readonly [string, ...string[]] {
  return ["sh", "-c", `for file; do { ${command}; } > "$file.printed" 2>&1; done`, "sh"];
}

/** How the samples of a language are run: the command that is given their files and writes what each prints, as JSON, to `<file>.printed`. */
const PROGRAMS: Record<"ts" | "sh" | "js" | "python" | "go" | "php" | "ruby", Program> = {
  ts: { command: [process.execPath, "--input-type=module", "-e", RUN_MODULES] },
  js: { command: [process.execPath, "--input-type=module", "-e", RUN_MODULES] },
  sh: {
    command: runEach('sh "$file"'),
    check: ["curl", "--version"],
    after: " --silent --show-error --fail-with-body",
  },
  python: { command: ["python3", "-c", RUN_PYTHON], check: ["python3", "-c", "import requests"] },
  go: { command: runEach('cp "$file" "$file.go" && go run "$file.go"'), check: ["go", "version"] },
  php: {
    command: runEach(`sed 's/^print_r(\\(.*\\));$/echo json_encode(\\1);/' "$file" | php`),
    check: ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
  },
  ruby: { command: runEach('ruby "$file"'), check: ["ruby", "--version"] },
};

interface Program {
  command: readonly [string, ...string[]];
  /** Succeeds where the language and what its sample imports are installed. */
  check?: readonly [string, ...string[]];
  /** What is put behind the sample. */
  after?: string;
}

/** The languages that this machine can run: those of Node at least. */
const runnable = (Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]).filter((language) => {
  const [program, ...args] = PROGRAMS[language].check ?? [];
  try {
    if (program !== undefined) execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  mkdirSync(RESULTS, { recursive: true });
  folder = mkdtempSync(join(RESULTS, "samples-"));
  runs = runnable.map(runSamples);
  await Promise.all(runs);
});

afterAll(async () => {
  // A program that still writes into the folder would make its removal fail, and hide why the programs are late.
  stop.abort();
  await Promise.allSettled(runs);
  await mock?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

function getFileName(id: string, language: string): string {
  return join(folder, `${id}.${language}`);
}

async function runSamples(language: keyof typeof PROGRAMS): Promise<void> {
  const { command, after = "" } = PROGRAMS[language];
  for (const { id, samples } of operations)
    writeFileSync(getFileName(id, language), samples[language].replaceAll(DOCS_SERVER, mock.url) + after);
  const [program, ...args] = command;
  await run(program, [...args, ...operations.map(({ id }) => getFileName(id, language))], {
    env,
    cwd: folder,
    signal: stop.signal,
  });
}

/** What a sample printed; the error that it ended with, as text. */
function parseJson(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return printed;
  }
}

/** The outline of a response: its values differ from those of the contract's example. */
function listMembers(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [String(body)];
  return Array.isArray(body) ? [`an array of ${body.length}`] : Object.keys(body).sort();
}

test("TypeScript, JavaScript and curl samples are run everywhere, others where their programs are", () => {
  expect(runnable).toEqual(expect.arrayContaining(["ts", "js", "sh"]));
});

describe.each(operations)("$id", ({ operation, samples }) => {
  const [example] = operation.success.examples;

  test.each(runnable)("its %s sample runs against the mock", (language) => {
    const printed = readFileSync(`${getFileName(operation.operationId, language)}.printed`, "utf8");
    expect(listMembers(parseJson(printed))).toEqual(listMembers(example?.value));
  });

  test("all of its samples in other languages request the same URL, with the key where one is required", () => {
    const { ts: _, ...others } = samples;
    const url = /'(http[^']*)'/.exec(samples.sh)?.[1] ?? "none";
    const wrong = Object.entries(others).filter(
      ([, text]) =>
        !text.includes(url) ||
        text.includes(contract.model.keyHeader) !== operation.access.keyRequired ||
        text.includes("MARKET_DATA_KEY") !== operation.access.keyRequired,
    );
    expect(wrong.map(([language]) => language)).toEqual([]);
  });
});

test("the TypeScript samples pass the compiler's strictest checks", async () => {
  const types = mkdtempSync(join(RESULTS, "types-"));
  try {
    for (const { id, samples } of operations) writeFileSync(join(types, `${id}.ts`), samples.ts);
    const config = {
      extends: "../../../../tsconfig.json",
      compilerOptions: { types: ["node"] },
      include: ["*.ts"],
    };
    writeFileSync(join(types, "tsconfig.json"), JSON.stringify(config));
    const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
    await expect(run(process.execPath, [tsc, "-p", types])).resolves.toMatchObject({ stdout: "" });
  } finally {
    rmSync(types, { recursive: true, force: true });
  }
});
