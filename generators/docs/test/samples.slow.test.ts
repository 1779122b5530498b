import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseGuides } from "../src/guides.ts";
import { LANGUAGES, type Language, type Request, renderSamples, requestTarget } from "../src/samples.ts";
import { context, findOperation, model, texts } from "./fixture.ts";

/** The file and command of a sample, and a check for the programs and libraries of the language. */
type Commands = readonly [file: string, command: readonly string[], check: readonly string[]];

/** Debian has no package for the samples in C# and Rust. */
const COMMANDS: Record<Language, Commands | "not run"> = {
  sh: ["main.sh", ["sh"], ["curl", "--version"]],
  ts: ["main.ts", [process.execPath], ["true"]],
  js: ["main.mjs", [process.execPath], ["true"]],
  python: ["main.py", ["python3"], ["python3", "--version"]],
  bash: ["command.sh", ["sh"], ["true"]],
  go: ["main.go", ["go", "run"], ["go", "version"]],
  php: ["main.php", ["php"], ["php", "-r", "curl_version();"]],
  ruby: ["main.rb", ["ruby"], ["ruby", "--version"]],
  java: ["Main.java", ["java"], ["javac", "--version"]],
  csharp: "not run",
  rust: "not run",
};

const OHLCV = "cryptocurrencyOhlcvHistoricalV2";
const CASES: readonly [title: string, id: string, request?: Request][] = [
  ["the response of an operation without a key", "fiatMapV1"],
  ["the response for lists", "cryptocurrencyQuotesLatestV3", { id: [1, 1027], convert: ["USD", "EUR"] }],
  ["the response for times", OHLCV],
  ["the message of an error", OHLCV, { id: [1], convert: ["NONE"] }],
];

const typescript = [
  ...model.operations.map((operation) => renderSamples(operation, context).ts ?? ""),
  ...parseGuides(texts.guides, context).flatMap(({ body }) =>
    [...body("html").matchAll(/```ts wrap\n(.*?)\n```/gs)].map(([, text = ""]) => text),
  ),
];
/** In this package, "@market-data/client" is installed. */
const RESULTS = fileURLToPath(new URL("../results", import.meta.url));
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

/** The environment of the samples, with the Python client and the command `mdata`. */
const ENVIRONMENT = {
  ...process.env,
  MARKET_DATA_KEY: "mock",
  PYTHONPATH: fileURLToPath(new URL("../../../packages/python/src", import.meta.url)),
  PATH: `${fileURLToPath(new URL("../node_modules/.bin", import.meta.url))}:${process.env["PATH"]}`,
};

function run([program = "", ...args]: readonly string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((done) =>
    execFile(program, args, { env: ENVIRONMENT, timeout: 120_000, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ failed: error !== null, output: stdout + stderr }),
    ),
  );
}

function runSample([file, command]: Commands, text: string) {
  writeFileSync(join(folder, file), text.replaceAll(context.server, mock.url));
  return run([...command, join(folder, file)]);
}

/** True if the machine has the language. In CI, a missing program fails the test. */
function isInstalled([program = "", ...args]: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return process.env["CI"] !== undefined;
  }
}

describe.each(LANGUAGES)("the $label sample", ({ id: language }) => {
  const commands = COMMANDS[language];
  const isRun = commands !== "not run" && isInstalled(commands[2]);
  test.runIf(isRun).each(CASES)("prints %s", async (_, id, request) => {
    if (commands === "not run") return;
    const operation = findOperation(id);
    const given = request ?? operation.success.examples[0]?.request ?? {};
    const headers = { [model.keyHeader]: "mock" };
    const response = await fetch(mock.url + requestTarget(operation, given), { headers });
    const body = JSON.parse(await response.text());
    const { failed, output } = await runSample(
      commands,
      renderSamples(operation, context, given)[language] as string,
    );
    const expected = response.ok ? Object.keys(body[0] ?? body) : [body.status.error_message];
    expect(expected.filter((text) => !output.replaceAll('\\"', '"').includes(text))).toEqual([]);
    // curl reports an error of the API only in the output.
    expect(failed, output).toBe(given["convert"]?.toString() === "NONE" && language !== "sh");
  });
});

test("the TypeScript samples of operations and guides pass the strictest checks, and run", async () => {
  const files = typescript.map((text, index) => {
    const file = join(folder, `sample-${index}.ts`);
    writeFileSync(file, text.replaceAll(context.server, mock.url));
    return file;
  });
  const compilerOptions = { types: ["node"] };
  const config = { extends: "../../../../tsconfig.json", compilerOptions, include: ["sample-*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
  expect(await run([process.execPath, tsc, "-p", folder])).toEqual({ failed: false, output: "" });
  const importAll = "for (const file of process.argv.slice(1)) await import(file);";
  const { failed, output } = await run([process.execPath, "--input-type=module", "-e", importAll, ...files]);
  expect(failed, output).toBe(false);
});
