import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
/** What each TypeScript sample printed, or why it failed. */
let printed: Record<string, unknown>;

/** Runs every sample as a module of its own, one after the other, with `console.log` replaced. */
const RUNNER = `
  const results = {};
  const log = console.log;
  for (const id of JSON.parse(process.argv[1])) {
    console.log = (value) => { results[id] = value; };
    await import(process.cwd() + "/" + id + ".ts").catch((error) => { results[id] = String(error); });
  }
  log(JSON.stringify(results));
`;

/** Runs a file as a module, whatever its ending. */
const RUN_FILE =
  'const { readFileSync } = await import("node:fs"); await import(`data:text/javascript,${encodeURIComponent(readFileSync(process.argv[1], "utf8"))}`)';

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  mkdirSync(RESULTS, { recursive: true });
  folder = mkdtempSync(join(RESULTS, "samples-"));
  for (const { id, samples } of operations) writeFileSync(join(folder, `${id}.ts`), toMock(samples.ts));
  const ids = JSON.stringify(operations.map(({ id }) => id));
  const args = ["--input-type=module", "-e", RUNNER, ids];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 });
  printed = JSON.parse(stdout);
});

afterAll(() => {
  mock?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/**
 * How a sample is run as a program that prints JSON: the command that is given its file, and what is put around it, where
 * a language prints values in a form of its own.
 */
const PROGRAMS: Record<"sh" | "js" | "python" | "go" | "php" | "ruby", Program> = {
  sh: { command: ["sh"], check: ["curl", "--version"], after: " --silent --show-error --fail-with-body" },
  js: {
    command: [process.execPath, "--input-type=module", "-e", RUN_FILE],
    check: [process.execPath, "--version"],
    before: "console.log = (value) => process.stdout.write(JSON.stringify(value));\n",
  },
  python: {
    command: ["python3"],
    check: ["python3", "-c", "import requests"],
    before: "import builtins, json\nprint = lambda value: builtins.print(json.dumps(value))\n",
  },
  go: { command: ["sh", "-c", 'cp "$0" "$0.go" && go run "$0.go"'], check: ["go", "version"] },
  php: {
    command: ["sh", "-c", `sed 's/^print_r(\\(.*\\));$/echo json_encode(\\1);/' "$0" | php`],
    check: ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
  },
  ruby: { command: ["ruby"], check: ["ruby", "--version"] },
};

interface Program {
  command: readonly [string, ...string[]];
  /** Succeeds where the language and what its sample imports are installed. */
  check: readonly [string, ...string[]];
  before?: string;
  after?: string;
}

/** The languages that this machine can run: curl and Node at least. */
const runnable = (Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]).filter((language) => {
  const [program, ...args] = PROGRAMS[language].check;
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

function toMock(sample: string): string {
  return sample.replaceAll(DOCS_SERVER, mock.url);
}

/** The outline of a response: its values differ from those of the contract's example. */
function listMembers(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [String(body)];
  return Array.isArray(body) ? [`an array of ${body.length}`] : Object.keys(body).sort();
}

test("curl, JavaScript and Python samples are run where their programs are", () => {
  expect(runnable).toEqual(expect.arrayContaining(["sh", "js"]));
});

describe.each(operations)("$id", ({ operation, samples }) => {
  const [example] = operation.success.examples;

  test("its TypeScript sample runs against the mock", () => {
    expect(listMembers(printed[operation.operationId])).toEqual(listMembers(example?.value));
  });

  test.each(runnable)("its %s sample runs against the mock", async (language) => {
    const file = join(folder, `${operation.operationId}.${language}`);
    const { command, before = "", after = "" } = PROGRAMS[language];
    writeFileSync(file, before + toMock(samples[language]) + after);
    const [program, ...args] = command;
    const { stdout } = await run(program, [...args, file], { env, maxBuffer: 1e8 });
    expect(listMembers(JSON.parse(stdout))).toEqual(listMembers(example?.value));
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
}, 60_000);
