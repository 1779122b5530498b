import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-core";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMethodPaths, methodName } from "../../client/src/method-paths.ts";
import { LANGUAGES, type Language, type Request, renderSamples, requestTarget } from "../src/samples.ts";

/** A language's commands. @see LANGUAGE_COMMANDS */
interface Commands {
  /** The name of the sample's file. */
  file: string;
  run: readonly [string, ...string[]];
  /** Succeeds on a machine with the programs of the language. */
  check: readonly [string, ...string[]];
  /** curl reports errors of HTTP in its output alone. */
  ignoresErrors?: true;
}

/** The commands of each language. No Debian package compiles the samples of a language without commands. */
const LANGUAGE_COMMANDS: Record<Language, Commands | "not run"> = {
  sh: { file: "main.sh", run: ["sh"], check: ["curl", "--version"], ignoresErrors: true },
  ts: { file: "main.ts", run: [process.execPath], check: [process.execPath, "--version"] },
  js: { file: "main.mjs", run: [process.execPath], check: [process.execPath, "--version"] },
  python: { file: "main.py", run: ["python3"], check: ["python3", "-c", "import requests"] },
  go: { file: "main.go", run: ["go", "run"], check: ["go", "version"] },
  php: { file: "main.php", run: ["php"], check: ["php", "-r", "curl_version();"] },
  ruby: { file: "main.rb", run: ["ruby"], check: ["ruby", "--version"] },
  java: { file: "Main.java", run: ["java"], check: ["javac", "--version"] },
  csharp: "not run",
  rust: "not run",
};

const CASES: readonly { title: string; id: string; request?: Request; isError?: true }[] = [
  { title: "an operation without a key", id: "fiatMapV1" },
  {
    title: "a list",
    id: "cryptocurrencyQuotesLatestV3",
    request: { id: [1, 1027], convert: ["USD", "EUR"] },
  },
  { title: "times", id: "cryptocurrencyOhlcvHistoricalV2" },
  {
    title: "an error",
    id: "cryptocurrencyOhlcvHistoricalV2",
    request: { id: [1], convert: ["NONE"] },
    isError: true,
  },
];

const { model, ...contract } = await loadContract();
const methods = new Map(
  createMethodPaths({ model, ...contract }).map((place) => [place.operation.operationId, methodName(place)]),
);
/** In this package, "@market-data/client" is installed. */
const RESULTS = fileURLToPath(new URL("../results", import.meta.url));
const env = { ...process.env, MARKET_DATA_KEY: "mock" };
let mock: Mock;
let folder: string;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  mkdirSync(RESULTS, { recursive: true });
  folder = mkdtempSync(join(RESULTS, "samples-"));
});

afterAll(async () => {
  await mock?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: readonly string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((done) =>
    execFile(program, args, { env, timeout: 60_000 }, (error, stdout, stderr) =>
      done({ failed: error !== null, output: stdout + stderr }),
    ),
  );
}

/** Whether the machine has the language's programs. In CI, a missing program fails the test. */
function isInstalled([program, ...args]: Commands["check"]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return process.env["CI"] !== undefined;
  }
}

const rows = LANGUAGES.flatMap(({ id, label }) => {
  const commands = LANGUAGE_COMMANDS[id];
  return commands === "not run" ? [] : [{ language: id, label, ...commands }];
});

describe.each(rows)(
  "the $label sample",
  ({ language, file, run: [program, ...args], check, ignoresErrors }) => {
    test.skipIf(!isInstalled(check)).each(CASES)(
      "prints the response of $title",
      async ({ id, request, isError }) => {
        const operation = model.operations.find(({ operationId }) => operationId === id);
        if (operation === undefined) throw new Error(`There is no operation ${id}.`);
        const given = request ?? operation.success.examples[0]?.request ?? {};
        const context = { model, server: mock.url, getMethod: () => methods.get(id) ?? "" };
        const path = join(folder, file);
        writeFileSync(path, renderSamples(operation, context, given)[language]);
        const response = await fetch(mock.url + requestTarget(operation, given), {
          headers: { [model.keyHeader]: "mock" },
        });
        expect(response.ok).toBe(isError === undefined);
        const body = (await response.json()) as { status?: { error_message?: string } };
        const { failed, output } = await run(program, [...args, path]);
        const members = Object.keys((Array.isArray(body) ? body[0] : body) as object);
        const expected = isError ? [body.status?.error_message] : members;
        expect(expected.filter((text) => !output.replaceAll('\\"', '"').includes(String(text)))).toEqual([]);
        expect(failed, output).toBe(isError === true && ignoresErrors === undefined);
      },
    );
  },
);
