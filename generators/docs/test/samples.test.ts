import { execFile } from "node:child_process";
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

function toMock(sample: string): string {
  return sample.replaceAll(DOCS_SERVER, mock.url);
}

/** The outline of a response: its values differ from those of the contract's example. */
function listMembers(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [String(body)];
  return Array.isArray(body) ? [`an array of ${body.length}`] : Object.keys(body).sort();
}

describe.each(operations)("$id", ({ operation, samples }) => {
  const [example] = operation.success.examples;

  test("its TypeScript sample runs against the mock", () => {
    expect(listMembers(printed[operation.operationId])).toEqual(listMembers(example?.value));
  });

  test("its curl sample runs against the mock", async () => {
    const { stdout } = await run(
      "sh",
      ["-c", `${toMock(samples.sh)} --silent --show-error --fail-with-body`],
      { env },
    );
    expect(listMembers(JSON.parse(stdout))).toEqual(listMembers(example?.value));
  });

  test("its JavaScript and Python samples request the same URL", () => {
    const url = /'(http[^']*)'/.exec(samples.sh)?.[1] ?? "none";
    expect(samples.js).toContain(`"${url}"`);
    expect(samples.python).toContain(`"${url}"`);
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
