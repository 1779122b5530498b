import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { contractRoot } from "@market-data/generator-core";
import { marketOperations } from "@market-data/market";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { recordExamples } from "../src/examples/record-examples.ts";
import { Recorder } from "../src/examples/recorder.ts";

const EXAMPLE = "components/examples/FiatMapV1.yaml";
const PATH = "paths/v1/fiat/map.yaml";
const { fiatMapV1, ...withoutFiatMap } = marketOperations;
let recorder: Recorder;
let folder = "";

beforeAll(async () => {
  recorder = await Recorder.start();
});
afterAll(() => recorder.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "examples-"));
  for (const part of ["openapi.yaml", "components", "extensions", "paths"])
    cpSync(join(dirname(contractRoot), part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const edit = (file: string, by: (text: string) => string) =>
  writeFileSync(join(folder, file), by(read(file)));

async function record(by = recorder) {
  const lines: string[] = [];
  const exitCode = await recordExamples(by, join(folder, "openapi.yaml"), (line) => lines.push(line));
  return { exitCode, lines };
}
const recorded = (file: string) => `recorded ${relative(process.cwd(), join(folder, file))}`;

test("reports unchanged examples and does not write them", async () => {
  const before = read(EXAMPLE);
  expect(await record()).toEqual({ exitCode: 0, lines: ["No example changed."] });
  expect(read(EXAMPLE)).toBe(before);
});

test("writes a missing value to the file of the example and names only this file", async () => {
  const [whole, path] = [read(EXAMPLE), read(PATH)];
  edit(EXAMPLE, (text) => text.slice(0, text.search(/^value:/m)));
  expect(await record()).toEqual({ exitCode: 0, lines: [recorded(EXAMPLE)] });
  expect(read(EXAMPLE)).toBe(whole);
  expect(read(PATH)).toBe(path);
});

test("an operation without generated code is reported with the command to run", async () => {
  edit(PATH, (text) => text.replace("operationId: fiatMapV1", "operationId: fiatMapV9"));
  expect(await record()).toEqual({
    exitCode: 1,
    lines: [
      "No example changed.",
      'fiatMapV9 is not generated yet; run "pnpm generate", and write its handler.',
    ],
  });
});

test("an operation without a handler is reported with the files to write; other operations are recorded", async () => {
  const other = "components/examples/KeyInfoV1.yaml";
  edit(other, (text) => text.slice(0, text.search(/^value:/m)));
  const incomplete = await Recorder.start(withoutFiatMap);
  try {
    expect(await record(incomplete)).toEqual({
      exitCode: 1,
      lines: [
        recorded(other),
        "fiatMapV1 has no handler; write it in packages/market/src/operations/, and name it in packages/market/src/market-operations.ts.",
      ],
    });
  } finally {
    await incomplete.stop();
  }
});

test("a rejected request is reported with its response", async () => {
  edit(EXAMPLE, (text) => text.replace("limit: 2", "limit: 0"));
  const { exitCode, lines } = await record();
  expect(lines.at(-1)).toMatch(/^fiatMapV1 responded 400 to the x-svc-request of "success": \{.*limit/);
  expect(exitCode).toBe(1);
});
