import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadContract } from "@market-data/generator-core";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMethodPaths, methodName } from "../../client/src/method-paths.ts";
import { parseGuides, parseRequest } from "../src/guides.ts";
import { MAIN_LANGUAGES, renderSamples, type SampleContext } from "../src/samples.ts";
import { readTexts } from "../src/texts.ts";

const run = promisify(execFile);
/** In this package, "@market-data/client" is installed. */
const RESULTS = fileURLToPath(new URL("../results", import.meta.url));
const contract = await loadContract();
const methods = new Map(
  createMethodPaths(contract).map((place) => [place.operation.operationId, methodName(place)]),
);
const DOCS_SERVER = "http://127.0.0.1:4010";
const context: SampleContext = {
  model: contract.model,
  server: DOCS_SERVER,
  getMethod: ({ operationId }) => methods.get(operationId) ?? "",
};
const operations = contract.model.operations.map((operation) => ({
  id: operation.operationId,
  operation,
  samples: renderSamples(operation, context),
}));
const guides = parseGuides(readTexts().guides, context);
/** The TypeScript samples of the guides, by guide and number. */
const guideSamples = guides.flatMap(({ page }) =>
  [...page.body("html").matchAll(/```ts wrap\n(.*?)\n```/gs)].map(
    ([, text = ""], index) => [`${page.slug.replace("/", "-")}-${index + 1}`, text] as const,
  ),
);
const env = { ...process.env, MARKET_DATA_KEY: "mock" };

let mock: Mock;
let folder: string;

/** Runs each file as a module in one process, and writes its output next to the file. */
const RUN_MODULES = `
  const { writeFileSync } = await import("node:fs");
  for (const file of process.argv.slice(1)) {
    const print = (text) => writeFileSync(file + ".printed", text);
    console.log = (value) => print(JSON.stringify(value));
    await import(file).catch((error) => print(String(error)));
  }
`;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  mkdirSync(RESULTS, { recursive: true });
  folder = mkdtempSync(join(RESULTS, "samples-"));
  const texts = [...operations.map(({ id, samples }) => [id, samples.ts] as const), ...guideSamples];
  const files = texts.map(([id]) => join(folder, `${id}.ts`));
  for (const [index, [, text]] of texts.entries())
    writeFileSync(files[index] as string, text.replaceAll(DOCS_SERVER, mock.url));
  await run(process.execPath, ["--input-type=module", "-e", RUN_MODULES, ...files], { env, cwd: folder });
});

afterAll(async () => {
  await mock?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** The printed body, or the error as text. */
function readPrinted(id: string): unknown {
  const printed = readFileSync(join(folder, `${id}.ts.printed`), "utf8");
  return printed.startsWith("{") || printed.startsWith("[") ? JSON.parse(printed) : printed;
}

/** The members of a body. The mock and the contract's example have different values. */
function listMembers(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [String(body)];
  return Array.isArray(body) ? [`an array of ${body.length}`] : Object.keys(body).sort();
}

describe.each(operations)("$id", ({ id, operation, samples }) => {
  test("its TypeScript sample prints the response of the mock", () => {
    expect(listMembers(readPrinted(id))).toEqual(listMembers(operation.success.examples[0]?.value));
  });

  test("its other samples request the same URL, with the key only for an operation with a key", () => {
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

test("the guides have samples in the main languages, and curl as the author wrote the command", () => {
  const [text = ""] = guides
    .map(({ page }) => page.body("html"))
    .filter((body) => body.includes("request-1"));
  expect(MAIN_LANGUAGES.filter(({ id }) => !text.includes(`\n\`\`\`${id} wrap\n`))).toEqual([]);
  expect(text).toMatch(/```sh wrap\ncurl .*"\$MARKET_DATA_URL/);
});

test.each(guideSamples)("the TypeScript sample %s prints a body", (id) => {
  expect(readPrinted(id)).toEqual(expect.any(Object));
});

test("the query of a command becomes parameters with types", () => {
  const { operation } = operations.find(({ id }) => id === "cryptocurrencyListingsLatestV1") ?? {};
  const query = "limit=2&market_cap_min=1.5&convert=USD,EUR&sort=price";
  expect(operation && parseRequest(operation, query)).toEqual({
    limit: 2,
    market_cap_min: 1.5,
    convert: ["USD", "EUR"],
    sort: "price",
  });
});

test("the TypeScript samples pass the compiler's strictest checks", async () => {
  const types = mkdtempSync(join(RESULTS, "types-"));
  try {
    for (const { id, samples } of operations) writeFileSync(join(types, `${id}.ts`), samples.ts);
    for (const [id, text] of guideSamples) writeFileSync(join(types, `${id}.ts`), text);
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
